import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as foodbanks from '../../../../shared/network/foodbanks/api.ts'
import { defaultFoodBankSettings, settingFields } from '../../../../shared/network/organizations/entity.ts'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import type { Donation } from '../../../../shared/rescue/donations/donation.ts'
import { liveOffers, rankedMatches } from '../../../../shared/rescue/donations/donation.ts'
import * as offers from '../../../../shared/rescue/offers/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { posted, stored } from '../../../engine/donations.ts'
import { changeEntity, ids, makeSmallTenant, masterAgencyId, people } from '../../../engine/smallTenant.ts'

const staff = people.foodBank
const [first, second, third] = people.agencies
const automatic = { ...defaultFoodBankSettings, IsAutomaticallyApproved: true }

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
})
beforeEach(() => setClock(morning))
afterAll(() => void vi.useRealTimers())

const ranking = (donation: Pick<Donation, 'Matches' | 'Stage'>) =>
  rankedMatches(donation).map((match) => `${match.Agency.ID}${liveOffers(donation).includes(match) ? '*' : ''}`)
const rankingOf = async (id: number) => ranking(await stored(id))
const matchOf = async (id: number, agencyId: number) =>
  (await stored(id)).Matches.find((match) => match.Agency.ID === agencyId)?.ID ?? 0
const move = async (id: number, agencyId: number, from: number, to: number) =>
  call(offers.moveMatch, staff, { id: await matchOf(id, agencyId), from, to })
const remove = async (id: number, agencyId: number) =>
  call(offers.removeMatch, staff, { id: await matchOf(id, agencyId) })
const add = (txId: number, agencyId: number) => call(offers.addAgency, staff, { txId, agencyId })
const waiting = async (more: Parameters<typeof posted>[0] = {}) => {
  await changeEntity('foodBank', ids.foodBank, settingFields(defaultFoodBankSettings))
  const id = await posted(more)
  await changeEntity('foodBank', ids.foodBank, settingFields(automatic))
  return id
}

describe('the match list', () => {
  it('is approved, and its offers begin', async () => {
    const id = await waiting()
    const pending = await call(offers.listPendingMatches, staff, {})
    expect(pending.answer.Value?.rows.map((row) => [row.ID, row.PrimaryStatus.IsActionRequired])).toEqual([[id, true]])
    const { answer } = await call(offers.acceptMatches, staff, { txId: id })
    expect(answer.Value).toMatchObject({ Stage: 'offering', ActiveMatch: { Agency: { ID: 11 } } })
    expect(await rankingOf(id)).toEqual(['11*', '12', '13'])
    expect((await call(offers.acceptMatches, staff, { txId: id })).answer.Successful).toBe(true)
  })

  it('[accept-needs-agency] cannot be approved when it is empty', async () => {
    for (const one of [11, 12, 13]) await changeEntity('agency', one, { IsActive: false })
    const id = await waiting()
    for (const one of [11, 12, 13]) await changeEntity('agency', one, { IsActive: true })
    const { answer } = await call(offers.acceptMatches, staff, { txId: id })
    expect(answer.FailureReason).toBe('Please add at least one agency first')
    expect((await add(id, 12)).answer.Successful).toBe(true)
    expect((await call(offers.acceptMatches, staff, { txId: id })).answer.Value?.Stage).toBe('offering')
  })

  it('[move-swaps] [active-match-rank-1] swaps ranks; at rank 1 the offer changes hands', async () => {
    const id = await posted()
    expect((await move(id, 13, 3, 2)).answer.Value?.Matches.map((match) => match.Agency.ID)).toEqual([11, 13, 12])
    expect(await rankingOf(id)).toEqual(['11*', '13', '12'])
    await move(id, 13, 2, 1)
    expect(await rankingOf(id)).toEqual(['13*', '11', '12'])
    const gone = await call(offers.listNewInProgressDonations, first, {})
    expect(gone.answer.Value?.map((row) => row.ID)).not.toContain(id)
    const asked = await call(offers.listNewInProgressDonations, third, {})
    expect(asked.answer.Value?.map((row) => row.ID)).toContain(id)
    expect((await call(donations.getTransaction, first, { id })).status).toBe(404)
  })

  it('inserts an agency at a rank in one change with one timeline entry', async () => {
    const id = await waiting()
    const input = { id: await matchOf(id, 13), from: 3, to: 1, mode: 'insert' } as const
    const { answer } = await call(offers.moveMatch, staff, input)
    expect(await rankingOf(id)).toEqual(['13', '11', '12'])
    const told = answer.Value?.Timeline.Events.filter(({ Type }) => Type === 'MatchMoved')
    expect(told?.map(({ Text }) => Text)).toEqual(['Agency 13 moved from rank 3 to rank 1'])
  })

  it.each<[string, number, number, number, string]>([
    ['move-up-limit', 11, 1, 0, 'Unable to move up any further'],
    ['move-needs-neighbour', 13, 3, 4, 'Unable to move match'],
    ['move-needs-neighbour', 13, 2, 1, 'Unable to move match'],
  ])('[%s] agency %i from %i to %i: %s', async (_, agencyId, from, to, reason) => {
    const id = await posted()
    expect((await move(id, agencyId, from, to)).answer.FailureReason).toBe(reason)
    expect(await rankingOf(id)).toEqual(['11*', '12', '13'])
  })

  it('[remove-active-refused] [active-match-not-removable] loses any agency but the active one', async () => {
    const id = await posted()
    expect((await remove(id, 11)).answer.FailureReason).toBe('cannot remove active match')
    expect((await remove(id, 12)).answer.Successful).toBe(true)
    expect(await rankingOf(id)).toEqual(['11*', '13'])
  })

  it('gains one agency of the food bank that takes part and can store the food', async () => {
    const id = await posted({ StorageRequirementIDs: [2, 3] })
    await remove(id, 13)
    expect((await add(id, 21)).status).toBe(404)
    expect((await add(id, 999)).status).toBe(404)
    await changeEntity('agency', 13, { IsActive: false })
    expect((await add(id, 13)).answer.FailureReason).toBe('Agency 13 does not take part in real-time donations.')
    await changeEntity('agency', 13, { IsActive: true, StorageCapabilityIDs: [1] })
    expect((await add(id, 13)).answer.FailureReason).toBe(
      'Agency 13 has no storage for: Refrigerated, Frozen. If that has changed, add it to the agency’s profile first.',
    )
    const inSpanish = await call(offers.addAgency, staff, { txId: id, agencyId: 13 }, { language: 'es' })
    expect(inSpanish.answer.FailureReason).toBe(
      'Agency 13 no tiene almacenamiento para: Refrigerado, Congelado. Si eso ha cambiado, añádalo antes al perfil de la agencia.',
    )
    await changeEntity('agency', 13, { StorageCapabilityIDs: [1, 2, 3] })
    const added = await add(id, 13)
    expect(added.answer.Value?.Matches.at(-1)).toMatchObject({ Agency: { ID: 13 }, Rank: 3, FoodBankAccepted: true })
    expect((await add(id, masterAgencyId)).answer.Successful).toBe(true)
    await call(offers.declineMatch, first, { id: await matchOf(id, 11) })
    expect((await add(id, 11)).answer.FailureReason).toBe('Agency 11 was already asked about this donation.')
  })

  it('is closed once an agency accepted', async () => {
    const id = await posted()
    await call(offers.acceptMatch, first, {
      id: await matchOf(id, 11),
      AgencyProposedPickupDate: '2026-11-21',
      AgencyProposedPickupTimeTypeID: 6,
    })
    for (const called of [await move(id, 13, 3, 2), await remove(id, 12), await add(id, masterAgencyId)])
      expect(called.answer.FailureReason).toBe('This donation was already accepted by Agency 11.')
  })

  it('of a donation that found no taker is revived by adding an agency', async () => {
    const id = await posted()
    for (const by of [first, second, third]) await call(offers.declineMatch, by, { id: await matchOf(id, by.EntityID) })
    expect((await stored(id)).Stage).toBe('notMatched')
    expect((await add(id, masterAgencyId)).answer.Value).toMatchObject({ Stage: 'pendingApproval' })
    await call(offers.acceptMatches, staff, { txId: id })
    expect(await rankingOf(id)).toEqual([`${masterAgencyId}*`])
  })
})

describe('how offers are made', () => {
  const mode = (id: number, to: 'ordered' | 'simultaneous') =>
    call(offers.updateEscalationMode, staff, { id, mode: to })

  it('[escalation-modes] one after the other, or all at once', async () => {
    const id = await posted()
    expect((await mode(id, 'simultaneous')).answer.Value).toMatchObject({ IsSimultaneousNotifyEnabled: true })
    expect(await rankingOf(id)).toEqual(['11*', '12*', '13*'])
    expect((await mode(id, 'ordered')).answer.Value).toMatchObject({ IsSimultaneousNotifyEnabled: false })
    expect(await rankingOf(id)).toEqual(['11*', '12', '13'])
    expect((await call(donations.getTransaction, second, { id })).status).toBe(404)
  })

  it.each([
    ['2026-11-20T10:00:00-05:00', '2026-11-21T05:00:00.000Z'],
    ['2026-11-20T15:00:00Z', '2026-11-21T00:00:00.000Z'],
    ['2026-11-21T04:00:00+13:00', '2026-11-21T11:00:00.000Z'],
    ['2026-11-20T20:30:00+05:30', '2026-11-20T18:30:00.000Z'],
  ])('[start-modes] future is midnight of the user’s clock: %s gives %s', async (clientTimeSnapshot, expected) => {
    const id = await waiting()
    const { answer } = await call(offers.updateStartMode, staff, { id, mode: 'future', clientTimeSnapshot })
    expect(answer.Value).toMatchObject({ StartAfter: expected, Stage: 'pendingApproval' })
    const approved = await call(offers.acceptMatches, staff, { txId: id })
    expect(approved.answer.Value).toMatchObject({ IsPendingStart: true, IsSignificantPendingStart: true })
  })

  it('[start-modes] a clock that is wrong moves nothing: what now is, the server says', async () => {
    const id = await waiting()
    const clientTimeSnapshot = '2031-01-01T10:00:00-05:00'
    const { answer } = await call(offers.updateStartMode, staff, { id, mode: 'future', clientTimeSnapshot })
    expect(answer.Value?.StartAfter).toBe('2026-11-21T05:00:00.000Z')
  })

  it('[start-modes] now begins the offers, and the delay is gone for good', async () => {
    const id = await posted({ StartAfter: '2026-11-20T20:00:00Z' })
    expect((await stored(id)).Stage).toBe('pendingStart')
    const now = () =>
      call(offers.updateStartMode, staff, { id, mode: 'now', clientTimeSnapshot: '2026-11-20T10:00:00-05:00' })
    expect((await now()).answer.Value).toMatchObject({ Stage: 'offering', StartAfter: null })
    expect((await now()).answer.Successful).toBe(true)
    const late = await call(offers.updateStartMode, staff, {
      id,
      mode: 'future',
      clientTimeSnapshot: '2026-11-20T10:00:00-05:00',
    })
    expect(late.answer.FailureReason).toBe('Offers for this donation have already started.')
  })

  it.each([
    ['go back', '2026-11-01T04:30:00Z', '2026-11-01T00:30:00-04:00', '2026-11-02T05:00:00.000Z'],
    ['go forward', '2027-03-14T05:30:00Z', '2027-03-14T00:30:00-05:00', '2027-03-15T04:00:00.000Z'],
  ])(
    '[start-modes] future is midnight of the user’s zone on the night the clocks %s',
    async (_, now, snapshot, start) => {
      setClock(new Date(now))
      const id = await waiting()
      const { answer } = await call(offers.updateStartMode, staff, { id, mode: 'future', clientTimeSnapshot: snapshot })
      expect(answer.Value?.StartAfter).toBe(start)
    },
  )

  it('[start-modes] not until after the pickup', async () => {
    const id = await waiting({ DonorRecordedPickupDate: '2026-11-20' })
    const { answer } = await call(offers.updateStartMode, staff, {
      id,
      mode: 'future',
      clientTimeSnapshot: '2026-11-20T10:00:00-05:00',
    })
    expect(answer.FailureReason).toBe('The start has to be before the pickup window ends.')
  })

  it('predicts who would be asked when, and changes nothing', async () => {
    const entities = [
      { ID: 11, Name: 'Agency 11' },
      { ID: 12, Name: 'Agency 12' },
    ]
    const predict = async (more: object = {}) =>
      (
        await call(offers.predictNotificationActions, staff, {
          entities,
          isPendingStart: false,
          startAfter: null,
          ...more,
        })
      ).answer.Value?.map((one) => one.NotifyAt)
    expect(await predict()).toEqual(['2026-11-20T15:00:00.000Z', '2026-11-20T16:00:00.000Z'])
    expect(await predict({ mode: 'simultaneous' })).toEqual(Array(2).fill('2026-11-20T15:00:00.000Z'))
    expect(await predict({ isPendingStart: true, startAfter: '2026-11-21T05:00:00Z', OfferMinutes: 30 })).toEqual([
      '2026-11-21T05:00:00.000Z',
      '2026-11-21T05:30:00.000Z',
    ])
    expect(await predict({ isPendingStart: false, startAfter: '2026-11-21T05:00:00Z' })).toEqual([
      '2026-11-20T15:00:00.000Z',
      '2026-11-20T16:00:00.000Z',
    ])
  })
})

it('a start in the last year that is accepted is predicted, however many agencies come after it', async () => {
  const entities = Array.from({ length: 100 }, (_, n) => ({ ID: n + 1, Name: `Agency ${n + 1}` }))
  const { status, answer } = await call(offers.predictNotificationActions, staff, {
    entities,
    isPendingStart: true,
    startAfter: '2999-12-31T23:59:59Z',
    OfferMinutes: 1440,
  })
  expect([status, answer.Value?.at(-1)?.NotifyAt]).toEqual([200, '3000-04-09T23:59:59.000Z'])
})

it('a start beyond every calendar is refused by name', async () => {
  const { status, answer } = await call(offers.predictNotificationActions, staff, {
    entities: [{ ID: 11, Name: 'Agency 11' }],
    isPendingStart: true,
    startAfter: '9999-12-31T23:59:59Z',
  })
  expect([status, answer.Message]).toEqual([400, expect.stringMatching(/^startAfter: /)])
})

describe('after the end of an offer, before any sweep', () => {
  const minutes = (count: number, ms = 0) => new Date(morning.getTime() + count * 60_000 + ms)
  const responses = async (id: number) =>
    Object.fromEntries((await stored(id)).Matches.map((match) => [match.Agency.ID, match.Response]))

  it('[move-swaps] a move leaves the expired agency expired', async () => {
    const id = await posted()
    setClock(minutes(60))
    expect((await move(id, 13, 2, 1)).answer.Successful).toBe(true)
    expect(await rankingOf(id)).toEqual(['13*', '12'])
    expect(await responses(id)).toEqual({ 11: 'timedOut', 12: null, 13: null })
    const { answer } = await call(donations.getTransaction, staff, { id })
    const [last] = answer.Value?.Timeline.Events.slice(-1) ?? []
    expect([last, ...(last?.SubEvents ?? [])].map((event) => event?.Text)).toEqual([
      expect.stringContaining('Agency 11'),
      expect.stringContaining('Agency 13'),
      expect.stringContaining('Agency 13'),
    ])
  })

  it('[cancel-effect] cancelling asks nobody, and a correction of the items asks the next', async () => {
    const [cancelled, corrected] = [await posted(), await posted()]
    setClock(minutes(61))
    expect((await call(donations.cancelTransaction, staff, { id: cancelled })).answer.Value?.Stage).toBe('cancelled')
    expect(await responses(cancelled)).toEqual({ 11: 'timedOut', 12: null, 13: null })
    const categories = [{ DonationCategoryID: 1, Pounds: 90 }]
    await call(donations.updateDonationItems, people.store, { id: corrected, categories })
    expect(await rankingOf(corrected)).toEqual(['12*', '13'])
  })

  it('[offer-accept-until-end] an agency that was added later answers within its own period', async () => {
    await changeEntity('foodBank', ids.foodBank, settingFields({ ...automatic, IsSimultaneousNotifyEnabled: true }))
    const id = await posted()
    await changeEntity('foodBank', ids.foodBank, settingFields(automatic))
    setClock(minutes(30))
    await add(id, masterAgencyId)
    setClock(minutes(89))
    const answers = async (agencyId: number, by = staff) =>
      call(offers.acceptMatch, by, {
        id: await matchOf(id, agencyId),
        AgencyProposedPickupDate: '2026-11-21',
        AgencyProposedPickupTimeTypeID: 6,
      })
    expect((await answers(11, first)).answer.FailureReason).toBe('The time to answer this offer has ended.')
    expect((await answers(masterAgencyId)).answer).toMatchObject({
      Successful: true,
      Value: { Match: { Response: 'accepted' } },
    })
    expect(await responses(id)).toEqual({ 11: 'timedOut', 12: 'timedOut', 13: 'timedOut', 19: 'accepted' })
  })

  it('[escalation-modes] whoever is asked 15 s before the end of the first offer has a full period', async () => {
    const id = await posted()
    setClock(minutes(60, -15_000))
    const { answer } = await call(offers.updateEscalationMode, staff, { id, mode: 'simultaneous' })
    expect(answer.Value?.Matches.map((match) => match.AgencyExpirationTime)).toEqual(
      [minutes(60), minutes(120, -15_000), minutes(120, -15_000)].map((time) => time.toISOString()),
    )
    setClock(minutes(60))
    await add(id, masterAgencyId)
    expect(await rankingOf(id)).toEqual(['12*', '13*', '19*'])
  })
})

describe('settings', () => {
  it('are the food bank’s own and hold for later donations only', async () => {
    const id = await posted()
    const wanted = { ...automatic, OfferMinutes: 20, IsSimultaneousNotifyEnabled: true }
    expect((await call(foodbanks.updateSettings, staff, wanted)).answer.Value).toEqual(wanted)
    expect((await call(foodbanks.getSettings, staff, {})).answer.Value).toEqual(wanted)
    expect((await call(foodbanks.getSettings, people.otherFoodBank, {})).answer.Value).toEqual({
      ...automatic,
      QuietHours: null,
    })
    expect(await stored(id)).toMatchObject({ OfferMinutes: 60, IsSimultaneousNotifyEnabled: false })
    expect(await stored(await posted())).toMatchObject({ OfferMinutes: 20, IsSimultaneousNotifyEnabled: true })
    await call(foodbanks.updateSettings, staff, automatic)
  })

  it('have weights that sum to 100', async () => {
    const { answer } = await call(foodbanks.updateSettings, staff, {
      ...automatic,
      MatchWeights: { ...automatic.MatchWeights, closeness: 26 },
    })
    expect(answer.FailureReason).toBe('The weights have to sum to 100.')
  })

  it('name the food bank’s own agency, if it has one', async () => {
    expect((await call(foodbanks.getMasterAgency, staff, {})).answer.Value).toEqual({ ID: 19, Name: 'Agency 19' })
    expect((await call(foodbanks.getMasterAgency, people.otherFoodBank, {})).answer.Value).toBeNull()
  })
})

describe('[current-foodbank-check] another food bank', () => {
  it('manages none of these donations', async () => {
    const id = await posted()
    const other = people.otherFoodBank
    const clientTimeSnapshot = '2026-11-20T10:00:00-05:00'
    for (const called of [
      await call(offers.acceptMatches, other, { txId: id }),
      await call(offers.addAgency, other, { txId: id, agencyId: 21 }),
      await call(offers.moveMatch, other, { id: await matchOf(id, 12), from: 2, to: 1 }),
      await call(offers.removeMatch, other, { id: await matchOf(id, 12) }),
      await call(offers.updateEscalationMode, other, { id, mode: 'simultaneous' }),
      await call(offers.updateStartMode, other, { id, mode: 'now', clientTimeSnapshot }),
    ])
      expect(called.status).toBe(404)
    expect(await rankingOf(id)).toEqual(['11*', '12', '13'])
  })
})
