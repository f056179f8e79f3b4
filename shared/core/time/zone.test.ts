import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages } from '../text/languages.ts'
import { ahead, clockChanges, zones } from './clockChanges.fixture.ts'
import {
  addDays,
  addMonths,
  dateFormat,
  daysBetween,
  formatDay,
  formatDayRange,
  formatHour,
  formatInstant,
  formatTime,
  halfHours,
  instantOf,
  isDay,
  isZone,
  localDay,
  localHour,
  startOfDay,
  startOfPersonsTomorrow,
  startOfTomorrow,
  startOfTomorrowByOffset,
  zoneInWords,
  zoneName,
} from './zone.ts'

const newYork = 'America/New_York'
const at = (text: string) => new Date(text)

describe('zones and days', () => {
  it.each([
    ['America/New_York', true],
    ['America/Argentina/Buenos_Aires', true],
    ['UTC', true],
    ['New York', false],
    ['+05:00', false],
    ['', false],
    [undefined, false],
  ])('isZone(%j) is %j', (name, expected) => expect(isZone(name)).toBe(expected))

  it.each([
    ['2026-11-20', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['11/20/2026', false],
    ['', false],
  ])('isDay(%j) is %j', (day, expected) => expect(isDay(day)).toBe(expected))

  it.each([
    ['2026-11-20T04:59:59Z', newYork, '2026-11-19', 23 + 3599 / 3600],
    ['2026-11-20T05:00:00Z', newYork, '2026-11-20', 0],
    ['2026-11-20T20:30:00Z', newYork, '2026-11-20', 15.5],
    ['2026-11-20T20:30:00Z', 'Pacific/Auckland', '2026-11-21', 9.5],
    ['2026-11-20T20:30:00Z', 'Asia/Kathmandu', '2026-11-21', 2.25],
    ['1969-12-31T23:30:00Z', 'UTC', '1969-12-31', 23.5],
  ])('%s in %s is %s at %d', (instant, zone, day, hour) => {
    expect(localDay(at(instant), zone)).toBe(day)
    expect(localHour(at(instant), zone)).toBeCloseTo(hour, 9)
  })

  it('an unknown zone is a mistake of the caller, never silently UTC', () => {
    expect(() => localDay(new Date(0), 'Mars/Olympus')).toThrow(RangeError)
  })
})

describe('the instant of a local day and hour', () => {
  it.each([
    ['an ordinary hour', '2026-11-20', 8, newYork, '2026-11-20T13:00:00Z'],
    ['the end of the day is the next midnight', '2026-11-20', 24, newYork, '2026-11-21T05:00:00Z'],
    ['a skipped hour is the moment of the jump', '2026-03-08', 2.5, newYork, '2026-03-08T07:00:00Z'],
    ['the hour of the jump itself', '2026-03-08', 2, newYork, '2026-03-08T07:00:00Z'],
    ['the hour after the jump', '2026-03-08', 3, newYork, '2026-03-08T07:00:00Z'],
    ['a repeated hour is its first pass', '2026-11-01', 1.5, newYork, '2026-11-01T05:30:00Z'],
    ['the hour after the repeated one', '2026-11-01', 2, newYork, '2026-11-01T07:00:00Z'],
    ['a day that begins at one', '2018-11-04', 0, 'America/Sao_Paulo', '2018-11-04T03:00:00Z'],
    ['a half-hour jump', '2026-10-04', 2.25, 'Australia/Lord_Howe', '2026-10-03T15:30:00Z'],
    ['a day that never was', '2011-12-30', 12, 'Pacific/Apia', '2011-12-30T10:00:00Z'],
  ])('%s', (_, day, hour, zone, expected) => {
    expect(instantOf(day, hour, zone)).toEqual(at(expected))
  })

  it('days are counted across months, years and leap days', () => {
    expect([addDays('2026-12-31', 1), addDays('2026-03-01', -1), addDays('2028-02-28', 1)]).toEqual([
      '2027-01-01',
      '2026-02-28',
      '2028-02-29',
    ])
    expect(addDays('2026-11-20', -60)).toBe('2026-09-21')
  })

  it('starts of days follow the clock change', () => {
    expect(startOfDay('2026-03-09', newYork).getTime() - startOfDay('2026-03-08', newYork).getTime()).toBe(23 * 3600e3)
    expect(startOfDay('2026-11-02', newYork).getTime() - startOfDay('2026-11-01', newYork).getTime()).toBe(25 * 3600e3)
    expect(startOfTomorrow(at('2026-11-20T04:30:00Z'), newYork)).toEqual(at('2026-11-20T05:00:00Z'))
  })
})

describe('over every zone and each of its clock changes', () => {
  const offset = (ms: number, zone: string) => ahead(ms, zone) / minute
  const minute = 60_000
  const day = 86_400_000

  it('what the wall shows leads back to the first instant that shows it', () => {
    let changes = 0
    for (const zone of zones) {
      for (const change of clockChanges(zone, 2018, 2030)) {
        changes++
        const jump = (offset(change, zone) - offset(change - 1, zone)) * minute
        for (const step of [-90, -30, -1, 0, 1, 30, 90]) {
          const instant = new Date(change + step * minute)
          const back = instantOf(localDay(instant, zone), localHour(instant, zone), zone)
          const isSecondPass = step >= 0 && jump < 0 && step * minute < -jump
          expect(back.getTime() - instant.getTime(), `${zone} ${instant.toISOString()}`).toBe(isSecondPass ? jump : 0)
        }
        if (jump <= 0) continue
        const skipped = change + offset(change - 1, zone) * minute + jump / 2
        const hour = (skipped % day) / 3_600_000
        expect(instantOf(new Date(skipped).toISOString().slice(0, 10), hour, zone).getTime(), zone).toBe(change)
      }
    }
    expect(zones.length).toBeGreaterThan(300)
    expect(changes).toBeGreaterThan(1000)
  }, 60_000)

  it('a day starts on that day, and a moment earlier it is not that day yet', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.date({ min: at('2014-01-01T00:00:00Z'), max: at('2038-01-01T00:00:00Z'), noInvalidDate: true }),
        (zone, instant) => {
          const today = localDay(instant, zone)
          const start = startOfDay(today, zone)
          expect(start.getTime()).toBeLessThanOrEqual(instant.getTime())
          expect(localDay(start, zone)).toBe(today)
          expect(localDay(new Date(start.getTime() - 1), zone)).toBe(addDays(today, -1))
          expect(startOfTomorrow(instant, zone).getTime()).toBeGreaterThan(instant.getTime())
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('days', () => {
  it.each([
    ['2026-11-20', 11, '2026-12-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s plus %d days is %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected)
    expect(daysBetween(day, expected)).toBe(days)
  })

  it.each([
    ['2026-03-31', -1, '2026-02-28'],
    ['2024-03-31', -1, '2024-02-29'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-12-31', 2, '2027-02-28'],
  ])('%s plus %d months is %s', (day, months, expected) => expect(addMonths(day, months)).toBe(expected))

  it.each([
    [8, 10, [8, 8.5, 9, 9.5]],
    [8.25, 9.75, [8.5, 9]],
    [23, 24, [23, 23.5]],
    [10, 10, []],
    [10, 9, []],
  ])('the half hours from %d to %d are %j', (start, end, expected) => expect(halfHours(start, end)).toEqual(expected))
})

describe('as people read it', () => {
  it.each([
    [0, '12:00 AM'],
    [10.5, '10:30 AM'],
    [12, '12:00 PM'],
    [21, '9:00 PM'],
    [24, '12:00 AM'],
  ])('hour %d is %s', (hour, expected) => expect(formatHour(hour, 'en')).toBe(expected))

  it('hours, days, ranges and instants in both languages', () => {
    expect(formatHour(10.5, 'es')).toBe('10:30 a.m.')
    expect(formatDay('2026-11-20', 'en')).toBe('Fri, Nov 20, 2026')
    expect(formatDay('2026-11-20', 'es')).toBe('vie, 20 de nov de 2026')
    expect(formatDayRange('2026-11-20', '2026-11-27', 'en')).toBe('Nov 20 – 27, 2026')
    expect(formatDayRange('2026-11-20', '2026-11-20', 'en')).toBe('Nov 20, 2026')
    expect(formatTime(at('2026-11-20T20:15:00Z'), newYork, 'en')).toBe('3:15 PM')
    expect(formatInstant(at('2026-11-20T20:15:00Z'), newYork, 'en')).toBe('Nov 20, 2026, 3:15 PM')
    expect(formatInstant(at('2026-11-20T20:15:00Z'), newYork, 'es')).toContain('3:15 p.m.')
  })

  it('months and weekdays in Haitian Creole, whose names Intl does not have', () => {
    const day = (month: number, form: 'long' | 'short') =>
      dateFormat('ht', { weekday: form, month: form, day: 'numeric', timeZone: 'UTC' }).format(
        Date.UTC(2026, month, month + 1),
      )
    expect(Array.from({ length: 12 }, (_, month) => day(month, 'long'))).toEqual([
      'jedi 1 janvye',
      'lendi 2 fevriye',
      'madi 3 mas',
      'samdi 4 avril',
      'madi 5 me',
      'samdi 6 jen',
      'madi 7 jiyè',
      'samdi 8 out',
      'mèkredi 9 septanm',
      'samdi 10 oktòb',
      'mèkredi 11 novanm',
      'samdi 12 desanm',
    ])
    expect(day(7, 'short')).toBe('sam. 8 out')
    expect(formatDay('2026-11-20', 'ht')).toBe('van. 20 nov. 2026')
    expect(formatDayRange('2026-08-28', '2026-10-02', 'ht')).toBe('28 out – 2 okt. 2026')
    expect(formatInstant(at('2026-02-20T20:15:00Z'), newYork, 'ht')).toContain('20 fev. 2026')
  })
})

it('the days of Somali have their own names, which browsers do not know', () => {
  expect(formatDay('2026-12-02', 'so')).toBe('Arbc, Dis 2, 2026')
  expect(formatInstant(at('2026-11-20T20:15:00Z'), newYork, 'so')).toBe('Nof 20, 2026, 3:15 PM')
  expect(dateFormat('so', { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, 10, 27))).toBe('Jimco')
})

it.each(languages.filter((language) => language !== 'vi'))(
  'in %s a zone of the country has the name on its clocks',
  (language) => {
    const winter = at('2026-11-30T20:00:00Z')
    const zones = [newYork, 'America/Chicago', 'America/Phoenix', 'Pacific/Honolulu']
    expect(zones.map((zone) => zoneName(winter, zone, language))).toEqual(['EST', 'CST', 'MST', 'HST'])
  },
)

it.each(languages)('in %s a clock has twelve hours, as at the pantry’s door', (language) => {
  const [morning, evening] = [9, 21].map((hour) => formatHour(hour, language))
  expect(evening).toMatch(/9/)
  expect(evening).not.toBe(morning)
  expect(evening).not.toMatch(/21/)
})

it.each([
  ['before the clocks go back', '2026-11-01T04:30:00Z', '-04:00', newYork, '2026-11-02T05:00:00.000Z'],
  ['after the clocks went back', '2026-11-01T06:30:00Z', '-05:00', newYork, '2026-11-02T05:00:00.000Z'],
  ['before the clocks go forward', '2027-03-14T05:30:00Z', '-05:00', newYork, '2027-03-15T04:00:00.000Z'],
  ['after the clocks went forward', '2027-03-14T07:30:00Z', '-04:00', newYork, '2027-03-15T04:00:00.000Z'],
  ['on a journey to another zone', '2026-11-01T04:30:00Z', '-07:00', newYork, '2026-11-01T07:00:00.000Z'],
  ['without a zone', '2026-11-01T04:30:00Z', '-04:00', undefined, '2026-11-02T04:00:00.000Z'],
  ['with a zone that does not exist', '2026-11-01T04:30:00Z', '-04:00', 'Nowhere', '2026-11-02T04:00:00.000Z'],
])('tomorrow of a person %s', (_, now, offset, zone, start) => {
  expect(startOfPersonsTomorrow(new Date(now), offset, zone).toISOString()).toBe(start)
})

it.each([
  ['Z', '2026-03-07T15:00:00.000Z', '2026-03-08T00:00:00.000Z'],
  ['-05:00', '2026-03-07T15:00:00.000Z', '2026-03-08T05:00:00.000Z'],
  ['-05:00', '2026-03-08T04:59:59.999Z', '2026-03-08T05:00:00.000Z'],
  ['-05:00', '2026-03-08T05:00:00.000Z', '2026-03-09T05:00:00.000Z'],
  ['+05:30', '2026-03-07T18:29:59.000Z', '2026-03-07T18:30:00.000Z'],
  ['+05:30', '2026-03-07T18:30:00.000Z', '2026-03-08T18:30:00.000Z'],
])('tomorrow by a clock at %s, now %s, starts %s', (offset, now, start) => {
  expect(startOfTomorrowByOffset(new Date(now), offset).toISOString()).toBe(start)
})

it.each([
  ['America/New_York', 'Eastern Time (New York)', 'Hora oriental (New York)'],
  ['America/Indiana/Indianapolis', 'Eastern Time (Indianapolis)', 'Hora oriental (Indianapolis)'],
  ['America/Phoenix', 'Mountain Standard Time (Phoenix)', 'Hora estándar de las Montañas Rocosas (Phoenix)'],
  ['UTC', 'UTC', 'UTC'],
  ['Nowhere/Land', 'Nowhere/Land', 'Nowhere/Land'],
])('the zone %s is called %s, %s', (zone, english, spanish) => {
  expect(zoneInWords(zone, 'en')).toBe(english)
  expect(zoneInWords(zone, 'es')).toBe(spanish)
})
