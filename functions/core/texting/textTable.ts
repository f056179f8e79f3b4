import * as z from 'zod/mini'
import { ID, Instant } from '../../../shared/core/schema/fields.ts'
import type { TextingEvent } from '../../../shared/core/texting/events.ts'
import { Aggregate } from '../table/aggregate.ts'
import { absent } from '../table/conditions.ts'
import { expiryAfter } from '../table/expiry.ts'
import { textingKeys, textingLists } from '../table/keys/texting.ts'
import { listAttributes } from '../table/lists.ts'
import { storedShape } from '../table/storedShape.ts'
import { table } from '../table/table.ts'
import type { Write } from '../table/write.ts'

/** Texts that wait for the end of the quiet hours, and the phone numbers whose owners asked for no more texts. */

const DelayedText = z.object({
  ID: ID,
  Version: z.int(),
  EntityID: ID,
  Person: z.string(),
  Kind: z.string(),
  To: z.string(),
  Text: z.string(),
  TimeZone: z.string(),
  /** null once its event is out. */
  DueAt: z.nullable(Instant),
})
export type DelayedText = z.infer<typeof DelayedText>

/** Version 2 is in the list of all delayed texts. */
const shape = storedShape(DelayedText, [(item) => item])

export const delayedTexts = new Aggregate<DelayedText, TextingEvent>({
  kind: 'delayedText',
  schema: shape.schema,
  key: textingKeys.delayed,
  entityId: ({ EntityID }) => EntityID,
  attributes: ({ ID: id }) => ({ Shape: shape.version, ...listAttributes([textingLists.delayed()]), sort: String(id) }),
  dueAt: ({ DueAt }) => DueAt,
})

/** Sent or dropped: number and words are kept no longer. */
export const removeDelayedText = (id: number): Write => ({ remove: textingKeys.delayed(id) })

const Preference = z.object({ State: z.enum(['stopped', 'started']), At: Instant })

/** The number's owner answered STOP, and has neither answered START nor given a new consent since. */
export async function isTextStopped(phoneNumber: string, consentedAt = ''): Promise<boolean> {
  const preference = await table.get(textingKeys.preference(phoneNumber), Preference)
  return preference?.State === 'stopped' && preference.At >= consentedAt
}

export const preferenceWrite = (phoneNumber: string, State: 'stopped' | 'started', now: Date): Write => ({
  put: { ...textingKeys.preference(phoneNumber), State, At: now.toISOString() },
})

/** Days that a number's orders are known after the last text about one. */
const toldDays = 60
const orderPrefix = 'order#'

/** Records that a text told the number's owner of an order: a reply may mean it. */
export const toldOrderWrite = (phoneNumber: string, orderId: number, now: Date): Write => ({
  update: textingKeys.toldOrders(phoneNumber),
  set: { [`${orderPrefix}${orderId}`]: now.toISOString(), expires: expiryAfter(now, toldDays) },
})

export async function ordersToldTo(phoneNumber: string): Promise<number[]> {
  const told = await table.get(textingKeys.toldOrders(phoneNumber), z.looseObject({}))
  return Object.keys(told ?? {}).flatMap((name) =>
    name.startsWith(orderPrefix) ? [Number(name.slice(orderPrefix.length))] : [],
  )
}

/** For somebody who is forgotten; a phone may have other people's orders as well. */
export async function forgetToldOrders(phoneNumber: string, orderIds: readonly number[]): Promise<Write[]> {
  const told = await ordersToldTo(phoneNumber)
  if (told.length === 0) return []
  const at = textingKeys.toldOrders(phoneNumber)
  const own = told.filter((id) => orderIds.includes(id))
  if (own.length === told.length) return [{ remove: at }]
  return own.length === 0 ? [] : [{ update: at, unset: own.map((id) => `${orderPrefix}${id}`) }]
}

/** Days that a text's answer is known: longer than queues and dead letters keep the text. */
const receivedDays = 30
const Received = z.object({ Reply: z.string() })

/** Answer to a text that was received before; undefined for a new one. */
export const answeredBefore = (inboundId: string) => table.get(textingKeys.received(inboundId), Received)

/** For the transaction of what the text does: it fails when another delivery of the text was faster. No reply is empty. */
export const receivedWrite = (inboundId: string, Reply: string, now: Date): Write => ({
  put: { ...textingKeys.received(inboundId), Reply, expires: expiryAfter(now, receivedDays) },
  when: absent,
})

/** Days that texts of a number are kept that is nobody's. */
const unknownDays = 60
const unknownPrefix = 'text#'

/** Words of a number that is nobody's; somebody who gets the number later does not get them. */
export async function unknownTexts(phoneNumber: string): Promise<string[]> {
  const kept = await table.get(textingKeys.unknown(phoneNumber), z.looseObject({}))
  return Object.entries(kept ?? {}).flatMap(([name, text]) => (name.startsWith(unknownPrefix) ? [String(text)] : []))
}

const maxUnknownLength = 300
export const unknownTextWrite = (
  phoneNumber: string,
  { id, text }: { readonly id: string; readonly text: string },
  now: Date,
): Write => ({
  update: textingKeys.unknown(phoneNumber),
  set: {
    [`${unknownPrefix}${now.toISOString()}#${id}`]: text.slice(0, maxUnknownLength),
    expires: expiryAfter(now, unknownDays),
  },
})

/** Days in which a bare number answers an offer. */
const offeredDays = 14
const Offered = z.object({ At: Instant })

/** The number was told that it may order the same as last time. */
export const offeredWrite = (phoneNumber: string, now: Date): Write => ({
  put: { ...textingKeys.offered(phoneNumber), At: now.toISOString(), expires: expiryAfter(now, offeredDays) },
})

export async function wasOffered(phoneNumber: string, now: Date): Promise<boolean> {
  const offered = await table.get(textingKeys.offered(phoneNumber), Offered)
  return offered !== undefined && Date.parse(offered.At) > now.getTime() - offeredDays * 86_400_000
}
