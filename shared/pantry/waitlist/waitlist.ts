import * as z from 'zod/mini'
import { type Refusal, refuse } from '../../core/answer.ts'
import { type EventOf, eventDefinition, type Transition, unchanged } from '../../core/event.ts'
import { ID, Instant } from '../../core/schema/fields.ts'
import { textableAt } from '../../core/texting/quietHours.ts'
import { instantAt } from '../../core/time/wallTime.ts'
import { takesWaiting } from '../windows/available.ts'
import { type OrderWindow, unofferedPlaces } from '../windows/window.ts'
import { reservedPlaces } from '../windows/windowStatus.ts'
import * as refusals from './refusals.ts'

/**
 * Families who wait for a place in a full window, first come first (decision 82). Each place that gets free is offered to one
 * family at a time, for half an hour. Nobody else takes it meanwhile: a window gives away only the places that are more than
 * the families who wait.
 */

/** More than find a place; those who come later do better to choose another time. */
export const maxWaiting = 50
export const offerMinutes = 30
/** Places come that no event tells of, as by a higher maximum: they are looked for so often. */
const lookMinutes = 15

const Entry = z.object({
  CustomerID: ID,
  Joined: Instant,
  /** A place is theirs until then. */
  OfferUntil: z.optional(Instant),
})
export type WaitlistEntry = z.infer<typeof Entry>

export const Waitlist = z.object({
  /** The window's. */
  ID: ID,
  Version: z.int(),
  EntityID: ID,
  /** In the order in which they came. */
  Entries: z.array(Entry),
  /** Time at which there is something to do next; null when nobody waits. */
  DueAt: z.nullable(Instant),
})
export type Waitlist = z.infer<typeof Waitlist>

export const waitlistEvents = {
  PlaceOffered: eventDefinition(
    'PlaceOffered',
    'A place in a full window got free, and is kept for a family that waits for it.',
    z.object({ CustomerID: ID, Until: Instant }),
    { CustomerID: 310, Until: '2026-11-23T15:30:00.000Z' },
  ),
  OfferedPlaceTaken: eventDefinition(
    'OfferedPlaceTaken',
    'A family took the place that was offered to it; its order is placed.',
    z.object({ CustomerID: ID, OrderID: ID }),
    { CustomerID: 310, OrderID: 9021 },
  ),
} as const
export type WaitlistEvent = EventOf<typeof waitlistEvents>
type WaitlistTransition = Transition<Waitlist, WaitlistEvent>

export const noWaitlist = ({ ID: id, EntityID }: Pick<OrderWindow, 'ID' | 'EntityID'>): Waitlist => ({
  ID: id,
  Version: 0,
  EntityID,
  Entries: [],
  DueAt: null,
})

export const waitlistEntryOf = ({ Entries }: Waitlist, customerId: number): WaitlistEntry | undefined =>
  Entries.find(({ CustomerID }) => CustomerID === customerId)

/** Families who come before this one. */
export const aheadOf = ({ Entries }: Waitlist, customerId: number): number =>
  Math.max(
    0,
    Entries.findIndex(({ CustomerID }) => CustomerID === customerId),
  )

const isOffered = ({ OfferUntil }: WaitlistEntry, now: Date) =>
  OfferUntil !== undefined && Date.parse(OfferUntil) > now.getTime()

const later = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)

/** Minutes before the end of a window's hours at which its last offers end: so long takes the way. */
const wayMinutes = 60

/**
 * Until then places that get free are offered to the families who wait, also when nobody else can order any more: for each of
 * them there is one order less to pack.
 */
export const offersUntil = (window: Hours): Date =>
  later(instantAt(window.OrderDay, window.EndTime, window.TimeZone), -wayMinutes)
type Hours = Pick<OrderWindow, 'OrderDay' | 'EndTime' | 'TimeZone'>

/** The end of an offer that is made now. */
const offerEnd = (window: Hours, now: Date): Date =>
  new Date(Math.min(later(now, offerMinutes).getTime(), offersUntil(window).getTime()))

/**
 * Time from which offers are made: now, or in the morning where a family would sleep through its half hour. Where they end
 * before that, a place that nobody is asked about would surely be lost.
 */
export function offersFrom(window: Hours, now: Date): Date {
  const morning = textableAt(now, window.TimeZone)
  return later(morning, offerMinutes) <= offersUntil(window) ? morning : now
}

/** Staff may open a closed day again until then. */
const isEnded = (window: OrderWindow, now: Date) => now > offersUntil(window)

function dueAt(entries: readonly WaitlistEntry[], window: OrderWindow, now: Date): string | null {
  if (entries.length === 0) return null
  const ends = entries.flatMap(({ OfferUntil }) => OfferUntil ?? [])
  const from = offersFrom(window, now)
  const { ReservedUntil } = window
  const opening = ReservedUntil && reservedPlaces(window, now) > 0 ? [ReservedUntil] : []
  const look =
    entries.length > ends.length ? [...opening, (from > now ? from : later(now, lookMinutes)).toISOString()] : []
  // A moment after the last one in which places are offered.
  const close = new Date(offersUntil(window).getTime() + 1).toISOString()
  return [...ends, ...look, close].toSorted()[0] ?? null
}

/** The list itself when nothing changes, which is not stored again. */
function withEntries(list: Waitlist, Entries: readonly WaitlistEntry[], window: OrderWindow, now: Date): Waitlist {
  const DueAt = dueAt(Entries, window, now)
  const isSame = Entries.length === list.Entries.length && Entries.every((entry, at) => entry === list.Entries[at])
  return isSame && DueAt === list.DueAt ? list : { ...list, Entries: [...Entries], DueAt }
}

/**
 * The list as it has to be now: offers that ended are gone with their families, and each free place that nobody has been
 * offered goes to the next. `window`: undefined when it was removed.
 */
export function settledWaitlist(list: Waitlist, window: OrderWindow | undefined, now: Date): WaitlistTransition {
  if (!window || isEnded(window, now)) return { state: { ...list, Entries: [], DueAt: null }, events: [] }
  const waiting = list.Entries.filter((entry) => entry.OfferUntil === undefined || isOffered(entry, now))
  const offered = waiting.filter((entry) => isOffered(entry, now)).length
  const mayOffer = takesWaiting(window, now) && offersFrom(window, now) <= now
  const free = mayOffer ? Math.max(0, unofferedPlaces(window, now) - offered) : 0
  const next = new Set(waiting.filter(({ OfferUntil }) => OfferUntil === undefined).slice(0, free))
  const Until = offerEnd(window, now).toISOString()
  const entries = waiting.map((entry) => (next.has(entry) ? { ...entry, OfferUntil: Until } : entry))
  return {
    state: withEntries(list, entries, window, now),
    events: [...next].map(({ CustomerID }) => ({ type: 'PlaceOffered', detail: { CustomerID, Until } })),
  }
}

/** A family waits; who waits already keeps its turn. That the window is full, and would take the order, is decided before. */
export function joined(
  list: Waitlist,
  customerId: number,
  window: OrderWindow,
  now: Date,
): WaitlistTransition | Refusal {
  if (waitlistEntryOf(list, customerId)) return { state: withEntries(list, list.Entries, window, now), events: [] }
  if (list.Entries.length >= maxWaiting) return refuse(refusals.waitlistFull, { max: maxWaiting })
  const entry = { CustomerID: customerId, Joined: now.toISOString() }
  return settledWaitlist({ ...list, Entries: [...list.Entries, entry] }, window, now)
}

/** A family no longer waits, or doesn't want what was offered: the place goes to the next. */
export const left = (
  list: Waitlist,
  customerId: number,
  window: OrderWindow | undefined,
  now: Date,
): WaitlistTransition => {
  const others = list.Entries.filter(({ CustomerID }) => CustomerID !== customerId)
  return others.length === list.Entries.length
    ? unchanged(list)
    : settledWaitlist({ ...list, Entries: others }, window, now)
}

/** Reason that a family can't take a place: none is kept for it, or its half hour is over. */
export function takingRefusal(list: Waitlist, customerId: number, now: Date): Refusal | undefined {
  const entry = waitlistEntryOf(list, customerId)
  if (!entry) return refuse(refusals.placePassedOn)
  return isOffered(entry, now) ? undefined : refuse(refusals.placeNotOffered)
}

/** The family's order is placed in the same transaction. */
export function takenPlace(
  list: Waitlist,
  { customerId, orderId, window }: { customerId: number; orderId: number; window: OrderWindow },
  now: Date,
): WaitlistTransition {
  const entries = list.Entries.filter(({ CustomerID }) => CustomerID !== customerId)
  return {
    state: withEntries(list, entries, window, now),
    events: [{ type: 'OfferedPlaceTaken', detail: { CustomerID: customerId, OrderID: orderId } }],
  }
}

/** Change in the number of families for whom the window keeps a place, beside one who takes theirs. */
export const keptChange = (before: Waitlist | undefined, after: Waitlist, events: readonly WaitlistEvent[]): number =>
  after.Entries.length -
  (before?.Entries.length ?? 0) +
  events.filter(({ type }) => type === 'OfferedPlaceTaken').length
