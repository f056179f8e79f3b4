import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Caller } from '../../../../shared/core/access.ts'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import { acceptedMatch, liveOffers, unlistedDriver } from '../../../../shared/rescue/donations/donation.ts'
import * as offers from '../../../../shared/rescue/offers/api.ts'
import * as receipts from '../../../../shared/rescue/receipts/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { posted, stored } from '../../../engine/donations.ts'
import { makeSmallTenant, masterAgencyId, people } from '../../../engine/smallTenant.ts'

/** After an acceptance: hand back, change, reassign, and a close-out that is taken back. */

const staff = people.foodBank
const [first, second] = people.agencies
const day = '2026-11-21'
const proposal = { AgencyProposedPickupDate: day, AgencyProposedPickupTimeTypeID: 6 }

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
})
beforeEach(() => setClock(morning))
afterAll(() => void vi.useRealTimers())

const idOf = async (id: number, agencyId: number) =>
  (await stored(id)).Matches.find((match) => match.Agency.ID === agencyId)?.ID ?? 0

async function accepted() {
  const id = await posted()
  const match = await idOf(id, 11)
  const { answer } = await call(offers.acceptMatch, first, { id: match, ...proposal })
  expect(answer.FailureReason).toBeUndefined()
  return { id, match }
}
const timeline = async (id: number, by: Caller = staff) =>
  (await call(donations.getTransaction, by, { id })).answer.Value?.Timeline.Events.at(-1)
const asked = async (id: number) => liveOffers(await stored(id)).map((match) => match.Agency.ID)

describe('the agency', () => {
  it('hands the pickup back with a reason, and the next agency is asked', async () => {
    const { id, match } = await accepted()
    const { answer } = await call(offers.handBackMatch, first, { id: match, Reason: 'vehicle', Note: 'Flat tire' })
    expect(answer.Value?.Match).toMatchObject({ Response: 'withdrawn', Withdrawn: 'handedBack' })
    expect(await asked(id)).toEqual([12])
    const told = await timeline(id)
    expect(told?.Text).toBe('Agency 11 hands the pickup back: trouble with the vehicle (“Flat tire”)')
    expect(told?.SubEvents[0]?.Text).toMatch(/^Offered to Agency 12/)
    expect(JSON.stringify(await timeline(id, people.store))).not.toContain('Flat tire')
    const late = await call(offers.acceptMatch, first, { id: match, ...proposal })
    expect(late.answer.FailureReason).toBe('This donation is not being offered to you right now.')
    const next = await call(offers.acceptMatch, second, { id: await idOf(id, 12), ...proposal })
    expect(next.answer.Successful).toBe(true)
  })

  it('that hands it back at the same moment as it names a driver does one of both, and never neither', async () => {
    const { id, match } = await accepted()
    const answers = await Promise.all([
      call(offers.handBackMatch, first, { id: match }),
      call(offers.updatePickup, first, { id: match, DriverName: 'Rosa' }),
      call(offers.handBackMatch, first, { id: match }),
    ])
    expect(answers[0].answer.Successful && answers[2].answer.Successful).toBe(true)
    expect(await asked(id)).toEqual([12])
  })

  it('changes the time and names a driver with a telephone, which store and food bank read', async () => {
    const { id, match } = await accepted()
    const named = { DriverName: 'Rosa', DriverPhoneNumber: '413-555-0101' }
    const { answer } = await call(offers.updatePickup, first, { id: match, ...named })
    expect(answer.Value?.Match.AgencyDriver).toEqual({ ID: unlistedDriver, Name: 'Rosa', PhoneNumber: '413-555-0101' })
    const shown = await call(donations.getTransaction, people.store, { id })
    expect(shown.answer.Value?.ActiveMatch?.AgencyDriver?.PhoneNumber).toBe('413-555-0101')
    const past = { ...proposal, AgencyProposedPickupDate: '2026-11-19' }
    const refused = await call(offers.updatePickup, first, { id: match, ...past })
    expect(refused.answer.FailureReason).toBe('The pickup date is in the past.')
    const listed = await call(offers.updatePickup, first, { id: match, AgencyDriverID: 999 })
    expect(listed.answer.Successful).toBe(false)
  })

  it('changes neither another agency’s pickup nor who fetches it', async () => {
    const { id, match } = await accepted()
    const before = await stored(id)
    expect((await call(offers.handBackMatch, second, { id: match })).status).toBe(404)
    expect((await call(offers.updatePickup, second, { id: match, DriverName: 'Eve' })).status).toBe(404)
    expect((await call(offers.updatePickup, first, { id: match, ProviderType: 'foodbank' })).status).toBe(403)
    expect(await stored(id)).toEqual(before)
  })
})

describe('the food bank', () => {
  it('sends its own truck with a driver instead of the agency', async () => {
    const { id, match } = await accepted()
    const { answer } = await call(offers.updatePickup, staff, {
      id: match,
      ProviderType: 'foodbank',
      DriverName: 'Ana',
    })
    expect(answer.Value?.Match).toMatchObject({ ProviderType: 'foodbank', AgencyDriver: { Name: 'Ana' } })
    const own = await call(offers.updatePickup, first, { id: match, DriverName: 'Rosa' })
    expect(own.answer.FailureReason).toMatch(/^The food bank’s truck fetches this donation/)
    expect((await stored(id)).Stage).toBe('accepted')
  })

  it('gives the donation to another agency, or to its own, in one step', async () => {
    const { id, match } = await accepted()
    const to = (AgencyID: number) =>
      call(offers.reassignPickup, staff, { txId: id, AgencyID, ProviderType: 'agency' as const })
    expect((await to(12)).answer.Value?.ActiveMatch).toMatchObject({
      Agency: { ID: 12 },
      AgencyProposedPickupDate: day,
    })
    expect((await to(masterAgencyId)).answer.Value?.ActiveMatch?.Agency.ID).toBe(masterAgencyId)
    expect((await stored(id)).Matches.filter(({ Response }) => Response === 'accepted')).toHaveLength(1)
    const former = await call(offers.getMatch, first, { id: match })
    expect(former.answer.Value?.Match.Withdrawn).toBe('reassigned')
    const receipt = { adHocTransactionId: id, donorLocationId: (await stored(id)).DonorLocation.ID, date: '2026-11-20' }
    const late = await call(receipts.createReceipt, first, { ...receipt, categories: [{ categoryId: 1, pounds: 1 }] })
    expect(late.answer.Successful).toBe(false)
    expect(
      (await call(offers.reassignPickup, staff, { txId: id, AgencyID: 99_999, ProviderType: 'agency' })).status,
    ).toBe(404)
  })

  it('of two people who look at the same agency’s pickup, the second is told who has it by now', async () => {
    const { id, match: FromMatchID } = await accepted()
    const to = (AgencyID: number) =>
      call(offers.reassignPickup, staff, { txId: id, AgencyID, FromMatchID, ProviderType: 'agency' as const })
    expect((await to(12)).answer.Successful).toBe(true)
    const second = await to(13)
    expect(second.answer.FailureReason).toBe(
      'Somebody else has just given this donation to Agency 12. Please look again.',
    )
    expect((await to(12)).answer.Successful).toBe(true)
    expect(acceptedMatch(await stored(id))?.Agency.ID).toBe(12)
  })

  it('gives it once to one of two agencies that two people choose at the same moment', async () => {
    const { id } = await accepted()
    const to = (AgencyID: number) => call(offers.reassignPickup, staff, { txId: id, AgencyID, ProviderType: 'agency' })
    await Promise.all([to(12), to(13), call(offers.handBackMatch, staff, { id: await idOf(id, 11) })])
    const { Matches, Stage } = await stored(id)
    expect(Matches.filter(({ Response }) => Response === 'accepted').length).toBe(Stage === 'accepted' ? 1 : 0)
  })
})

describe('a close-out by mistake', () => {
  it('is taken back by the store or the food bank, and the receipt can be made', async () => {
    for (const by of [people.store, staff]) {
      const { id } = await accepted()
      const before = await stored(id)
      await call(donations.closeOut, people.store, { id, IsMarkedAsSuccessfulByDonor: false })
      const closed = await call(donations.getTransaction, by, { id })
      expect(closed.answer.Value).toMatchObject({ Stage: 'unsuccessful', CanReopen: true })
      const { answer } = await call(donations.reopenDonation, by, { id })
      expect(answer.Value).toMatchObject({ Stage: 'accepted', CanReopen: false, IsReceiptCreationEligible: true })
      expect({ ...(await stored(id)), Version: 0, Closing: null }).toEqual({ ...before, Version: 0, Closing: null })
      expect((await timeline(id))?.Text).toBe('“Not picked up” taken back: open again')
      expect((await call(donations.reopenDonation, by, { id })).answer.Successful).toBe(true)
    }
  })

  it('stands after a day, and is not the agency’s to take back', async () => {
    const { id } = await accepted()
    await call(donations.closeOut, people.store, { id, IsMarkedAsSuccessfulByDonor: false })
    expect((await call(donations.reopenDonation, first, { id })).status).toBe(403)
    setClock(new Date(morning.getTime() + 24 * 3_600_000))
    const { answer } = await call(donations.reopenDonation, staff, { id })
    expect(answer.FailureReason).toBe('A close-out can be taken back for 24 hours only. Please contact the food bank.')
    expect((await call(donations.getTransaction, staff, { id })).answer.Value?.CanReopen).toBe(false)
  })
})
