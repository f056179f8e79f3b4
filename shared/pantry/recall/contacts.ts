import * as z from 'zod/mini'
import { type Refusal, refuse } from '../../core/answer.ts'
import { type EventOf, eventDefinition, type Transition, unchanged } from '../../core/event.ts'
import { ID, Instant } from '../../core/schema/fields.ts'
import { recallTooMany } from './refusals.ts'

/**
 * Contact with the neighbors of a recall: a message to each, once, and a tick by who reached them. Of an earlier recall of the
 * product, and of what a neighbor got since, neither counts.
 */

/** One item of the table holds so many; a larger recall has several. */
export const maxContacts = 1000
export const maxContactItems = 12
/** Neighbors whom one event tells. */
const perEvent = 100
const keptMs = 365 * 86_400_000

const Reached = z.object({ At: Instant, UserID: ID, Name: z.string() })
export const RecallContact = z.object({
  CustomerID: ID,
  /** When a message was sent to them. */
  Told: z.nullable(Instant),
  /** Person who ticked that they know, and the moment. */
  Reached: z.nullable(Reached),
})
export type RecallContact = z.infer<typeof RecallContact>

export const RecallContacts = z.object({
  /** The product's. */
  ID: ID,
  Version: z.int(),
  EntityID: ID,
  Contacts: z.array(RecallContact),
})
export type RecallContacts = z.infer<typeof RecallContacts>

export const recallEvents = {
  RecallTold: eventDefinition(
    'RecallTold',
    'Staff tell neighbors by message that a product is recalled: those who have it, and those in whose order it is.',
    z.object({
      Have: z.array(ID),
      Ordered: z.array(ID),
      /** That lot of the product alone. */
      Lot: z.optional(z.string()),
    }),
    { Have: [310, 311], Ordered: [312] },
  ),
} as const
export type RecallEvent = EventOf<typeof recallEvents>

/** A neighbor of the list, and from when on a message or a tick counts. */
export interface ToTell {
  readonly CustomerID: number
  /** Records that were merged into theirs. */
  readonly MergedIDs: readonly number[]
  readonly since: string
  /** They have it at home. */
  readonly hasIt: boolean
}

/** The last contact with a neighbor since they were concerned, under their number or one that was merged into it. */
export function contactSince(contacts: readonly RecallContact[], customerIds: readonly number[], since: string) {
  const own = contacts.filter(({ CustomerID }) => customerIds.includes(CustomerID))
  const told = own.flatMap(({ Told }) => (Told !== null && Told >= since ? Told : []))
  const reached = own.flatMap(({ Reached }) => (Reached !== null && Reached.At >= since ? Reached : []))
  return {
    Told: told.toSorted().at(-1) ?? null,
    Reached: reached.toSorted((a, b) => a.At.localeCompare(b.At)).at(-1) ?? null,
  }
}

interface Telling {
  readonly now: Date
  readonly lot?: string | undefined
  /** Contacts of further items. */
  readonly elsewhere?: readonly RecallContact[]
}

/** Tells those who have not been told since. */
export function tellOfRecall(
  before: RecallContacts,
  neighbors: readonly ToTell[],
  { now, lot, elsewhere = [] }: Telling,
): Transition<RecallContacts, RecallEvent> | Refusal {
  const known = Map.groupBy([...before.Contacts, ...elsewhere], ({ CustomerID }) => CustomerID)
  const contactsOf = (ids: readonly number[]) => ids.flatMap((id) => known.get(id) ?? [])
  const fresh = neighbors.filter(
    ({ CustomerID, MergedIDs, since }) =>
      contactSince(contactsOf([CustomerID, ...MergedIDs]), [CustomerID, ...MergedIDs], since).Told === null,
  )
  if (fresh.length === 0) return unchanged(before)
  const At = now.toISOString()
  const kept = withoutOld(before, now)
  const isFresh = new Set(fresh.map(({ CustomerID }) => CustomerID))
  const own = new Map(kept.Contacts.map((one) => [one.CustomerID, one]))
  const told = fresh.map(({ CustomerID }) => {
    const before = own.get(CustomerID) ?? { CustomerID, Reached: null }
    return { ...before, Told: At }
  })
  const others = kept.Contacts.filter(({ CustomerID }) => !isFresh.has(CustomerID))
  const state = { ...kept, Contacts: [...others, ...told] }
  if (state.Contacts.length > maxContacts) return refuse(recallTooMany, { max: maxContacts * maxContactItems })
  const events = Array.from({ length: Math.ceil(fresh.length / perEvent) }, (_, index) => {
    const some = fresh.slice(index * perEvent, (index + 1) * perEvent)
    return {
      type: 'RecallTold' as const,
      detail: { Have: idsOf(some, true), Ordered: idsOf(some, false), ...(lot === undefined ? {} : { Lot: lot }) },
    }
  })
  return { state, events }
}
const idsOf = (some: readonly ToTell[], has: boolean) =>
  some.filter(({ hasIt }) => hasIt === has).map(({ CustomerID }) => CustomerID)

/** A tick that the same person sends again in so short a time is the same. */
const repeatMs = 10 * 60_000

/** Ticks that a neighbor knows, or takes the tick back: also that of a record that was merged into theirs. */
export function tickReached(
  before: RecallContacts,
  { ID: customerId, MergedIDs }: { readonly ID: number; readonly MergedIDs: readonly number[] },
  reached: { readonly UserID: number; readonly Name: string } | null,
  now: Date,
): Transition<RecallContacts, RecallEvent> | Refusal {
  const earlier = before.Contacts.find(({ CustomerID }) => CustomerID === customerId)?.Reached
  const isRepeat = reached?.UserID === earlier?.UserID && now.getTime() - Date.parse(earlier?.At ?? '') < repeatMs
  if (reached && isRepeat) return unchanged(before)
  const Reached = reached && { ...reached, At: now.toISOString() }
  const merged = before.Contacts.filter((one) => MergedIDs.includes(one.CustomerID) && one.Reached !== null)
  const ticked = Reached ? [customerId] : [customerId, ...merged.map(({ CustomerID }) => CustomerID)]
  const state = ticked.reduce((contacts, id) => withContact(contacts, id, { Reached }), withoutOld(before, now))
  if (state.Contacts.length > maxContacts) return refuse(recallTooMany, { max: maxContacts * maxContactItems })
  return { state, events: [] }
}

/**
 * Items in which neighbors stand, or will: in that which has them, else in the first with room. `items` are those that there
 * are, in order.
 */
export function itemsFor<N extends { readonly CustomerID: number }>(
  items: readonly (readonly RecallContact[])[],
  neighbors: readonly N[],
): N[][] {
  const itemOf = new Map(items.flatMap((contacts, index) => contacts.map(({ CustomerID }) => [CustomerID, index])))
  const room = Array.from({ length: maxContactItems }, (_, index) => maxContacts - (items[index]?.length ?? 0))
  const filled: N[][] = room.map(() => [])
  for (const one of neighbors) {
    const free = room.findIndex((left) => left > 0)
    const index = itemOf.get(one.CustomerID) ?? (free < 0 ? room.length - 1 : free)
    if (!itemOf.has(one.CustomerID)) room[index] = (room[index] ?? 0) - 1
    filled[index]?.push(one)
  }
  return filled
}

function withContact(
  contacts: RecallContacts,
  CustomerID: number,
  change: Partial<Omit<RecallContact, 'CustomerID'>>,
): RecallContacts {
  const none: RecallContact = { CustomerID, Told: null, Reached: null }
  const found = contacts.Contacts.find((one) => one.CustomerID === CustomerID) ?? none
  const others = contacts.Contacts.filter((one) => one.CustomerID !== CustomerID)
  return { ...contacts, Contacts: [...others, { ...found, ...change }] }
}

/** Without the contacts of recalls that are over a year old. */
function withoutOld(contacts: RecallContacts, now: Date): RecallContacts {
  const since = new Date(now.getTime() - keptMs).toISOString()
  const isKept = ({ Told, Reached }: RecallContact) => (Told ?? '') >= since || (Reached?.At ?? '') >= since
  return { ...contacts, Contacts: contacts.Contacts.filter(isKept) }
}
