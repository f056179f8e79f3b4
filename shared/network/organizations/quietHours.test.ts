import { describe, expect, it } from 'vitest'
import { isRefusal } from '../../core/answer.ts'
import { decline } from '../../rescue/donations/answers.ts'
import { nextDue, tick } from '../../rescue/donations/deadlines.ts'
import type { Donation } from '../../rescue/donations/donation.ts'
import type { DonationTransition } from '../../rescue/donations/donationTransition.ts'
import { matchesOf, postedDonation } from '../../rescue/donations/life.fixture.ts'
import { approve, approvedOffersBegin, askingLimit, matched } from '../../rescue/donations/offering.ts'
import { changeStart } from '../../rescue/donations/offerModes.ts'
import { predictOffers } from '../../rescue/donations/predict.ts'
import { timeType } from '../../rescue/donations/status/donation.fixture.ts'
import { askingWaitsUntil, defaultQuietHours, isOpenAtNight, nightHoursOf, quietUntil } from './quietHours.ts'

const zone = 'America/New_York'
/** The clock in New York, in winter. */
const clock = (day: string, time: string) => new Date(`${day}T${time}-05:00`)
const evening = clock('2026-11-20', '21:09:00.000')
const sevenNext = clock('2026-11-21', '07:00:00.000')

const canned = [
  { Pounds: 40, DonationCategory: { ID: 8, Name: 'Canned Goods', Icon: { ClassName: 'canned' }, IsSystemWide: true } },
]
const posted = (more: Partial<Donation> = {}) =>
  postedDonation({
    Created: evening.toISOString(),
    QuietHours: defaultQuietHours,
    AdHocTransactionDonationCategories: canned,
    ...more,
  })
const done = (step: DonationTransition | { refused: unknown }) => {
  if (isRefusal(step)) throw new Error(step.refused.en)
  return step as DonationTransition
}
const matchedAt = (donation: Donation, agencies: number[], now: Date) =>
  done(matched(donation, matchesOf(donation, agencies), now))

describe('quiet hours', () => {
  it.each([
    ['20:59:59.999', undefined],
    ['21:00:00.000', sevenNext],
    ['23:59:59.999', sevenNext],
  ])('in the evening at %s', (time, until) => {
    expect(quietUntil(defaultQuietHours, clock('2026-11-20', time), zone)).toEqual(until)
  })
  it.each([
    ['00:00:00.000', sevenNext],
    ['06:59:59.999', sevenNext],
    ['07:00:00.000', undefined],
  ])('in the morning at %s', (time, until) => {
    expect(quietUntil(defaultQuietHours, clock('2026-11-21', time), zone)).toEqual(until)
  })
  it('end by the clock on the wall in the night in which clocks go back', () => {
    const lateOctober = new Date('2026-11-01T03:00:00.000Z')
    expect(quietUntil(defaultQuietHours, lateOctober, zone)).toEqual(new Date('2026-11-01T12:00:00.000Z'))
  })
  it('may lie within one day, and are none when they begin as they end', () => {
    const noon = { HourStart: 12, HourEnd: 13 }
    expect(quietUntil(noon, clock('2026-11-20', '12:30:00.000'), zone)).toEqual(clock('2026-11-20', '13:00:00.000'))
    expect(quietUntil(noon, evening, zone)).toBeUndefined()
    expect(quietUntil({ HourStart: 7, HourEnd: 7 }, evening, zone)).toBeUndefined()
  })
  it('hold for nothing that would spoil or close before they end', () => {
    const waits = (limit: number | undefined) => askingWaitsUntil({ quiet: defaultQuietHours, zone, limit }, evening)
    expect(waits(sevenNext.getTime())).toBeUndefined()
    expect(waits(sevenNext.getTime() + 1)).toEqual(sevenNext)
    expect(waits(undefined)).toEqual(sevenNext)
    expect(waits(evening.getTime())).toEqual(sevenNext)
  })
})

describe('six agencies in sequence from 9:09 PM', () => {
  it('are asked from seven on, and the screen predicts it', () => {
    const donation = posted()
    const { state, events } = matchedAt(donation, [1, 2, 4, 7, 8, 10], evening)
    expect(state).toMatchObject({ Stage: 'pendingStart', StartAfter: sevenNext.toISOString() })
    expect(events.map(({ type }) => type)).toEqual(['DonationMatched', 'AskingPaused'])
    expect(nextDue(state)).toBe(sevenNext.toISOString())
    const asked = tick(state, sevenNext)
    expect(asked.events.map(({ type }) => type)).toEqual(['StartBegun', 'OfferMade'])
    const predicted = predictOffers({
      entities: state.Matches.map(({ Agency }) => Agency),
      mode: 'ordered',
      startAfter: null,
      offerMinutes: 60,
      now: evening,
      quiet: { hours: defaultQuietHours, zone, limit: askingLimit(state) },
    })
    expect(predicted.map(({ NotifyAt }) => new Date(NotifyAt).getUTCHours())).toEqual([12, 13, 14, 15, 16, 17])
  })

  it('stop for the night when the last answer of the evening is no, and the deadline holds to the millisecond', () => {
    const before = clock('2026-11-20', '20:30:00.000')
    const { state } = matchedAt(posted({ Created: before.toISOString() }), [1, 2], before)
    const end = clock('2026-11-20', '21:30:00.000')
    expect(tick(state, new Date(end.getTime() - 1)).events.map(({ type }) => type)).not.toContain('OfferExpired')
    const expired = tick(state, end)
    expect(expired.events.map(({ type }) => type)).toEqual(['OfferExpired', 'AskingPaused'])
    expect(expired.state.Matches.map(({ InitialActivationTime }) => InitialActivationTime !== null)).toEqual([
      true,
      false,
    ])
    const declined = done(decline(state, 1, clock('2026-11-20', '21:15:00.000')))
    expect(declined.events.map(({ type }) => type)).toEqual(['OfferDeclined', 'AskingPaused'])
  })

  it('are asked at once when the food would spoil or its window ends by the morning', () => {
    const meals = [
      { Pounds: 9, DonationCategory: { ID: 6, Name: 'Meals', Icon: { ClassName: 'meals' }, IsSystemWide: true } },
    ]
    expect(matchedAt(posted({ AdHocTransactionDonationCategories: meals }), [1], evening).state.Stage).toBe('offering')
    const tonight = { ...timeType(5), HourStart: 21, HourEnd: 23, IsASAP: false }
    const closing = posted({ DonorRecordedPickupDate: '2026-11-20', PickupTimeType: tonight })
    expect(matchedAt(closing, [1], evening).state.Stage).toBe('offering')
  })

  it('are asked at once when staff start the offers themselves', () => {
    const { state } = matchedAt(posted(), [1, 2], evening)
    expect(done(changeStart(state, null, sevenNext, evening)).state.Stage).toBe('offering')
  })

  it('leave the night to the agency that picks up then', () => {
    const { state, events } = matchedAt(posted(), [1, 5], evening)
    expect(events.map(({ type }) => type)).toEqual(['DonationMatched', 'MatchMoved', 'OfferMade'])
    expect(state.Matches.find(({ Rank }) => Rank === 1)?.Agency.ID).toBe(5)
    expect(tick(state, new Date(evening.getTime() + 3_600_000)).state.Stage).toBe('pendingStart')
  })
})

it('an agency is open at night by its own pickup hours', () => {
  const open = { TimeZone: zone, PickupHours: [{ Weekday: 5, HourStart: 20, HourEnd: 24 }] }
  const night = nightHoursOf(open, defaultQuietHours)
  expect(isOpenAtNight(night, evening)).toBe(true)
  expect(isOpenAtNight(night, clock('2026-11-21', '21:09:00.000'))).toBe(false)
  expect(
    nightHoursOf({ TimeZone: zone, PickupHours: [{ Weekday: 5, HourStart: 8, HourEnd: 17 }] }, defaultQuietHours),
  ).toBeUndefined()
  expect(nightHoursOf(open, null)).toBeUndefined()
  expect(nightHoursOf({ TimeZone: zone }, defaultQuietHours)).toBeUndefined()
})

describe('an agency that nobody can answer for', () => {
  const day = clock('2026-11-20', '10:00:00.000')
  it('is passed over when its turn comes', () => {
    const { state, events } = matchedAt(posted({ IsAutomaticallyApproved: false }), [3, 6, 1], day)
    expect(events).toHaveLength(1)
    const approved = done(approve(state, day))
    expect(approved.events.map(({ type }) => type)).toEqual(['MatchesApproved', 'AgenciesPassedOver', 'OfferMade'])
    expect(approved.state.Matches.map(({ Rank, Response }) => [Rank, Response])).toEqual([
      [null, 'withdrawn'],
      [null, 'withdrawn'],
      [1, null],
    ])
  })
  it('leaves a donation unmatched when there is no other', () => {
    const { state, events } = matchedAt(posted({ IsSimultaneousNotifyEnabled: true }), [3, 6], day)
    expect(state.Stage).toBe('notMatched')
    expect(events.map(({ type }) => type)).toEqual(['DonationMatched', 'AgenciesPassedOver', 'DonationNotMatched'])
  })
})

describe('what an approver reads', () => {
  const listed = (more: Partial<Donation> = {}) => {
    const donation = posted({ IsAutomaticallyApproved: false, ...more })
    return matchedAt(donation, [1, 2], evening).state
  }
  it.each([
    ['at night: in the morning', {}, evening, sevenNext],
    ['by day: at once', {}, clock('2026-11-21', '09:00:00.000'), undefined],
    [
      'of a start in the night: in the morning after it',
      { StartAfter: clock('2026-11-20', '23:00:00.000').toISOString() },
      clock('2026-11-20', '12:00:00.000'),
      sevenNext,
    ],
    [
      'of food that spoils in the night: at once',
      {
        AdHocTransactionDonationCategories: [
          { Pounds: 1, DonationCategory: { ...canned[0]!.DonationCategory, ID: 6 } },
        ],
      },
      evening,
      undefined,
    ],
    ['where an agency picks up at night: at once', { Matches: 'night' }, evening, undefined],
  ] as [string, object, Date, Date | undefined][])('%s, as it is then', (_, more, now, begin) => {
    const { Matches: isNight, ...fields } = more as { Matches?: string }
    const plain = listed(fields)
    const NightHours = { TimeZone: zone, Hours: [{ Weekday: 5, HourStart: 20, HourEnd: 24 }] }
    const waiting = isNight ? { ...plain, Matches: plain.Matches.map((match) => ({ ...match, NightHours })) } : plain
    expect(approvedOffersBegin(waiting, now)).toEqual(begin)
    const { state } = done(approve(waiting, now))
    expect(state.Stage).toBe(begin ? 'pendingStart' : 'offering')
  })
})
