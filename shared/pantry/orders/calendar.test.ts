import { describe, expect, it } from 'vitest'
import { calendarFile, windowInstants } from './calendar.ts'

const entry = {
  orderId: 4711,
  title: 'Pick up food: Eastside, code 1267',
  place: '12 Oak St; Knoxville, TN',
  notes: 'Bring bags.\nC:\\',
  start: new Date('2026-11-24T15:00:00.000Z'),
  end: new Date('2026-11-24T16:00:00.000Z'),
  now: new Date('2026-11-20T12:00:00.000Z'),
}

describe('the calendar file of an order', () => {
  it('is one event in UTC with an alarm, its lines ended as the format asks', () => {
    const lines = calendarFile(entry).split('\r\n')
    expect(lines[0]).toBe('BEGIN:VCALENDAR')
    expect(lines.at(-2)).toBe('END:VCALENDAR')
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:order-4711@gleanery',
        'DTSTART:20261124T150000Z',
        'DTEND:20261124T160000Z',
        'TRIGGER:-PT2H',
      ]),
    )
  })
  it('escapes what the format reads as its own', () => {
    expect(calendarFile(entry)).toContain('SUMMARY:Pick up food: Eastside\\, code 1267')
    expect(calendarFile(entry)).toContain('LOCATION:12 Oak St\\; Knoxville\\, TN')
    expect(calendarFile(entry)).toContain('DESCRIPTION:Bring bags.\\nC:\\\\')
  })
  it('folds long lines at 75 octets without cutting a character', () => {
    const file = calendarFile({ ...entry, notes: 'ñ'.repeat(200) })
    const lines = file.split('\r\n')
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
    expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${'ñ'.repeat(200)}`)
  })
})

it('reads a window on the clock of its place, also on the day that the clocks change', () => {
  const window = { StartTime: '10:00:00', EndTime: '10:59:59' }
  const zone = 'America/New_York'
  expect(windowInstants({ ...window, OrderDay: '2026-11-24' }, zone)).toEqual({
    start: new Date('2026-11-24T15:00:00.000Z'),
    end: new Date('2026-11-24T16:00:00.000Z'),
  })
  expect(windowInstants({ ...window, OrderDay: '2026-10-31' }, zone).start).toEqual(
    new Date('2026-10-31T14:00:00.000Z'),
  )
})
