import { describe, expect, it } from 'vitest'
import { bill, byService, plus, prices, signInCosts, total } from './cost/bill.ts'
import { habits, taken } from './cost/habits.ts'
import { type Lived, ofDonations, ofPeople, ofPerson, ofStanding, ofWarmth } from './cost/month.ts'
import { standingOf } from './cost/standing.ts'

describe('a bill', () => {
  it('is each amount by its price, in the units of the price', () => {
    const items = bill({ writeUnits: 2_000_000, mails: 500, alarms: 3, events: 0 })
    expect(items.map(({ what, dollars }) => [what, dollars])).toEqual([
      ['writeUnits', 2 * prices.writeUnits.dollars],
      ['mails', prices.mails.dollars / 2],
      ['alarms', 3 * prices.alarms.dollars],
    ])
    expect(total(items)).toBeCloseTo(1.25 + 0.05 + 0.3, 9)
  })

  it('names services once, the most expensive first', () => {
    expect(byService(bill({ mails: 1000, writeUnits: 1_000_000, readUnits: 1_000_000 }))).toEqual([
      ['DynamoDB', 0.75],
      ['SES', 0.1],
    ])
  })

  it.each([
    [32_000, [121, 480, 330]],
    [9000, [0, 135, 0]],
  ])('of %i people says what sign-in costs with those who are free, and by the plan Essentials', (users, dollars) => {
    expect(total(bill({ activeUsers: users }))).toBeCloseTo(users * 0.0055, 6)
    expect(signInCosts(bill({ activeUsers: users, mails: 7 })).map(([, sum]) => Math.round(sum))).toEqual(dollars)
  })

  it('adds amounts of the same kind', () => {
    expect(plus({ mails: 1, events: 2 }, {}, { mails: 3 })).toEqual({ mails: 4, events: 2 })
  })

  it('has prices that say where they were confirmed, or that they were not', () => {
    for (const price of Object.values(prices)) {
      expect(price.dollars).toBeGreaterThan(0)
      expect(price.units).toBeGreaterThanOrEqual(1)
      expect(price.confirmedBy === null || price.confirmedBy.startsWith('http')).toBe(true)
    }
  })
})

const usage = (runs: number, more: object = {}) => ({
  runs,
  requests: 0,
  reads: 0,
  writes: 0,
  messages: 0,
  events: 0,
  mails: 0,
  ...more,
})
const lived: Lived = {
  days: 1,
  donations: 10,
  events: { DonationPosted: 10 },
  usage: {
    'donations/postDonation': usage(10, { requests: 20, writes: 50 }),
    'donations/onDonationPosted': usage(5, { reads: 7 }),
    'timers/sweepDue': usage(1440, { reads: 2880, messages: 4 }),
  },
}

describe('a month of donations', () => {
  const month = ofDonations(lived, 100)
  it('takes as many times the units as there are donations', () => {
    expect([month.writeUnits, month.apiRequests]).toEqual([500, 100])
  })
  it('runs schedules by the clock, however many donations there are', () => {
    const sweeps = taken.daysOfAMonth * 1440
    expect(month.lambdaRuns).toBeCloseTo(sweeps + 150, 6)
    expect(month.readUnits).toBeCloseTo(2 * sweeps + 70, 6)
  })
  it('pays for sending each message, and for receiving and deleting each batch', () => {
    // Ten posts, each told to the two reactions that match and count it.
    expect(month.queueRequests).toBe((2 * 10 + 4 + 2 * 5) * 10)
  })
})

describe('people', () => {
  const units = (id: string) => ({ id, operations: ['Query'], reads: 2, writes: 0 })
  const habit = { active: 0.5, visitsOfADay: 1, minutesOfAVisit: 10, calls: { a: 2 }, polls: { b: 60 } }
  it('call when they come, and their open pages ask again and again', () => {
    const month = ofPerson(habit, units)
    const calls = 30 * (2 + 10)
    expect([month.apiRequests, month.lambdaRuns, month.readUnits, month.activeUsers]).toEqual([
      calls,
      calls,
      2 * calls,
      1,
    ])
  })
  it('count by their roles, those who come at all', () => {
    expect(ofPeople({ agency: 100 }, units).activeUsers).toBeCloseTo(100 * (habits.agency?.active ?? 0), 6)
    expect(ofPeople({}, units)).toEqual({})
  })
})

it('what stands there is paid without any donation', () => {
  const standing = ofStanding({ alarms: 2, dashboards: 1, secrets: 1, customMetrics: 3 }, 1e9)
  expect(standing).toMatchObject({ alarms: 2, tableGigabytes: taken.monthsOfDonations, customMetrics: 3 })
  expect(standing.queueRequests).toBeGreaterThan(0)
})

it('keeping a copy of every function that people wait for costs about a dollar a month', () => {
  expect(ofWarmth().lambdaRuns).toBeGreaterThan(400 * 12 * 24 * 30)
  expect(total(bill(ofWarmth()))).toBeLessThan(1.1)
})

it('an alarm over several metrics counts as several, and a metric of its own once, wherever it is named', () => {
  const math = { Metrics: [{ Expression: 'SUM([FILL(a, 0)])' }, { MetricStat: {} }, { MetricStat: {} }] }
  const own = { Namespace: 'Gleanery/demo', MetricName: 'MissedEvents' }
  const shown =
    '{"metrics":[["Gleanery/demo","OrderPlaced","service","x"],["Gleanery/demo","MissedEvents"],["AWS/SES","Send"]]}'
  expect(
    standingOf([
      { Type: 'AWS::CloudWatch::Alarm', Properties: math },
      { Type: 'AWS::CloudWatch::Alarm', Properties: own },
      { Type: 'AWS::CloudWatch::Alarm', Properties: { Namespace: 'AWS/SQS', MetricName: 'Age' } },
      { Type: 'AWS::CloudWatch::Dashboard', Properties: { DashboardBody: { 'Fn::Join': ['', [shown]] } } },
      { Type: 'AWS::Logs::MetricFilter', Properties: { MetricTransformations: [{ MetricName: 'MailsNotSent' }] } },
      { Type: 'AWS::Logs::MetricFilter', Properties: { MetricTransformations: [{ MetricName: 'MailsNotSent' }] } },
    ]),
  ).toEqual({ alarms: 4, dashboards: 1, secrets: 0, customMetrics: 3 })
})
