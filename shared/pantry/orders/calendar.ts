import { fullMinuteOf } from '../../core/time/wallTime.ts'
import { instantOf } from '../../core/time/zone.ts'
import type { Order } from './order.ts'

/** A pickup or delivery as a file for the phone's calendar (iCalendar, RFC 5545). */

export interface OrderAsEvent {
  readonly orderId: number
  readonly title: string
  readonly place: string
  readonly notes: string
  readonly start: Date
  readonly end: Date
  /** Time at which the file was made. */
  readonly now: Date
}

/** The instants of an order's window; its last second is the full minute that it leads to. */
export function windowInstants(
  { OrderDay, StartTime, EndTime }: Pick<Order, 'OrderDay' | 'StartTime' | 'EndTime'>,
  zone: string,
) {
  const at = (time: string) => instantOf(OrderDay, fullMinuteOf(time), zone)
  return { start: at(StartTime), end: at(EndTime) }
}

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
/** `20261124T150000Z` */
const utc = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '')

const maxOctets = 75
const encoder = new TextEncoder()

/** Lines are at most 75 octets; the next one begins with a space. A character is never cut in two. */
function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  for (const character of line) {
    const next = current + character
    if (encoder.encode(next).length > maxOctets) {
      lines.push(current)
      current = ` ${character}`
    } else current = next
  }
  return [...lines, current].join('\r\n')
}

export const calendarFile = ({ orderId, title, place, notes, start, end, now }: OrderAsEvent) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gleanery//Order//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    // The same order added again replaces the entry.
    `UID:order-${orderId}@gleanery`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(notes)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT2H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
