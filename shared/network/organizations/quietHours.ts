import * as z from 'zod/mini'
import { addDays, instantOf, isoWeekdayOf, localDay, localHour } from '../../core/time/zone.ts'

/**
 * Quiet hours: by itself nobody is asked at night. The next offer waits until they end, unless the food would spoil or its
 * window would end by then, or an agency of the list picks up at this hour.
 */

const hour = z.number().check(z.minimum(0), z.maximum(24), z.multipleOf(0.5))
/** Decimal hours of the donor location's day; an end before the start is that of the next day. */
export const QuietHours = z.strictObject({ HourStart: hour, HourEnd: hour })
export type QuietHours = z.infer<typeof QuietHours>

export const defaultQuietHours: QuietHours = { HourStart: 21, HourEnd: 7 }

const WeeklyHours = z.object({ Weekday: z.int(), HourStart: z.number(), HourEnd: z.number() })
type WeeklyHours = z.infer<typeof WeeklyHours>
/** An agency's pickup hours, where some of them are quiet hours of its food bank. */
export const NightHours = z.object({ TimeZone: z.string(), Hours: z.array(WeeklyHours) })
export type NightHours = z.infer<typeof NightHours>

/** The end of the quiet hours that an instant lies in; undefined outside of them. */
export function quietUntil(quiet: QuietHours, at: Date, zone: string): Date | undefined {
  const { HourStart, HourEnd } = quiet
  if (HourStart === HourEnd) return undefined
  const nights = [-1, 0].map((days) => {
    const day = addDays(localDay(at, zone), days)
    const last = HourEnd > HourStart ? day : addDays(day, 1)
    return { from: instantOf(day, HourStart, zone), to: instantOf(last, HourEnd, zone) }
  })
  return nights.find(({ from, to }) => from <= at && at < to)?.to
}

/** Pickup hours that reach into the quiet hours; undefined for an agency that picks up by day. */
export function nightHoursOf(
  { PickupHours = [], TimeZone }: { readonly PickupHours?: WeeklyHours[] | undefined; readonly TimeZone: string },
  quiet: QuietHours | null,
): NightHours | undefined {
  if (!quiet || quiet.HourStart === quiet.HourEnd) return undefined
  const spans =
    quiet.HourEnd > quiet.HourStart
      ? [[quiet.HourStart, quiet.HourEnd] as const]
      : ([
          [quiet.HourStart, 24],
          [0, quiet.HourEnd],
        ] as const)
  const Hours = PickupHours.filter((open) => spans.some(([from, to]) => open.HourStart < to && open.HourEnd > from))
  return Hours.length > 0 ? { TimeZone, Hours } : undefined
}

export function isOpenAtNight(night: NightHours | undefined, at: Date): boolean {
  if (!night) return false
  const weekday = isoWeekdayOf(localDay(at, night.TimeZone))
  const now = localHour(at, night.TimeZone)
  return night.Hours.some(({ Weekday, HourStart, HourEnd }) => Weekday === weekday && HourStart <= now && now < HourEnd)
}

interface Waiting {
  readonly quiet: QuietHours | null | undefined
  readonly zone: string
  /** Time at which the food spoils or its pickup window ends. */
  readonly limit: number | undefined
}

/** Until when an offer at this instant waits; undefined when it is made at once. */
export function askingWaitsUntil({ quiet, zone, limit }: Waiting, at: Date): Date | undefined {
  const until = quiet ? quietUntil(quiet, at, zone) : undefined
  const isUrgent = until && limit !== undefined && at.getTime() < limit && limit <= until.getTime()
  return isUrgent ? undefined : until
}
