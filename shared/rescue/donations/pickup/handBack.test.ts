import { describe, expect, it } from 'vitest'
import { isRefusal, type Refusal } from '../../../core/answer.ts'
import * as transportRefusals from '../../transport/refusals.ts'
import { recordReport, runOf, runState } from '../../transport/report.ts'
import { accept, decline } from '../answers.ts'
import { close, receipted } from '../closing.ts'
import { assignDirect } from '../directAccept.ts'
import { acceptedMatch, type Donation, liveOffers, matchOfAgency, unlistedDriver } from '../donation.ts'
import type { DonationTransition } from '../donationTransition.ts'
import { at, bread, candidateOf, matchesOf, postedDonation, proposalFor, receiptFor } from '../life.fixture.ts'
import { matched } from '../offering.ts'
import * as refusals from '../refusals.ts'
import { DonationRow, donationRow } from '../rows.ts'
import { timeType } from '../status/donation.fixture.ts'
import { isVolunteerRun, transportAttention } from './attention.ts'
import { handBack, reassign } from './handBack.ts'
import { changePickup } from './pickupChange.ts'
import { customWindow } from './pickupTime.ts'
import { canReopen, reopen } from './reopening.ts'
import { offerRound } from './search.ts'

/** Changes after an acceptance: the pickup is handed back, changed or given to another, and a close-out is taken back. */

const done = (result: DonationTransition | Refusal): Donation => {
  if (isRefusal(result)) throw new Error(result.refused.en)
  return result.state
}
const types = (result: DonationTransition | Refusal) => (isRefusal(result) ? [] : result.events.map(({ type }) => type))
const refused = (result: DonationTransition | Refusal) => (isRefusal(result) ? result.refused : undefined)

const offered = (agencies: readonly number[], more: Partial<Donation> = {}) => {
  const posted = postedDonation({ DonorRecordedPickupDate: '2026-11-20', ...more })
  return done(matched(posted, matchesOf(posted, agencies), at(0)))
}
const acceptedBy = (agency: number, donation: Donation, minutes = 5) =>
  done(accept(donation, agency, proposalFor(donation, at(minutes)), at(minutes)))
const idOf = (donation: Donation, agency: number) => matchOfAgency(donation, agency)?.ID ?? 0
const live = (donation: Donation) => liveOffers(donation).map((match) => match.Agency.ID)

describe('a pickup that the agency hands back', () => {
  it('is offered to the next that was not asked, with a full period', () => {
    const accepted = acceptedBy(1, offered([1, 2, 3]))
    const back = handBack(accepted, idOf(accepted, 1), { Reason: 'vehicle', Note: 'Flat tire' }, at(30))
    expect(types(back)).toEqual(['PickupHandedBack', 'OfferMade'])
    const donation = done(back)
    expect(donation.Stage).toBe('offering')
    expect(live(donation)).toEqual([2])
    expect(liveOffers(donation)[0]?.AgencyExpirationTime).toBe(at(90).toISOString())
    expect(matchOfAgency(donation, 1)).toMatchObject({ Response: 'withdrawn', Rank: null, HandBackNote: 'Flat tire' })
  })

  it('is not offered to who declined, and again to those whose offer the acceptance had ended', () => {
    const all = offered([1, 2, 3, 4], { IsSimultaneousNotifyEnabled: true })
    const accepted = acceptedBy(3, done(decline(all, 1, at(2))))
    const donation = done(handBack(accepted, idOf(accepted, 3), {}, at(30)))
    expect(live(donation)).toEqual([2, 4])
    expect(refused(accept(donation, 3, proposalFor(donation, at(31)), at(31)))).toBe(refusals.offerNotActive)
    expect(refused(accept(donation, 1, proposalFor(donation, at(31)), at(31)))).toBe(refusals.offerAlreadyDeclined)
    expect(acceptedMatch(acceptedBy(4, donation, 31))?.Agency.ID).toBe(4)
  })

  it('ends as not matched when nobody is left', () => {
    const accepted = acceptedBy(1, offered([1]))
    const back = handBack(accepted, idOf(accepted, 1), {}, at(30))
    expect(types(back)).toEqual(['PickupHandedBack', 'DonationNotMatched'])
    expect(done(back).Stage).toBe('notMatched')
  })

  it('waits for staff once the donor’s window is over, or where they have not approved the list', () => {
    const accepted = acceptedBy(1, offered([1, 2]))
    expect(done(handBack(accepted, idOf(accepted, 1), {}, at(10 * 60 - 1))).Stage).toBe('offering')
    expect(done(handBack(accepted, idOf(accepted, 1), {}, at(10 * 60))).Stage).toBe('pendingApproval')
    const listed = offered([1, 2], { IsAutomaticallyApproved: false })
    const direct = assignDirect(listed, idOf(listed, 1), { provider: 'agency', driver: null, pickup: null }, at(1))
    const donation = done(handBack(done(direct), idOf(listed, 1), {}, at(2)))
    expect([donation.Stage, live(donation)]).toEqual(['pendingApproval', []])
  })

  it('is handed back once: a repeat changes nothing, and a receipt or a pickup forbids it', () => {
    const accepted = acceptedBy(1, offered([1, 2]))
    const donation = done(handBack(accepted, idOf(accepted, 1), {}, at(30)))
    expect(types(handBack(donation, idOf(accepted, 1), {}, at(31)))).toEqual([])
    expect(refused(handBack(donation, idOf(accepted, 2), {}, at(31)))).toBe(refusals.pickupNotHeld)
    const receipt = done(receipted(accepted, receiptFor(1)))
    expect(refused(handBack(receipt, idOf(accepted, 1), {}, at(31)))).toBe(refusals.receiptExists)
    const closed = done(close(accepted, true, undefined, at(20)))
    expect(refused(handBack(closed, idOf(accepted, 1), {}, at(31)))).toBe(refusals.donationEnded)
  })

  it('takes the begun receipt along', () => {
    const pending = {
      ID: 5,
      Items: bread(1),
      StorageRequirementID: null,
      IsVolunteer: false,
      Date: '2026-11-20',
      Notes: '',
    }
    const accepted = { ...acceptedBy(1, offered([1, 2])), PendingReceipt: pending }
    expect(done(handBack(accepted, idOf(accepted, 1), {}, at(30))).PendingReceipt).toBeNull()
  })
})

const volunteers = [5, 6].map((ID) => ({ ID, Name: `Volunteer ${ID}` }))
const rounds = { atOnce: 2, minutes: 30 }
const report = (kind: 'accepted' | 'pickedup', EventID: string) => ({ EventID, kind, time: at(8).toISOString() })

/** Accepted by agency 1, and its run was taken by volunteer 5. */
function driven() {
  const accepted = acceptedBy(1, offered([1, 2], { IsVolunteerAutomationEnabled: true }))
  const round = done(offerRound(accepted, volunteers, rounds, at(6)))
  const [first, second] = acceptedMatch(round)?.TransportationProviderMatches.map(({ ID }) => ID) ?? []
  const taken = done(recordReport(round, first ?? 0, report('accepted', 'a'), at(8)))
  return { donation: taken, first: first ?? 0, second: second ?? 0, id: idOf(taken, 1) }
}
const stateOf = (donation: Donation, run: number) => {
  const found = runOf(donation, run)
  return found && runState(found)
}

describe('a run', () => {
  it('is off when its pickup is handed back; its ID is given to no other run', () => {
    const { donation, first, second, id } = driven()
    const back = handBack(donation, id, {}, at(30))
    expect(types(back)).toEqual(['PickupHandedBack', 'RunWithdrawn', 'OfferMade'])
    const again = acceptedBy(2, done(back), 40)
    expect([first, second].map((run) => stateOf(again, run))).toEqual(['withdrawn', 'withdrawn'])
    const round = done(offerRound(again, volunteers, rounds, at(41)))
    const runs = acceptedMatch(round)?.TransportationProviderMatches.map(({ ID }) => ID)
    expect(runs).toEqual([first + 2, first + 3])
    expect(refused(recordReport(round, second, report('accepted', 'b'), at(42)))).toBe(transportRefusals.runWithdrawn)
  })

  it('whose driver reports the pickup only after it was handed back is known: the driver has the food, until it is delivered', () => {
    const { donation, first, id } = driven()
    const back = done(handBack(donation, id, {}, at(30)))
    const again = acceptedBy(2, back, 40)
    const late = recordReport(again, first, report('pickedup', 'late'), at(50))
    expect(types(late)).toEqual(['RunPickedUpAfterEnd'])
    const carried = done(late)
    expect(stateOf(carried, first)).toBe('carrying')
    expect(acceptedMatch(carried)?.Agency.ID).toBe(2)
    const shown = [carried, DonationRow.parse(donationRow(carried))]
    for (const facts of shown)
      expect(transportAttention(facts, at(51))).toEqual({ kind: 'carrying', provider: 'Volunteer 5' })
    expect(types(recordReport(carried, first, report('pickedup', 'late'), at(52)))).toEqual([])
    expect(refused(recordReport(carried, first, { ...report('accepted', 'x'), kind: 'problem' }, at(52)))).toBe(
      transportRefusals.runCarrying,
    )
    const delivered = recordReport(carried, first, { ...report('accepted', 'y'), kind: 'droppedoff' }, at(60))
    expect(types(delivered)).toEqual(['RunDroppedOff'])
    expect(stateOf(done(delivered), first)).toBe('done')
    expect(transportAttention(done(delivered), at(61))).toBeUndefined()
    expect(isVolunteerRun(done(delivered))).toBe(true)
  })

  it('that was never taken, or was given back, is not picked up afterwards', () => {
    const { donation, first, second, id } = driven()
    const given = done(recordReport(donation, first, { ...report('accepted', 'g'), kind: 'cancelled' }, at(9)))
    expect(refused(recordReport(given, first, report('pickedup', 'h'), at(10)))).toBe(transportRefusals.runGivenBack)
    const back = done(handBack(donation, id, {}, at(30)))
    expect(refused(recordReport(back, second, report('pickedup', 'i'), at(31)))).toBe(transportRefusals.runWithdrawn)
  })

  it('is the driver’s to call about when the store closes it as not picked up while the food is on its way', () => {
    const { donation, first } = driven()
    const picked = done(recordReport(donation, first, report('pickedup', 'p'), at(9)))
    const closed = done(close(picked, false, undefined, at(40)))
    expect(stateOf(closed, first)).toBe('carrying')
    expect(stateOf(done(reopen(closed, at(41))), first)).toBe('held')
  })

  it('that was declined before is not taken after the pickup was handed back', () => {
    const { donation, id, second } = driven()
    const passed = done(
      recordReport(
        done(offerRound(donation, [], rounds, at(9))),
        second,
        { ...report('accepted', 'c'), kind: 'declined' },
        at(9),
      ),
    )
    const back = done(handBack(passed, id, {}, at(30)))
    expect(refused(recordReport(back, second, report('accepted', 'd'), at(31)))).toBe(transportRefusals.runWithdrawn)
  })

  it('under way keeps the pickup where it is', () => {
    const { donation, first, id } = driven()
    const picked = done(recordReport(donation, first, report('pickedup', 'e'), at(9)))
    expect(refused(handBack(picked, id, {}, at(30)))).toBe(refusals.pickupUnderWay)
    expect(
      refused(changePickup(picked, id, { pickup: null, driver: { ID: unlistedDriver, Name: 'Rosa' } }, at(30))),
    ).toBe(refusals.pickupUnderWay)
    const other = { provider: 'agency', driver: null, pickup: null } as const
    expect(refused(reassign(picked, candidateOf(2), other, at(30)))).toBe(refusals.pickupUnderWay)
  })

  it('is told of another time and loses its estimates; with a driver of the agency it is off', () => {
    const { donation, first, id } = driven()
    const evening = { day: '2026-11-20', time: timeType(6) }
    const half = changePickup(donation, id, { pickup: { ...evening, time: { ...evening.time } }, driver: null }, at(10))
    expect(types(half)).toEqual([])
    const custom = offered([1], { PickupTimeType: timeType(1), IsVolunteerAutomationEnabled: false })
    const asap = acceptedBy(1, custom)
    const moved = changePickup(
      asap,
      idOf(asap, 1),
      { pickup: { day: '2026-11-21', time: timeType(2) }, driver: null },
      at(10),
    )
    expect(types(moved)).toEqual(['PickupChanged'])
    const own = changePickup(
      donation,
      id,
      { pickup: null, driver: { ID: unlistedDriver, Name: 'Rosa', PhoneNumber: '413-555-0101' } },
      at(10),
    )
    expect(types(own)).toEqual(['PickupChanged', 'RunWithdrawn'])
    expect(stateOf(done(own), first)).toBe('withdrawn')
    expect(acceptedMatch(done(own))?.AgencyDriver).toEqual({
      ID: unlistedDriver,
      Name: 'Rosa',
      PhoneNumber: '413-555-0101',
    })
  })

  it('at another time stays with its volunteer, who is told, when the food bank leaves it to volunteers', () => {
    const { donation, first, id } = driven()
    const time = customWindow(14, 16) ?? timeType(6)
    const moved = changePickup(
      donation,
      id,
      { pickup: { day: '2026-11-20', time }, driver: null, provider: 'volunteer' },
      at(10),
    )
    expect(types(moved)).toEqual(['PickupChanged', 'RunMoved'])
    expect(stateOf(done(moved), first)).toBe('held')
    expect(acceptedMatch(done(moved))?.VolunteerSearch).toBeNull()
    const same = changePickup(done(moved), id, { pickup: null, driver: null, provider: 'volunteer' }, at(11))
    expect(types(same)).toEqual([])
    const own = changePickup(done(moved), id, { pickup: null, driver: null, provider: 'agency' }, at(12))
    expect(types(own)).toEqual(['PickupChanged', 'RunWithdrawn'])
    const back = changePickup(done(own), id, { pickup: null, driver: null, provider: 'volunteer' }, at(13))
    expect(types(back)).toEqual(['PickupChanged', 'VolunteerSought'])
  })
})

describe('an accepted pickup', () => {
  const asap = () => acceptedBy(1, offered([1, 2], { PickupTimeType: timeType(1), IsVolunteerAutomationEnabled: true }))

  it('gets another time within what the donation allows, and volunteers are sought again after a search that failed', () => {
    const accepted = done(
      accept(
        offered([1, 2], { PickupTimeType: timeType(1), IsVolunteerAutomationEnabled: true }),
        1,
        {
          day: '2026-11-20',
          time: timeType(1),
          driver: null,
        },
        at(5),
      ),
    )
    const untaken = done(offerRound(accepted, [], rounds, at(6)))
    expect(acceptedMatch(untaken)?.VolunteerSearch?.State).toBe('untaken')
    const moved = changePickup(
      untaken,
      idOf(accepted, 1),
      { pickup: { day: '2026-11-21', time: timeType(2) }, driver: null },
      at(10),
    )
    expect(types(moved)).toEqual(['PickupChanged', 'VolunteerSought'])
    expect(acceptedMatch(done(moved))).toMatchObject({
      AgencyProposedPickupDate: '2026-11-21',
      PickupTimeType: { ID: 2 },
    })
    const late = { pickup: { day: '2026-11-25', time: timeType(2) }, driver: null }
    expect(refused(changePickup(accepted, idOf(accepted, 1), late, at(10)))).toBe(refusals.proposalNotOffered)
    const past = { pickup: { day: '2026-11-19', time: timeType(2) }, driver: null }
    expect(refused(changePickup(accepted, idOf(accepted, 1), past, at(10)))).toBe(refusals.pickupDateInThePast)
  })

  it('goes to the food bank’s truck, whose driver the agency then does not change', () => {
    const accepted = asap()
    const truck = changePickup(
      accepted,
      idOf(accepted, 1),
      { pickup: null, driver: { ID: 7, Name: 'Ana' }, provider: 'foodbank' },
      at(10),
    )
    const donation = done(truck)
    expect(acceptedMatch(donation)).toMatchObject({
      ProviderType: 'foodbank',
      AgencyDriver: { ID: 7 },
      VolunteerSearch: null,
    })
    expect(donation.IsVolunteerAutomationEnabled).toBe(false)
    const own = changePickup(
      donation,
      idOf(accepted, 1),
      { pickup: null, driver: { ID: unlistedDriver, Name: 'Rosa' } },
      at(11),
    )
    expect(refused(own)).toBe(refusals.pickupByFoodBank)
  })

  it('is given to another agency in one step, which keeps the agreed time', () => {
    const accepted = acceptedBy(1, offered([1, 2]))
    const given = reassign(accepted, candidateOf(7), { provider: 'agency', driver: null, pickup: null }, at(30))
    expect(types(given)).toEqual(['PickupReassigned', 'OfferAccepted'])
    const donation = done(given)
    expect(donation.Stage).toBe('accepted')
    expect(acceptedMatch(donation)).toMatchObject({
      Agency: { ID: 7 },
      Rank: 1,
      AgencyProposedPickupDate: acceptedMatch(accepted)?.AgencyProposedPickupDate,
    })
    expect(matchOfAgency(donation, 1)).toMatchObject({ Response: 'withdrawn', Withdrawn: 'reassigned', Rank: null })
    expect(
      types(reassign(donation, candidateOf(7), { provider: 'agency', driver: null, pickup: null }, at(31))),
    ).toEqual([])
    const back = done(reassign(donation, candidateOf(1), { provider: 'agency', driver: null, pickup: null }, at(32)))
    expect(acceptedMatch(back)?.Agency.ID).toBe(1)
    expect(acceptedMatch(back)).not.toHaveProperty('Withdrawn')
  })
})

describe('a close-out by mistake', () => {
  const accepted = () => acceptedBy(1, offered([1, 2]))

  it('is taken back within a day, and the donation is as before', () => {
    const before = accepted()
    const closed = done(close(before, false, bread(3), at(60)))
    expect(canReopen(closed, at(60))).toBe(true)
    const again = reopen(closed, at(60 + 24 * 60 - 1))
    expect(types(again)).toEqual(['DonationReopened'])
    expect({ ...done(again), Closing: undefined }).toEqual({ ...before, Closing: undefined })
    expect(refused(receipted(done(again), receiptFor(1)))).toBeUndefined()
    expect(types(reopen(done(again), at(61)))).toEqual([])
  })

  it('stands after a day, and where nothing was closed', () => {
    const closed = done(close(accepted(), false, undefined, at(60)))
    expect(refused(reopen(closed, at(60 + 24 * 60)))).toBe(refusals.reopenTooLate)
    expect(canReopen(closed, at(60 + 24 * 60))).toBe(false)
    expect(refused(reopen(offered([1]), at(60)))).toBe(refusals.notClosed)
  })

  it('as picked up is taken back, too; a receipt keeps its weights', () => {
    const closed = done(close(accepted(), true, bread(77), at(60), { day: '2026-11-20', hour: '10:30' }))
    const complete = done(receipted(closed, { ...receiptFor(1), Items: bread(70) }))
    const open = done(reopen(complete, at(90)))
    expect(open).toMatchObject({ Stage: 'accepted', Receipt: { ID: 8101 }, DonorRecordedPickupTime: null })
    expect(open.AdHocTransactionDonationCategories).toEqual(bread(70))
    expect(done(reopen(closed, at(90))).AdHocTransactionDonationCategories).toEqual(bread(120))
  })

  it('of a donation that nobody took goes back to not matched', () => {
    const lonely = done(matched(postedDonation(), [], at(0)))
    const closed = done(close({ ...lonely, Stage: 'notMatched' }, false, undefined, at(60)))
    expect(done(reopen(closed, at(61))).Stage).toBe('notMatched')
  })
})
