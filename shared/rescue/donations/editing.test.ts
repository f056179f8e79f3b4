import { describe, expect, it } from 'vitest'
import { isRefusal, type Refusal } from '../../core/answer.ts'
import * as baseRefusals from '../../core/refusals.ts'
import { accept } from './answers.ts'
import { cancelDeclined, cancelRequested } from './cancelRequest.ts'
import { cancel, close } from './closing.ts'
import type { Donation, PickupTimeType } from './donation.ts'
import type { DonationTransition } from './donationTransition.ts'
import { type DonationEdit, editDonation, editsSince } from './editing.ts'
import { at, bread, matchesOf, postedDonation, proposalFor } from './life.fixture.ts'
import { matched } from './offering.ts'
import { pickupTimeTypeById } from './pickup/pickupTime.ts'
import * as refusals from './refusals.ts'

const editOf = (donation: Donation, more: Partial<DonationEdit> = {}): DonationEdit => ({
  Edition: donation.Edition ?? 0,
  items: donation.AdHocTransactionDonationCategories,
  Notes: donation.Notes,
  DonorRecordedPickupDate: donation.DonorRecordedPickupDate,
  type: donation.PickupTimeType,
  ...more,
})
type Outcome = DonationTransition | Refusal
const done = (result: Outcome): Donation => {
  if (isRefusal(result)) throw new Error(`Refused: ${result.refused.en}`)
  return result.state
}
const types = (result: Outcome) => (isRefusal(result) ? [result.refused] : result.events.map((one) => one.type))
const now = at(10)
const matching = postedDonation()
const automatic = postedDonation({ IsAutomaticallyApproved: true })
const offering = done(matched(automatic, matchesOf(automatic, [1, 2]), at(0)))
const accepted = done(accept(offering, 1, proposalFor(offering, at(5)), at(5)))
const closed = done(close(accepted, true, undefined, at(6)))
const cancelled = done(cancel(offering, at(5)))
const morning = pickupTimeTypeById(2) as PickupTimeType
const detailOf = (step: Outcome) => (isRefusal(step) ? undefined : step.events[0]?.detail)

describe('an edit', () => {
  it('changes items, notes and pickup, and says what it changed and to whom', () => {
    const step = editDonation(
      offering,
      editOf(offering, { items: bread(90), Notes: 'Back door', DonorRecordedPickupDate: null, type: morning }),
      now,
    )
    expect(done(step)).toMatchObject({ Notes: 'Back door', PickupTimeType: morning, Edition: 1 })
    expect(detailOf(step)).toMatchObject({ Pounds: 90, AcceptedBy: null })
    expect((detailOf(step) as { Asked: unknown[] }).Asked.length).toBeGreaterThan(0)
  })

  it('that changes nothing is none, whatever the stage', () => {
    for (const donation of [offering, closed]) expect(types(editDonation(donation, editOf(donation), now))).toEqual([])
  })

  it.each([
    ['of a closed donation', closed, { Notes: 'x' }, refusals.notOpen],
    ['of a cancelled donation', cancelled, { Notes: 'x' }, refusals.notOpen],
    ['after somebody else’s edit', offering, { Notes: 'x', Edition: 7 }, baseRefusals.changedMeanwhile],
    ['of a pickup that an agency has agreed on', accepted, { type: morning }, refusals.pickupAgreed],
    ['to a day that has passed', matching, { DonorRecordedPickupDate: '2020-01-01' }, refusals.pickupDateInThePast],
  ])('%s is refused', (_, donation, more, refused) => {
    expect(editDonation(donation, editOf(donation, more), now)).toMatchObject({ refused })
  })

  it('tells who accepted, whose pickup stays', () => {
    const step = editDonation(accepted, editOf(accepted, { items: bread(12) }), now)
    expect(detailOf(step)).toMatchObject({ Parts: ['items'], AcceptedBy: { ID: 1 }, Asked: [] })
  })

  it('marks each part once, and an agency sees what changed since it was asked', () => {
    const first = done(editDonation(offering, editOf(offering, { Notes: 'a' }), at(1)))
    const second = done(editDonation(first, editOf(first, { Notes: 'b', items: bread(5) }), at(2)))
    expect(second.Edits).toEqual(['items', 'notes'].map((Part) => ({ Part, At: at(2).toISOString() })))
    expect(editsSince(second, { InitialActivationTime: at(0).toISOString() })).toHaveLength(2)
    expect(editsSince(second, { InitialActivationTime: at(3).toISOString() })).toEqual([])
    expect(editsSince(second, { InitialActivationTime: null })).toEqual([])
  })
})

describe('a request to cancel', () => {
  it('a request is open until the food bank answers, and the newer reason counts', () => {
    const asked = done(cancelRequested(offering, 'Sold', { UserID: 5 }, now))
    expect(asked.CancelRequest).toEqual({ Reason: 'Sold', At: now.toISOString(), By: 5 })
    expect(types(cancelRequested(asked, 'Sold', { UserID: 5 }, at(1)))).toEqual([])
    expect(done(cancelRequested(asked, 'Spoiled', { UserID: 5 }, at(1))).CancelRequest?.Reason).toBe('Spoiled')
    expect(done(cancelDeclined(asked)).CancelRequest).toBeNull()
    expect(types(cancelDeclined(offering))).toEqual([])
    expect(done(cancel(asked, now)).CancelRequest).toBeNull()
  })

  it('nobody asks to cancel what is over', () => {
    expect(cancelRequested(closed, 'Sold', { UserID: 5 }, now)).toMatchObject({ refused: refusals.donationEnded })
  })
})
