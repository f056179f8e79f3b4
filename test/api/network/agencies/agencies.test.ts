import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { agenciesOfFoodBank, knownEntity } from '../../../../functions/network/organizations/entityTable.ts'
import * as agencies from '../../../../shared/network/agencies/api.ts'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import * as offers from '../../../../shared/rescue/offers/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { posted } from '../../../engine/donations.ts'
import { savedTenant } from '../../../engine/savedTenant.ts'
import {
  agencyDraft,
  agencyIds,
  changeEntity,
  ids,
  makeSmallTenant,
  masterAgencyId,
  ownAgencyDraft,
  people,
  person,
} from '../../../engine/smallTenant.ts'

/** Agencies as their food bank and they themselves set them up, over the real handlers and the embedded table. */

const setup = person('foodbankrtcoord', ids.foodBank, [ids.foodBank])
const [first] = people.agencies
const tenant = savedTenant(makeSmallTenant)

beforeEach(async () => {
  setClock(morning)
  await tenant()
})
afterAll(() => void vi.useRealTimers())

async function created(more: Partial<typeof agencyDraft> = {}) {
  const { answer, body } = await call(agencies.createAgency, setup, { ...agencyDraft, ...more })
  if (!answer.Value) throw new Error(`Not created: ${body}`)
  return answer.Value
}
const shown = async (agencyId: number) =>
  (await call(agencies.getAgency, people.foodBank, { agencyId })).answer.Value ?? expect.fail('not shown')
/** The agency as its form sends it back, with a change. */
async function changed(agencyId: number, more: Partial<typeof agencyDraft>) {
  const { ID: _, IsMasterAgency: __, ...fields } = await shown(agencyId)
  return call(agencies.updateAgency, setup, { agencyId, ...fields, ...more })
}
const rows = async (
  query: { searchFilter?: string; active?: 'active' | 'inactive'; part?: 'attention'; rows?: number } = {},
) => (await call(agencies.getAgenciesGrid, people.foodBank, query)).answer.Value?.rows ?? []
const names = async (query = {}) => (await rows(query)).map(({ Name }) => Name)

describe('a new agency', () => {
  it('stands in its food bank’s list, and matching finds it', async () => {
    const made = await created()
    expect(made).toMatchObject({ Name: 'Harbor Light Pantry', IsMasterAgency: false, Version: 1 })
    expect(made.Drivers).toEqual([{ ID: made.ID * 1000 + 1, Name: 'Lee', IsActive: true }])
    expect(await names({ searchFilter: 'harbor' })).toContain('Harbor Light Pantry')
    // Nobody is invited yet: list and form say so.
    const unattended = { IsUnattended: true, UnattendedReason: 'nobody' }
    expect(await shown(made.ID)).toEqual({ ...made, ...unattended })
    const listed = await call(agencies.getAgenciesGrid, people.foodBank, { searchFilter: 'harbor' })
    expect(listed.answer.Value?.rows).toMatchObject([unattended])
    expect((await shown(11)).IsUnattended).toBeUndefined()
    const found = (await agenciesOfFoodBank(ids.foodBank)).find(({ ID }) => ID === made.ID)
    expect(found).toMatchObject({ MaxMiles: 30, AcceptedCategoryIDs: [1, 2, 3], FoodBankID: ids.foodBank })
    const id = await posted()
    const view = await call(donations.getTransaction, people.foodBank, { id })
    expect(view.body).toContain('Harbor Light Pantry')
  })

  it('is added once, however often the same call arrives', async () => {
    const headers = { 'idempotency-key': 'add-this-agency' }
    const add = () => call(agencies.createAgency, setup, { ...agencyDraft, Name: 'Only Once' }, { headers })
    const [one, again] = [await add(), await add()]
    expect(again.answer).toEqual(one.answer)
    expect((await names({ searchFilter: 'only once' })).length).toBe(1)
  })

  it('is refused with what does not exist, and nothing is stored', async () => {
    const before = await names()
    const refusals = await Promise.all([
      call(agencies.createAgency, setup, { ...agencyDraft, TimeZone: 'Mars/Olympus' }),
      call(agencies.createAgency, setup, { ...agencyDraft, AcceptedCategoryIDs: [1, 999] }),
      call(agencies.createAgency, setup, { ...agencyDraft, StorageCapabilityIDs: [8] }),
    ])
    expect(refusals.map(({ answer }) => answer.FailureReason)).toEqual([
      'This time zone does not exist.',
      'One of the categories does not exist.',
      'One of the storage requirements does not exist.',
    ])
    expect(await names()).toEqual(before)
  })
})

describe('the list of agencies', () => {
  it('shows active and inactive ones, finds names, cities and contacts, and comes in pages', async () => {
    await created({ Name: 'Zion Shelf', IsActive: false, Contact: { ...agencyDraft.Contact, ContactName: 'Pia Lund' } })
    expect(await names({ active: 'inactive' })).toContain('Zion Shelf')
    expect(await names({ active: 'active' })).not.toContain('Zion Shelf')
    expect(await names({ searchFilter: 'pia lund' })).toContain('Zion Shelf')
    expect((await names({ searchFilter: 'springfield' })).length).toBeGreaterThan(3)
    expect((await rows({ rows: 2 })).length).toBe(2)
    const others = await call(agencies.getAgenciesGrid, people.otherFoodBank, {})
    expect(others.answer.Value?.rows.map(({ ID }) => ID)).toEqual([21, 22, 23])
  })
})

describe('the parts of the list of agencies', () => {
  const numbers = async (searchFilter?: string, part: { part?: 'attention' } = {}) =>
    (await call(agencies.countAgencies, people.foodBank, searchFilter ? { searchFilter, ...part } : part)).answer.Value
  const needing = async (more = {}) => names({ part: 'attention', rows: 100, ...more })

  it('are counted under the search, active and inactive ones; who needs attention is found', async () => {
    const before = (await numbers()) ?? expect.fail('no numbers')
    expect(before.All).toBe((await rows({ rows: 100 })).length)
    await created({ Name: 'Quiet Shelf', Contact: { ...agencyDraft.Contact, PhoneNumber: '(217) 555-0188' } })
    await created({ Name: 'Zion Shelf', IsActive: false })
    const { All, Active, Inactive } = before
    expect(await numbers()).toEqual({ All: All + 2, Active: Active + 1, Inactive: Inactive + 1 })
    expect(await numbers('shelf')).toEqual({ All: 2, Active: 1, Inactive: 1 })
    expect(await numbers('shelf', { part: 'attention' })).toEqual({ All: 2, Active: 1, Inactive: 1, Attention: 1 })
    expect((await numbers(undefined, { part: 'attention' }))?.Attention).toBe((await needing()).length)
    expect(await needing({ searchFilter: 'shelf' })).toEqual(['Quiet Shelf'])
    expect(await needing({ searchFilter: '217-555-0188' })).toEqual(['Quiet Shelf'])
  })

  it('tell an agency without pickup hours, which is asked at any hour, until it has some', async () => {
    await changed(11, { Name: 'Hourless', PickupHours: [] })
    expect(await needing()).toContain('Hourless')
    expect((await rows({ searchFilter: 'hourless' }))[0]).toMatchObject({ HasNoHours: true })
    await changed(11, { Name: 'Hourless', PickupHours: [{ Weekday: 1, HourStart: 9, HourEnd: 12 }] })
    expect((await rows({ searchFilter: 'hourless' }))[0]?.HasNoHours).toBeUndefined()
    expect(await needing()).not.toContain('Hourless')
  })
})

describe('a changed agency', () => {
  it('shows the change in its row, and counts with it in later donations', async () => {
    const early = await posted()
    expect((await changed(11, { Name: 'Moved Pantry', MaxMiles: 1, Address: agencyDraft.Address })).status).toBe(200)
    expect(await names()).toContain('Moved Pantry')
    expect(await names()).not.toContain('Agency 11')
    const late = await posted()
    const matched = async (id: number) =>
      (await call(donations.getTransaction, people.foodBank, { id })).answer.Value?.Matches.map(
        ({ Agency }) => Agency.ID,
      )
    expect(await matched(early)).toContain(11)
    expect(await matched(late)).not.toContain(11)
  })

  it('of two people who change it at the same moment, the second is told, and nothing of the first is lost', async () => {
    const { ID: _, IsMasterAgency: __, ...fields } = await shown(11)
    const change = (Name: string) => call(agencies.updateAgency, setup, { agencyId: 11, ...fields, Name })
    const answers = await Promise.all([change('One'), change('Two')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.answer.Message).toBe(
      'This was changed by someone else at the same moment. Please look again and retry.',
    )
    expect(await shown(11)).toEqual(answers.find(({ status }) => status === 200)?.answer.Value)
  })

  it('answers a repeat whose first answer was lost', async () => {
    const { ID: _, IsMasterAgency: __, ...fields } = await shown(11)
    const headers = { 'idempotency-key': 'rename-this-agency' }
    const rename = () => call(agencies.updateAgency, setup, { agencyId: 11, ...fields, Name: 'Renamed' }, { headers })
    expect([await rename(), await rename()].map(({ status }) => status)).toEqual([200, 200])
    expect((await shown(11)).Version).toBe(fields.Version + 1)
  })

  it('keeps its drivers’ IDs; an inactive one can no longer be chosen', async () => {
    const { answer } = await changed(11, {
      Drivers: [
        { ID: 111, Name: 'Old van', IsActive: false },
        { Name: 'New van', IsActive: true },
      ],
    })
    expect(answer.Value?.Drivers).toEqual([
      { ID: 111, Name: 'Old van', IsActive: false },
      { ID: 11_001, Name: 'New van', IsActive: true },
    ])
    expect((await call(agencies.listDrivers, first, {})).answer.Value).toEqual([{ ID: 11_001, Name: 'New van' }])
    expect((await changed(11, { Drivers: [{ ID: 121, Name: 'Theirs', IsActive: true }] })).answer).toEqual({
      Successful: false,
      FailureReason: 'This driver does not exist.',
    })
  })
})

describe('deactivating', () => {
  it('is refused while an offer is open, and while an accepted donation waits to be picked up', async () => {
    await changeEntity('donorLocation', ids.donorLocation, { PresetAgencyIDs: [11] })
    const id = await posted()
    const code = (await call(donations.getTransaction, people.foodBank, { id })).answer.Value?.Code
    expect((await changed(11, { IsActive: false })).answer.FailureReason).toBe(
      `The agency is being asked about donation ${code}. Deactivate it once the offer is answered.`,
    )
    const proposal = { AgencyProposedPickupDate: '2026-11-21', AgencyProposedPickupTimeTypeID: 6 }
    expect((await call(offers.acceptMatch, first, { id: id * 100 + 1, ...proposal })).answer.Successful).toBe(true)
    expect((await changed(11, { IsActive: false })).answer.FailureReason).toBe(
      `The agency accepted donation ${code}. Deactivate it once that donation is picked up.`,
    )
    expect((await shown(11)).IsActive).toBe(true)
    await call(donations.closeOut, people.store, { id, IsMarkedAsSuccessfulByDonor: true })
    expect((await changed(11, { IsActive: false })).answer.Value?.IsActive).toBe(false)
  })

  it('takes an agency out of later donations', async () => {
    expect((await changed(12, { IsActive: false })).answer.Successful).toBe(true)
    expect((await call(agencies.listAssociatedAdhoc, people.foodBank, {})).body).not.toContain('Agency 12')
  })
})

describe('the master agency', () => {
  const masters = async () =>
    (await agenciesOfFoodBank(ids.foodBank)).flatMap(({ ID, IsMasterAgency }) => (IsMasterAgency ? [ID] : []))

  it('is one, and moves to the agency that is chosen', async () => {
    const { answer } = await call(agencies.setMasterAgency, setup, { AgencyID: 12 })
    expect(answer.Value).toMatchObject({ ID: 12, IsMasterAgency: true })
    expect(await masters()).toEqual([12])
    expect((await knownEntity('foodBank', ids.foodBank)).MasterAgencyID).toBe(12)
    expect((await shown(masterAgencyId)).IsMasterAgency).toBe(false)
    expect((await call(agencies.setMasterAgency, setup, { AgencyID: 12 })).answer.Value).toEqual(answer.Value)
  })

  it('is still one after several people chose different ones at once', async () => {
    const answers = await Promise.all(
      [...agencyIds, masterAgencyId].map((AgencyID) => call(agencies.setMasterAgency, setup, { AgencyID })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const [master, ...others] = await masters()
    expect(others).toEqual([])
    expect((await knownEntity('foodBank', ids.foodBank)).MasterAgencyID).toBe(master)
  })

  it('stays active, and an inactive agency does not become it', async () => {
    expect((await changed(masterAgencyId, { IsActive: false })).answer.FailureReason).toBe(
      'This is the master agency. Choose another master agency before you deactivate it.',
    )
    await changed(13, { IsActive: false })
    expect((await call(agencies.setMasterAgency, setup, { AgencyID: 13 })).answer.FailureReason).toBe(
      'Agency 13 is inactive. Activate it before you make it the master agency.',
    )
    expect(await masters()).toEqual([masterAgencyId])
  })
})

describe('an agency itself', () => {
  it('changes its own hours, contact, drivers, capacity, storage and categories, and nothing else', async () => {
    const before = await shown(11)
    const { answer } = await call(agencies.updateOwnAgency, first, { ...ownAgencyDraft, Version: before.Version })
    const { Drivers: _, ...own } = ownAgencyDraft
    expect(answer.Value).toEqual({ ...before, ...own, Version: before.Version + 1 })
    expect((await call(agencies.getOwnAgency, first, {})).answer.Value).toEqual(answer.Value)
    expect(await shown(11)).toEqual(answer.Value)
    const tooMuch = { ...ownAgencyDraft, Version: before.Version + 1, MaxMiles: 400 }
    const { status, answer: refused } = await call(agencies.updateOwnAgency, first, tooMuch)
    expect([status, refused.Message]).toEqual([400, expect.stringContaining('MaxMiles')])
  })

  it('and its food bank don’t overwrite each other', async () => {
    const { Version } = await shown(11)
    expect((await changed(11, { MaxMiles: 9 })).status).toBe(200)
    expect((await call(agencies.updateOwnAgency, first, { ...ownAgencyDraft, Version })).status).toBe(409)
    expect(await shown(11)).toMatchObject({ MaxMiles: 9, CapacityPounds: 2000 })
  })
})
