import type { Write } from '../../../functions/table/write.ts'
import { Life } from './life.ts'
import type { Plan } from './plan.ts'
import { type World, worldOf } from './world.ts'

/** Where a played tenant goes. */
export interface Stage {
  readonly nextId: World['nextId']
  /** Takes a donation of which nothing more will happen by now. */
  keep(life: Life): Promise<void>
}

interface Waiting {
  readonly at: Date
  readonly life: Life
  readonly moments: AsyncGenerator<Date, void, void>
}

/**
 * Plays the plan in the order of time, so that whatever matching knew of an agency at a moment is what had happened by
 * then. Only donations under way are held; answers what matching has learned in the end.
 */
export async function play(plan: Plan, { nextId, keep }: Stage): Promise<Write[]> {
  const world = worldOf(plan, nextId)
  const waiting: Waiting[] = []
  const goOn = async ({ life, moments }: Omit<Waiting, 'at'>) => {
    const { value: at, done } = await moments.next()
    if (done || !at) await keep(life)
    else insert(waiting, { at, life, moments })
  }
  const runUntil = async (until: Date) => {
    for (let next = waiting[0]; next && next.at <= until; next = waiting[0]) {
      waiting.shift()
      await goOn(next)
    }
  }
  for (const story of plan.stories()) {
    await runUntil(story.at)
    const life = new Life(story, world)
    await goOn({ life, moments: life.live() })
  }
  await runUntil(plan.now)
  for (const { life } of waiting) await keep(life)
  return world.records.writes()
}

/** Sorted by moment; of equal ones the earlier waits in front. */
function insert(waiting: Waiting[], added: Waiting): void {
  let [low, high] = [0, waiting.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const there = waiting[middle]
    if (there && there.at <= added.at) low = middle + 1
    else high = middle
  }
  waiting.splice(low, 0, added)
}
