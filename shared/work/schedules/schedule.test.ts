import { describe, expect, it } from 'vitest'
import * as refusals from './refusals.ts'
import {
  dueDayBefore,
  dueDayFrom,
  dueReport,
  nextRun,
  ran,
  type StoredReportSchedule,
  scheduleRecipients,
  scheduleRefusal,
  timed,
  withPause,
  withSubscription,
} from './schedule.ts'

const zone = 'America/New_York'
const timing = { Frequency: 'DAILY', Weekday: 1, DayOfMonth: 31, Hour: 6 } as const
const weekly = { ...timing, Frequency: 'WEEKLY' } as const
const monthly = { ...timing, Frequency: 'MONTHLY' } as const

const schedule: StoredReportSchedule = {
  ID: 7,
  Version: 1,
  EntityID: 10,
  Report: 'SummaryAgency',
  Format: 'PDF',
  ...timing,
  Recipients: [
    { EMailAddress: 'a@example.org', Code: 'a', Unsubscribed: null },
    { EMailAddress: 'b@example.org', Code: 'b', Unsubscribed: null },
  ],
  IsPaused: false,
  TimeZone: zone,
  NextDay: null,
  NextRun: null,
  LastRun: null,
  Owner: { UserID: 1, Subject: 's', Role: 'foodbank', EntityID: 10, FoodBankIDs: [10], CustomerID: null },
  Language: 'en',
}
const friday = new Date('2026-11-20T15:00:00.000Z')

describe('due days', () => {
  it.each([
    ['daily', timing, '2026-11-20', '2026-11-20', '2026-11-19'],
    ['weekly, the next Monday', weekly, '2026-11-20', '2026-11-23', '2026-11-16'],
    ['weekly, on a Monday itself', weekly, '2026-11-23', '2026-11-23', '2026-11-16'],
    ['weekly, over the end of a year', weekly, '2026-12-29', '2027-01-04', '2026-12-28'],
    ['monthly on the 31st, in November', monthly, '2026-11-20', '2026-11-30', '2026-10-31'],
    ['monthly on the 31st, in a leap year', monthly, '2028-02-01', '2028-02-29', '2028-01-31'],
    ['monthly on the 1st', { ...monthly, DayOfMonth: 1 }, '2026-11-02', '2026-12-01', '2026-11-01'],
    ['monthly, over the end of a year', { ...monthly, DayOfMonth: 5 }, '2026-12-06', '2027-01-05', '2026-12-05'],
  ] as const)('%s', (_, one, day, first, before) => {
    expect([dueDayFrom(one, day), dueDayBefore(one, first)]).toEqual([first, before])
  })

  it('touch without a gap, whatever the month', () => {
    for (const one of [timing, weekly, monthly, { ...monthly, DayOfMonth: 29 }]) {
      let day = dueDayFrom(one, '2026-01-01')
      for (let runs = 0; runs < 40; runs++) {
        const { day: next } = nextRun(one, nextRun(one, new Date(`${day}T00:00:00Z`), 'UTC').at, 'UTC')
        expect(dueDayBefore(one, next)).toBe(day)
        day = next
      }
    }
  })
})

describe('the next run', () => {
  it.each([
    ['later today', { Hour: 11 }, '2026-11-20', '2026-11-20T16:00:00.000Z'],
    ['tomorrow, when this hour has begun', { Hour: 10 }, '2026-11-21', '2026-11-21T15:00:00.000Z'],
  ])('%s', (_, change, day, at) => {
    expect(nextRun({ ...timing, ...change }, friday, zone)).toEqual({ day, at: new Date(at) })
  })

  it('an hour that clocks skip is the moment of the jump', () => {
    const before = new Date('2027-03-14T05:00:00.000Z')
    expect(nextRun({ ...timing, Hour: 2 }, before, zone)).toEqual({
      day: '2027-03-14',
      at: new Date('2027-03-14T07:00:00.000Z'),
    })
  })

  it('an hour that comes twice runs at its first pass, and not at its second', () => {
    const at = new Date('2026-11-01T05:00:00.000Z')
    expect(nextRun({ ...timing, Hour: 1 }, new Date(at.getTime() - 1), zone)).toEqual({ day: '2026-11-01', at })
    expect(nextRun({ ...timing, Hour: 1 }, new Date('2026-11-01T05:30:00.000Z'), zone).day).toBe('2026-11-02')
  })

  it('is none while paused, and none when nobody is subscribed', () => {
    expect(timed({ ...schedule, IsPaused: true }, friday).NextRun).toBeNull()
    const nobody = ['a', 'b'].reduce((one, code) => withSubscription(one, code, false, friday), timed(schedule, friday))
    expect(nobody.NextRun).toBeNull()
    expect(withSubscription(nobody, 'b', true, friday).NextRun).toBe('2026-11-21T11:00:00.000Z')
    expect(withPause(withPause(schedule, true, friday), false, friday).NextRun).toBe('2026-11-21T11:00:00.000Z')
  })
})

describe('a due report', () => {
  const set = timed({ ...schedule, ...weekly }, friday)
  const due = (at: string, one = set) => dueReport(one, new Date(at))

  it('is none before its time', () => {
    expect(due('2026-11-23T10:59:59.999Z')).toBeUndefined()
  })

  it('is of the days since the due day before, and is due once', () => {
    const report = due('2026-11-23T11:00:00.000Z')
    expect(report?.range).toEqual({ start: '2026-11-16', end: '2026-11-22' })
    const after = report && ran(set, report, 5, new Date('2026-11-23T11:00:00.000Z'))
    expect(after?.NextRun).toBe('2026-11-30T11:00:00.000Z')
    expect(due('2026-11-23T11:00:00.000Z', after)).toBeUndefined()
  })

  it('is one when it is late by weeks, and leaves out no day', () => {
    const report = due('2026-12-08T12:00:00.000Z')
    expect(report?.range).toEqual({ start: '2026-11-16', end: '2026-12-06' })
    expect(report?.next.day).toBe('2026-12-14')
  })
})

it('recipients keep their code and stay unsubscribed, and each address is one', () => {
  const before = withSubscription(schedule, 'b', false, friday).Recipients
  expect(scheduleRecipients(['b@example.org', 'c@example.org', 'c@example.org'], before, () => 'new')).toEqual([
    { EMailAddress: 'b@example.org', Code: 'b', Unsubscribed: friday.toISOString() },
    { EMailAddress: 'c@example.org', Code: 'new', Unsubscribed: null },
  ])
})

it('[report-range-valid] a configuration report of one day has no start before its end, so none is daily', () => {
  const of = (Report: StoredReportSchedule['Report'], Frequency: StoredReportSchedule['Frequency']) =>
    scheduleRefusal({ Report, Frequency })?.refused
  expect(of('ConfigurationAgencyNewDonors', 'DAILY')).toBe(refusals.reportScheduleDaily)
  expect(of('ConfigurationAgencyNewDonors', 'WEEKLY')).toBeUndefined()
  expect(of('SummaryAgency', 'DAILY')).toBeUndefined()
})
