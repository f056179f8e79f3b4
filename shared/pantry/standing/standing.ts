import * as z from 'zod/mini'
import { type Refusal, refuse } from '../../core/answer.ts'
import { type EventOf, eventDefinition, type Transition, unchanged } from '../../core/event.ts'
import { Day, ID, Instant } from '../../core/schema/fields.ts'
import { instantAt, secondsOf } from '../../core/time/wallTime.ts'
import { addDays, localDay } from '../../core/time/zone.ts'
import { type Order, OrderLine } from '../orders/order.ts'
import { isFinal } from '../orders/status.ts'
import { isWaitable, isWindowAvailable } from '../windows/available.ts'
import { type OrderWindow, WallTime } from '../windows/window.ts'
import * as refusals from './refusals.ts'
import { dayOfRhythm, nextDayOf, RhythmFields, type Rhythmic } from './rhythm.ts'

/**
 * Regular order of a family: the same food at the same place each week, second week or month. Its timer places each order by
 * the rules of every order, some days ahead; what it did is said to the family.
 */

/** Days before its day at which an order is placed, in the morning of the place. */
export const leadDays = 5
const morningTime = '08:00:00'
/** Minutes over which the orders of a morning spread. */
const spreadMinutes = 30
/** Longest pause. */
export const maxPauseDays = 366
/** Longest way to the first day. */
export const maxFirstDays = 62
/** Pickups missed in a row after which it ends. */
const missedToEnd = 2
/** The last one may still be to come. */
const keptIDs = missedToEnd + 1

/** Reasons that nothing was ordered for a day; `waits`: its order waits for a place. */
export const notPlacedReasons = ['closed', 'noTimes', 'limit', 'noFood', 'waits', 'refused'] as const
export type NotPlacedReason = (typeof notPlacedReasons)[number]
/** `gone`: the customer was forgotten, or merged into one who has a regular order. */
export const endReasons = ['asked', 'missed', 'restricted', 'place', 'gone'] as const
export type EndReason = (typeof endReasons)[number]

const StandingLine = z.pick(OrderLine, {
  PantryInventoryItemID: true,
  PantryItemID: true,
  Name: true,
  Translations: true,
  Quantity: true,
  Substitution: true,
})

export const StandingOrder = z.object({
  /** The customer's: a family has one. */
  ID: ID,
  Version: z.int(),
  ...RhythmFields,
  /** Owner of the pantry. */
  EntityID: ID,
  PantryLocationID: z.nullable(ID),
  EntityDeliveryProgramID: z.nullable(ID),
  FoodInsecureNeighborAddressID: z.nullable(ID),
  TimeZone: z.string(),
  /** Preferred beginning of the time, on the clock of the place. */
  StartTime: WallTime,
  PantryOrderItems: z.array(StandingLine),
  /** Staff who set it up for the family. */
  SetBy: z.optional(z.object({ UserID: ID, Name: z.string() })),
  Created: Instant,
  /** Day of the next order that is not placed yet. */
  NextDay: Day,
  PausedUntil: z.optional(Day),
  /** null once it has ended. */
  DueAt: z.nullable(Instant),
  Ended: z.optional(z.object({ At: Instant, Reason: z.enum(endReasons) })),
  /** Outcome of the day before the next one. */
  Last: z.optional(
    z.object({
      Day: Day,
      OrderID: z.optional(ID),
      /** Names of food that was left out. */
      Left: z.optional(z.array(z.string())),
      Reason: z.optional(z.enum([...notPlacedReasons, 'skipped'])),
    }),
  ),
  /** Its last orders, which tell whether the family comes. */
  PlacedIDs: z.array(ID),
})
export type StandingOrder = z.infer<typeof StandingOrder>

export const standingEvents = {
  StandingOrderNotPlaced: eventDefinition(
    'StandingOrderNotPlaced',
    'A regular order placed nothing for a day, for the reason that is said; or its order waits for a place.',
    z.object({ Day, Reason: z.enum(notPlacedReasons), NextDay: Day, Words: z.optional(z.string()) }),
    { Day: '2026-12-08', Reason: 'closed', NextDay: '2026-12-15' },
  ),
  StandingOrderEnded: eventDefinition(
    'StandingOrderEnded',
    'A regular order has ended.',
    z.object({ Reason: z.enum(endReasons) }),
    { Reason: 'missed' },
  ),
} as const
export type StandingEvent = EventOf<typeof standingEvents>
export type StandingTransition = Transition<StandingOrder, StandingEvent>

export const isActive = ({ Ended }: Pick<StandingOrder, 'Ended'>) => Ended === undefined

const later = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000)
/** Not all at the same moment. */
const spread = ({ ID: id }: Pick<StandingOrder, 'ID'>) => id % spreadMinutes

const morningOf = (standing: Pick<StandingOrder, 'ID' | 'TimeZone'>, day: string) =>
  later(instantAt(day, morningTime, standing.TimeZone), spread(standing))

/** The time at which the order of its next day is placed, or looked after. */
const dueFor = (standing: Pick<StandingOrder, 'ID' | 'TimeZone'>, day: string, now: Date): string => {
  const at = morningOf(standing, addDays(day, -leadDays))
  return (at > now ? at : now).toISOString()
}

/** The order goes on with this day. */
const onDay = (standing: StandingOrder, NextDay: string, now: Date): StandingOrder => ({
  ...standing,
  NextDay,
  DueAt: dueFor(standing, NextDay, now),
})

/** An order, or the regular one itself. */
export type StandingSource = Pick<
  Order,
  'EntityID' | 'PantryLocationID' | 'EntityDeliveryProgramID' | 'FoodInsecureNeighborAddressID'
> & {
  readonly PantryOrderItems: readonly (z.infer<typeof StandingLine> & { readonly SubstituteOf?: number | null })[]
}
export interface StandingWish extends Rhythmic {
  readonly StartTime: string
}
interface Starting {
  readonly customerId: number
  readonly by: StandingOrder['SetBy']
  readonly TimeZone: string
  /** Regular order that it replaces. */
  readonly before?: StandingOrder | undefined
}

/** Begins with the food, the place and the address of an order. One that there was is replaced. */
export function standingStarted(
  source: StandingSource,
  { Every, FirstDay, StartTime }: StandingWish,
  { customerId, by, TimeZone, before }: Starting,
  now: Date,
): StandingTransition | Refusal {
  const today = localDay(now, TimeZone)
  if (FirstDay <= today) return refuse(refusals.standingDayPast)
  if (FirstDay > addDays(today, maxFirstDays)) return refuse(refusals.standingDayFar, { days: maxFirstDays })
  const lines = source.PantryOrderItems.filter(
    ({ Quantity, SubstituteOf = null }) => Quantity > 0 && SubstituteOf === null,
  )
  if (lines.length === 0) return refuse(refusals.standingWithoutFood)
  const { EntityID, PantryLocationID, EntityDeliveryProgramID, FoodInsecureNeighborAddressID } = source
  const standing = {
    ...{ ID: customerId, Version: 0, Every, FirstDay, StartTime, TimeZone, NextDay: FirstDay, DueAt: null },
    ...{ EntityID, PantryLocationID, EntityDeliveryProgramID, FoodInsecureNeighborAddressID },
    PantryOrderItems: z.array(StandingLine).parse(lines),
    ...(by ? { SetBy: by } : {}),
    // Another pantry’s is not told here, and a day without an order may have one now.
    ...(before?.EntityID === EntityID && before.Last?.OrderID ? { Last: before.Last } : {}),
    Created: now.toISOString(),
    PlacedIDs: [],
  }
  return { state: onDay(standing, FirstDay, now), events: [] }
}

/** Nothing is ordered for the day, if that is still to be; a repeat changes nothing. */
export function skipped(standing: StandingOrder, day: string, now: Date): StandingTransition {
  if (!isActive(standing) || standing.NextDay !== day) return unchanged(standing)
  const after = onDay(standing, nextDayOf(standing, day), now)
  return { state: { ...after, Last: { Day: day, Reason: 'skipped' } }, events: [] }
}

/** Goes on with the first of its days that is not before the given one; without one at once. */
export function paused(standing: StandingOrder, until: string | undefined, now: Date): StandingTransition | Refusal {
  if (!isActive(standing)) return refuse(refusals.standingEnded)
  const { PausedUntil, ...rest } = standing
  const today = localDay(now, standing.TimeZone)
  if (until !== undefined && until <= today) return refuse(refusals.standingDayPast)
  if (until !== undefined && until > addDays(today, maxPauseDays))
    return refuse(refusals.standingDayFar, { days: maxPauseDays })
  if (until === undefined && PausedUntil === undefined) return unchanged(standing)
  // Of the last day there is an order already.
  const behind = standing.Last ? addDays(standing.Last.Day, 1) : today
  const from = [addDays(today, 1), behind, until ?? today].toSorted().at(-1) ?? today
  const after = onDay(rest, dayOfRhythm(standing, from), now)
  return { state: until === undefined ? after : { ...after, PausedUntil: until }, events: [] }
}

/** Nothing more is ordered. What is ordered stays, and can be cancelled. */
export function ended(standing: StandingOrder, reason: EndReason, now: Date): StandingTransition {
  if (!isActive(standing)) return unchanged(standing)
  const Ended = { At: now.toISOString(), Reason: reason }
  return {
    state: { ...standing, DueAt: null, Ended },
    events: [{ type: 'StandingOrderEnded', detail: { Reason: reason } }],
  }
}

export const isDue = ({ DueAt }: Pick<StandingOrder, 'DueAt'>, now: Date) =>
  DueAt !== null && Date.parse(DueAt) <= now.getTime()

/** The order of its day is placed. */
export function placedFor(standing: StandingOrder, orderId: number, left: readonly string[], now: Date) {
  const { PausedUntil: _, NextDay: Day, ...rest } = standing
  const after = onDay({ ...rest, NextDay: Day }, nextDayOf(standing, Day), now)
  return {
    ...after,
    Last: { Day, OrderID: orderId, ...(left.length > 0 ? { Left: [...left] } : {}) },
    PlacedIDs: [...standing.PlacedIDs, orderId].slice(-keptIDs),
  } satisfies StandingOrder
}

/** Nothing is ordered for its day, and the family is told why. */
export function notPlaced(
  standing: StandingOrder,
  Reason: NotPlacedReason,
  now: Date,
  words?: string,
): StandingTransition {
  const { PausedUntil: _, NextDay: Day, ...rest } = standing
  const after = onDay({ ...rest, NextDay: Day }, nextDayAfter(standing, now), now)
  const detail = { Day, Reason, NextDay: after.NextDay, ...(words ? { Words: words } : {}) }
  return { state: { ...after, Last: { Day, Reason } }, events: [{ type: 'StandingOrderNotPlaced', detail }] }
}

/** A timer that comes late by weeks leaves days out. */
const nextDayAfter = (standing: StandingOrder, now: Date) =>
  dayOfRhythm(standing, [addDays(standing.NextDay, 1), localDay(now, standing.TimeZone)].toSorted().at(-1) ?? '')

export const lookedAgain = (standing: StandingOrder, at: Date): StandingTransition => ({
  state: { ...standing, DueAt: at.toISOString() },
  events: [],
})

/** The family did not come for its last orders that are over. */
export function isMissed(orders: readonly Pick<Order, 'StatusCode'>[]): boolean {
  const over = orders.filter(({ StatusCode }) => isFinal(StatusCode)).slice(-missedToEnd)
  return over.length === missedToEnd && over.every(({ StatusCode }) => StatusCode === 'ABANDONED')
}

/** Step that a due order takes, by the times of its day. */
export type StandingStep =
  | { readonly kind: 'order'; readonly windows: readonly OrderWindow[] }
  | { readonly kind: 'look'; readonly at: Date }
  | { readonly kind: 'wait'; readonly window: OrderWindow }
  | { readonly kind: 'not'; readonly reason: NotPlacedReason }

const distance = ({ StartTime }: Pick<OrderWindow, 'StartTime'>, standing: Pick<StandingOrder, 'StartTime'>) =>
  Math.abs(secondsOf(StartTime) - secondsOf(standing.StartTime))

/**
 * Places are taken at the nearest time that has one. Times that open later are waited for, and a day without any is looked at
 * each morning until the day before.
 */
export function stepOf(standing: StandingOrder, ofDay: readonly OrderWindow[], now: Date): StandingStep {
  const windows = ofDay.toSorted(
    (a, b) => distance(a, standing) - distance(b, standing) || a.StartTime.localeCompare(b.StartTime),
  )
  const open = windows.filter((window) => isWindowAvailable(window, now))
  if (open.length > 0) return { kind: 'order', windows: open }
  const opens = windows.flatMap(({ OpenTime, ClosedAt }) =>
    !ClosedAt && Date.parse(OpenTime) > now.getTime() ? OpenTime : [],
  )
  const first = opens.toSorted()[0]
  if (first !== undefined) return { kind: 'look', at: new Date(first) }
  const full = windows.find((window) => isWaitable(window, now))
  if (full) return { kind: 'wait', window: full }
  if (windows.length > 0) return { kind: 'not', reason: 'closed' }
  const tomorrow = addDays(localDay(now, standing.TimeZone), 1)
  return tomorrow < standing.NextDay
    ? { kind: 'look', at: morningOf(standing, tomorrow) }
    : { kind: 'not', reason: 'noTimes' }
}
