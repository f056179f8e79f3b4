import { addDays, daysBetween, instantOf, isoWeekdayOf, localDay } from '../../core/time/zone.ts'
import type { PickupHours } from '../../network/organizations/entity.ts'

/** An agency's pickup hours beside the hours in which a donation can be fetched. */

interface Opening {
  readonly PickupHours?: readonly PickupHours[] | undefined
  readonly TimeZone: string
}

/** The agency picks up at no time of the window that is still ahead. Without hours, or a window, nothing is known. */
export function isOutsideHours(
  { PickupHours: openings = [], TimeZone: zone }: Opening,
  window: { readonly start: Date; readonly end: Date } | null,
  now: Date,
): boolean {
  if (openings.length === 0 || !window) return false
  const start = window.start > now ? window.start : now
  const [first, last] = [localDay(start, zone), localDay(window.end, zone)]
  const days = Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index))
  return !days.some((day) =>
    openings.some(
      ({ Weekday, HourStart, HourEnd }) =>
        Weekday === isoWeekdayOf(day) &&
        instantOf(day, HourStart, zone) < window.end &&
        instantOf(day, HourEnd, zone) > start,
    ),
  )
}
