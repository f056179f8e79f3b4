import { marshall } from '@aws-sdk/util-dynamodb'
import { Event } from '../../../events/event.ts'
import { publisher, reactions, schedules, workers } from '../../../events/subscriptions.ts'
import { eventPrefix } from '../../../functions/core/table/shape.ts'
import { startOutside } from '../../../functions/core/timers/outside.fixture.ts'
import { entryOf } from '../../../infra/entries.ts'
import { handlerNamed } from '../../../infra/local/functions.ts'
import type { Caller } from '../../../shared/core/access.ts'
import type { Endpoint, Input } from '../../../shared/core/schema/endpoint.ts'
import type { Queue } from '../../api/core/endpoints.ts'
import { deliver } from '../../api/core/messages.ts'
import { type Called, call, type HandlerCallOptions } from '../../engine/call.ts'
import { everything } from '../../engine/stored.ts'
import { ensureStored } from '../../engine/storedCaller.ts'
import { as } from '../recorder.ts'

/** Asks endpoints, and brings events and messages to workers: each call under the name of its function. */

/** Of each function, how often it did its work. */
export const done = new Map<string, number>()
export const noteDone = (name: string) => done.set(name, (done.get(name) ?? 0) + 1)

/** Addresses of photos that were given out: no call of the SDK, but a right of the function all the same. */
export const addresses: { by: string; command: 'GetObject' | 'PutObject'; key: string }[] = []

function noteAddresses(by: string, value: unknown): void {
  const found = JSON.stringify(value ?? null).matchAll(/"(PhotoUrl|UploadUrl)":"[^"]*\/(donations\/[^"?]+)\?/g)
  for (const [, field, key = ''] of found)
    addresses.push({ by, command: field === 'UploadUrl' ? 'PutObject' : 'GetObject', key })
}

export async function ask<E extends Endpoint<never, unknown>>(
  endpoint: E,
  caller: Caller | undefined,
  input: Input<E>,
  options?: HandlerCallOptions,
): Promise<Called<unknown>> {
  const name = entryOf(endpoint)
  // No function puts the caller there.
  if (caller && options?.isStored !== false) await ensureStored(caller)
  const called = await as(name, () => call(endpoint, caller, input, options))
  if (called.status < 300 && called.answer.Successful !== false) noteDone(name)
  noteAddresses(name, called.answer.Value)
  return called
}

const published = new Set<string>()

/** The targets of every endpoint raise thousands of like events; a reaction hears this many of a type, in the table's order. */
const maxHeard = 40
const heard = new Map<string, number>()
function isHeard(run: string, type: string): boolean {
  const key = `${run} ${type}`
  heard.set(key, (heard.get(key) ?? 0) + 1)
  return (heard.get(key) ?? 0) <= maxHeard
}

/** The stream brings what is new; the bus brings it to whoever listens; the clock strikes. */
export async function react(queue: Queue): Promise<void> {
  const publish = await handlerNamed(publisher.name)
  const events = (await everything()).filter(
    ({ pk, sk }) => String(sk).startsWith(eventPrefix) && !published.has(`${pk}${sk}`),
  )
  const Records = events.map((item, index) => {
    published.add(`${item.pk}${item.sk}`)
    return { eventName: 'INSERT', dynamodb: { NewImage: marshall(item), SequenceNumber: String(index) } }
  })
  await as(publisher.name, () => publish({ Records }, {}))
  if (Records.length > 0) noteDone(publisher.name)
  for (const event of events.map((item) => Event.parse(item)))
    for (const reaction of reactions.filter(({ to }) => to.some(({ type }) => type === event.Type)))
      if (isHeard(reaction.name, event.Type)) await bring(reaction.name, { detail: event })
  await strike(queue)
}

/** A message is delivered to the worker of this name. */
export async function bring(name: string, message: unknown): Promise<void> {
  const handler = await handlerNamed(name)
  const failed = await as(name, () => deliver(handler, message))
  if (failed.length > 0) throw new Error(`${name} failed on ${JSON.stringify(message)}`)
  noteDone(name)
}

const at = (run: () => Promise<unknown>) => run()
/** Runs the check from outside against a double: there is no web address here. */
async function seenFromOutside(run: () => Promise<unknown>): Promise<void> {
  const [outside, { WEB_URL = '' }] = [await startOutside(), process.env]
  process.env.WEB_URL = outside.url
  try {
    await run()
  } finally {
    process.env.WEB_URL = WEB_URL
    await outside.stop()
  }
}

async function strike(queue: Queue): Promise<void> {
  for (const { name } of schedules) {
    // Keeping warm calls every function, whatever came before: once shows all its calls.
    if (name === 'timers/keepWarm' && done.has(name)) continue
    const sweep = await handlerNamed(name)
    await (name === 'session/checkFromOutside' ? seenFromOutside : at)(() => as(name, () => sweep({}, {})))
    noteDone(name)
  }
  for (const { name } of workers.filter((worker) => worker.queue === 'due')) {
    // Without the time that they are due at: those of the next minutes are delivered now, too.
    const bodies = queue.messages.splice(0).map(({ body: { dueAt: _, ...body } }) => body)
    for (const body of bodies) await bring(name, body)
  }
}
