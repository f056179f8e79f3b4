import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { importDonation } from '../../../../functions/rescue/donations/donationTable.ts'
import { countSubject } from '../../../../functions/work/totals/counting.ts'
import { emptyTable } from '../../../../infra/local/seed/emptying.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import type { DonationDraft } from '../../../../shared/rescue/donations/api.ts'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import * as offers from '../../../../shared/rescue/offers/api.ts'
import * as dashboard from '../../../../shared/work/dashboard/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { posted, stored } from '../../../engine/donations.ts'
import { changeEntity, foodBank, ids, makeSmallTenant, people } from '../../../engine/smallTenant.ts'

/** The food bank's home, over the donations as they are stored. */

const [first, second, third] = people.agencies
const minutes = (count: number) => setClock(new Date(morning.getTime() + count * 60_000))

beforeEach(async () => {
  setClock(morning)
  await emptyTable(process.env.TABLE_NAME ?? '')
  await makeSmallTenant()
})
afterAll(() => void vi.useRealTimers())

const approving = (IsAutomaticallyApproved: boolean) =>
  changeEntity('foodBank', ids.foodBank, {
    Settings: { ...foodBank(ids.foodBank).Settings, IsAutomaticallyApproved },
  })
const home = async (by: Caller = people.foodBank) => (await call(dashboard.getFoodBankHome, by, {})).answer.Value
const kinds = async (by?: Caller) => (await home(by))?.Needs.map(({ ID, Kind }) => [ID, Kind])

it('lists what waits for approval, oldest first, until it is approved', async () => {
  await approving(false)
  const older = await posted()
  minutes(5)
  const newer = await posted()
  expect(await kinds()).toEqual([
    [older, 'approve'],
    [newer, 'approve'],
  ])
  expect((await home())?.Needs[0]).toMatchObject({ Urgency: expect.any(String), Since: morning.toISOString() })
  expect((await call(offers.acceptMatches, people.foodBank, { txId: older })).answer.Successful).toBe(true)
  expect(await kinds()).toEqual([[newer, 'approve']])
  expect(await kinds(people.otherFoodBank)).toEqual([])
})

it('the list of donations has the same in its first tab, under the search', async () => {
  await approving(false)
  const needed = async (input: object = {}, by: Caller = people.foodBank) =>
    (await call(donations.getNeedsGrid, by, input)).answer.Value
  const older = await posted()
  minutes(5)
  const newer = await posted()
  const all = await needed()
  expect([all?.rows.map(({ ID }) => ID), all?.HasMore]).toEqual([[older, newer], false])
  const [, second] = all?.rows ?? []
  expect((await needed({ searchFilter: second?.Code }))?.rows.map(({ ID }) => ID)).toEqual([newer])
  expect((await needed({ donorFilter: 'nobody of this name' }))?.rows).toEqual([])
  await call(offers.acceptMatches, people.foodBank, { txId: older })
  expect((await needed())?.rows.map(({ ID }) => ID)).toEqual([newer])
  expect((await needed({}, people.otherFoodBank))?.rows).toEqual([])
  // To the store it is under way.
  expect((await needed({}, people.store))?.rows).toEqual([])
})

it('names a last offer shortly before it ends, then the donation that nobody takes', async () => {
  await approving(true)
  const id = await posted()
  expect(await kinds()).toEqual([])
  for (const agency of [first, second, third]) {
    const mine = (await call(offers.listNewInProgressDonations, agency, {})).answer.Value?.find(({ ID }) => ID === id)
    if (agency === third) minutes(50)
    if (agency === third) expect(await kinds()).toEqual([[id, 'expiring']])
    await call(offers.declineMatch, agency, { id: mine?.MatchID ?? 0 })
  }
  expect(await kinds()).toEqual([[id, 'notMatched']])
})

it('asks to decide on a donor’s wish to cancel, and shows the donation once', async () => {
  await approving(false)
  const id = await posted()
  await call(donations.requestCancel, people.store, { id, Reason: 'The freezer failed.' })
  expect(await kinds()).toEqual([[id, 'cancelRequest']])
})

/** A donation that waits for approval, and so many copies of it. */
async function waitingCopies(first: number, count: number, more: Partial<DonationDraft> = {}): Promise<void> {
  const one = await stored(await posted(more))
  const copies = Array.from({ length: count }, (_, n) => ({ ...one, ID: first + n, Code: `X${first + n}` }))
  await Promise.all(copies.map((state) => importDonation({ state, events: [] })))
}

it('has the most urgent of 400 donations first, though it came last', async () => {
  await approving(false)
  await waitingCopies(900_000, 399, { StorageRequirementIDs: [], DonorRecordedPickupDate: '2026-11-22' })
  minutes(60)
  const [PreparedMeals, Refrigerated] = [6, 2]
  const meals = await posted({
    categories: [{ DonationCategoryID: PreparedMeals, Pounds: 40 }],
    StorageRequirementIDs: [Refrigerated],
  })
  const { Needs, More, HasMore } = (await home())!
  expect(Needs[0]).toMatchObject({ ID: meals, Limit: { Why: 'spoils' } })
  expect([Needs.length + More, HasMore]).toEqual([1 + 399 + 1, false])
})

it('says that more may need the food bank than it looks at, and so do the match lists that wait', async () => {
  await approving(false)
  const waiting = async () => (await call(offers.listPendingMatches, people.foodBank, {})).answer.Value
  await waitingCopies(900_000, 99)
  expect(await home()).toMatchObject({ Needs: { length: 50 }, More: 50, HasMore: false })
  expect(await waiting()).toMatchObject({ rows: { length: 100 }, HasMore: false })
  await waitingCopies(910_000, 900)
  expect(await home()).toMatchObject({ Needs: { length: 50 }, More: 950, HasMore: true })
  expect(await waiting()).toMatchObject({ rows: { length: 100 }, HasMore: true })
})

it('has the figures of the day in the food bank’s zone', async () => {
  const id = await posted()
  await countSubject({ Kind: 'donation', ID: id }, new Date())
  expect(await home()).toMatchObject({ Today: '2026-11-20', More: 0, Figures: { Donations: 1, OfferedPounds: 150.5 } })
  minutes(24 * 60)
  expect((await home())?.Figures.Donations).toBe(0)
})

it('lists the running offers by their end, with how many of the list were asked', async () => {
  await approving(true)
  const older = await posted()
  minutes(5)
  const newer = await posted()
  const running = async () => (await home())?.Running.map(({ ID, Asked, Of }) => [ID, Asked, Of])
  expect(await running()).toEqual([
    [older, 1, 3],
    [newer, 1, 3],
  ])
  const { Running } = (await home())!
  expect(Running[0]).toMatchObject({ OfferEnds: new Date(morning.getTime() + 60 * 60_000).toISOString() })
  minutes(7)
  const mine = (await call(offers.listNewInProgressDonations, first, {})).answer.Value?.find(({ ID }) => ID === older)
  await call(offers.declineMatch, first, { id: mine?.MatchID ?? 0 })
  expect(await running()).toEqual([
    [newer, 1, 3],
    [older, 2, 3],
  ])
})

it('has a donation whose last offer is about to end once, as work', async () => {
  await approving(true)
  const id = await posted()
  for (const agency of [first, second]) {
    const mine = (await call(offers.listNewInProgressDonations, agency, {})).answer.Value?.find(({ ID }) => ID === id)
    await call(offers.declineMatch, agency, { id: mine?.MatchID ?? 0 })
  }
  expect((await home())?.Running).toMatchObject([{ ID: id, Asked: 3, Of: 3 }])
  minutes(50)
  expect(await home()).toMatchObject({ Needs: [{ ID: id, Kind: 'expiring' }], Running: [], MoreRunning: 0 })
})

it('has the figures of the two weeks before', async () => {
  for (const day of [0, 1, 3]) {
    minutes(day * 24 * 60)
    await countSubject({ Kind: 'donation', ID: await posted() }, new Date())
  }
  const days = async () => (await home())?.Days.map(({ Day, Figures }) => [Day, Figures.Donations])
  expect(await days()).toEqual([
    ['2026-11-20', 1],
    ['2026-11-21', 1],
  ])
  minutes(15 * 24 * 60)
  expect(await days()).toEqual([
    ['2026-11-21', 1],
    ['2026-11-23', 1],
  ])
})
