import { addDays, instantOf, localDay, localHour } from '../time/zone.ts'

/** Texts come between 8 am and 9 pm of the place that they are about (decision 85). */
const textHours = { start: 8, end: 21 } as const

/** Time at which a text may be sent: now, or at the end of the quiet hours. */
export function textableAt(now: Date, zone: string): Date {
  const hour = localHour(now, zone)
  if (hour >= textHours.start && hour < textHours.end) return now
  const day = localDay(now, zone)
  return instantOf(hour < textHours.start ? day : addDays(day, 1), textHours.start, zone)
}
