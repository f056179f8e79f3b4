import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Caller } from '../../../../shared/core/access.ts'
import type { Input } from '../../../../shared/core/schema/endpoint.ts'
import * as agencies from '../../../../shared/network/agencies/api.ts'
import * as session from '../../../../shared/network/session/api.ts'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import { acceptedMatch } from '../../../../shared/rescue/donations/donation.ts'
import { customWindow } from '../../../../shared/rescue/donations/pickup/pickupTime.ts'
import * as offers from '../../../../shared/rescue/offers/api.ts'
import type { ReceiptDraft } from '../../../../shared/rescue/receipts/api.ts'
import * as receipts from '../../../../shared/rescue/receipts/api.ts'
import * as dashboard from '../../../../shared/work/dashboard/api.ts'
import { call, eventOf, send } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { posted, stored } from '../../../engine/donations.ts'
import { changeEntity, ids, makeSmallTenant, people, person } from '../../../engine/smallTenant.ts'
import type { Target } from '../../../engine/target.ts'
import { makeTargets, makeWideWorld } from '../../../engine/targets.ts'

const [first, second, third] = people.agencies
const minutes = (count: number, ms = 0) => new Date(morning.getTime() + count * 60_000 + ms)

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
})
beforeEach(() => setClock(morning))
afterAll(() => void vi.useRealTimers())

const matchOf = async (id: number, by: Caller) =>
  (await stored(id)).Matches.find((match) => match.Agency.ID === by.EntityID)?.ID ?? 0
type Acceptance = Partial<Input<typeof offers.acceptMatch>>
const accepts = async (id: number, by: Caller, more: Acceptance = {}) =>
  call(offers.acceptMatch, by, {
    id: await matchOf(id, by),
    AgencyProposedPickupDate: '2026-11-21',
    AgencyProposedPickupTimeTypeID: 6,
    ...more,
  })
const declines = async (id: number, by: Caller) => call(offers.declineMatch, by, { id: await matchOf(id, by) })

describe('an offer that is withdrawn while its agency answers', () => {
  const reason = 'This donation is not being offered to you right now.'

  it.each<[string, { from: number; to: number; isRemoved?: boolean }]>([
    ['because staff ask another agency first', { from: 1, to: 2 }],
    ['and whose agency staff then take off the list', { from: 1, to: 2, isRemoved: true }],
  ])('%s refuses the answer with the reason', async (_, { from, to, isRemoved = false }) => {
    const id = await posted()
    const match = await matchOf(id, first)
    await call(offers.moveMatch, people.foodBank, { id: match, from, to })
    if (isRemoved) await call(offers.removeMatch, people.foodBank, { id: match })
    const proposal = { AgencyProposedPickupDate: '2026-11-21', AgencyProposedPickupTimeTypeID: 6 }
    for (const { status, answer } of [
      await call(offers.acceptMatch, first, { id: match, ...proposal }),
      await call(offers.declineMatch, first, { id: match }),
    ])
      expect([status, answer]).toEqual([200, { Successful: false, FailureReason: reason }])
  })

  it('stays unknown to agencies that were never asked', async () => {
    const id = await posted()
    expect((await declines(id, third)).status).toBe(404)
  })

  it('stays unknown to others, and others to its agency', async () => {
    const id = await posted()
    const [match, other] = [await matchOf(id, first), await matchOf(id, second)]
    await call(offers.moveMatch, people.foodBank, { id: match, from: 1, to: 2 })
    expect((await call(offers.declineMatch, third, { id: match })).status).toBe(404)
    expect((await call(offers.declineMatch, first, { id: other })).status).toBe(404)
  })
})

describe('a decline', () => {
  const declinesWith = async (id: number, by: Caller, answer: object) =>
    call(offers.declineMatch, by, { id: await matchOf(id, by), ...answer })
  const shownTo = async (id: number, by: Caller) => (await call(donations.getTransaction, by, { id })).answer.Value
  const texts = async (id: number, by: Caller) =>
    (await shownTo(id, by))?.Timeline.Events.flatMap(({ Text, SubEvents }) => [
      Text,
      ...SubEvents.map((sub) => sub.Text),
    ])

  it('tells the food bank the reason and the note, on the match and in the timeline', async () => {
    const id = await posted()
    const { answer } = await declinesWith(id, first, { Reason: 'tooMuch', Note: 'The freezer is full.' })
    expect(answer).toMatchObject({ Successful: true, Value: { Match: { DeclineReason: 'tooMuch' } } })
    const seen = await shownTo(id, people.foodBank)
    expect(seen?.Matches.find(({ Agency }) => Agency.ID === first.EntityID)).toMatchObject({
      Response: 'rejected',
      DeclineReason: 'tooMuch',
      DeclineNote: 'The freezer is full.',
    })
    const line = 'Declined by Agency 11: too much (“The freezer is full.”)'
    for (const by of [people.foodBank, first]) expect(await texts(id, by)).toContain(line)
  })

  it('tells others only that the agency declined', async () => {
    const id = await posted()
    await declinesWith(id, first, { Reason: 'closed', Note: 'Inventory day.' })
    for (const by of [people.store, people.network]) {
      expect(await texts(id, by)).toContain('Declined by Agency 11')
      expect(JSON.stringify(await shownTo(id, by))).not.toMatch(/Inventory day|DeclineReason|: closed/)
    }
    expect(JSON.stringify(await shownTo(id, second))).not.toMatch(/Inventory day|DeclineReason/)
  })

  it('needs no reason: calls without one, or without a body, are taken as before', async () => {
    for (const body of ['{}', undefined]) {
      const id = await posted()
      const path = { id: String(await matchOf(id, first)) }
      const event = eventOf({ endpoint: offers.declineMatch, caller: first, path, body })
      expect((await send(offers.declineMatch, event)).answer.Successful).toBe(true)
      expect(await texts(id, people.foodBank)).toContain('Declined by Agency 11')
    }
  })

  it('keeps the first reason when it is sent again with another', async () => {
    const id = await posted()
    await declinesWith(id, first, { Reason: 'noDriver' })
    expect((await declinesWith(id, first, { Reason: 'closed' })).answer.Successful).toBe(true)
    expect((await shownTo(id, first))?.Matches[0]?.DeclineReason).toBe('noDriver')
  })

  it.each([
    ['an unknown reason', { Reason: 'tired' }, 'Reason'],
    ['a note that is too long', { Note: 'x'.repeat(201) }, 'Note'],
  ])('with %s is refused, and the offer stays open', async (_, answer, field) => {
    const id = await posted()
    const { status, body } = await declinesWith(id, first, answer)
    expect([status, body]).toEqual([400, expect.stringContaining(field)])
    expect((await stored(id)).Matches[0]).toMatchObject({ Response: null })
  })
})

describe('an offer', () => {
  it('shows the asked agency what it is about, until when, and what it may propose', async () => {
    const id = await posted({ DonorRecordedPickupDate: '2026-11-21', PickupTimeTypeID: 4 })
    const { answer } = await call(offers.getMatch, first, { id: await matchOf(id, first) })
    expect(answer.Value).toMatchObject({
      Transaction: { ID: id, Matches: [{ Agency: { ID: 11 }, ScoreComponents: [] }] },
      Match: { Agency: { ID: 11 }, Rank: 1, ScoreComponents: [] },
      StatusLabel: 'Pending Response',
      StatusSummary: {
        AcceptedByRequestingAgency: false,
        AgencyExpirationTime: minutes(60).toISOString(),
        TotalMinutesAgencyOfferPeriod: 60,
        AvailableDates: [{ Date: '2026-11-21' }],
        IsActionRequired: true,
      },
    })
    expect(answer.Value?.FoodBankContact).toEqual({
      Name: 'Food Bank 10',
      PhoneNumber: '555-0100',
      EMailAddress: 'desk@example.org',
    })
  })

  it('[label-pending-response] [label-not-closed] [label-ready-to-receipt] has one word and one tone for its state on the offer and in every list', async () => {
    const id = await posted({ DonorRecordedPickupDate: '2026-11-21', PickupTimeTypeID: 4 })
    const states = async () => {
      const offer = await call(offers.getMatch, first, { id: await matchOf(id, first) })
      const grid = await call(offers.getAgencyGrid, first, { mode: 'historical' })
      const active = await call(offers.listNewInProgressDonations, first, {})
      const rows = [...(grid.answer.Value?.rows ?? []), ...(active.answer.Value ?? [])].filter((row) => row.ID === id)
      return [offer.answer.Value, ...rows].map((shown) => [shown?.StatusLabel, shown?.StatusTone])
    }
    const asked = await states()
    expect(asked).toEqual(Array(3).fill(['Pending Response', 'info']))
    await accepts(id, first, { AgencyProposedPickupTimeTypeID: 4 })
    expect(await states()).toEqual(Array(3).fill(['Waiting for Donor', 'neutral']))
    await call(donations.closeOut, people.store, { id, IsMarkedAsSuccessfulByDonor: true })
    expect(await states()).toEqual(Array(3).fill(['Closed / Ready to Receipt', 'info']))
  })

  it('alone contains the food bank’s contact: no other role and no other page reads it', async () => {
    const id = await posted()
    await accepts(id, first)
    const others = [
      ...[people.foodBank, people.donor, people.store, people.network, people.association, people.coop].map((by) =>
        call(donations.getTransaction, by, { id }),
      ),
      call(donations.getDonationCopy, people.store, { id }),
      call(donations.getCloseOut, people.store, { id }),
      call(donations.getFoodBankGrid, people.foodBank, {}),
      call(donations.getDonorGrid, people.store, {}),
      call(offers.listNewInProgressDonations, first, {}),
      call(receipts.previewReceipt, first, { id }),
    ]
    for (const { status, body } of await Promise.all(others)) {
      expect(status).toBe(200)
      expect(body).not.toMatch(/FoodBankContact|desk@/)
    }
    const { body } = await call(offers.getMatch, first, { id: await matchOf(id, first) })
    expect(body.match(/desk@/g)).toHaveLength(1)
  })

  it('is nobody else’s', async () => {
    const id = await posted()
    const asked = await matchOf(id, first)
    const waiting = await matchOf(id, second)
    expect((await call(offers.getMatch, second, { id: waiting })).status).toBe(404)
    expect((await call(offers.getMatch, second, { id: asked })).status).toBe(404)
    expect((await call(offers.getMatch, first, { id: waiting })).status).toBe(404)
    expect((await call(offers.getMatch, people.otherFoodBank, { id: asked })).status).toBe(404)
    expect((await call(offers.getMatch, people.donor, { id: asked })).status).toBe(403)
    const staff = await call(offers.getMatch, people.foodBank, { id: waiting })
    expect(staff.answer.Value?.Match.ScoreComponents.length).toBeGreaterThan(0)
  })
})

describe('[agency-accept-role] accepting', () => {
  it('[agency-proposes-date-time] [offer-states] agrees day, time and driver', async () => {
    const id = await posted()
    expect((await accepts(id, first, { AgencyDriverID: 111 })).answer.Successful).toBe(true)
    expect(acceptedMatch(await stored(id))).toMatchObject({
      Agency: { ID: 11 },
      AgencyProposedPickupDate: '2026-11-21',
      PickupTimeType: { Code: 'ALLDAY' },
      AgencyDriver: { ID: 111, Name: 'Van' },
      AgencyResponseTime: morning.toISOString(),
    })
  })

  it('[agencycol-accepted-rule] shows the food bank who has it, with percent and miles; beside the name its status leaves the agency out', async () => {
    const id = await posted()
    await accepts(id, first)
    const { answer } = await call(donations.getFoodBankGrid, people.foodBank, { rows: 100 })
    const row = answer.Value?.rows.find(({ ID }) => ID === id)
    expect(row?.AgencyText).toMatch(/^Agency 11 .*\d+% .*\d mi/)
    expect(row?.AgencyName).toBe('Agency 11')
    expect(row?.PrimaryStatus.Subtitle).toMatch(/^Accepted by Agency 11\. Pickup: /)
    expect(row?.StatusBrief).toMatch(/^Pickup: /)
  })

  it.each([
    ['left out', {}],
    ['null', { AgencyDriverID: null }],
  ])('[accept-body-driver-optional] agrees with the driver %s', async (_, more) => {
    const id = await posted()
    expect((await accepts(id, first, more)).answer.Successful).toBe(true)
    expect(acceptedMatch(await stored(id))).toMatchObject({ Agency: { ID: 11 }, AgencyDriver: null })
  })

  it('answers the offer as its page shows it, its timeline with the acceptance', async () => {
    const id = await posted()
    const { answer } = await accepts(id, first)
    // The page adds the store's telephone, which is another read.
    const { StoreContact, ...shown } = (await call(offers.getMatch, first, { id: await matchOf(id, first) })).answer
      .Value!
    expect(answer.Value).toEqual(shown)
    expect(StoreContact).toEqual({ ContactName: 'Front desk', PhoneNumber: '555-0100' })
    expect(answer.Value?.Match.Response).toBe('accepted')
    expect(answer.Value?.Transaction.Timeline.Events.at(-1)?.Type).toBe('OfferAccepted')
  })

  it('[offer-slots-half-hour] agrees on half an hour of the window', async () => {
    const id = await posted({ DonorRecordedPickupDate: '2026-11-21', PickupTimeTypeID: 4 })
    const slot = (start: number) => customWindow(start, start + 0.5)?.ID ?? 0
    const outside = await accepts(id, first, { AgencyProposedPickupTimeTypeID: slot(17) })
    expect(outside.answer.FailureReason).toBe('This pickup date and time is not available. Please choose another one.')
    expect((await accepts(id, first, { AgencyProposedPickupTimeTypeID: slot(16.5) })).answer.Successful).toBe(true)
  })

  it.each<[string, Acceptance, string]>([
    ['a driver of nobody', { AgencyDriverID: 121 }, 'This driver does not exist.'],
    ['a time of no list', { AgencyProposedPickupTimeTypeID: 99 }, 'This pickup time does not exist.'],
    ['the form’s choice CUSTOM', { AgencyProposedPickupTimeTypeID: 7 }, 'This pickup time does not exist.'],
    ['yesterday', { AgencyProposedPickupDate: '2026-11-19' }, 'The pickup date is in the past.'],
    [
      'a day after the next seven',
      { AgencyProposedPickupDate: '2026-11-27' },
      'This pickup date and time is not available. Please choose another one.',
    ],
  ])('is refused with %s, and the offer stays open', async (_, more, reason) => {
    const id = await posted()
    expect((await accepts(id, first, more)).answer).toEqual({ Successful: false, FailureReason: reason })
    expect((await accepts(id, first)).answer.Successful).toBe(true)
  })

  it('twice with the same values is once, and another day is refused', async () => {
    const id = await posted()
    const clicks = await Promise.all([accepts(id, first), accepts(id, first)])
    expect(clicks.map((click) => click.answer.Successful)).toEqual([true, true])
    expect((await stored(id)).Version).toBe(3)
    const other = await accepts(id, first, { AgencyProposedPickupDate: '2026-11-22' })
    expect(other.answer.FailureReason).toBe('You already accepted this donation.')
  })

  it.each([
    [-1, undefined],
    [0, 'The time to answer this offer has ended.'],
    [1, 'The time to answer this offer has ended.'],
  ])('[offer-accept-until-end] on a stale page, %i ms after the end of the period', async (ms, reason) => {
    const id = await posted()
    setClock(minutes(60, ms))
    expect((await accepts(id, first)).answer.FailureReason).toBe(reason)
  })

  it('is refused to agencies that were not asked, or are not any more', async () => {
    const id = await posted()
    expect((await accepts(id, second)).status).toBe(404)
    await declines(id, first)
    expect((await accepts(id, first)).answer.FailureReason).toBe('You already declined this donation.')
    await accepts(id, second)
    expect((await accepts(id, first)).answer.FailureReason).toBe('You already declined this donation.')
  })
})

describe('declining', () => {
  it('leaves the next agency its own period, beyond the end of the first one’s', async () => {
    const id = await posted()
    setClock(minutes(59))
    await declines(id, first)
    setClock(minutes(61))
    expect((await accepts(id, second)).answer.Successful).toBe(true)
  })

  it('[offer-states] asks the next agency; a repeat asks nobody', async () => {
    const id = await posted()
    const declined = (await declines(id, first)).answer
    expect(declined).toMatchObject({ Successful: true, Value: { Match: { Response: 'rejected', Rank: null } } })
    expect((await declines(id, first)).answer).toEqual(declined)
    const list = await call(offers.listNewInProgressDonations, second, {})
    expect(list.answer.Value?.filter((row) => row.ID === id)).toMatchObject([{ IsOffered: true }])
    expect((await declines(id, third)).status).toBe(404)
  })
})

describe('an agency’s own rows', () => {
  const lines = async (endpoint: typeof offers.listNewInProgressDonations | typeof offers.listDonationHistory) =>
    (await call(endpoint, first, {})).answer.Value ?? []

  it('[offer-states] show no ended offer, even before a sweep', async () => {
    const id = await posted()
    const isOffered = async () =>
      (await lines(offers.listNewInProgressDonations)).find((row) => row.ID === id)?.IsOffered
    setClock(minutes(60, -1))
    expect(await isOffered()).toBe(true)
    setClock(minutes(60))
    expect(await isOffered()).toBe(false)
  })

  it('stay until there is a receipt, also when the donor has closed the donation', async () => {
    const id = await posted()
    await accepts(id, first)
    await call(donations.closeOut, people.store, { id, IsMarkedAsSuccessfulByDonor: true })
    const line = (await lines(offers.listNewInProgressDonations)).find((row) => row.ID === id)
    expect(line).toMatchObject({ IsDonorClosed: true, IsReceiptCreationEligible: true })
  })

  it('never contain another agency’s pickup time', async () => {
    const id = await posted()
    await declines(id, first)
    await accepts(id, second)
    expect((await lines(offers.listDonationHistory)).find((row) => row.ID === id)).toMatchObject({ PickupDate: null })
  })
})

describe('contacts, drivers and locations', () => {
  it('an agency reads its own', async () => {
    expect((await call(agencies.getCurrentId, first, {})).answer.Value).toBe(11)
    expect((await call(agencies.listDrivers, first, {})).answer.Value).toEqual([{ ID: 111, Name: 'Van' }])
    const contact = await call(offers.getContactInfo, first, {})
    expect(contact.answer.Value).toMatchObject({ Name: 'Agency 11', EMailAddress: 'desk@example.org' })
    expect((await call(offers.getContactInfo, first, { agencyId: 12 })).status).toBe(404)
    const places = await call(agencies.listDonorLocations, first, { id: 11 })
    expect(places.answer.Value?.map((place) => place.ID)).toEqual(
      expect.arrayContaining([ids.donorLocation, ids.secondDonorLocation]),
    )
    expect(places.answer.Value?.map((place) => place.ID)).not.toContain(ids.otherDonorLocation)
  })

  it('staff name the agency', async () => {
    const contact = await call(offers.getContactInfo, people.foodBank, { agencyId: 12 })
    expect(contact.answer.Value?.Name).toBe('Agency 12')
    const unnamed = await call(offers.getContactInfo, people.foodBank, {})
    expect([unnamed.status, unnamed.answer.Message]).toEqual([400, 'agencyId: needed'])
  })

  it('lists active locations to whoever they belong to', async () => {
    await changeEntity('donorLocation', ids.secondDonorLocation, { IsActive: false })
    const listed = async (by: Caller) =>
      (await call(agencies.listAssociatedDonorLocations, by, {})).answer.Value?.map((place) => place.ID)
    expect(await listed(people.store)).toEqual([ids.donorLocation])
    expect(await listed(people.secondStore)).toEqual([])
    expect(await listed(people.donor)).toEqual([ids.donorLocation, ids.otherDonorLocation])
    expect(await listed(first)).not.toContain(ids.secondDonorLocation)
    expect(await listed(people.foodBank)).not.toContain(ids.otherDonorLocation)
    const toReceive = await call(agencies.listDonorLocations, first, { id: first.EntityID })
    const inactive = toReceive.answer.Value?.filter(({ IsInactive }) => IsInactive).map((place) => place.ID)
    expect(inactive).toEqual([ids.secondDonorLocation])
    await changeEntity('donorLocation', ids.secondDonorLocation, { IsActive: true })
  })

  it('lists the agencies that take part to staff', async () => {
    await changeEntity('agency', 13, { IsActive: false })
    const { answer } = await call(agencies.listAssociatedAdhoc, people.foodBank, {})
    expect(answer.Value?.map((one) => one.ID)).toEqual([11, 12, 19])
    await changeEntity('agency', 13, { IsActive: true })
  })
})

describe('receipts', () => {
  const receipt = (more: Partial<ReceiptDraft> = {}): ReceiptDraft => ({
    donorLocationId: ids.donorLocation,
    categories: [{ categoryId: 1, pounds: 12.5 }],
    date: '2026-11-20',
    ...more,
  })
  const create = (by: Caller, more: Partial<ReceiptDraft> = {}) => call(receipts.createReceipt, by, receipt(more))
  const acceptedDonation = async () => {
    const id = await posted({ categories: [{ DonationCategoryID: 2, Pounds: 80 }] })
    await accepts(id, first)
    return id
  }

  it('are counted in the same transaction', async () => {
    const before = (await call(dashboard.getDashboard, second, {})).answer.Value
    const { answer } = await create(second, {
      categories: [
        { categoryId: 1, pounds: 0.1 },
        { categoryId: 2, pounds: 0.2 },
      ],
      storageRequirementId: 2,
      volunteer: true,
      Notes: 'Dented',
    })
    const made = await call(receipts.getReceipt, second, { id: answer.Value?.PickupID ?? 0 })
    expect(made.answer.Value).toMatchObject({
      Code: answer.Value?.Pickup.Code,
      Date: '2026-11-20',
      Agency: { ID: 12 },
      DonorLocation: { ID: ids.donorLocation },
      Pounds: 0.3,
      categories: [
        { DonationCategoryID: 1, Name: 'Produce', Pounds: 0.1 },
        { DonationCategoryID: 2, Pounds: 0.2 },
      ],
      StorageRequirement: { ID: 2 },
      IsVolunteer: true,
      Notes: 'Dented',
      AdHocTransactionID: null,
    })
    const after = (await call(dashboard.getDashboard, second, {})).answer.Value
    expect(after).toEqual({
      TransactionsPoundsTotal: 0.3 + (before?.TransactionsPoundsTotal ?? 0),
      DonorsTotal: 2,
      PickupsTotal: 1 + (before?.PickupsTotal ?? 0),
    })
    await create(second, { donorLocationId: ids.secondDonorLocation })
    await create(second)
    const days = await call(dashboard.getDashboardPickups, second, {})
    expect(days.answer.Value).toEqual({
      startDate: '2026-01-01',
      endDate: '2026-11-20',
      pickups: [{ date: '2026-11-20', pounds: 25.3 }],
    })
  })

  it.each<[string, Partial<ReceiptDraft>, string]>([
    ['tomorrow', { date: '2026-11-21' }, 'The date of a receipt cannot be in the future.'],
    ['a day of 1900', { date: '1900-01-01' }, 'The date of a receipt can be at most 366 days in the past.'],
    [
      '90,000 lb',
      {
        categories: [
          { categoryId: 1, pounds: 45_000 },
          { categoryId: 2, pounds: 45_000 },
        ],
      },
      'Together that is more than 45,000 lb. Please check the pounds.',
    ],
    ['storage nobody has', { storageRequirementId: 9 }, 'One of the storage requirements does not exist.'],
    [
      'a category nobody knows',
      { categories: [{ categoryId: 99, pounds: 1 }] },
      'One of the categories does not exist.',
    ],
    [
      'a category twice',
      {
        categories: [
          { categoryId: 1, pounds: 1 },
          { categoryId: 1, pounds: 1 },
        ],
      },
      'A category is listed twice.',
    ],
  ])('are refused with %s', async (_, more, reason) => {
    expect((await create(first, more)).answer).toEqual({ Successful: false, FailureReason: reason })
  })

  it('round a sum of tenths to a tenth', async () => {
    const made = await create(first, { categories: [{ categoryId: 1, pounds: 0.1 + 0.2 }] })
    const { answer } = await call(receipts.getReceipt, first, { id: made.answer.Value?.PickupID ?? 0 })
    expect(answer.Value?.categories).toMatchObject([{ Pounds: 0.3 }])
  })

  it('are shown by day up to the last year that is accepted', async () => {
    const shown = await call(dashboard.getDashboardPickups, second, { startDate: '01-01-2026', endDate: '01-01-3000' })
    expect([shown.status, shown.answer.Value?.endDate]).toEqual([200, '2026-11-20'])
    const later = await call(dashboard.getDashboardPickups, second, { startDate: '01-01-9999', endDate: '' })
    expect([later.status, later.answer.Value?.startDate]).toEqual([200, '2026-01-01'])
  })

  it('are dated in the location’s zone', async () => {
    setClock(new Date('2026-11-21T04:59:59Z'))
    expect((await create(first, { date: '2026-11-21' })).answer.Successful).toBe(false)
    setClock(new Date('2026-11-21T05:00:00Z'))
    expect((await create(first, { date: '2026-11-21' })).answer.Successful).toBe(true)
  })

  it('name a location of the agency’s food bank', async () => {
    expect((await create(first, { donorLocationId: ids.otherDonorLocation })).status).toBe(404)
    expect((await create(first, { donorLocationId: ids.foodBank })).status).toBe(404)
  })

  it('are an agency’s own, whatever it names; staff name one of theirs', async () => {
    const own = await create(first, { agencyId: 12 })
    const made = await call(receipts.getReceipt, first, { id: own.answer.Value?.PickupID ?? 0 })
    expect(made.answer.Value?.Agency.ID).toBe(11)
    expect((await create(people.foodBank, { agencyId: 12 })).answer.Successful).toBe(true)
    expect((await create(people.foodBank, { agencyId: 21 })).status).toBe(404)
    expect((await create(people.foodBank, { agencyId: ids.donorLocation })).status).toBe(404)
    const unnamed = await create(people.foodBank)
    expect([unnamed.status, unnamed.answer.Message]).toEqual([400, 'agencyId: needed'])
  })

  it('of a donation: loaded, previewed, made once, and then shown', async () => {
    const id = await acceptedDonation()
    const loaded = await call(receipts.loadReceipt, first, { id })
    expect(loaded.answer.Value).toMatchObject({
      agencyId: 11,
      donorLocationId: ids.donorLocation,
      categories: [{ Pounds: 80, DonationCategory: { ID: 2 } }],
      storageRequirementId: 2,
      adHocTransactionId: id,
      date: '2026-11-20',
    })
    const preview = await call(receipts.previewReceipt, people.donor, { id })
    expect(preview.answer.Value).toMatchObject({ IsRecorded: false, Code: null, Receipt: { Pounds: 80 } })
    const made = await create(first, { adHocTransactionId: id })
    expect(made.answer.Successful).toBe(true)
    expect((await create(first, { adHocTransactionId: id })).answer.FailureReason).toBe(
      'A receipt was already created for this donation.',
    )
    const shown = await call(receipts.previewReceipt, people.store, { id })
    expect(shown.answer.Value).toMatchObject({
      IsRecorded: true,
      Code: made.answer.Value?.Pickup.Code,
      Receipt: { Pounds: 12.5, AdHocTransactionID: id },
    })
    expect((await call(receipts.loadReceipt, first, { id })).answer.FailureReason).toBe(
      'A receipt was already created for this donation.',
    )
    const donation = await call(donations.getTransaction, first, { id })
    expect(donation.answer.Value).toMatchObject({
      IsReceiptCreationComplete: true,
      PickupID: made.answer.Value?.PickupID,
      Pickup: made.answer.Value?.Pickup,
    })
  })

  it('of a donation belong to the agency that accepted it', async () => {
    const id = await acceptedDonation()
    expect((await create(second, { adHocTransactionId: id })).status).toBe(404)
    const staff = await create(people.foodBank, { adHocTransactionId: id, agencyId: 12 })
    expect(staff.answer.FailureReason).toBe('A receipt can be created once the donation was accepted.')
    const elsewhere = await create(first, { adHocTransactionId: id, donorLocationId: ids.secondDonorLocation })
    expect(elsewhere.answer.FailureReason).toBe('The receipt names another donor location than its donation.')
    expect((await create(people.foodBank, { adHocTransactionId: id, agencyId: 11 })).answer.Successful).toBe(true)
  })

  it('of a donation are shown to the agency that accepted it, to none that was asked before', async () => {
    const id = await posted()
    await declines(id, first)
    await accepts(id, second)
    for (const endpoint of [receipts.loadReceipt, receipts.previewReceipt] as const) {
      expect((await call(endpoint, first, { id })).status).toBe(404)
      expect((await call(endpoint, second, { id })).answer.Successful).toBe(true)
    }
  })

  it('of a donation start with the day of its pickup, and name its storage when there is one kind only', async () => {
    const id = await posted({ StorageRequirementIDs: [1, 3] })
    await accepts(id, first)
    setClock(minutes(3 * 24 * 60))
    expect((await call(receipts.loadReceipt, first, { id })).answer.Value).toMatchObject({
      date: '2026-11-21',
      storageRequirementId: null,
    })
  })

  it('wait for the acceptance', async () => {
    const id = await posted()
    for (const endpoint of [receipts.loadReceipt, receipts.previewReceipt] as const)
      expect((await call(endpoint, first, { id })).answer.FailureReason).toBe(
        'A receipt can be created once the donation was accepted.',
      )
  })

  it('are due in the session once the day of the pickup is over, or the store has closed the donation', async () => {
    const due = async () => (await call(session.getSession, first, {})).answer.Value?.ReceiptsDue ?? 0
    const later = minutes(2 * 24 * 60)
    setClock(later)
    const dueLater = await due()
    setClock(morning)
    const before = await due()
    const [picked, closed] = [await acceptedDonation(), await acceptedDonation()]
    expect(await due()).toBe(before)
    await call(donations.closeOut, people.store, { id: closed, IsMarkedAsSuccessfulByDonor: true })
    expect(await due()).toBe(before + 1)
    setClock(later)
    expect(await due()).toBe(dueLater + 2)
    await create(first, { adHocTransactionId: picked })
    await create(first, { adHocTransactionId: closed })
    expect(await due()).toBe(dueLater)
  })

  it('that are due are counted in the session', async () => {
    const pending = async () => (await call(session.getSession, first, {})).answer.Value?.PendingRealTimeReceipts ?? 0
    const before = await pending()
    const id = await acceptedDonation()
    expect(await pending()).toBe(before + 1)
    await create(first, { adHocTransactionId: id })
    expect(await pending()).toBe(before)
  })

  it('that are due are those of who accepted, not of who was asked before', async () => {
    const pending = async (by: Caller) =>
      (await call(session.getSession, by, {})).answer.Value?.PendingRealTimeReceipts ?? 0
    const before = [await pending(first), await pending(second)] as const
    const id = await posted()
    await declines(id, first)
    await accepts(id, second)
    expect([await pending(first), await pending(second)]).toEqual([before[0], before[1] + 1])
  })

  it('are listed newest first, in pages, by words and by days, each to whom they belong', async () => {
    const rows = async (by: Caller, query: Input<typeof receipts.listReceipts> = {}) =>
      (await call(receipts.listReceipts, by, query)).answer.Value?.rows ?? []
    setClock(minutes(1))
    await create(third)
    setClock(minutes(2))
    await create(third, { donorLocationId: ids.secondDonorLocation })
    const own = await rows(third)
    expect(own.map((row) => row.DonorLocation.ID)).toEqual([ids.secondDonorLocation, ids.donorLocation])
    expect((await rows(third, { searchFilter: 'm32 agency' })).map((row) => row.DonorLocation.ID)).toEqual([32])
    const all = await rows(people.foodBank, { rows: 100 })
    expect(all.map((row) => row.Agency.ID)).toEqual(expect.arrayContaining([11, 12, 13]))
    expect(await rows(people.otherAgency)).not.toEqual(
      expect.arrayContaining([expect.objectContaining({ ID: own[0]?.ID })]),
    )
    const paged = await call(receipts.listReceipts, third, { rows: 1 })
    const next = await rows(third, { rows: 1, cursor: paged.answer.Value?.cursor })
    expect([...(paged.answer.Value?.rows ?? []), ...next]).toEqual(own)
    expect(await rows(third, { dateStartFilter: '2026-11-01', dateEndFilter: '2026-11-19' })).toEqual([])
    expect(await rows(third, { dateStartFilter: '2026-11-20', dateEndFilter: '2026-11-20' })).toHaveLength(2)
  })

  it('are read by the donor, too, and by nobody else', async () => {
    const id = (await create(first)).answer.Value?.PickupID ?? 0
    for (const [by, status] of [
      [people.store, 200],
      [people.donor, 200],
      [people.foodBank, 200],
      [people.secondStore, 404],
      [second, 404],
      [people.otherFoodBank, 404],
      [people.network, 403],
    ] as const)
      expect((await call(receipts.getReceipt, by, { id })).status).toBe(status)
  })
})

describe('the dashboard’s range', () => {
  const asked = async (startDate?: string, endDate?: string) => {
    const { status, answer } = await call(dashboard.getDashboardPickups, first, { startDate, endDate })
    return status === 200 ? [answer.Value?.startDate, answer.Value?.endDate] : [status, answer.Message]
  }
  it.each<[string, string | undefined, string | undefined, unknown[]]>([
    ['dash-query-format', '11-01-2026', '11-20-2026', ['2026-11-01', '2026-11-20']],
    ['dash-range-default', undefined, undefined, ['2026-01-01', '2026-11-20']],
    ['dash-range-fallback-empty', '', '11-10-2026', ['2026-01-01', '2026-11-20']],
    ['dash-range-fallback-15-years', '11-19-2011', '11-10-2026', ['2026-01-01', '2026-11-20']],
    ['dash-range-fallback-15-years', '11-20-2011', '11-10-2026', ['2011-11-20', '2026-11-10']],
  ])('[%s] %s to %s', async (_, start, end, expected) => expect(await asked(start, end)).toEqual(expected))

  it('reversed, or only in the future, is refused with its field', async () => {
    expect(await asked('11-20-2026', '11-01-2026')).toEqual([400, 'startDate: after endDate'])
    expect(await asked('11-21-2026')).toEqual([400, 'startDate: after endDate'])
  })

  it('is in the agency’s own zone', async () => {
    setClock(new Date('2027-01-01T04:59:59Z'))
    expect(await asked()).toEqual(['2026-01-01', '2026-12-31'])
    setClock(new Date('2027-01-01T05:00:00Z'))
    expect(await asked()).toEqual(['2027-01-01', '2027-01-01'])
  })
})

it('keeps other roles out of the agency’s own screens', async () => {
  for (const endpoint of [dashboard.getDashboard, agencies.getCurrentId, agencies.listDrivers])
    expect((await call(endpoint, person('donor', ids.donor), {})).status).toBe(403)
})

describe('the food bank’s own agency', () => {
  let own: Target
  let foreign: Target
  beforeAll(async () => {
    await makeWideWorld()
    const [one, , other] = await makeTargets()
    if (one && other) [own, foreign] = [one, other]
  })
  const accept = (id: number) =>
    call(offers.acceptMatch, people.foodBank, {
      id,
      AgencyProposedPickupDate: '2026-11-21',
      AgencyProposedPickupTimeTypeID: 6,
    })

  it('is answered for by staff, no other agency is', async () => {
    expect((await accept(own.matchId)).status).toBe(404)
    expect((await call(offers.declineMatch, people.foodBank, { id: own.matchId })).status).toBe(404)
    expect((await accept(foreign.masterMatchId)).status).toBe(404)
    expect((await accept(own.masterMatchId)).answer.Successful).toBe(true)
    expect(acceptedMatch(await stored(own.donationId))?.Agency.IsMasterAgency).toBe(true)
  })
})
