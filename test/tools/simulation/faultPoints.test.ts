import { describe, expect, it } from 'vitest'
import { backgroundFunctions, schedules } from '../../../events/subscriptions.ts'
import { table } from '../../../functions/core/table/table.ts'
import { catalogue } from '../../../shared/catalogue.ts'
import type { Answer } from '../../../shared/core/answer.ts'
import { type Call, endpointNamed, inputOf } from '../../budgets/calls/making.ts'
import { calls } from '../../budgets/calls.ts'
import { smallTenantParticipants } from '../../budgets/smallTenant.ts'
import { call } from '../../engine/call.ts'
import { makeSmallTenant } from '../../engine/smallTenant.ts'
import { isFull } from '../../engine/tier.ts'
import { callFaults, type Fault } from './cloud.ts'
import type { TableItem } from './expression.ts'
import { clock, differences, type FaultRun, run, type Work } from './faultRun.ts'
import { newNumbers, type PreparedStage, prepare } from './faults/prepare.ts'
import { uncalled } from './faults/uncalled.ts'
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

interface Tried {
  /** Function. */
  readonly name: string
  readonly what: string
}

/** Functions that a person asks for a code: each asking sends a new one, which takes the place of the one before. */
const sendAnew = ['sendSignInCode', 'setPhoneNumber']

/** Mails are sent at most once. A sender that ends during a request leaves a mark, and the mail is not retried (docs/decisions/core.md). */
function checkMails(calm: FaultRun, tries: readonly FaultRun[], { name, what }: Tried): void {
  const mails = tries.flatMap(({ cloud }) => cloud.mails)
  const most = calm.cloud.mails.length * (sendAnew.includes(name) ? tries.length : 1)
  expect(mails.length, what).toBeLessThanOrEqual(most)
  const marks =
    tries
      .at(-1)
      ?.cloud.table.items()
      .filter((item) => String(item.sk).startsWith('MAIL#')) ?? []
  const unsure = marks.filter((mark) => mark.State !== 'sent')
  expect(mails.length + unsure.length, `${what}: ${mails.length} mails`).toBeGreaterThanOrEqual(calm.cloud.mails.length)
}

/**
 * Calls of AWS, in their order, of the functions that met every fault. `npm test` tries one function of each such shape,
 * `npm run test:full` all.
 */
const tried = new Set<string>()
const isTried = (shape: string) => !isFull && tried.size === tried.add(shape).size

const counted = { functions: 0, calls: 0, faults: 0 }

/** State in which a function starts, and its work there. */
interface Start {
  readonly table: MemoryTable
  readonly objects?: ReadonlyMap<string, string>
  readonly work: Work
}

async function prove(of: string, { table: before, objects = new Map(), work }: Start): Promise<void> {
  const calm = await run(before, work, undefined, objects)
  expect(isDone(calm.answer), `without fault: ${JSON.stringify(calm.answer)}`).toBe(true)
  counted.functions += 1
  counted.calls += calm.calls.length
  if (isTried(calm.calls.join())) return
  for (const [call, name] of calm.calls.entries()) {
    for (const fault of possible(name)) {
      const faulty = await run(before, work, { call, fault }, objects)
      const tries = isDone(faulty.answer)
        ? [faulty]
        : [faulty, await run(faulty.cloud.table, work, undefined, faulty.cloud.objects)]
      const retried = tries.at(-1) ?? faulty
      const what = `${fault} at call ${call + 1} (${name})`
      expect(isDone(retried.answer) || isRefused(retried.answer), `${what}: ${JSON.stringify(retried.answer)}`).toBe(
        true,
      )
      expect(differences(retried.cloud.table, calm.cloud.table), what).toEqual([])
      expect(outside(...tries), what).toEqual(outside(calm))
      checkMails(calm, tries, { name: of, what })
      counted.faults += 1
    }
  }
}

let smallTenant: Promise<MemoryTable> | undefined

/** A call of an endpoint as the budgets have it, in the state that it needs. */
async function startOf(name: string): Promise<Start> {
  smallTenant ??= run(new MemoryTable(), () => makeSmallTenant()).then(({ cloud }) => cloud.table)
  const made: Call[] = []
  const prepare = calls[name] ?? expect.fail(`${name} has no call in test/budgets/calls`)
  const { cloud } = await run(await smallTenant, async () => made.push(await prepare(smallTenantParticipants)))
  const [prepared = expect.fail(`${name} could not be prepared`)] = made
  const { cloud: counted } = await run(cloud.table, () => table.commit(newNumbers))
  const endpoint = endpointNamed(name.replace(/ \(.+\)$/, ''))
  const { headers = {}, signIn, by } = prepared
  const once: Record<string, string> = endpoint.idempotent ? { 'idempotency-key': 'once-and-only-once' } : {}
  const options = { headers: { ...once, ...headers }, ...(signIn ? { signIn } : {}) }
  const work = () => call(endpoint, by, inputOf(endpoint, prepared) as never, options)
  return { table: counted.table, objects: cloud.objects, work }
}

describe('each call of each function, each fault', () => {
  it.each(Object.keys(calls))('%s', { timeout: 60_000 }, async (name) => prove(name, await startOf(name)))

  it.each(uncalled.map((scenario) => [scenario.name, scenario] as const))(
    '%s',
    { timeout: 60_000 },
    async (name, { on, work, later = 0 }) => {
      const table = await tableAt(on)
      clock.advance(later * 60_000)
      await prove(name, { table, work: () => work(factsIn(table)) }).finally(() => clock.advance(-later * 60_000))
    },
  )

  it('covers every endpoint and every function that nobody calls', () => {
    const covered = new Set([...Object.keys(calls), ...uncalled.map(({ name }) => name)])
    // Of the cloud alone is what touches no table: functions/core/timers/keepWarm.test.ts has the faults of its calls.
    const inCloudOnly = new Set(schedules.filter((one) => one.inCloudOnly).map(({ name }) => name))
    const all = [...catalogue.map(({ id }) => id), ...backgroundFunctions.map(({ name }) => name)]
    expect(all.filter((name) => !covered.has(name) && !inCloudOnly.has(name))).toEqual([])
    console.log(`${counted.faults} faults at ${counted.calls} calls of ${counted.functions} functions`)
  })
})
