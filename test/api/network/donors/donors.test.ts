import { beforeEach, describe, expect, it } from 'vitest'
import { Event } from '../../../../events/event.ts'
import { entityKeys } from '../../../../functions/core/table/keys/entities.ts'
import { eventPrefix } from '../../../../functions/core/table/shape.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { findEntity, loadPeople, locationsOfDonor } from '../../../../functions/network/organizations/entityTable.ts'
import { handler as onEntityRenamed } from '../../../../functions/network/people/onEntityRenamed.ts'
import { personVersion, personWrites } from '../../../../functions/network/people/personTable.ts'
import * as agencies from '../../../../shared/network/agencies/api.ts'
import * as donors from '../../../../shared/network/donors/api.ts'
import * as messages from '../../../../shared/work/messages/api.ts'
import { call } from '../../../engine/call.ts'
import { beforeNextCommit } from '../../../engine/meanwhile.ts'
import { savedTenant } from '../../../engine/savedTenant.ts'
import { ids, locationDraft, makeSmallTenant, people, person } from '../../../engine/smallTenant.ts'
import { deliver } from '../../core/messages.ts'

/** Donors and their locations over the real handlers and the embedded table. */

const setup = person('foodbankadmin', ids.foodBank, [ids.foodBank])
const otherSetup = person('foodbankadmin', ids.otherFoodBank, [ids.otherFoodBank])
const bakery = { Name: 'Corner Bakery', TimeZone: 'America/New_York' }

const tenant = savedTenant(makeSmallTenant)
beforeEach(() => tenant())

async function createdDonor(by = setup, draft = bakery) {
  const { answer, body } = await call(donors.createDonor, by, draft)
  if (!answer.Value) throw new Error(`Not created: ${body}`)
  return answer.Value
}
let codes = 0
async function createdLocation(DonorID: number, more: Partial<typeof locationDraft> = {}, by = setup) {
  codes += 1
  const draft = { ...locationDraft, Code: `CODE-${codes}`, DonorID, ...more }
  const { answer, body } = await call(donors.createDonorLocation, by, draft)
  if (!answer.Value) throw new Error(`Not created: ${body}`)
  return answer.Value
}
const donorRows = async (by = people.foodBank, searchFilter = '') =>
  (await call(donors.getDonorsGrid, by, searchFilter ? { searchFilter } : {})).answer.Value?.rows ?? []
const locationRows = async (query: { donorId?: number; searchFilter?: string; active?: 'active' | 'inactive' } = {}) =>
  (await call(donors.getDonorLocationsGrid, people.foodBank, query)).answer.Value?.rows ?? []

/** Delivers what the donor's changes told to the reaction that copies names. */
async function react(id: number): Promise<void> {
  const { pk } = entityKeys.entity(id)
  const told = await table.all({ pk, from: eventPrefix, to: `${eventPrefix}\uffff` }, Event)
  expect(await deliver(onEntityRenamed, ...told.map((detail) => ({ detail })))).toEqual([])
}

describe('a donor', () => {
  it('stands in the list of its food bank alone, with how many locations it has there', async () => {
    const made = await createdDonor()
    expect(made).toEqual({ ...bakery, ID: made.ID, Version: 1, IsShared: false })
    await createdLocation(made.ID)
    await createdLocation(made.ID)
    expect(await donorRows(people.foodBank, 'corner')).toEqual([{ ...bakery, ID: made.ID, LocationCount: 2 }])
    expect((await donorRows(people.otherFoodBank)).map(({ ID }) => ID)).not.toContain(made.ID)
  })

  it('of several food banks counts the locations of each, which change its name no more', async () => {
    const counts = async (by: typeof people.foodBank) =>
      (await donorRows(by)).find(({ ID }) => ID === ids.donor)?.LocationCount
    expect([await counts(people.foodBank), await counts(people.otherFoodBank)]).toEqual([2, 1])
    const { answer } = await call(donors.updateDonor, setup, { id: ids.donor, ...bakery, Version: 1 })
    expect(answer.FailureReason).toBe(
      'This donor also gives to other food banks. Only the national network can change it.',
    )
    expect((await call(donors.getDonor, people.foodBank, { id: ids.donor })).answer.Value).toMatchObject({
      Name: 'Fresh Market',
      IsShared: true,
    })
  })

  it('of several food banks is found and renamed by the network, in the lists of all of them', async () => {
    const shared = await call(donors.getSharedDonorsGrid, people.network, { searchFilter: 'fresh' })
    expect(shared.answer.Value?.rows).toEqual([
      expect.objectContaining({
        ID: ids.donor,
        Name: 'Fresh Market',
        FoodBanks: expect.arrayContaining([expect.any(String), expect.any(String)]),
      }),
    ])
    const { answer } = await call(donors.updateDonor, people.network, { id: ids.donor, ...bakery, Version: 1 })
    expect(answer.Value).toMatchObject({ Name: 'Corner Bakery', IsShared: true, Version: 2 })
    for (const by of [people.foodBank, people.otherFoodBank])
      expect((await donorRows(by, 'corner')).map(({ ID }) => ID)).toEqual([ids.donor])
    await react(ids.donor)
    expect((await locationRows({ donorId: ids.donor })).map(({ DonorName }) => DonorName)).toEqual([
      'Corner Bakery',
      'Corner Bakery',
    ])
    const after = await call(donors.getSharedDonorsGrid, people.network, {})
    expect(after.answer.Value?.rows.map(({ Name }) => Name)).toEqual(['Corner Bakery'])
  })

  it('of one food bank is not the network’s to change, nor in its list', async () => {
    const { ID: id } = await createdDonor()
    const { answer } = await call(donors.updateDonor, people.network, { id, ...bakery, Version: 1 })
    const reason = 'This donor gives to one food bank alone, which changes it itself.'
    expect(answer.FailureReason).toBe(reason)
    expect((await call(donors.deleteDonor, people.network, { id })).answer.FailureReason).toBe(reason)
    const rows = (await call(donors.getSharedDonorsGrid, people.network, {})).answer.Value?.rows
    expect(rows?.map(({ ID }) => ID)).not.toContain(id)
  })

  it('of several food banks is deleted by the network when nothing gives from it any more', async () => {
    const { answer } = await call(donors.deleteDonor, people.network, { id: ids.donor })
    expect(answer.FailureReason).toContain('Fresh Market')
    expect((await call(donors.getDonor, people.network, { id: ids.donor })).status).toBe(200)
  })

  it('that is renamed is renamed in its locations’ rows and at its people', async () => {
    const { ID: id } = await createdDonor()
    const { ID } = await createdLocation(id)
    const { answer } = await call(donors.updateDonor, setup, { id, ...bakery, Name: 'Bread & Co.', Version: 1 })
    expect(answer.Value).toMatchObject({ Name: 'Bread & Co.', Version: 2 })
    expect((await donorRows(people.foodBank, 'bread')).map((row) => row.ID)).toEqual([id])
    await react(id)
    expect((await locationRows({ donorId: id })).map(({ DonorName }) => DonorName)).toEqual(['Bread & Co.'])
    expect((await findEntity('donorLocation', ID))?.DonorName).toBe('Bread & Co.')
    expect((await locationsOfDonor(id)).map(({ DonorName }) => DonorName)).toEqual(['Bread & Co.'])
    await react(id)
    expect((await findEntity('donorLocation', ID))?.Version).toBe(2)
  })

  it('that is renamed twice has its last name at its locations, though the first is copied last', async () => {
    const { ID: id } = await createdDonor()
    await createdLocation(id)
    const rename = (Name: string, Version: number) => call(donors.updateDonor, setup, { id, ...bakery, Name, Version })
    await rename('Bread & Co.', 1)
    beforeNextCommit(async () => {
      await rename('Bread & Cake', 2)
      await react(id)
    })
    await react(id)
    expect((await locationRows({ donorId: id })).map(({ DonorName }) => DonorName)).toEqual(['Bread & Cake'])
  })

  it('is changed by one of two people at a time', async () => {
    const { ID: id } = await createdDonor()
    const rename = (Name: string) => call(donors.updateDonor, setup, { id, ...bakery, Name, Version: 1 })
    const answers = await Promise.all([rename('One'), rename('Two')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

it('an agency that is renamed is renamed at its people, in their roles and as recipients', async () => {
  const { answer } = await call(agencies.getAgency, people.foodBank, { agencyId: 11 })
  const { ID: _, IsMasterAgency: __, ...fields } = answer.Value ?? expect.fail('no agency')
  await call(agencies.updateAgency, setup, { agencyId: 11, ...fields, Name: 'Harbor Light' })
  await react(11)
  const [user] = await loadPeople([11])
  expect(user?.Roles).toEqual([{ Role: 'agency', EntityID: 11, EntityName: 'Harbor Light' }])
  const recipients = (await call(messages.listRecipients, people.foodBank, {})).answer.Value ?? []
  expect(recipients.find(({ UserID }) => UserID === user?.ID)?.EntityName).toBe('Harbor Light')
})

it('an agency that is renamed twice has its last name at its people, though the first is copied last', async () => {
  const { answer } = await call(agencies.getAgency, people.foodBank, { agencyId: 11 })
  const { ID: _, IsMasterAgency: __, Version = 1, ...fields } = answer.Value ?? expect.fail('no agency')
  const rename = (Name: string, at: number) =>
    call(agencies.updateAgency, setup, { agencyId: 11, ...fields, Name, Version: at })
  await rename('Harbor Light', Version)
  beforeNextCommit(async () => {
    await rename('Harbor House', Version + 1)
    await react(11)
  })
  await react(11)
  const [user] = await loadPeople([11])
  expect(user?.Roles.map(({ EntityName }) => EntityName)).toEqual(['Harbor House'])
  const recipients = (await call(messages.listRecipients, people.foodBank, {})).answer.Value ?? []
  expect(recipients.find(({ UserID }) => UserID === user?.ID)?.EntityName).toBe('Harbor House')
})

it('an agency that is renamed leaves its people the roles that they get in the moment of copying', async () => {
  const { answer } = await call(agencies.getAgency, people.foodBank, { agencyId: 11 })
  const { ID: _, IsMasterAgency: __, Version = 1, ...fields } = answer.Value ?? expect.fail('no agency')
  await call(agencies.updateAgency, setup, { agencyId: 11, ...fields, Name: 'Harbor Home', Version })
  const [user = expect.fail('nobody')] = await loadPeople([11])
  const added = { Role: 'agency', EntityID: 12, EntityName: 'Agency 12' } as const
  beforeNextCommit(async () => {
    const after = { ...user, Roles: [...user.Roles, added], Version: personVersion(user) + 1 }
    await table.commit(await personWrites(user, after))
  })
  await react(11)
  const [renamed] = await loadPeople([11])
  expect(renamed?.Roles.map(({ EntityName }) => EntityName)).toEqual(['Harbor Home', 'Agency 12'])
})

describe('a donor location', () => {
  it('stands in the list of its food bank and of its donor', async () => {
    const { ID: id } = await createdDonor()
    const made = await createdLocation(id, { Code: 'CB-1', PresetAgencyIDs: [12, 11] })
    expect(made).toMatchObject({ Code: 'CB-1', DonorID: id, DonorName: 'Corner Bakery', Version: 1 })
    expect(made.Presets).toEqual([
      { ID: 12, Name: 'Agency 12', IsActive: true },
      { ID: 11, Name: 'Agency 11', IsActive: true },
    ])
    expect((await locationRows({ searchFilter: 'cb-1' })).map(({ ID }) => ID)).toEqual([made.ID])
    expect((await locationRows({ donorId: id })).map(({ ID }) => ID)).toEqual([made.ID])
    expect((await call(donors.getDonorLocation, people.foodBank, { id: made.ID })).answer.Value).toEqual(made)
    const own = await call(agencies.listAssociatedDonorLocations, people.foodBank, {})
    expect(own.answer.Value?.map(({ Code }) => Code)).toContain('CB-1')
  })

  it('of another food bank is not in the list of a donor that gives to both', async () => {
    expect((await locationRows({ donorId: ids.donor })).map(({ ID }) => ID)).toEqual([
      ids.donorLocation,
      ids.secondDonorLocation,
    ])
  })

  it('has a code that no other location of the food bank has, whatever its case', async () => {
    const { ID: id } = await createdDonor()
    await createdLocation(id, { Code: 'CB 7' })
    const draft = { ...locationDraft, DonorID: id, Code: 'cb  7' }
    const refused = await call(donors.createDonorLocation, setup, draft)
    expect(refused.answer.FailureReason).toBe(
      'Another donor location of your food bank has the code cb  7. Please choose another one.',
    )
    const other = await createdDonor(otherSetup)
    expect((await createdLocation(other.ID, { Code: 'CB 7' }, otherSetup)).Code).toBe('CB 7')
    expect((await donorRows(people.foodBank, 'corner'))[0]?.LocationCount).toBe(1)
  })

  it('gets a code from one of two people who choose it at the same moment', async () => {
    const { ID: id } = await createdDonor()
    const add = () => call(donors.createDonorLocation, setup, { ...locationDraft, DonorID: id, Code: 'TWICE' })
    const answers = await Promise.all([add(), add()])
    expect(answers.filter(({ answer }) => answer.Successful).length).toBe(1)
    expect((await locationRows({ donorId: id })).length).toBe(1)
  })

  it('gives its former code free when it gets another', async () => {
    const { ID: id } = await createdDonor()
    const { ID, Version } = await createdLocation(id, { Code: 'OLD' })
    const change = { ...locationDraft, id: ID, Version, Code: 'NEW' }
    expect((await call(donors.updateDonorLocation, setup, change)).answer.Value).toMatchObject({ Code: 'NEW' })
    expect((await createdLocation(id, { Code: 'OLD' })).Code).toBe('OLD')
    const back = { ...change, Version: Version + 1, Code: 'OLD' }
    expect((await call(donors.updateDonorLocation, setup, back)).answer.FailureReason).toContain('has the code OLD')
  })

  it('changes its presets and their order, for agencies of its food bank alone', async () => {
    const { ID: id } = await createdDonor()
    const { ID, Version, Code } = await createdLocation(id, { PresetAgencyIDs: [11, 12] })
    const change = (PresetAgencyIDs: number[], version = Version) =>
      call(donors.updateDonorLocation, setup, { ...locationDraft, Code, id: ID, Version: version, PresetAgencyIDs })
    expect((await change([13, 12, 11])).answer.Value?.Presets.map((one) => one.ID)).toEqual([13, 12, 11])
    expect((await change([11, 21], 2)).status).toBe(404)
    expect((await change([11, ids.donor], 2)).status).toBe(404)
    expect((await change([11, 11], 2)).answer.FailureReason).toBe('An agency is listed twice among the presets.')
    expect(
      (
        await change(
          Array.from({ length: 11 }, (_, at) => at + 1),
          2,
        )
      ).status,
    ).toBe(400)
    expect((await locationRows({ donorId: id }))[0]?.PresetAgencyIDs).toEqual([13, 12, 11])
  })

  it('that is inactive posts no donations, and is found among the inactive ones', async () => {
    const { ID: id } = await createdDonor()
    const { ID, Version, Code } = await createdLocation(id)
    await call(donors.updateDonorLocation, setup, { ...locationDraft, Code, id: ID, Version, IsActive: false })
    expect((await locationRows({ active: 'inactive' })).map((row) => row.ID)).toEqual([ID])
    const own = await call(agencies.listAssociatedDonorLocations, people.foodBank, {})
    expect(own.answer.Value?.map((one) => one.ID)).not.toContain(ID)
  })

  it('is added to a donor under the name that it has then, also when it is renamed at that moment', async () => {
    const { ID: id } = await createdDonor()
    const draft = { ...locationDraft, DonorID: id, Code: 'RACE' }
    const [added] = await Promise.all([
      call(donors.createDonorLocation, setup, draft),
      call(donors.updateDonor, setup, { id, ...bakery, Name: 'Bread & Co.', Version: 1 }),
    ])
    expect([200, 409]).toContain(added.status)
    await react(id)
    for (const { DonorName } of await locationRows({ donorId: id })) expect(DonorName).toBe('Bread & Co.')
  })
})
