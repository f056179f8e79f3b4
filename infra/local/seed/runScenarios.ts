import type { Write } from '../../../functions/core/table/write.ts'
import { type Directory, directoryOf } from './directory.ts'
import { DonationRun } from './donationRun.ts'
import type { Plan } from './plan.ts'

/** Table to which the donations of the scenarios are written. */
export interface RunTarget {
  readonly nextId: Directory['nextId']
  /** Saves a donation that has no more transitions until now. */
  save(run: DonationRun): Promise<void>
}

interface Pending {
  readonly at: Date
  readonly run: DonationRun
  readonly steps: AsyncGenerator<Date, void, void>
}

/**
 * Runs the scenarios in order of time, so that matching reads of an agency only what was recorded before. Only donations in
 * progress are in memory. Returns the writes of the agency records.
 */
export async function runScenarios(plan: Plan, { nextId, save }: RunTarget): Promise<Write[]> {
  const directory = directoryOf(plan, nextId)
  const waiting: Pending[] = []
  const advance = async ({ run, steps }: Omit<Pending, 'at'>) => {
    const { value: at, done } = await steps.next()
    if (done || !at) await save(run)
    else insert(waiting, { at, run, steps })
  }
  const runUntil = async (until: Date) => {
    for (let next = waiting[0]; next && next.at <= until; next = waiting[0]) {
      waiting.shift()
      await advance(next)
    }
  }
  for (const scenario of plan.scenarios()) {
    await runUntil(scenario.at)
    const run = new DonationRun(scenario, directory)
    await advance({ run, steps: run.steps() })
  }
  await runUntil(plan.now)
  for (const { run } of waiting) await save(run)
  return directory.records.writes()
}

/** Sorted by time; equal times keep their order of insertion. */
function insert(waiting: Pending[], added: Pending): void {
  let [low, high] = [0, waiting.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const there = waiting[middle]
    if (there && there.at <= added.at) low = middle + 1
    else high = middle
  }
  waiting.splice(low, 0, added)
}
