/**
 * A table of any number of items, each computed from its number: what stands in a table of 20 million keys is known without
 * storing it, and so is what a restore has to find in it.
 */

/** Items of a network's tables: orders with their ledgers, events, marks of e-mails, counters. */
export interface Generated {
  /** Items of the former table. */
  readonly keys: number
  /** Those of them that the restored table has, too. */
  readonly restored: number
}

export const accountCount = 100_000
export const counterCount = 25
/** Entries of the sparse index at the moment: events that waited to be published, and timers. */
export const [marks, timers] = [200, 20_000] as const

export type Attribute = { readonly S: string } | { readonly N: string }
export type Wire = Readonly<Record<string, Attribute>>

const hex = (number: number) => number.toString(16).padStart(12, '0')
export const oldName = (account: number) => `0a1b2c3d-0000-4000-8000-${hex(account)}`
export const newName = (account: number) => `0a1b2c3d-1111-4111-8111-${hex(account)}`

const firstMs = Date.parse('2026-01-01T00:00:00Z')
/** Items are as old as their numbers say. */
const at = (index: number) => new Date(firstMs + index).toISOString()
export const restoredMoment = ({ restored }: Generated) => new Date(firstMs + restored)

const text = (S: string): Attribute => ({ S })
const filler = text('Two cases of canned beans, packed for Saturday, shelf 14, bay B. '.repeat(5))

export const isEventNumber = (index: number) => index >= counterCount && index % 5 === 0
/** Marks of e-mails have the account in their key, memberships inside. */
const isMoved = (index: number) => index >= counterCount && index % 20 === 1
const isNamed = (index: number) => index >= counterCount && index % 20 === 2

export const counterOf = (index: number) => 1_000_000 + index

/** Numbers of items below an end that have a remainder. */
const among = (end: number, every: number, rest: number) =>
  end <= counterCount ? 0 : Math.floor((end - 1 - rest) / every) - Math.floor((counterCount - 1 - rest) / every)

export const eventsUpTo = (end: number) => among(end, 5, 0)
export const movedUpTo = (end: number) => among(end, 20, 1)
export const namedUpTo = (end: number) => among(end, 20, 2)

export function generatedKey(index: number): Wire {
  if (index < counterCount) return { pk: text(`COUNTER#kind${index}`), sk: text('COUNTER') }
  if (isEventNumber(index)) return { pk: text(`ORDER#${index}`), sk: text('EVENT#000002#000') }
  if (isMoved(index)) return { pk: text(`APPLIED#order-${index}`), sk: text(`MAIL#${oldName(index % accountCount)}`) }
  return { pk: text(`ORDER#${index}`), sk: text('LINE') }
}

const keyNumber = /(\d+)$/
/** The number of an item, by its partition key. */
export const indexOf = (pk: string) => Number(keyNumber.exec(pk)?.[1])

/** An item as DynamoDB sends it, about half a kilobyte. */
export function generatedItem(index: number): Wire {
  const key = generatedKey(index)
  if (index < counterCount) return { ...key, Last: { N: String(counterOf(index)) } }
  if (isEventNumber(index)) return { ...generatedEvent(index), Detail: filler }
  return {
    ...key,
    ...(isNamed(index) ? { Subject: text(oldName(index % accountCount)) } : {}),
    At: text(at(index)),
    Note: filler,
  }
}

/** The parts of an event that a restore asks for. */
export const generatedEvent = (index: number) => ({
  ...generatedKey(index),
  Type: text('OrderPlaced'),
  At: text(at(index)),
  Subject: { M: { Kind: text('order'), ID: { N: String(index) } } } as never,
})

/** An entry of the sparse index. */
export function dueOf(index: number): Wire {
  const isMark = index < marks
  const order = index * 5
  return {
    pk: text(`ORDER#${order}`),
    sk: text(isMark ? 'EVENT#000002#000' : 'ORDER'),
    due: text(isMark ? `OUTBOX#${index % 4}` : `DUE#${index % 4}`),
    dueAt: text(isMark ? at(index) : `${at(index)}#orderReminder#${order}`),
  }
}
