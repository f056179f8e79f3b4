import * as z from 'zod/mini'
import { ID, Instant } from '../../../shared/core/schema/fields.ts'
import type { TextingEvent } from '../../../shared/core/texting/events.ts'
import { Aggregate } from '../table/aggregate.ts'
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
