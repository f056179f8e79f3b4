import { describe, expect, it } from 'vitest'
import type { Donation } from '../donation.ts'
import { AttemptedPickup, type Transport } from '../pickup/attemptedPickup.ts'
import { customPickupTimeType } from '../pickup/pickupTime.ts'
import { agencyColumn } from './agencyColumn.ts'
import { agencyLabel } from './agencyLabel.ts'
import { deliveryText, listedDelivery } from './deliveryText.ts'
import { accepted, asked, attempt, donation, match, now, timeType } from './donation.fixture.ts'
import { phraseText } from './phrase.ts'

const receipt = { ID: 7, Code: 'PU-7' }
const taken: Partial<Donation> = { Stage: 'accepted', Matches: [match(1, 1, accepted), match(2, 2)] }
const closed: Partial<Donation> = { ...taken, Stage: 'closed', IsMarkedAsSuccessfulByDonor: true }
const failed: Partial<Donation> = { ...taken, Stage: 'unsuccessful', IsMarkedAsSuccessfulByDonor: false }

const sought: Transport = { IsVolunteerSought: true, AttemptedPickups: [] }
const dropoff = { TransportationProviderActualDropoffTime: '2026-11-20T18:45:00.000Z' }
const delivered: Transport = { IsVolunteerSought: false, AttemptedPickups: [attempt(1, dropoff)] }

const seeking = {
  State: 'seeking',
  FirstRunID: 471101,
  Round: 1,
  RoundEnds: '2026-11-20T18:50:00.000Z',
} as const

/** The donation with this transport at the match that accepted, or else at the first. */
function carried(change: Partial<Donation>, transport: Transport | undefined): Partial<Donation> {
  const { Matches } = donation(change)
  const carrier = Matches.find(({ Response }) => Response === 'accepted') ?? Matches[0]
  const AdHocTransactionAttemptedPickups = [...(transport?.AttemptedPickups ?? [])]
  const VolunteerSearch = transport?.IsVolunteerSought ? seeking : null
  return {
    ...change,
    Matches: Matches.map((one) =>
      one === carrier ? { ...one, VolunteerSearch, AdHocTransactionAttemptedPickups } : one,
    ),
  }
}

describe('agency label', () => {
  it.each<[string, Partial<Donation>, Transport | undefined, string]>([
    ['[label-cancelled-first] cancelled', { ...taken, Stage: 'cancelled' }, sought, 'Cancelled'],
    [
      '[label-cancelled-first] cancelled after a receipt',
      { ...closed, Stage: 'cancelled', Receipt: receipt },
      undefined,
      'Cancelled',
    ],
    ['[label-waiting-driver] accepted, a volunteer is sought', taken, sought, 'Waiting for Driver'],
    ['[label-waiting-driver] before what the donor says', closed, sought, 'Waiting for Driver'],
    [
      '[label-waiting-driver] not once a provider has the pickup',
      taken,
      { ...sought, AttemptedPickups: [attempt(1)] },
      'Waiting for Donor',
    ],
    [
      '[label-waiting-driver] again when the provider gave it back',
      taken,
      { ...sought, AttemptedPickups: [attempt(1, { IsCancelled: true })] },
      'Waiting for Driver',
    ],
    ['[label-ready-to-receipt] closed as successful', closed, undefined, 'Closed / Ready to Receipt'],
    [
      '[label-ready-to-receipt] delivered, the donor has not said anything',
      taken,
      delivered,
      'Closed / Ready to Receipt',
    ],
    [
      '[label-successful-code] with a receipt',
      { ...closed, Stage: 'complete', Receipt: receipt },
      undefined,
      'Successful / PU-7',
    ],
    [
      '[label-successful-receipt-created] with a receipt without code',
      { ...closed, Stage: 'complete', Receipt: { ID: 7, Code: '' } },
      undefined,
      'Successful / Receipt Created',
    ],
    ['[label-closed-unsuccessful] closed as not successful', failed, undefined, 'Waiting for Donor'],
    ['[label-closed-unsuccessful] even though a driver delivered', failed, delivered, 'Waiting for Donor'],
    ['[label-not-closed] accepted and not closed', taken, undefined, 'Waiting for Donor'],
    [
      '[label-not-closed-receipted] accepted, not closed, with a receipt',
      { ...taken, Receipt: receipt },
      undefined,
      'Waiting for Donor for Final Status',
    ],
    ['[label-pending-response] being asked', {}, undefined, 'Pending Response'],
    ['[label-pending-response] a volunteer sought for an offer changes nothing', {}, sought, 'Pending Response'],
    [
      '[label-not-accepted] declined',
      { Matches: [match(1, null, { ...asked, Response: 'rejected' }), match(2, 1, asked)] },
      undefined,
      'Not Accepted',
    ],
    [
      '[label-not-accepted] another agency accepted',
      { Stage: 'accepted', Matches: [match(2, 1, accepted), match(1, 2)] },
      undefined,
      'Not Accepted',
    ],
    ['[label-not-accepted] not asked yet', { Matches: [match(2, 1, asked), match(1, 2)] }, undefined, 'Not Accepted'],
    ['[label-not-accepted] not on the list', { Matches: [match(2, 1, asked)] }, undefined, 'Not Accepted'],
    [
      '[label-not-accepted] nobody took it',
      { Stage: 'notMatched', Matches: [match(1, null, { Response: 'timedOut' })] },
      undefined,
      'Not Accepted',
    ],
  ])('%s', (_, change, transport, label) => {
    expect(phraseText(agencyLabel(donation(carried(change, transport)), 1), 'en')).toBe(label)
  })

  it('in Spanish', () => expect(phraseText(agencyLabel(donation(), 1), 'es')).toBe('Respuesta pendiente'))
})

describe('delivery text', () => {
  const ahead = '2026-11-20T21:15:00.000Z'
  const past = '2026-11-20T17:15:00.000Z'
  const one = (change: Partial<AttemptedPickup>): Transport => ({
    IsVolunteerSought: false,
    AttemptedPickups: [attempt(1, change)],
  })
  const eta = { TransportationProviderLastEstimatedDropoffTime: ahead }
  const pickupEta = { TransportationProviderLastEstimatedPickupTime: past }
  const pickup = { TransportationProviderActualPickupTime: past }

  it.each<[string, Transport, string]>([
    ['[delivery-text-matching] a volunteer is sought', sought, 'Matching with Volunteer'],
    [
      '[delivery-text-matching] nobody holds the attempt',
      { ...sought, AttemptedPickups: [attempt(1, { TransportationProvider: null })] },
      'Matching with Volunteer',
    ],
    [
      '[delivery-text-matching] sought again after a cancellation',
      { ...sought, AttemptedPickups: [attempt(1, { IsCancelled: true })] },
      'Matching with Volunteer',
    ],
    ['[delivery-text-dropped-off] dropped off', one({ ...pickup, ...dropoff }), 'Dropped off at 1:45 PM EST (Wheels)'],
    [
      '[delivery-text-picked-up] picked up',
      one({ ...pickup, ...eta }),
      'Picked Up at 12:15 PM EST, Driver is En-Route',
    ],
    [
      '[delivery-text-scheduled] a delivery estimate ahead',
      one({ ...eta, ...pickupEta }),
      'Scheduled for Delivery at 4:15 PM EST',
    ],
    [
      '[delivery-text-scheduled] the platform’s estimate',
      one({ PlatformEstimatedDropoffWindowStart: ahead }),
      'Scheduled for Delivery at 4:15 PM EST',
    ],
    [
      '[delivery-text-scheduled] tomorrow’s shows its date',
      one({ PlatformEstimatedDropoffWindowStart: '2026-11-21T15:00:00.000Z' }),
      'Scheduled for Delivery at Nov 21, 2026, 10:00 AM EST',
    ],
    [
      '[delivery-text-pending-update] the pickup estimate has passed',
      one(pickupEta),
      'Pending Update, Originally Scheduled for Pickup at 12:15 PM EST',
    ],
    [
      '[delivery-text-pending-update] first planned earlier',
      one({ ...pickupEta, PlatformEstimatedPickupWindowStart: '2026-11-20T17:00:00.000Z' }),
      'Pending Update, Originally Scheduled for Pickup at 12:00 PM EST',
    ],
    [
      '[delivery-text-pending-update] not while a later estimate holds',
      one({ TransportationProviderLastEstimatedPickupTime: ahead, PlatformEstimatedPickupWindowStart: past }),
      'Waiting for Status from Wheels',
    ],
    ['[delivery-text-waiting] a provider without times', one({}), 'Waiting for Status from Wheels'],
    [
      '[delivery-text-cancelled] only cancelled attempts',
      one({ ...eta, IsCancelled: true }),
      'Pickup Cancelled by Wheels',
    ],
    [
      '[delivery-text-order] a cancelled attempt counts for nothing else',
      {
        IsVolunteerSought: false,
        AttemptedPickups: [attempt(2, { ...dropoff, IsCancelled: true }), attempt(1, pickup)],
      },
      'Picked Up at 12:15 PM EST, Driver is En-Route',
    ],
    [
      '[delivery-text-order] the newest attempt counts',
      { IsVolunteerSought: false, AttemptedPickups: [attempt(3), attempt(1, dropoff), attempt(2, pickup)] },
      'Waiting for Status from Wheels',
    ],
    [
      '[delivery-text-order] dropped off before all that follows',
      one({ ...dropoff, ...eta, ...pickupEta }),
      'Dropped off at 1:45 PM EST (Wheels)',
    ],
  ])('%s', (_, transport, text) => {
    for (const tried of transport.AttemptedPickups) expect(AttemptedPickup.parse(tried)).toEqual(tried)
    expect(phraseText(deliveryText(donation(carried(taken, transport)), now), 'en')).toBe(text)
  })

  const own = customPickupTimeType('10:30AMTO9:00PM')
  it.each<[string, Partial<Donation>, string]>([
    [
      '[delivery-text-recorded] the day and hour that the donor wrote down',
      { ...closed, DonorRecordedPickupDate: '2026-11-20', DonorRecordedPickupTime: '13:45' },
      'Fri, Nov 20, 2026, 1:45 PM',
    ],
    [
      '[delivery-text-date-type] the donor’s own hours',
      { PickupTimeType: own },
      'Scheduled: Fri, Nov 20, 2026 10:30 AM to 9:00 PM',
    ],
    ['[delivery-text-date-type] a usual window', {}, 'Scheduled: Fri, Nov 20, 2026 Afternoon (12 PM to 5 PM)'],
    [
      '[delivery-text-date-type] what the agency proposed',
      { ...taken, DonorRecordedPickupDate: null, PickupTimeType: timeType(1) },
      'Scheduled: Fri, Nov 20, 2026 Afternoon (12 PM to 5 PM)',
    ],
    [
      '[delivery-text-date-type] what the agency proposed, within the donor’s own hours',
      { ...taken, PickupTimeType: own },
      'Scheduled: Fri, Nov 20, 2026 Afternoon (12 PM to 5 PM)',
    ],
    ['[delivery-text-seven-days] no day', { DonorRecordedPickupDate: null }, 'Scheduled: Next Seven Days'],
    ['[delivery-text-seven-days] cancelled', { Stage: 'cancelled' }, 'N/A'],
    ['[delivery-text-seven-days] nobody took it', { Stage: 'notMatched', DonorRecordedPickupDate: null }, 'N/A'],
    ['[delivery-text-seven-days] not picked up', failed, 'N/A'],
  ])('%s', (_, change, text) => {
    expect(phraseText(deliveryText(donation(change), now), 'en')).toBe(text)
  })

  it('in a list a date of this year stands without it, one of another year with it', () => {
    const of = (day: string, language: 'en' | 'es') =>
      listedDelivery(donation({ DonorRecordedPickupDate: day }), now, language)
    expect(of('2026-11-20', 'en')).toBe('Scheduled: Fri, Nov 20 Afternoon (12 PM to 5 PM)')
    expect(of('2027-01-04', 'en')).toBe('Scheduled: Mon, Jan 4, 2027 Afternoon (12 PM to 5 PM)')
    expect(of('2026-11-20', 'es')).not.toContain('2026')
  })

  it('in Spanish, times too', () => {
    expect(phraseText(deliveryText(donation(carried(taken, one(dropoff))), now), 'es')).toBe(
      'Entregada: 1:45 p.m. EST (Wheels)',
    )
    expect(phraseText(deliveryText(donation(), now), 'es')).toContain('Tarde (12 p.m. a 5 p.m.)')
  })
})

describe('agency column', () => {
  it.each<[string, Partial<Donation>, string]>([
    ['[agencycol-na-rule] start is pending', { Stage: 'pendingStart', Matches: [match(1, 1)] }, 'N/A'],
    ['[agencycol-na-rule] matching is in progress', { Stage: 'matching', Matches: [] }, 'N/A'],
    ['[agencycol-na-rule] not activated', { Stage: 'pendingApproval', Matches: [match(1, 1)] }, 'N/A'],
    [
      '[agencycol-na-rule] not activated, simultaneous',
      { Stage: 'pendingApproval', Matches: [match(1, 1)], IsSimultaneousNotifyEnabled: true },
      'N/A',
    ],
    ['[agencycol-not-matched-rule] no match', { Stage: 'pendingApproval', Matches: [] }, 'Not Matched'],
    [
      '[agencycol-not-matched-rule] everybody declined',
      { Stage: 'notMatched', Matches: [match(1, null, { Response: 'rejected' })] },
      'Not Matched',
    ],
    ['[agencycol-not-matched-rule] cancelled', { ...taken, Stage: 'cancelled' }, 'Not Matched'],
    [
      '[agencycol-first-rule] all at once',
      { IsSimultaneousNotifyEnabled: true, Matches: [match(1, 1, asked), match(2, 2, asked)] },
      'Waiting for First Acceptance',
    ],
    ['[agencycol-trying-rule] one after the other', { Matches: [match(2, 2), match(1, 1, asked)] }, 'Trying Agency 1'],
    ['[agencycol-accepted-rule] accepted', taken, 'Agency 1 (87% match, 3.2 mi)'],
  ])('%s', (_, change, text) => {
    const column = agencyColumn(donation(change))
    expect(phraseText(column.text, 'en')).toBe(text)
    expect(column.note).toBeNull()
  })

  it('[agencycol-accepted-rule] a note tells a preset match', () => {
    const { note } = agencyColumn(
      donation({ ...taken, Matches: [match(1, 1, { ...accepted, IsFromPresetMatch: true })] }),
    )
    expect(note && phraseText(note, 'en')).toBe('Preset match')
  })
})
