import { type Refusal, refuse } from '../../core/answer.ts'
import type { Sentence } from '../../core/text/sentence.ts'
import { existsOn, instantAt, wallOf } from '../../core/time/wallTime.ts'
import { addDays, daysBetween, localDay } from '../../core/time/zone.ts'
import * as refusals from './refusals.ts'
import { reservingOf } from './reserved.ts'
import { type OrderWindow, reservedOn, type WindowDraft, type WindowKind } from './window.ts'

/**
 * Rules of a window's day and hours, and of when customers may order for it: the form advises with these rules, the
 * server decides.
 */

/** A window as a form holds it; days and times of the location's wall, empty while nothing is chosen. */
export interface WindowFields {
  readonly OrderDay: string
  readonly StartTime: string
  readonly EndTime: string
  readonly OpenDay: string
  readonly OpenTime: string
  readonly CloseDay: string
  readonly CloseTime: string
  readonly MaximumOrders: number | null
  readonly EntityDeliveryProgramID: number | null
  readonly ReservedPlaces?: number | null | undefined
  readonly ReservedHours?: number | null | undefined
}
export interface WindowContext {
  readonly kind: WindowKind
  /** A delivery window needs one when there are any. */
  readonly hasPrograms: boolean
  /** The range is to be cut into windows of one length. */
  readonly isBatch?: boolean
  readonly slotMinutes?: number | null
}

type Check = readonly [key: Sentence, fails: boolean]

/** The conditions of section 5 in their order: the last that fails is the message (decision 30). */
function checksOf(window: WindowFields, { kind, hasPrograms, isBatch, slotMinutes }: WindowContext): Check[] {
  const { OrderDay, StartTime, EndTime, OpenDay, OpenTime, CloseDay, CloseTime } = window
  const isDelivery = kind === 'delivery'
  const given = (...fields: readonly string[]) => fields.every((field) => field !== '')
  const later = (one: string, other: string) => given(one, other) && one > other
  const opensSameDay = given(OpenDay) && OpenDay === OrderDay
  return [
    [refusals.windowStartEnd, given(StartTime, EndTime) && StartTime >= EndTime],
    [refusals.windowOpenCloseDate, later(OpenDay, CloseDay)],
    [refusals.windowOpenCloseTime, given(OpenTime, CloseTime) && OpenDay === CloseDay && OpenTime >= CloseTime],
    [isDelivery ? refusals.windowOpenDelivery : refusals.windowOpenPickup, opensSameDay && later(OpenTime, StartTime)],
    [isDelivery ? refusals.openDateOfDelivery : refusals.openDateOfPickup, later(OpenDay, OrderDay)],
    [isDelivery ? refusals.closeDateOfDelivery : refusals.closeDateOfPickup, later(CloseDay, OrderDay)],
    [refusals.windowLength, isBatch === true && !slotMinutes],
    [refusals.windowFill, !given(OrderDay, StartTime, EndTime, OpenDay, OpenTime, CloseDay, CloseTime)],
    [refusals.windowMaximum, isDelivery ? !window.MaximumOrders : window.MaximumOrders === 0],
    [refusals.reservedWithoutMaximum, Boolean(window.ReservedPlaces) && window.MaximumOrders === null],
    [refusals.reservedAboveMaximum, (window.ReservedPlaces ?? 0) > (window.MaximumOrders ?? Number.POSITIVE_INFINITY)],
    [refusals.windowProgram, isDelivery && hasPrograms && window.EntityDeliveryProgramID === null],
  ]
}

export function windowRefusal(window: WindowFields, context: WindowContext): Refusal | undefined {
  const failing = checksOf(window, context).findLast(([, fails]) => fails)
  return failing && refuse(failing[0])
}

/** A draft as the rules read it. */
export function windowFieldsOf(draft: WindowDraft, zone: string): WindowFields {
  const [open, close] = [wallOf(draft.OpenTime, zone), wallOf(draft.CloseTime, zone)]
  const { OrderDay, StartTime, EndTime, MaximumOrders, EntityDeliveryProgramID } = draft
  return {
    OrderDay,
    StartTime,
    EndTime,
    OpenDay: open.day,
    OpenTime: open.time,
    CloseDay: close.day,
    CloseTime: close.time,
    MaximumOrders,
    EntityDeliveryProgramID,
    ...reservingOf(draft),
  }
}

export const draftOfFields = (fields: WindowFields, zone: string): WindowDraft => ({
  OrderDay: fields.OrderDay,
  StartTime: fields.StartTime,
  EndTime: fields.EndTime,
  OpenTime: instantAt(fields.OpenDay, fields.OpenTime, zone).toISOString(),
  CloseTime: instantAt(fields.CloseDay, fields.CloseTime, zone).toISOString(),
  MaximumOrders: fields.MaximumOrders,
  EntityDeliveryProgramID: fields.EntityDeliveryProgramID,
  ...reservingOf(fields),
})

/** The hours of a window on a day: that day is to come, and its clocks do not skip them. */
function dayRefusal({ OrderDay: day, StartTime, EndTime }: Hours, zone: string, now: Date): Refusal | undefined {
  if (day < localDay(now, zone)) return refuse(refusals.windowDayPast)
  return existsOn(day, StartTime, EndTime, zone) ? undefined : refuse(refusals.windowHoursSkipped, { day })
}
type Hours = Pick<OrderWindow, 'OrderDay' | 'StartTime' | 'EndTime'>

/** Reason that a draft may not become a window; `programs` are the owner's. */
export function windowDraftRefusal(
  draft: WindowDraft,
  kind: WindowKind,
  { zone, now, programs }: { zone: string; now: Date; programs: ReadonlySet<number> },
): Refusal | undefined {
  const refusal = windowRefusal(windowFieldsOf(draft, zone), { kind, hasPrograms: programs.size > 0 })
  if (refusal) return refusal
  const { EntityDeliveryProgramID: program } = draft
  if (program !== null && !programs.has(program)) return refuse(refusals.unknownDeliveryProgram)
  return dayRefusal(draft, zone, now)
}

type SameTimes = Pick<WindowDraft, 'OrderDay' | 'StartTime' | 'EndTime' | 'EntityDeliveryProgramID'>
const timesOf = ({ OrderDay, StartTime, EndTime, EntityDeliveryProgramID }: SameTimes) =>
  [OrderDay, StartTime, EndTime, EntityDeliveryProgramID].join()

/** One place, or one program, has a window of the same day and hours once; windows that overlap are a warning of the form. */
export function sameTimesRefusal(drafts: readonly SameTimes[], existing: readonly SameTimes[]): Refusal | undefined {
  const taken = new Set(existing.map(timesOf))
  for (const draft of drafts) {
    if (taken.has(timesOf(draft))) return refuse(refusals.windowTwice, { day: draft.OrderDay })
    taken.add(timesOf(draft))
  }
  return undefined
}

/** The window on another day, with the same hours, opening and closing as many days before; the day it leaves may be closed. */
export function windowOnDay(window: OrderWindow, day: string): OrderWindow {
  const days = daysBetween(window.OrderDay, day)
  const shifted = (instant: string) => {
    const wall = wallOf(instant, window.TimeZone)
    return instantAt(addDays(wall.day, days), wall.time, window.TimeZone).toISOString()
  }
  const moved = { ...window, OrderDay: day, OpenTime: shifted(window.OpenTime), CloseTime: shifted(window.CloseTime) }
  const { ReservedPlaces, ReservedHours, ReservedUntil } = window
  const reserved = ReservedUntil ? reservedOn(moved, { ReservedPlaces, ReservedHours }) : {}
  return { ...moved, ...reserved, ClosedAt: null }
}

/** Reason that a window may not move to a day; `isTaken`: the location has other windows that day. */
export function dateRefusal(
  window: OrderWindow,
  { day, isTaken, now }: { day: string; isTaken: boolean; now: Date },
): Refusal | undefined {
  if (window.AllOrders > 0) return refuse(refusals.windowDayHasOrders)
  return isTaken ? refuse(refusals.windowDayTaken) : dayRefusal({ ...window, OrderDay: day }, window.TimeZone, now)
}

export const isDayAhead = ({ OrderDay, TimeZone }: Pick<OrderWindow, 'OrderDay' | 'TimeZone'>, now: Date) =>
  OrderDay > localDay(now, TimeZone)

/** Reason that a window may not open or close at other times. */
export function openTimesRefusal(
  window: OrderWindow,
  change: { readonly OpenTime?: string | undefined; readonly CloseTime?: string | undefined },
  now: Date,
): Refusal | undefined {
  const { OpenTime = window.OpenTime, CloseTime = window.CloseTime } = change
  if (change.OpenTime !== undefined) {
    if (!isDayAhead(window, now)) return refuse(refusals.openTimeFixed)
    if (wallOf(OpenTime, window.TimeZone).day < localDay(now, window.TimeZone)) return refuse(refusals.openTimePast)
  }
  const changed = windowFieldsOf({ ...window, OpenTime, CloseTime }, window.TimeZone)
  return windowRefusal({ ...changed, MaximumOrders: 1 }, { kind: window.Kind, hasPrograms: false })
}
