import { setTimeout as realTime } from 'node:timers/promises'
import './environment.ts'
import { forgetRevoked } from '../../../functions/core/http/revokedTable.ts'
import { counterKey, forgetBlocks } from '../../../functions/core/table/ids.ts'
import { orderingKeys } from '../../../functions/core/table/keys/ordering.ts'
import { transportKeys } from '../../../functions/core/table/keys/transport.ts'
import { SimulatedClock } from './clock.ts'
import { type Fault, pausing, running, SimulatedCloud, type Task } from './cloud.ts'
import type { TableItem } from './expression.ts'
import type { MemoryTable } from './memoryTable.ts'

/** One run of a function in which the n-th call of an AWS client goes wrong, and the same again without fault. */

export const clock = new SimulatedClock('2026-11-20T15:00:00.000Z')
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

export interface FaultRun {
  /** Names of the calls, in order. */
  readonly calls: readonly string[]
  /** Answer of the function; undefined when it failed or is gone. */
  readonly answer: unknown
  readonly cloud: SimulatedCloud
}

/** A function to run: an endpoint's request, or an event for one that nobody calls. */
export type Work = () => Promise<unknown>

/** Runs it on a copy of a table and of what an earlier run stored in buckets, with a fault at one of its calls or none. */
export async function run(
  before: MemoryTable,
  work: Work,
  at?: { readonly call: number; readonly fault: Fault },
  objects: ReadonlyMap<string, string> = new Map(),
): Promise<FaultRun> {
  const cloud = new SimulatedCloud(() => clock.now())
  cloud.table.take(before)
  for (const [key, content] of objects) cloud.objects.set(key, content)
  const calls: string[] = []
  const task: Task = { name: 'run', crashed: false }
  let answer: unknown
  let isOver = false
  cloud.install()
  clock.install()
  forgetBlocks()
  forgetRevoked()
  try {
    void running
      .run(task, work)
      .then((value) => {
        answer = value
      })
      .catch(() => undefined)
      .finally(() => {
        isOver = true
      })
    for (let waits = 0; !isOver && !task.crashed; waits++) {
      await settle()
      const operation = cloud.pending[0]
      if (operation?.name === pausing) cloud.perform(operation)
      else if (operation) {
        cloud.perform(operation, at?.call === calls.length ? at.fault : undefined)
        calls.push(operation.name)
      } else if (!isOver) await waitForTimer(waits)
    }
  } finally {
    cloud.uninstall()
    clock.uninstall()
  }
  return { calls, answer, cloud }
}

/** Compressing and writing files takes its time; nothing else may keep a function busy without a call. */
async function waitForTimer(waits: number): Promise<void> {
  if (waits > 4000) throw new Error('The function makes no call and does not end')
  await realTime(2)
}

/** Start of counters in the prepared tables: new numbers are told apart from all others by their size. */
export const firstNumber = 7_654_000

/** Counts on from a number that occurs nowhere else. */
export const counterAt = (name: string): TableItem => ({ ...counterKey(name), Last: firstNumber })

/** A counted number; those of own tags begin a thousand later. */
const newNumber = /(?<!\d)765[45]\d{3}(\d{2,3}|\d{6})?(?!\d)/g
const uuids = /\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g
const hashes = /(?<="(?:Salt|(?:Code)?Hash)":")[\w-]{43}/g
const recipientCodes = /(?<="Code":")[\w-]{27}(?=")/g
const referralCodes = /\b[2-9A-HJKMNP-TV-Z]{12}\b/g
/** An order's code is its number in hexadecimal. */
const orderCodes = /(?<="Code":")74C[A-F][\dA-F]{2}(?=")/g
const codes = /\b[DR][B-DF-HJ-NP-TV-XZ2-9]{5}\b/g

/** Sort key of the code that a driver's mail brings: a new mail has a new code. */
const codeKey = transportKeys.code(0).sk

/** An event's mark of the outbox goes by the number of its resource. */
const marks = /(?<="due":")OUTBOX#\d+(?=")/g

/** The list of products to order is a copy: who finds none makes it. */
const isCopy = (item: TableItem) => String(item.pk).startsWith(orderingKeys.orderableHead(0).pk.slice(0, -1))

/** Counter of a caller's requests in a span of time: a repeat is one more. */
const isCallCount = (item: TableItem) => 'Count' in item && 'expires' in item

/** Each try of a worker is a version of its job, so that only its number of versions differs. */
const ofJob = /^JOB#/
const versions = /(?<="Version":|EVENT#|"job-(?:\d+|NEW)-)\d+/g

/** An e-mail or text whose answer was lost may have been sent: the invitation says so, and it is not sent again. */
const ofReferral = /^CUSTOMERINVITATION#\S+ CUSTOMERINVITATION$/
const endings = /"(EMail|Text)":"\w+"|"Sent":("[^"]*"|null)|"Version":\d+/g

const ofLink = /^(ORDER|PLACE|RECALL)LINK#/

/** Text in which new numbers are alike. */
export const withoutNumbers = (text: string) => text.replace(newNumber, 'NEW')

const plain = (text: string) =>
  // Before the numbers: a UUID may hold digits that look like a counted one.
  withoutNumbers(text.replace(uuids, 'UUID'))
    .replace(codes, 'CODE')
    .replace(orderCodes, 'CODE')
    .replace(referralCodes, 'CODE')
    .replace(hashes, 'HASH')
    .replace(recipientCodes, 'CODE')
    .replace(marks, 'OUTBOX')

/** Items as text with their keys, without what may differ: the number or UUID of a new item, and how the last mail ended, with its code. */
function fingerprints(found: readonly TableItem[]): [string, string][] {
  const items = found.filter(
    (item) => !String(item.pk).startsWith('COUNTER#') && item.sk !== codeKey && !isCallCount(item) && !isCopy(item),
  )
  return items.map((item) => {
    const [at, content] = [plain(`${item.pk} ${item.sk}`), plain(JSON.stringify(item))]
    // A link's code is random, and stored as a hash.
    if (ofLink.test(at)) return [String(item.pk), content.replaceAll(String(item.sk), 'HASH')]
    // A ticket's code is in its key.
    if (at.startsWith('HELPCODE#')) return ['HELPCODE', plain(JSON.stringify({ ...item, pk: 'CODE' }))]
    if (at.startsWith('SIGNINTICKET#')) return ['SIGNINTICKET', plain(JSON.stringify({ ...item, pk: 'TICKET' }))]
    if (ofJob.test(String(item.pk))) return [at.replace(versions, 'N'), content.replace(versions, 'N')]
    // Codes are random, so the item that a code stands for tells them apart.
    if (at.startsWith('REFERRAL#')) return [`${at} ${content}`, content]
    if (ofReferral.test(at)) return [at, content.replace(endings, 'ENDED')]
    return [at, String(item.sk).startsWith('MAIL#') ? 'a mail' : content]
  })
}

/** All that was written since, where several new items may be alike but for their numbers. */
export const contents = (table: MemoryTable, since: MemoryTable): string[] =>
  fingerprints(table.items(since))
    .map(([at, content]) => `${at} ${content}`)
    .sort()

/** Keys of the items in which two tables differ. What neither run has replaced is the same item in both. */
export function differences(one: MemoryTable, other: MemoryTable): string[] {
  const [a, b] = [new Map(fingerprints(one.items(other))), new Map(fingerprints(other.items(one)))]
  return [...new Set([...a.keys(), ...b.keys()])].filter((key) => a.get(key) !== b.get(key))
}
