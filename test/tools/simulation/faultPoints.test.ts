import { describe, expect, it } from 'vitest'
import { runs } from '../../../events/subscriptions.ts'
import { catalogue } from '../../../shared/catalogue.ts'
import type { Answer } from '../../../shared/core/answer.ts'
import { isFull } from '../../engine/tier.ts'
import { callFaults, type Fault } from './cloud.ts'
import type { TableItem } from './expression.ts'
import { clock, differences, type FaultRun, run, type Work } from './faultRun.ts'
import { type PreparedStage, prepare } from './faults/prepare.ts'
import type { Scenario } from './faults/scenario.ts'
import { scenarios } from './faults/scenarios.ts'
import { MemoryTable } from './memoryTable.ts'

/**
 * Every AWS call of every function fails in every way, one at a time. After the caller's retry there is either a refusal or
 * exactly the result of a run without fault.
 */

const prepared = new Map<PreparedStage, Promise<MemoryTable>>()
function tableAt(stage: PreparedStage): Promise<MemoryTable> {
  const made = prepared.get(stage) ?? run(new MemoryTable(), () => prepare(stage)).then(({ cloud }) => cloud.table)
  prepared.set(stage, made)
  return made
}

const factsIn = (table: MemoryTable): TableItem[] =>
  table.items().filter((item) => String(item.sk).startsWith('EVENT#'))

const isRead = (name: string) => /^(Get|BatchGet|Query|Scan)/.test(name)

/**
 * Only a transaction meets a conflict. A read that fails changes nothing, in whichever way it fails: `npm test` tries two of
 * them, `npm run test:full` all.
 */
function possible(name: string): readonly Fault[] {
  if (name === 'TransactWriteCommand') return callFaults
  if (isRead(name) && !isFull) return ['failsBefore', 'crash']
  return callFaults.filter((fault) => fault !== 'conflict')
}

interface Called {
  readonly status: number
  readonly answer: Answer
}
const isCalled = (answer: unknown): answer is Called =>
  typeof answer === 'object' && answer !== null && 'status' in answer
const isRefused = (answer: unknown) => isCalled(answer) && answer.status === 200 && !answer.answer.Successful
/** Messages of a batch that come again, or events that the hourly check tries again. */
const hasFailures = (answer: unknown) =>
  typeof answer === 'object' &&
  answer !== null &&
  ['batchItemFailures', 'refused'].some((list) => {
    const again: unknown = (answer as Record<string, unknown>)[list]
    return Array.isArray(again) && again.length > 0
  })
/** Answered in full: a value or a file, or a batch of which nothing comes again. */
const isDone = (answer: unknown) =>
  answer !== undefined &&
  !hasFailures(answer) &&
  (!isCalled(answer) || (answer.status === 200 && answer.answer.Successful !== false))

/** Effects outside the table: messages to the due queue and events on the bus, each of them once at least. */
const outside = (...runs: FaultRun[]) => ({
  due: [
    ...new Set(runs.flatMap(({ cloud }) => (cloud.queues.get('timers/settleDue') ?? []).map(({ body }) => body))),
  ].sort(),
  published: [...new Set(runs.flatMap(({ cloud }) => cloud.published))].sort(),
})

/** Mails are sent at most once. A sender that ends during a request leaves a mark, and the mail is not retried (docs/decisions/core.md). */
function checkMails(calm: FaultRun, tries: readonly FaultRun[], what: string): void {
  const mails = tries.flatMap(({ cloud }) => cloud.mails)
  expect(mails.length, what).toBeLessThanOrEqual(calm.cloud.mails.length)
  const marks =
    tries
      .at(-1)
      ?.cloud.table.items()
      .filter((item) => String(item.sk).startsWith('MAIL#')) ?? []
  const unsure = marks.filter((mark) => mark.State !== 'sent')
  expect(mails.length + unsure.length, `${what}: ${mails.length} mails`).toBeGreaterThanOrEqual(calm.cloud.mails.length)
}

const counted = { functions: 0, calls: 0, faults: 0 }

async function prove({ on, work, later = 0 }: Scenario): Promise<void> {
  const before = await tableAt(on)
  const events = factsIn(before)
  const again: Work = () => work(events)
  clock.advance(later * 60_000)
  try {
    const calm = await run(before, again)
    expect(isDone(calm.answer), `without fault: ${JSON.stringify(calm.answer)}`).toBe(true)
    for (const [call, name] of calm.calls.entries()) {
      for (const fault of possible(name)) {
        const faulty = await run(before, again, { call, fault })
        const tries = isDone(faulty.answer)
          ? [faulty]
          : [faulty, await run(faulty.cloud.table, again, undefined, faulty.cloud.objects)]
        const retried = tries.at(-1) ?? faulty
        const what = `${fault} at call ${call + 1} (${name})`
        expect(isDone(retried.answer) || isRefused(retried.answer), `${what}: ${JSON.stringify(retried.answer)}`).toBe(
          true,
        )
        expect(differences(retried.cloud.table, calm.cloud.table), what).toEqual([])
        expect(outside(...tries), what).toEqual(outside(calm))
        checkMails(calm, tries, what)
        counted.faults += 1
      }
    }
    counted.functions += 1
    counted.calls += calm.calls.length
  } finally {
    clock.advance(-later * 60_000)
  }
}

describe('each call of each function, each fault', () => {
  it.each(scenarios.map((scenario) => [scenario.name, scenario] as const))('%s', { timeout: 60_000 }, (_, scenario) =>
    prove(scenario),
  )

  it('covers every endpoint and every function that nobody calls', () => {
    const covered = new Set(scenarios.map(({ name }) => name))
    expect(
      [...catalogue.map(({ id }) => id), ...runs.map((one) => one.run)].filter((name) => !covered.has(name)),
    ).toEqual([])
    console.log(`${counted.faults} faults at ${counted.calls} calls of ${counted.functions} functions`)
  })
})
