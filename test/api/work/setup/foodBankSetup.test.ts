import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { table } from '../../../../functions/core/table/table.ts'
import { putEntity, putUser } from '../../../../functions/network/organizations/entityTable.ts'
import { donationWithTimeline } from '../../../../functions/rescue/donations/donationTable.ts'
import { matchDonation } from '../../../../functions/rescue/offers/matchDonation.ts'
import { handler as onOfferAnswered } from '../../../../functions/rescue/offers/onOfferAnswered.ts'
import { emptyTable } from '../../../../infra/local/seed/emptying.ts'
import * as agencies from '../../../../shared/network/agencies/api.ts'
import * as donors from '../../../../shared/network/donors/api.ts'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import * as offers from '../../../../shared/rescue/offers/api.ts'
import * as setup from '../../../../shared/work/setup/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { posted, stored } from '../../../engine/donations.ts'
import {
  agency,
  agencyDraft,
  draft,
  foodBank,
  locationDraft,
  makeSmallTenant,
  people,
  person,
  userOf,
} from '../../../engine/smallTenant.ts'
import { forgetStoredCallers } from '../../../engine/storedCaller.ts'
import { deliver } from '../../core/messages.ts'

/** The checklist of a food bank from nothing to its first accepted donation. */

const emptyId = 70
const administrator = person('foodbankadmin', emptyId, [emptyId])
const Invite = { Name: 'Nell Baker', EMailAddress: 'nell@harbor.example', Language: 'en' } as const

beforeEach(async () => {
  setClock(morning)
  await emptyTable(process.env.TABLE_NAME ?? '')
  forgetStoredCallers()
  await makeSmallTenant()
  await table.commit([putEntity(foodBank(emptyId, { IsAutomaticallyApproved: true }))])
})
afterAll(() => void vi.useRealTimers())

const setupOf = async (by = administrator) => (await call(setup.getFoodBankSetup, by, {})).answer.Value
const open = async () =>
  (await setupOf())?.Items.flatMap(({ Name, IsComplete, IsInvited }) =>
    IsComplete ? [] : [IsInvited ? `${Name} (invited)` : Name],
  ).join(' ')
const made = async (answered: ReturnType<typeof call>) => {
  const { answer, body } = await answered
  return (answer.Value as { ID: number } | undefined)?.ID ?? expect.fail(body)
}

/** The first donation of a new food bank, accepted by its agency. */
async function firstAccepted() {
  const agencyId = await made(call(agencies.createAgency, administrator, { ...agencyDraft, Invite }))
  const agent = person('agency', agencyId, [emptyId])
  await table.commit(putUser(userOf(agent)))
  const DonorID = await made(call(donors.createDonor, administrator, { Name: 'Bakery', TimeZone: 'America/New_York' }))
  const DonorLocationID = await made(call(donors.createDonorLocation, administrator, { ...locationDraft, DonorID }))
  const id = await made(call(donations.postDonation, administrator, { ...draft(), DonorLocationID }))
  await matchDonation(await stored(id), new Date())
  const [match] = (await stored(id)).Matches
  const offer = (await call(offers.getMatch, agent, { id: match?.ID ?? 0 })).answer.Value
  const { answer } = await call(offers.acceptMatch, agent, {
    id: match?.ID ?? 0,
    AgencyProposedPickupDate: offer?.StatusSummary.AvailableDates[1]?.Date ?? '',
    AgencyProposedPickupTimeTypeID: 6,
  })
  expect(answer.FailureReason).toBeUndefined()
  const events = (await donationWithTimeline(id))?.events.filter(({ Type }) => Type === 'OfferAccepted') ?? []
  await deliver(onOfferAnswered, ...events.map((detail) => ({ detail })))
  return id
}

it('each step completes by itself, and waits for who was invited', async () => {
  expect(await open()).toBe('agency agencyPeople donor location storePeople testDonation firstAccepted')
  const agencyId = await made(call(agencies.createAgency, administrator, { ...agencyDraft, Invite }))
  expect(await open()).toBe('agencyPeople (invited) donor location storePeople testDonation firstAccepted')
  expect((await setupOf())?.Items[1]?.OrganizationID).toBe(agencyId)
  await table.commit(putUser(userOf(person('agency', agencyId, [emptyId]))))
  expect(await open()).toBe('donor location storePeople testDonation firstAccepted')
  const DonorID = await made(call(donors.createDonor, administrator, { Name: 'Bakery', TimeZone: 'America/New_York' }))
  expect(await open()).toBe('location storePeople testDonation firstAccepted')
  const DonorLocationID = await made(
    call(donors.createDonorLocation, administrator, { ...locationDraft, DonorID, Invite }),
  )
  expect(await open()).toBe('storePeople (invited) testDonation firstAccepted')
  await table.commit(putUser(userOf(person('donor', DonorID, [emptyId]))))
  expect(await open()).toBe('testDonation firstAccepted')
  await made(call(donations.postDonation, administrator, { ...draft(), DonorLocationID }))
  expect(await open()).toBe('firstAccepted')
})

it('the first accepted donation may be cancelled as a test, and nothing is asked again', async () => {
  const id = await firstAccepted()
  expect((await setupOf())?.TestID).toBe(id)
  expect((await call(donations.cancelTransaction, administrator, { id })).answer.Successful).toBe(true)
  expect(await setupOf()).toMatchObject({ Items: [], TestID: null })
})

it('an inactive agency is none, nor is the food bank’s own', async () => {
  const AgencyID = await made(call(agencies.createAgency, administrator, agencyDraft))
  await call(agencies.setMasterAgency, administrator, { AgencyID })
  await made(call(agencies.createAgency, administrator, { ...agencyDraft, Name: 'Closed', IsActive: false }))
  expect(await open()).toMatch(/^agency agencyPeople/)
})

it('a food bank with accepted donations is not asked', async () => {
  const accepted = await posted()
  const at = (await stored(accepted)).Matches[0]?.ID ?? 0
  await call(offers.assignDirect, people.foodBank, { id: at, providerType: 'agency' })
  // Its only one: it may have been a test.
  expect((await setupOf(people.foodBank))?.TestID).toBe(accepted)
  const second = (await stored(await posted())).Matches[0]?.ID ?? 0
  await call(offers.assignDirect, people.foodBank, { id: second, providerType: 'agency' })
  expect((await setupOf(people.foodBank))?.Items).toEqual([])
})

it('finds the one agency with people behind a hundred without, and says where it stopped', async () => {
  const many = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) =>
      putEntity(agency(from + index, emptyId, { Name: `Agency ${String(from + index)}` })),
    )
  for (let at = 0; at < 4; at++) await table.commit(many(1000 + at * 25, 25))
  await table.commit([...many(1100, 1), ...putUser(userOf(person('agency', 1100, [emptyId])))])
  expect(await open()).toBe('donor location storePeople testDonation firstAccepted')
  expect((await setupOf())?.IsPart).toBe(false)
  await emptyTable(process.env.TABLE_NAME ?? '')
  forgetStoredCallers()
  await table.commit([putEntity(foodBank(emptyId))])
  for (let at = 0; at < 9; at++) await table.commit(many(1000 + at * 25, 25))
  expect((await setupOf())?.IsPart).toBe(true)
})
