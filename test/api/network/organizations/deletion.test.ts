import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { table } from '../../../../functions/core/table/table.ts'
import { findEntity } from '../../../../functions/network/organizations/entityTable.ts'
import * as agencies from '../../../../shared/network/agencies/api.ts'
import * as donors from '../../../../shared/network/donors/api.ts'
import * as peopleApi from '../../../../shared/network/people/api.ts'
import * as storage from '../../../../shared/pantry/storage/api.ts'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import * as providers from '../../../../shared/rescue/providers/api.ts'
import * as receipts from '../../../../shared/rescue/receipts/api.ts'
import { type Called, call, type HandlerCallOptions } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { beforeNextCommit } from '../../../engine/meanwhile.ts'
import { savedTenant } from '../../../engine/savedTenant.ts'
import {
  agencyDraft,
  agencyIds,
  draft,
  ids,
  locationDraft,
  makeSmallTenant,
  masterAgencyId,
  people,
  person,
  providerDraft,
} from '../../../engine/smallTenant.ts'

/** Deletion of what was never used; anything with a past or people is refused in words. */

const setup = person('foodbankadmin', ids.foodBank, [ids.foodBank])
const tenant = savedTenant(makeSmallTenant)
beforeAll(() => setClock(morning))
afterAll(() => void vi.useRealTimers())
beforeEach(() => tenant())

const newAgencyId = async () => (await call(agencies.createAgency, setup, agencyDraft)).answer.Value?.ID ?? 0
const newDonorId = async () =>
  (await call(donors.createDonor, setup, { Name: 'Mill', TimeZone: 'America/New_York' })).answer.Value?.ID ?? 0
const newLocationId = async (DonorID: number = ids.donor, Code = 'NEW-1') =>
  (await call(donors.createDonorLocation, setup, { ...locationDraft, DonorID, Code })).answer.Value?.ID ?? 0
const newProviderId = async () =>
  (await call(providers.createTransportationProvider, setup, providerDraft)).answer.Value?.ID ?? 0
type Deletion = (id: number, more?: HandlerCallOptions) => Promise<Called<unknown>>
const reasonOf = async (deletion: Promise<{ answer: { FailureReason?: string } }>) =>
  (await deletion).answer.FailureReason
const deleteAgency = (agencyId: number) => call(agencies.deleteAgency, setup, { agencyId })
const deleteDonor = (id: number) => call(donors.deleteDonor, setup, { id })
const deleteLocation = (id: number) => call(donors.deleteDonorLocation, setup, { id })
const deleteProvider = (id: number) => call(providers.deleteTransportationProvider, setup, { id })
const invite = (entityId: number, Role: 'agency' | 'donor') =>
  call(peopleApi.invitePerson, setup, { entityId, Role, EMailAddress: 'a@b.example', Name: 'Ann', Language: 'en' })

describe('an agency', () => {
  it('that was never used is gone, from the list as well', async () => {
    const agencyId = await newAgencyId()
    expect((await deleteAgency(agencyId)).answer).toEqual({ Successful: true, Value: null })
    expect(await findEntity('agency', agencyId)).toBeUndefined()
    expect((await deleteAgency(agencyId)).status).toBe(404)
    const list = await call(agencies.getAgenciesGrid, people.foodBank, { searchFilter: agencyDraft.Name })
    expect(list.answer.Value?.rows).toEqual([])
  })

  it('that is used stays, and says what keeps it', async () => {
    expect(await reasonOf(deleteAgency(masterAgencyId))).toBe(
      'This is the master agency. Choose another master agency before you delete it.',
    )
    expect(await reasonOf(deleteAgency(agencyIds[0]))).toBe('Agency 11 has people. Take away their roles first.')
    const invited = await newAgencyId()
    await invite(invited, 'agency')
    expect(await reasonOf(deleteAgency(invited))).toMatch(/^Somebody is invited to Harbor Light Pantry\./)
    const preset = await newAgencyId()
    await call(donors.createDonorLocation, setup, {
      ...locationDraft,
      DonorID: ids.donor,
      Code: 'P-1',
      PresetAgencyIDs: [preset],
    })
    expect(await reasonOf(deleteAgency(preset))).toMatch(/is a preset of the donor location P-1\./)
    const storing = await newAgencyId()
    const keeper = person('agency', storing, [ids.foodBank])
    await call(storage.addStorageLocation, keeper, { Label: 'Shelf', Description: 'Cans' })
    expect(await reasonOf(deleteAgency(storing))).toMatch(/has storage locations\./)
    const receipted = await newAgencyId()
    await call(receipts.createReceipt, person('foodbankuser', ids.foodBank, [ids.foodBank]), {
      agencyId: receipted,
      donorLocationId: ids.donorLocation,
      categories: [{ categoryId: 1, pounds: 5 }],
      date: '2026-11-20',
    })
    expect(await reasonOf(deleteAgency(receipted))).toMatch(/has receipts\. Make it inactive instead/)
    expect(await findEntity('agency', receipted)).toBeDefined()
  })

  it('is deleted by one of two at a time, and not while somebody changes it', async () => {
    const agencyId = await newAgencyId()
    const both = await Promise.all([deleteAgency(agencyId), deleteAgency(agencyId)])
    expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    const other = await newAgencyId()
    const change = { ...agencyDraft, agencyId: other, Version: 1, Name: 'Renamed', Drivers: [] }
    const commit = table.commit.bind(table)
    // The change arrives after the deletion has read the agency.
    const spied = vi.spyOn(table, 'commit').mockImplementationOnce(async (...writes) => {
      expect((await call(agencies.updateAgency, setup, change)).status).toBe(200)
      return commit(...writes)
    })
    expect((await deleteAgency(other)).status).toBe(409)
    spied.mockRestore()
    expect(await findEntity('agency', other)).toMatchObject({ Name: 'Renamed' })
  })
})

describe('a donor location', () => {
  it('that was never used leaves its code and its donor’s count', async () => {
    const donor = await newDonorId()
    const id = await newLocationId(donor)
    expect((await deleteLocation(id)).answer.Successful).toBe(true)
    const rows = (await call(donors.getDonorsGrid, people.foodBank, { searchFilter: 'mill' })).answer.Value?.rows
    expect(rows?.map(({ LocationCount }) => LocationCount)).toEqual([0])
    expect(await newLocationId(donor)).toBeGreaterThan(id)
  })

  it('with a donation or a receipt stays', async () => {
    await call(donations.postDonation, people.store, draft())
    expect(await reasonOf(deleteLocation(ids.donorLocation))).toMatch(/has donations\. Make it inactive instead/)
    const receipted = await newLocationId()
    await call(receipts.createReceipt, people.agencies[0], {
      donorLocationId: receipted,
      categories: [{ categoryId: 1, pounds: 5 }],
      date: '2026-11-20',
    })
    expect(await reasonOf(deleteLocation(receipted))).toMatch(/has donations or receipts\. Make it inactive/)
  })
})

it('a donor location that is deleted in the moment of its first receipt has none', async () => {
  const donorLocationId = await newLocationId()
  const receipt = { donorLocationId, categories: [{ categoryId: 1, pounds: 5 }], date: '2026-11-20' }
  beforeNextCommit(() => deleteLocation(donorLocationId))
  expect((await call(receipts.createReceipt, people.agencies[0], receipt)).status).toBe(409)
  expect(await findEntity('donorLocation', donorLocationId)).toBeUndefined()
})

describe('a donor', () => {
  it('without locations is gone; with one, with people, or shared it stays', async () => {
    const donor = await newDonorId()
    const location = await newLocationId(donor)
    expect(await reasonOf(deleteDonor(donor))).toBe('Mill has locations: 1. Delete them first.')
    await deleteLocation(location)
    await invite(donor, 'donor')
    expect(await reasonOf(deleteDonor(donor))).toMatch(/^Somebody is invited to Mill/)
    const other = await newDonorId()
    expect((await deleteDonor(other)).answer.Successful).toBe(true)
    expect(await findEntity('donor', other)).toBeUndefined()
    expect(await reasonOf(deleteDonor(ids.donor))).toMatch(/^This donor also gives to other food banks/)
  })

  it('stays as long as a key for its software works', async () => {
    const id = await newDonorId()
    const { answer } = await call(donors.createDonorApiKey, setup, { donorId: id, Name: 'Tills' })
    expect(await reasonOf(deleteDonor(id))).toMatch(/keys for its software/)
    await call(donors.revokeDonorApiKey, setup, { donorId: id, keyId: answer.Value?.Row.ID ?? 0 })
    expect((await deleteDonor(id)).answer.Successful).toBe(true)
  })

  it('is not deleted beside a location that is added at the same moment', async () => {
    const id = await newDonorId()
    const add = call(donors.createDonorLocation, setup, { ...locationDraft, DonorID: id, Code: 'RACE' })
    const [deleted, added] = await Promise.all([deleteDonor(id), add])
    const isGone = (await findEntity('donor', id)) === undefined
    expect(isGone).toBe(deleted.answer.Successful)
    expect(isGone).toBe(!added.answer.Successful)
  })
})

it.each<[string, () => Promise<number>, Deletion]>([
  ['an agency', newAgencyId, (agencyId, more) => call(agencies.deleteAgency, setup, { agencyId }, more)],
  ['a donor location', () => newLocationId(), (id, more) => call(donors.deleteDonorLocation, setup, { id }, more)],
  ['a donor', newDonorId, (id, more) => call(donors.deleteDonor, setup, { id }, more)],
  ['a volunteer', newProviderId, (id, more) => call(providers.deleteTransportationProvider, setup, { id }, more)],
])('the deletion of %s whose answer was lost is answered as the first one', async (_, make, remove) => {
  const [id, more] = [await make(), { headers: { 'idempotency-key': 'delete-it-once' } }]
  for (const _ of ['first', 'repeat'])
    expect((await remove(id, more)).answer).toEqual({ Successful: true, Value: null })
  expect((await remove(id)).status).toBe(404)
})

it('a volunteer who was never asked is gone, one who was asked stays', async () => {
  const id = await newProviderId()
  expect((await deleteProvider(id)).answer.Successful).toBe(true)
  expect((await call(providers.getTransportationProvider, people.foodBank, { id })).status).toBe(404)
})
