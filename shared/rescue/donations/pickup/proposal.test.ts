import { describe, expect, it } from 'vitest'
import type { Sentence } from '../../../core/text/sentence.ts'
import type { PickupTimeType } from '../donation.ts'
import * as refusals from '../refusals.ts'
import { accepted, match, donation as posted } from '../status/donation.fixture.ts'
import { customPickupTimeType, pickupTimeTypeById } from './pickupTime.ts'
import {
  agreedPickup,
  availableDates,
  isPickupWindowOver,
  pickupSlots,
  pickupTimeChoices,
  pickupWindow,
  proposalRefusal,
  recordedPickupRefusal,
} from './proposal.ts'

const zone = 'America/New_York'
const today = '2026-11-20'
const tomorrow = '2026-11-21'
/** Half past one in the afternoon on the spot, half past six in the evening in UTC. */
const now = new Date('2026-11-20T18:30:00Z')

const typeOf = (name: string): PickupTimeType => {
  const codes = ['ASAP', 'MORNING', 'MIDDAY', 'AFTERNOON', 'EVENING', 'ALLDAY']
  const type = name.includes('TO') ? customPickupTimeType(name) : pickupTimeTypeById(codes.indexOf(name) + 1)
  if (!type) throw new Error(`no pickup time type ${name}`)
  return type
}
const remaining = ['ASAP', 'MIDDAY', 'AFTERNOON', 'EVENING', 'ALLDAY']
const all = ['ASAP', 'MORNING', 'MIDDAY', 'AFTERNOON', 'EVENING', 'ALLDAY']

describe('hours that the clocks skip', () => {
  /** In New York the clocks go from 2 to 3 in the morning. */
  const skippedDay = '2027-03-14'
  const early = new Date('2027-03-10T15:00:00Z')
  const hours = (code: string) => ({ day: skippedDay, type: typeOf(code), now: early, zone })

  it.each(['2:00AMTO3:00AM', '2:00AMTO2:30AM', '2:30AMTO3:00AM'])('%s cannot be recorded', (code) =>
    expect(recordedPickupRefusal(hours(code))?.refused).toBe(refusals.pickupHoursSkipped),
  )
  it.each(['1:30AMTO2:30AM', '2:00AMTO4:00AM', '3:00AMTO3:30AM'])('%s can: some of it exists', (code) =>
    expect(recordedPickupRefusal(hours(code))).toBeUndefined(),
  )
  it('are no choice, and no proposal', () => {
    const whole = { ...posted(), DonorRecordedPickupDate: skippedDay, PickupTimeType: typeOf('ASAP') }
    expect(proposalRefusal(whole, skippedDay, typeOf('2:00AMTO2:30AM').ID, early)?.refused).toBe(
      refusals.pickupHoursSkipped,
    )
    expect(proposalRefusal(whole, skippedDay, typeOf('3:00AMTO3:30AM').ID, early)).toBeUndefined()
    const open = { ...posted(), DonorRecordedPickupDate: null, PickupTimeType: typeOf('2:00AMTO3:00AM') }
    expect(availableDates(open, early)).not.toContain(skippedDay)
    expect(availableDates(open, early)).toHaveLength(6)
    const question = { original: open.PickupTimeType, recordedDay: null, chosenDay: skippedDay, now: early, zone }
    expect(pickupTimeChoices(question).times).toEqual([])
  })
})

describe('pickup time choices', () => {
  it.each<
    [
      rule: string,
      original: string,
      recordedDay: string | null,
      chosenDay: string,
      times: string[],
      unavailable: boolean,
    ]
  >([
    [
      '[pickup-today-hour-end] today: the morning has ended, the original has not',
      'AFTERNOON',
      today,
      today,
      ['AFTERNOON'],
      false,
    ],
    ['[pickup-today-asap-custom] today and ASAP: what has not ended', 'ASAP', today, today, remaining, false],
    ['[pickup-today-asap-custom] today and ASAP, no day recorded', 'ASAP', null, today, remaining, false],
    [
      '[pickup-today-asap-custom] today and custom: itself and what has not ended',
      '1:00PMTO4:00PM',
      today,
      today,
      ['1:00PMTO4:00PM', ...remaining],
      false,
    ],
    ['[pickup-window-passed] the original window ended at noon', 'MORNING', today, today, remaining, true],
    ['[pickup-window-passed] a custom window has ended', '9:00AMTO1:30PM', today, today, remaining, true],
    ['[pickup-window-passed] the recorded day is over', 'EVENING', '2026-11-19', today, remaining, true],
    ['[pickup-window-passed] any of seven days, today too late', 'MORNING', null, today, remaining, true],
    ['[pickup-future-asap] later and ASAP', 'ASAP', today, tomorrow, all, false],
    ['[pickup-future-original] later and a window', 'MORNING', tomorrow, tomorrow, ['MORNING'], false],
    ['[pickup-future-original] later, any of seven days', 'MORNING', null, '2026-11-25', ['MORNING'], false],
    ['[pickup-custom-self] later and custom', '9:00AMTO1:30PM', tomorrow, tomorrow, ['9:00AMTO1:30PM'], false],
    ['a day that is over offers nothing', 'ASAP', today, '2026-11-19', [], false],
  ])('%s', (_, original, recordedDay, chosenDay, times, isOriginalWindowUnavailable) => {
    const choices = pickupTimeChoices({ original: typeOf(original), recordedDay, chosenDay, now, zone })
    expect({ ...choices, times: choices.times.map((type) => type.Code) }).toEqual({
      times,
      isOriginalWindowUnavailable,
    })
  })

  it.each([
    ['2026-11-20T16:59:59.999Z', all],
    ['2026-11-20T17:00:00.000Z', remaining],
    ['2026-11-21T04:59:00.000Z', ['ASAP']],
  ])('[pickup-today-hour-end] at %s the end hour has to be later than now', (instant, times) => {
    const choices = pickupTimeChoices({
      original: typeOf('ASAP'),
      recordedDay: today,
      chosenDay: today,
      now: new Date(instant),
      zone,
    })
    expect(choices.times.map((type) => type.Code)).toEqual(times)
  })

  it('[pickup-today-hour-end] today is the donor location’s today', () => {
    const night = new Date('2026-11-21T03:00:00Z')
    const question = { original: typeOf('ASAP'), recordedDay: null, chosenDay: today, now: night }
    expect(pickupTimeChoices({ ...question, zone }).times.map((type) => type.Code)).toEqual(['ASAP'])
    expect(pickupTimeChoices({ ...question, zone: 'Europe/Berlin' }).times).toEqual([])
  })
})

const donation = (original: string, day: string | null) => ({
  PickupTimeType: typeOf(original),
  DonorRecordedPickupDate: day,
  TimeZone: zone,
})

describe('available dates', () => {
  it.each<[string, string, string | null, string[]]>([
    ['the recorded day', 'EVENING', today, [today]],
    ['a recorded day ahead', 'MORNING', '2026-11-25', ['2026-11-25']],
    ['ASAP on a day ahead', 'ASAP', '2026-11-25', ['2026-11-25']],
    [
      'no day: the next seven days',
      'MORNING',
      null,
      [today, tomorrow, '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'],
    ],
    ['ASAP without a day', 'ASAP', null, [today, tomorrow]],
    ['ASAP of today', 'ASAP', today, [today, tomorrow]],
    ['the window of today is over', 'MORNING', today, [today, tomorrow]],
    ['the recorded day is over', 'EVENING', '2026-11-18', [today, tomorrow]],
  ])('%s', (_, original, day, days) => expect(availableDates(donation(original, day), now)).toEqual(days))
})

describe('half-hour slots', () => {
  const codes = (name: string, day: string) => pickupSlots(typeOf(name), day, now, zone).map((slot) => slot.Code)

  it('[offer-slots-half-hour] a window falls into half hours', () => {
    expect(codes('9:00AMTO11:00AM', tomorrow)).toEqual([
      '9:00AMTO9:30AM',
      '9:30AMTO10:00AM',
      '10:00AMTO10:30AM',
      '10:30AMTO11:00AM',
    ])
  })

  it('[offer-slots-half-hour] today only those that have not ended', () => {
    expect(codes('MIDDAY', today)).toEqual(['1:30PMTO2:00PM'])
    expect(codes('MORNING', today)).toEqual([])
  })

  it('[offer-slots-half-hour] the hour skipped by a clock change has none', () => {
    const slots = pickupSlots(typeOf('1:00AMTO4:00AM'), '2027-03-14', now, zone).map((slot) => slot.HourStart)
    expect(slots).toEqual([1, 1.5, 3, 3.5])
  })
})

describe('what an agency may propose', () => {
  const custom = (code: string) => typeOf(code).ID
  it.each<[string, string, string | null, string, number, Sentence | undefined]>([
    ['the original window', 'EVENING', today, today, 5, undefined],
    ['a half hour of it', 'EVENING', today, today, custom('5:30PMTO6:00PM'), undefined],
    ['a longer part of it', 'EVENING', today, today, custom('5:00PMTO7:00PM'), undefined],
    ['a window reaching beyond it', 'EVENING', today, today, custom('4:30PMTO6:00PM'), refusals.proposalNotOffered],
    ['a window that ends after it', 'EVENING', today, today, custom('7:30PMTO8:30PM'), refusals.proposalNotOffered],
    ['another window', 'EVENING', today, today, 4, refusals.proposalNotOffered],
    ['another day', 'EVENING', today, tomorrow, 5, refusals.proposalNotOffered],
    ['any of seven days', 'EVENING', null, '2026-11-26', 5, undefined],
    ['the eighth day', 'EVENING', null, '2026-11-27', 5, refusals.proposalNotOffered],
    ['a day that is over', 'EVENING', today, '2026-11-19', 5, refusals.pickupDateInThePast],
    ['a time of today that is over', 'ASAP', today, today, 2, refusals.pickupWindowOver],
    ['a half hour of today that is over', 'ASAP', today, today, custom('1:00PMTO1:30PM'), refusals.pickupWindowOver],
    ['any time for ASAP', 'ASAP', today, tomorrow, 2, undefined],
    ['a remaining time when the window is over', 'MORNING', today, today, 5, undefined],
    ['the original window tomorrow when it is over', 'MORNING', today, tomorrow, 2, undefined],
    ['the form’s CUSTOM', 'ASAP', today, today, 7, refusals.unknownPickupTime],
    ['a number without a type', 'ASAP', today, today, 12345, refusals.unknownPickupTime],
    ['a custom window itself', '9:00AMTO1:30PM', tomorrow, tomorrow, custom('9:00AMTO1:30PM'), undefined],
    ['a usual window for a custom one', '9:00AMTO1:30PM', tomorrow, tomorrow, 2, refusals.proposalNotOffered],
  ])('[agency-proposes-date-time] %s', (_, original, recorded, day, timeTypeId, refused) => {
    expect(proposalRefusal(donation(original, recorded), day, timeTypeId, now)?.refused).toBe(refused)
  })

  it('[agency-proposes-date-time] everything the screens offer is accepted', () => {
    for (const original of [...all, '9:00AMTO1:30PM', '1:00PMTO6:00PM'])
      for (const recorded of [null, '2026-11-19', today, tomorrow]) {
        const posted = donation(original, recorded)
        for (const day of availableDates(posted, now)) {
          const question = { original: posted.PickupTimeType, recordedDay: recorded, chosenDay: day, now, zone }
          const { times } = pickupTimeChoices(question)
          expect(times.length, `${original} of ${recorded} on ${day}`).toBeGreaterThan(0)
          for (const time of [...times, ...times.flatMap((type) => pickupSlots(type, day, now, zone))])
            expect(proposalRefusal(posted, day, time.ID, now), `${time.Code} on ${day}`).toBeUndefined()
        }
      }
  })
})

describe('what a donor may record', () => {
  it.each<[string, string | null, string, Sentence | undefined]>([
    ['no day', null, 'MORNING', undefined],
    ['today, still running', today, 'AFTERNOON', undefined],
    ['today, over', today, 'MORNING', refusals.pickupWindowOver],
    ['yesterday', '2026-11-19', 'EVENING', refusals.pickupDateInThePast],
    ['thirty days ahead', '2026-12-20', 'MORNING', undefined],
    ['thirty-one days ahead', '2026-12-21', 'MORNING', refusals.pickupDateTooFar],
  ])('%s', (_, day, type, refused) => {
    expect(recordedPickupRefusal({ day, type: typeOf(type), now, zone })?.refused).toBe(refused)
  })
})

describe('the agreed pickup', () => {
  const proposed = { ...accepted, AgencyProposedPickupDate: tomorrow, PickupTimeType: typeOf('MORNING') }
  const agreed = posted({ Matches: [match(1, 1, proposed)] })

  it('is what the accepting agency proposed, else what the donor recorded', () => {
    expect(agreedPickup(agreed)).toEqual({ day: tomorrow, type: typeOf('MORNING') })
    expect(agreedPickup(posted())).toEqual({ day: today, type: typeOf('AFTERNOON') })
  })

  it('has a window in the donor location’s zone, once a day is known', () => {
    expect(pickupWindow(agreed)).toEqual({
      start: new Date('2026-11-21T13:00:00Z'),
      end: new Date('2026-11-21T17:00:00Z'),
    })
    expect(pickupWindow(posted({ DonorRecordedPickupDate: null }))).toBeNull()
  })

  it.each([
    ['before its end', '2026-11-20T21:59:59.999Z', false],
    ['at its end', '2026-11-20T22:00:00.000Z', true],
  ])('%s', (_, at, over) => expect(isPickupWindowOver(posted(), new Date(at))).toBe(over))

  it('is never over while no day is known', () => {
    expect(isPickupWindowOver(posted({ DonorRecordedPickupDate: null }), new Date('2030-01-01'))).toBe(false)
  })
})
