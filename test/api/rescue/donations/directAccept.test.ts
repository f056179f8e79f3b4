import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as agencies from '../../../../shared/network/agencies/api.ts'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import { rankedMatches } from '../../../../shared/rescue/donations/donation.ts'
import * as offers from '../../../../shared/rescue/offers/api.ts'
import type { ProviderType } from '../../../../shared/rescue/providers/providerTypes.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { posted, stored } from '../../../engine/donations.ts'
import { changeEntity, ids, makeSmallTenant, masterAgencyId, people } from '../../../engine/smallTenant.ts'

/** Direct accept, the provider check, food bank delivery and why an agency was not matched. */

const staff = people.foodBank
const [first, second] = people.agencies

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
})
beforeEach(() => setClock(morning))
afterAll(() => void vi.useRealTimers())

const matchOf = async (id: number, agencyId: number) =>
  (await stored(id)).Matches.find((match) => match.Agency.ID === agencyId)?.ID ?? 0
const assign = async (id: number, agencyId: number, more: object = {}, providerType: ProviderType = 'agency') =>
  call(offers.assignDirect, staff, { id: await matchOf(id, agencyId), providerType, ...more })
const responses = async (id: number) =>
  Object.fromEntries((await stored(id)).Matches.map((match) => [match.Agency.ID, match.Response]))
const ranking = async (id: number) => rankedMatches(await stored(id)).map((match) => match.Agency.ID)

describe('direct accept', () => {
  it('[fb-match-list-actions] accepts for an agency that was not asked yet, and ends the running offer', async () => {
    const id = await posted()
    const { answer } = await assign(id, 12, { AgencyDriverID: 121 })
    expect(answer.Value).toMatchObject({
      Stage: 'accepted',
      ActiveMatch: { Agency: { ID: 12 }, AgencyDriver: { ID: 121, Name: 'Van' }, ProviderType: 'agency' },
    })
    expect(await responses(id)).toEqual({ 11: 'withdrawn', 12: 'accepted', 13: null })
    expect(await ranking(id)).toEqual([12, 13])
    const late = await call(offers.acceptMatch, first, {
      id: await matchOf(id, 11),
      AgencyProposedPickupDate: '2026-11-21',
      AgencyProposedPickupTimeTypeID: 6,
    })
    expect(late.answer.FailureReason).toBe('This donation was already accepted by another agency.')
    expect((await call(offers.getAgencyGrid, second, {})).answer.Value?.rows.map((row) => row.ID)).toContain(id)
  })

  it('tells in the timeline who accepted for whom, with what followed below it', async () => {
    const id = await posted()
    await assign(id, 12, {}, 'foodbank')
    const { answer } = await call(donations.getTransaction, staff, { id })
    const last = answer.Value?.Timeline.Events.at(-1)
    expect(last?.Text).toBe('Accepted for Agency 12 by the food bank; its own truck delivers')
    expect(last?.SubEvents.map((event) => event.Text)).toEqual(['Offer to Agency 11 ended: another agency was first'])
  })

  it('takes a pickup that was agreed on the telephone, within what can be proposed', async () => {
    const id = await posted()
    const agreed = { AgencyProposedPickupDate: '2026-11-21', AgencyProposedPickupTimeTypeID: 6 }
    const refused = await assign(id, 11, { ...agreed, AgencyProposedPickupDate: '2026-11-19' })
    expect(refused.answer.FailureReason).toBe('The pickup date is in the past.')
    const half = await assign(id, 11, { AgencyProposedPickupDate: '2026-11-21' })
    expect([half.status, half.answer.Message]).toEqual([400, expect.stringContaining('AgencyProposedPickupTimeTypeID')])
    const { answer } = await assign(id, 11, agreed)
    expect(answer.Value?.ActiveMatch).toMatchObject({ AgencyProposedPickupDate: '2026-11-21' })
    expect((await assign(id, 11, agreed)).answer.Successful).toBe(true)
  })

  it('refuses one that is accepted, one that ended and a driver of somebody else, and changes nothing', async () => {
    const id = await posted()
    expect((await assign(id, 11, { AgencyDriverID: 121 })).answer.FailureReason).toBe('This driver does not exist.')
    expect((await assign(id, 11, { AgencyDriverID: 111 }, 'foodbank')).answer.FailureReason).toBe(
      'This driver does not exist.',
    )
    expect((await stored(id)).Stage).toBe('offering')
    await assign(id, 11)
    const before = await stored(id)
    expect((await assign(id, 12)).answer.FailureReason).toBe('This donation was already accepted by Agency 11.')
    expect(await stored(id)).toEqual(before)
    await call(donations.cancelTransaction, staff, { id })
    expect((await assign(id, 12)).answer.FailureReason).toBe('This donation was cancelled.')
  })

  it('of two at the same moment one holds, the other is told by whom it is taken', async () => {
    const id = await posted()
    const both = await Promise.all([assign(id, 11), assign(id, 12)])
    expect(both.filter(({ answer }) => answer.Successful)).toHaveLength(1)
    expect(both.find(({ answer }) => !answer.Successful)?.answer.FailureReason).toMatch(/already accepted by Agency 1/)
  })

  it('with the food bank’s truck takes a driver of its own agency', async () => {
    const id = await posted()
    const { answer } = await assign(id, 11, { AgencyDriverID: masterAgencyId * 10 + 1 }, 'foodbank')
    expect(answer.Value?.ActiveMatch).toMatchObject({ AgencyDriver: { ID: 191 }, ProviderType: 'foodbank' })
  })

  it('revives a donation that nobody took', async () => {
    const id = await posted()
    for (const agency of people.agencies)
      await call(offers.declineMatch, agency, { id: await matchOf(id, agency.EntityID) })
    expect((await stored(id)).Stage).toBe('notMatched')
    expect((await assign(id, 12)).answer.Value?.Stage).toBe('accepted')
  })
})

describe('the provider check', () => {
  const check = async (id: number, providerType: ProviderType, more: object = {}) =>
    (await call(offers.canService, staff, { id: await matchOf(id, 11), providerType, ...more })).answer.Value

  it('[can-service-answer] answers CanService and its Audit with components and the pickup hour', async () => {
    const id = await posted({ DonorRecordedPickupDate: '2026-11-21', PickupTimeTypeID: 2 })
    expect(await check(id, 'volunteer')).toEqual({
      CanService: true,
      Audit: {
        Components: [
          { Name: 'distance', Passed: true, Detail: '1 of at most 25 miles' },
          { Name: 'weight', Passed: true, Detail: '150.5 of at most 500 lb' },
          { Name: 'storage', Passed: true, Detail: 'Nothing has to be kept frozen.' },
          { Name: 'window', Passed: true, Detail: '8:00 AM to 12:00 PM' },
        ],
        TimeKey: '08:00',
      },
    })
    expect(await check(id, 'agency')).toMatchObject({ CanService: true, Audit: { Components: [{ Passed: true }] } })
  })

  it('says why a volunteer cannot, and the direct accept is refused then', async () => {
    const frozen = await posted({ categories: [{ DonationCategoryID: 5, Pounds: 900 }], StorageRequirementIDs: [3] })
    const failed = (await check(frozen, 'volunteer'))?.Audit.Components.filter(({ Passed }) => !Passed)
    expect(failed?.map(({ Name }) => Name)).toEqual(['weight', 'storage', 'window'])
    const { answer } = await assign(frozen, 11, {}, 'volunteer')
    expect(answer.FailureReason).toBe('This provider cannot fetch the donation. See the reasons.')
    expect((await stored(frozen)).Stage).toBe('offering')
  })

  it('looks at the pickup that the dialog proposes', async () => {
    const id = await posted()
    const agreed = { AgencyProposedPickupDate: '2026-11-21', AgencyProposedPickupTimeTypeID: 6 }
    expect(await check(id, 'volunteer')).toMatchObject({ CanService: false, Audit: { TimeKey: '' } })
    expect(await check(id, 'volunteer', agreed)).toMatchObject({ CanService: true, Audit: { TimeKey: '08:00' } })
  })

  it('is of agencies on the list; providers and drivers are listed', async () => {
    const absent = await call(offers.canService, staff, { id: 99_999_901, providerType: 'agency' })
    expect(absent.status).toBe(404)
    const listed = await call(offers.listProviderTypes, staff, {})
    expect(listed.answer.Value?.map(({ Code }) => Code)).toEqual(['agency', 'foodbank', 'volunteer'])
    const drivers = await call(agencies.listAgencyDrivers, staff, { agencyId: 12 })
    expect(drivers.answer.Value).toEqual([{ ID: 121, Name: 'Van' }])
  })
})

describe('food bank delivery', () => {
  const deliver = (txId: number) => call(offers.prioritizeMasterAgency, staff, { txId })

  it('[foodbank-delivery-switch] takes the agencies off the list and asks the food bank’s own agency', async () => {
    const id = await posted()
    const { answer } = await deliver(id)
    expect(answer.Value).toMatchObject({ Stage: 'offering', ActiveMatch: { Agency: { ID: masterAgencyId }, Rank: 1 } })
    expect(await responses(id)).toEqual({ 11: 'withdrawn', [masterAgencyId]: null })
    expect(await ranking(id)).toEqual([masterAgencyId])
    const before = await stored(id)
    expect((await deliver(id)).answer.Successful).toBe(true)
    expect(await stored(id)).toEqual(before)
  })

  it('[foodbank-delivery-switch] is refused once an agency has accepted', async () => {
    const id = await posted()
    await assign(id, 11)
    expect((await deliver(id)).answer.FailureReason).toBe('This donation was already accepted by Agency 11.')
  })

  it('comes back to an own agency that declined, and to a donation that nobody took', async () => {
    const id = await posted()
    await deliver(id)
    await call(offers.declineMatch, staff, { id: await matchOf(id, masterAgencyId) })
    expect((await stored(id)).Stage).toBe('notMatched')
    expect((await deliver(id)).answer.Value).toMatchObject({
      Stage: 'pendingApproval',
      ActiveMatch: { Agency: { ID: masterAgencyId }, Response: null },
    })
  })

  it('needs an agency of the food bank’s own', async () => {
    const id = await posted()
    await changeEntity('foodBank', ids.foodBank, { MasterAgencyID: null })
    const { answer } = await deliver(id)
    await changeEntity('foodBank', ids.foodBank, { MasterAgencyID: masterAgencyId })
    expect(answer.FailureReason).toMatch(/^Your food bank has no agency of its own/)
  })
})

it('every agency of the food bank is explained: its score, or the first reason that leaves it out', async () => {
  const id = await posted()
  await changeEntity('agency', 13, { IsActive: false })
  const { answer } = await call(offers.explainMatches, staff, { txId: id })
  await changeEntity('agency', 13, { IsActive: true })
  const told = answer.Value?.map(({ Agency, Reason, ScoreComponents }) => [Agency.ID, Reason, ScoreComponents.length])
  expect(told).toEqual([
    [11, null, 6],
    [12, null, 6],
    [13, 'Does not take part in real-time donations.', 6],
    [masterAgencyId, 'The food bank’s own agency is never matched by itself.', 6],
  ])
})
