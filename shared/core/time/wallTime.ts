import { instantOf, localDay, localHour } from './zone.ts'

/** Days and times of day as people on the spot read them: `YYYY-MM-DD` and `HH:mm:ss` (decision 5). */

const two = (number: number) => String(number).padStart(2, '0')
const hourSeconds = 3600
const daySeconds = 86_400

export const secondsOf = (time: string) => {
  const [hours = '0', minutes = '0', seconds = '0'] = time.split(':')
  return Number(hours) * hourSeconds + Number(minutes) * 60 + Number(seconds)
}
export const timeAt = (seconds: number) =>
  `${two(Math.floor(seconds / hourSeconds))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`

/** The hour as the rules of `time/zone.ts` count it: 8.5 for half past eight. */
export const hourOf = (time: string) => secondsOf(time) / hourSeconds

/** The hour that people read: the last second of a window, 10:59:59, is the full minute that it leads to. */
export const fullMinuteOf = (time: string) => Math.round(hourOf(time) * 60) / 60

export const instantAt = (day: string, time: string, zone: string) => instantOf(day, hourOf(time), zone)

export interface WallMoment {
  readonly day: string
  readonly time: string
}
/** Local date and time at an instant. */
export function wallOf(instant: string, zone: string): WallMoment {
  const at = new Date(instant)
  return { day: localDay(at, zone), time: timeAt(Math.floor(localHour(at, zone) * hourSeconds + 1e-6)) }
}

const isShown = (day: string, time: string, zone: string) =>
  wallOf(instantAt(day, time, zone).toISOString(), zone).time === time

/** False of hours that begin or end while the clocks skip, on a day when they go forward; the end itself is not in them. */
export const existsOn = (day: string, start: string, end: string, zone: string) =>
  instantAt(day, start, zone) < instantAt(day, end, zone) &&
  isShown(day, start, zone) &&
  isShown(day, timeAt(secondsOf(end) - 1), zone)

/** Section 9: times are chosen in steps of 30 minutes. */
const stepSeconds = 1800
export const timeOptions: readonly string[] = Array.from({ length: daySeconds / stepSeconds }, (_, step) =>
  timeAt(step * stepSeconds),
)
export const endOptions = (start: string) => timeOptions.filter((time) => time > start)
