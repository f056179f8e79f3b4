import { instantOf, isDay } from '../../core/time/zone.ts'

/** Date filters of the message grids: `YYYY-MM-DD HH:mm:ss` on the clock of the viewer's zone (section 7). */

const shape = /^(\d{4}-\d{2}-\d{2}) ([01]\d|2[0-3]):([0-5]\d):([0-5]\d)$/

/** Of years that sums of days stay within. */
export function isMoment(text: string): boolean {
  const [, day = ''] = shape.exec(text) ?? []
  return isDay(day) && day >= '1900' && day < '3000'
}

export const startOf = (day: string) => `${day} 00:00:00`
export const endOf = (day: string) => `${day} 23:59:59`

/** The instant of a moment, or of so many seconds later on the same clock. */
function instantAt(moment: string, zone: string, later = 0): Date {
  const [, day = '', hours, minutes, seconds] = shape.exec(moment) ?? []
  return instantOf(day, Number(hours) + Number(minutes) / 60 + (Number(seconds) + later) / 3600, zone)
}

/** The instants from the first second to the end of the last one; an open end stays open. */
export const between = (first: string | undefined, last: string | undefined, zone: string) => ({
  ...(first === undefined ? {} : { from: instantAt(first, zone).toISOString() }),
  // The clock's next second, not one second on: a day whose last hour comes twice ends with the second.
  ...(last === undefined ? {} : { to: instantAt(last, zone, 1).toISOString() }),
})
