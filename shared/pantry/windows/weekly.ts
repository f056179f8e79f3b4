import { type Refusal, refuse } from '../../core/answer.ts'
import { existsOn, instantAt, wallOf } from '../../core/time/wallTime.ts'
import { addDays, weekdayOf } from '../../core/time/zone.ts'
import * as refusals from './refusals.ts'
import { reservingOf } from './reserved.ts'
import { slice } from './slots.ts'
import type { WindowDraft, WindowKind } from './window.ts'
import { draftOfFields, type WindowFields, windowRefusal } from './windowRules.ts'

/** Windows on the same days of several weeks (section 2 'Weekly form fields'); weeks begin on Sunday. */

export const weeksOptions = [1, 2, 3, 4, 6, 8, 26, 52] as const
export const daysBeforeOptions: readonly number[] = Array.from({ length: 31 }, (_, days) => days)

export interface WeeklyFields {
  /** 0 is Sunday. */
  readonly Weekdays: readonly number[]
  readonly StartDay: string
  readonly Weeks: number
  readonly StartTime: string
  readonly EndTime: string
  readonly OpenDaysBefore: number
  readonly OpenTime: string
  readonly CloseDaysBefore: number
  readonly CloseTime: string
  readonly HasSlots: boolean
  readonly SlotMinutes: number | null
  readonly MaximumOrders: number | null
  readonly EntityDeliveryProgramID: number | null
  readonly ReservedPlaces?: number | null
  readonly ReservedHours?: number | null
}

/** Windows close at midnight of the day before: today's and tomorrow's would be closed when they are made. */
export const weeklyDefaults = (today: string): WeeklyFields => ({
  Weekdays: [1, 2, 3, 4, 5],
  StartDay: addDays(today, 2),
  Weeks: 4,
  StartTime: '08:00:00',
  EndTime: '17:00:00',
  OpenDaysBefore: 14,
  OpenTime: '00:00:00',
  CloseDaysBefore: 1,
  CloseTime: '00:00:00',
  HasSlots: false,
  SlotMinutes: null,
  MaximumOrders: null,
  EntityDeliveryProgramID: null,
})

export const singleDefaults = (today: string): WindowFields => ({
  OrderDay: addDays(today, 7),
  StartTime: '08:00:00',
  EndTime: '17:00:00',
  OpenDay: today,
  OpenTime: '00:00:00',
  CloseDay: addDays(today, 6),
  CloseTime: '23:30:00',
  MaximumOrders: null,
  EntityDeliveryProgramID: null,
})

/** The chosen days from the start date on; the week of the start date is the first. */
export function weeklyDays({
  StartDay,
  Weeks,
  Weekdays,
}: Pick<WeeklyFields, 'StartDay' | 'Weeks' | 'Weekdays'>): string[] {
  if (StartDay === '') return []
  const sunday = addDays(StartDay, -weekdayOf(StartDay))
  return Array.from({ length: Weeks * 7 }, (_, days) => addDays(sunday, days)).filter(
    (day) => day >= StartDay && Weekdays.includes(weekdayOf(day)),
  )
}

/** Windows that are already there on a day. */
export interface ExistingWindow {
  readonly Day: string
  readonly StartTime: string
  readonly EndTime: string
  readonly OpenTime: string
  readonly CloseTime: string
  /** Delivery windows of two programs may have the same hours. */
  readonly EntityDeliveryProgramID: number | null
}
interface PreviewTime extends ExistingWindow {
  readonly key: string
  readonly isExisting: boolean
}
export interface PreviewDay {
  readonly Day: string
  readonly times: readonly PreviewTime[]
  readonly hasExisting: boolean
}

export const keyOfTime = ({ Day, StartTime, EndTime }: Pick<ExistingWindow, 'Day' | 'StartTime' | 'EndTime'>) =>
  `${Day} ${StartTime}-${EndTime}`
const sameWindow = (one: ExistingWindow, other: ExistingWindow) =>
  keyOfTime(one) === keyOfTime(other) && one.EntityDeliveryProgramID === other.EntityDeliveryProgramID

/** The fields of one window of the form: a slot on a day. */
const fieldsOn = (
  day: string,
  { StartTime, EndTime }: { StartTime: string; EndTime: string },
  weekly: WeeklyFields,
): WindowFields => ({
  OrderDay: day,
  StartTime,
  EndTime,
  OpenDay: addDays(day, -weekly.OpenDaysBefore),
  OpenTime: weekly.OpenTime,
  CloseDay: addDays(day, -weekly.CloseDaysBefore),
  CloseTime: weekly.CloseTime,
  MaximumOrders: weekly.MaximumOrders,
  EntityDeliveryProgramID: weekly.EntityDeliveryProgramID,
  ...reservingOf(weekly),
})

const slotsOf = (weekly: WeeklyFields) =>
  weekly.StartTime === '' || weekly.EndTime === '' || weekly.StartTime >= weekly.EndTime
    ? []
    : slice(weekly, weekly.HasSlots ? weekly.SlotMinutes : null)

/** The new windows, without removed ones, those that exist already, and hours that the clocks skip. */
export function weeklyDrafts(
  weekly: WeeklyFields,
  { existing, removed, zone }: { existing: readonly ExistingWindow[]; removed: ReadonlySet<string>; zone: string },
): WindowDraft[] {
  const slots = slotsOf(weekly)
  const there = Map.groupBy(existing, ({ Day }) => Day)
  return weeklyDays(weekly)
    .filter((day) => !removed.has(day))
    .flatMap((day) =>
      slots
        .filter(({ StartTime, EndTime }) => existsOn(day, StartTime, EndTime, zone))
        .map((slot) => draftOfFields(fieldsOn(day, slot, weekly), zone))
        .filter((draft) => !removed.has(keyOfTime({ ...draft, Day: day })))
        .filter((draft) => !there.get(day)?.some((window) => sameWindow(window, { ...draft, Day: day }))),
    )
}

/** Entries that leave the form after a day or a time more: the last new time of a day takes its day along. */
export function removedWith(
  removed: ReadonlySet<string>,
  keys: readonly string[],
  drafts: readonly WindowDraft[],
): ReadonlySet<string> {
  const out = removed.union(new Set(keys))
  const left = new Set(drafts.filter((one) => !out.has(keyOfTime({ ...one, Day: one.OrderDay }))).map(dayOf))
  return out.union(new Set(drafts.map(dayOf).filter((day) => !left.has(day))))
}
const dayOf = ({ OrderDay }: WindowDraft) => OrderDay

/** Windows that customers could never order for: they close before they are there. */
export const closedWhenCreated = (drafts: readonly WindowDraft[], now: Date): WindowDraft[] =>
  drafts.filter(({ CloseTime }) => Date.parse(CloseTime) <= now.getTime())

/** A window as it is copied. */
export interface CopiedWindow extends ExistingWindow {
  readonly MaximumOrders: number | null
  readonly ReservedPlaces?: number | null
  readonly ReservedHours?: number | null
}
interface Copying {
  readonly source: readonly CopiedWindow[]
  /** Days of the copy, after the day that is copied; whole weeks, so that weekdays stay. */
  readonly days: number
  readonly existing: readonly ExistingWindow[]
  readonly removed: ReadonlySet<string>
  readonly zone: string
  readonly today: string
}

/** Windows some weeks later, without removed ones, past days, those that exist already, and hours that the clocks skip. */
export function copiedDrafts({ source, days, existing, removed, zone, today }: Copying): WindowDraft[] {
  const later = (instant: string) => {
    const { day, time } = wallOf(instant, zone)
    return instantAt(addDays(day, days), time, zone).toISOString()
  }
  const there = Map.groupBy(existing, ({ Day }) => Day)
  return source.flatMap(({ Day, ...window }) => {
    const day = addDays(Day, days)
    const isLeftOut =
      day < today ||
      removed.has(day) ||
      removed.has(keyOfTime({ ...window, Day: day })) ||
      !existsOn(day, window.StartTime, window.EndTime, zone) ||
      there.get(day)?.some((one) => sameWindow(one, { ...window, Day: day }))
    return isLeftOut
      ? []
      : { ...window, OrderDay: day, OpenTime: later(window.OpenTime), CloseTime: later(window.CloseTime) }
  })
}

/** The drafts by day, together with the windows that these days have already. */
export function previewOf(drafts: readonly WindowDraft[], existing: readonly ExistingWindow[]): PreviewDay[] {
  const there = Map.groupBy(existing, ({ Day }) => Day)
  return [...Map.groupBy(drafts, ({ OrderDay }) => OrderDay)].map(([Day, ofDay]) => {
    const own = ofDay.map((draft) => ({ ...draft, Day, isExisting: false }))
    const others = (there.get(Day) ?? []).map((window) => ({ ...window, isExisting: true }))
    const times = [...own, ...others]
      .map((time) => ({ ...time, key: keyOfTime(time) }))
      .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    return { Day, times, hasExisting: others.length > 0 }
  })
}

/** Reason that the form can't be sent yet; the last that fails is the message. */
export function weeklyRefusal(
  weekly: WeeklyFields,
  { kind, hasPrograms, count }: { kind: WindowKind; hasPrograms: boolean; count: number },
): Refusal | undefined {
  const [day = weekly.StartDay] = weeklyDays(weekly)
  if (day === '') return refuse(refusals.windowFill)
  const refusal = windowRefusal(fieldsOn(day, weekly, weekly), { kind, hasPrograms })
  if (refusal && refusal.refused !== refusals.windowMaximum && refusal.refused !== refusals.windowProgram)
    return refusal
  if (weekly.HasSlots && weekly.SlotMinutes === null) return refuse(refusals.slotLength)
  return refusal ?? (count === 0 ? refuse(refusals.windowsMissing) : undefined)
}
