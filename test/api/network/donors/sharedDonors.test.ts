import { beforeEach, describe, expect, it } from 'vitest'
import { Event } from '../../../../events/event.ts'
import { entityKeys } from '../../../../functions/core/table/keys/entities.ts'
import { eventPrefix } from '../../../../functions/core/table/shape.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { handler as onEntityRegrouped } from '../../../../functions/network/people/onEntityRegrouped.ts'
import * as donors from '../../../../shared/network/donors/api.ts'
import * as network from '../../../../shared/network/groups/api.ts'
import * as messages from '../../../../shared/work/messages/api.ts'
import { call } from '../../../engine/call.ts'
import { savedTenant } from '../../../engine/savedTenant.ts'
import { ids, locationDraft, makeSmallTenant, newFoodBankDraft, people, person } from '../../../engine/smallTenant.ts'
import { deliver } from '../../core/messages.ts'

/** The network shares a donor among food banks, over the real handlers and the embedded table. */

const setup = person('foodbankadmin', ids.foodBank, [ids.foodBank])
const otherSetup = person('foodbankadmin', ids.otherFoodBank, [ids.otherFoodBank])

const tenant = savedTenant(makeSmallTenant)
beforeEach(() => tenant())

async function donorOfOne(): Promise<number> {
  const { answer, body } = await call(donors.createDonor, setup, { Name: 'Dairy', TimeZone: 'America/New_York' })
  return answer.Value?.ID ?? expect.fail(body)
}
async function thirdFoodBank(): Promise<number> {
  const { answer, body } = await call(network.createFoodBank, people.network, newFoodBankDraft)
  return answer.Value?.ID ?? expect.fail(body)
}
const add = (id: number, FoodBankID: number, headers = {}) =>
  call(donors.addDonorFoodBank, people.network, { id, FoodBankID }, { headers })
const remove = (id: number, foodBankId: number, headers = {}) =>
  call(donors.removeDonorFoodBank, people.network, { id, foodBankId }, { headers })
const shared = async (id: number) => (await call(donors.getSharedDonor, people.network, { id })).answer.Value
const inListOf = async (by: typeof setup, id: number) =>
  ((await call(donors.getDonorsGrid, by, {})).answer.Value?.rows ?? []).some(({ ID }) => ID === id)
const inNetworksList = async (id: number) =>
  ((await call(donors.getSharedDonorsGrid, people.network, {})).answer.Value?.rows ?? []).some(({ ID }) => ID === id)
const addLocation = (DonorID: number, by = otherSetup) =>
  call(donors.createDonorLocation, by, { ...locationDraft, DonorID })

/** Delivers what the organization's changes told to the reaction that lists its people. */
async function react(id: number): Promise<void> {
  const { pk } = entityKeys.entity(id)
  const events = await table.all({ pk, from: eventPrefix, to: `${eventPrefix}\uffff` }, Event)
  const told = events.filter(({ Type }) => Type === 'EntityGroupsChanged')
  expect(told).not.toEqual([])
  expect(await deliver(onEntityRegrouped, ...told.map((detail) => ({ detail })))).toEqual([])
}
const mayWriteTo = async (by: typeof setup, userId: number) =>
  ((await call(messages.listRecipients, by, {})).answer.Value ?? []).some(({ UserID }) => UserID === userId)

describe('a food bank that the network adds to a donor', () => {
  it('finds the donor in its list and adds locations; the donor is the network’s from then on', async () => {
    const id = await donorOfOne()
    expect((await addLocation(id)).status).toBe(404)
    const { answer } = await add(id, ids.otherFoodBank)
    expect(answer.Value).toEqual({
      ID: id,
      Name: 'Dairy',
      TimeZone: 'America/New_York',
      Version: 2,
      IsShared: true,
      FoodBanks: [
        { ID: ids.foodBank, Name: 'Food Bank 10', LocationCount: 0 },
        { ID: ids.otherFoodBank, Name: 'Food Bank 20', LocationCount: 0 },
      ],
    })
    expect([await inListOf(setup, id), await inListOf(otherSetup, id), await inNetworksList(id)]).toEqual([
      true,
      true,
      true,
    ])
    expect((await addLocation(id)).answer.Value).toMatchObject({ DonorName: 'Dairy' })
    expect((await shared(id))?.FoodBanks[1]?.LocationCount).toBe(1)
    const seen = (await call(donors.getDonor, people.foodBank, { id })).answer.Value
    expect(seen).toMatchObject({ IsShared: true, FoodBanks: ['Food Bank 10', 'Food Bank 20'] })
    const rename = { id, Name: 'Creamery', TimeZone: 'America/New_York', Version: 2 }
    expect((await call(donors.updateDonor, setup, rename)).answer.FailureReason).toContain('national network')
    expect((await call(donors.updateDonor, people.network, rename)).answer.Value?.Name).toBe('Creamery')
  })

  it('is refused in words when the donor gives there already, or when there is no such food bank', async () => {
    expect((await add(ids.donor, ids.foodBank)).answer.FailureReason).toBe(
      'Fresh Market gives to Food Bank 10 already.',
    )
    expect((await add(ids.donor, 999_999)).answer.FailureReason).toBe('There is no such organization (999999).')
    expect((await add(ids.donor, ids.association)).answer.FailureReason).toContain('no such organization')
    expect((await shared(ids.donor))?.Version).toBe(1)
  })

  it('is added once when two add it at the same moment, and two others both', async () => {
    const [id, third] = [await donorOfOne(), await thirdFoodBank()]
    const same = await Promise.all([add(id, third), add(id, third)])
    expect(same.filter(({ answer }) => answer.Successful)).toHaveLength(1)
    const other = await donorOfOne()
    const both = await Promise.all([add(other, ids.otherFoodBank), add(other, third)])
    expect(both.map(({ answer }) => answer.Successful)).toEqual([true, true])
    expect((await shared(other))?.FoodBanks).toHaveLength(3)
  })

  it('is added once under a key that is sent twice', async () => {
    const id = await donorOfOne()
    const headers = { 'idempotency-key': 'share-the-dairy' }
    const [first, again] = [await add(id, ids.otherFoodBank, headers), await add(id, ids.otherFoodBank, headers)]
    expect(again.answer).toEqual(first.answer)
    expect((await shared(id))?.Version).toBe(2)
  })

  it('may write to the donor’s people, who may write to it, until it is removed', async () => {
    const third = await thirdFoodBank()
    const coordinator = person('foodbankadmin', third, [third])
    await add(ids.donor, third)
    await react(ids.donor)
    expect(await mayWriteTo(coordinator, people.donor.UserID)).toBe(true)
    expect(await mayWriteTo(setup, people.donor.UserID)).toBe(true)
    await remove(ids.donor, third)
    await react(ids.donor)
    expect(await mayWriteTo(coordinator, people.donor.UserID)).toBe(false)
    expect(await mayWriteTo(setup, people.donor.UserID)).toBe(true)
  })
})

describe('a food bank that the network removes from a donor', () => {
  it('has neither locations nor keys of it; the donor of one food bank is that one’s again', async () => {
    const id = await donorOfOne()
    await add(id, ids.otherFoodBank)
    const location = (await addLocation(id)).answer.Value ?? expect.fail('no location')
    expect((await remove(id, ids.otherFoodBank)).answer.FailureReason).toBe(
      'Dairy has locations at Food Bank 20: 1. That food bank has to delete them first; locations with a past stay.',
    )
    await call(donors.deleteDonorLocation, otherSetup, { id: location.ID })
    const key = await call(donors.createDonorApiKey, otherSetup, { donorId: id, Name: 'Tills' })
    expect((await remove(id, ids.otherFoodBank)).answer.FailureReason).toBe(
      'Food Bank 20 gave Dairy a key for its software that still works. That food bank has to revoke it first.',
    )
    const keyId = key.answer.Value?.Row.ID ?? 0
    await call(donors.revokeDonorApiKey, otherSetup, { donorId: id, keyId })
    expect((await remove(id, ids.otherFoodBank)).answer.Value).toMatchObject({ IsShared: false, Version: 3 })
    expect([await inListOf(setup, id), await inListOf(otherSetup, id), await inNetworksList(id)]).toEqual([
      true,
      false,
      false,
    ])
    expect((await call(donors.getDonor, otherSetup, { id })).status).toBe(404)
    const rename = { id, Name: 'Creamery', TimeZone: 'America/New_York', Version: 3 }
    expect((await call(donors.updateDonor, setup, rename)).answer.Value?.Name).toBe('Creamery')
  })

  it('is never the last one, nor one that the donor does not give to', async () => {
    const id = await donorOfOne()
    expect((await remove(id, ids.foodBank)).answer.FailureReason).toBe('Dairy has to give to one food bank at least.')
    expect((await remove(id, ids.otherFoodBank)).status).toBe(404)
    await add(id, ids.otherFoodBank)
    const both = await Promise.all([remove(id, ids.foodBank), remove(id, ids.otherFoodBank)])
    expect(both.filter(({ answer }) => answer.Successful)).toHaveLength(1)
    expect((await shared(id))?.FoodBanks).toHaveLength(1)
  })

  it('stays when it adds a location at the same moment', async () => {
    const id = await donorOfOne()
    await add(id, ids.otherFoodBank)
    const [removed, added] = await Promise.all([remove(id, ids.otherFoodBank), addLocation(id)])
    expect([removed.answer.Successful, added.answer.Successful === true].filter(Boolean)).toHaveLength(1)
    const counts = (await shared(id))?.FoodBanks.map(({ LocationCount }) => LocationCount)
    expect(counts).toEqual(added.answer.Successful ? [0, 1] : [0])
  })

  it('is removed once under a key that is sent twice', async () => {
    const id = await donorOfOne()
    await add(id, ids.otherFoodBank)
    const headers = { 'idempotency-key': 'the-dairy-leaves' }
    const [first, again] = [await remove(id, ids.otherFoodBank, headers), await remove(id, ids.otherFoodBank, headers)]
    expect(again.answer).toEqual(first.answer)
  })
})

it('the network finds the donors of a food bank by name', async () => {
  await donorOfOne()
  const found = await call(donors.getFoodBankDonorsGrid, people.network, { id: ids.foodBank, searchFilter: 'dai' })
  expect(found.answer.Value?.rows.map(({ Name }) => Name)).toEqual(['Dairy'])
  expect((await call(donors.getFoodBankDonorsGrid, people.network, { id: ids.donor })).status).toBe(404)
})

it('the people of a food bank that joins an association may be written to by that one’s', async () => {
  const { ID: id } =
    (
      await call(network.createFoodBankGroup, people.network, {
        Kind: 'stateAssociation',
        Name: 'Iowa',
        TimeZone: 'America/Chicago',
      })
    ).answer.Value ?? expect.fail('no group')
  const { Settings: _, ...change } = newFoodBankDraft
  await call(network.updateFoodBank, people.network, {
    id: ids.foodBank,
    ...change,
    StateAssociationID: id,
    Version: 1,
  })
  await react(ids.foodBank)
  expect(await mayWriteTo(person('foodcoordstateasso', id, [ids.foodBank]), people.foodBank.UserID)).toBe(true)
  expect(await mayWriteTo(people.association, people.foodBank.UserID)).toBe(false)
})
