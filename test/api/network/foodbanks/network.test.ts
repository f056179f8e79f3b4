import { beforeEach, describe, expect, it } from 'vitest'
import { findEntity, knownEntity } from '../../../../functions/network/organizations/entityTable.ts'
import * as agencies from '../../../../shared/network/agencies/api.ts'
import * as network from '../../../../shared/network/groups/api.ts'
import { defaultFoodBankSettings, settingsOf } from '../../../../shared/network/organizations/entity.ts'
import * as peopleApi from '../../../../shared/network/people/api.ts'
import { call } from '../../../engine/call.ts'
import { savedTenant } from '../../../engine/savedTenant.ts'
import { ids, makeSmallTenant, newFoodBankDraft, people, person } from '../../../engine/smallTenant.ts'

/** The network sets up food banks, associations and co-ops, over the real handlers and the embedded table. */

const tenant = savedTenant(makeSmallTenant)
beforeEach(() => tenant())

const { Settings: _, ...change } = newFoodBankDraft
const added = async (more: Partial<typeof newFoodBankDraft> = {}) =>
  (await call(network.createFoodBank, people.network, { ...newFoodBankDraft, ...more })).answer
async function addedId(more: Partial<typeof newFoodBankDraft> = {}): Promise<number> {
  const { Value, FailureReason } = await added(more)
  return Value?.ID ?? expect.fail(FailureReason)
}
const membersOf = async (id: number) =>
  (await call(network.listFoodBankGroups, people.network, {})).answer.Value?.find(({ ID }) => ID === id)?.FoodBankIDs

describe('a new food bank', () => {
  it('is in the list, in its association and co-op, and has a master agency of its own', async () => {
    const id = await addedId({ StateAssociationID: ids.association, CoopID: ids.coop })
    const list = await call(network.getFoodBanksGrid, people.network, { searchFilter: 'river' })
    expect(list.answer.Value?.rows.map(({ ID }) => ID)).toEqual([id])
    expect([await membersOf(ids.association), await membersOf(ids.coop)]).toEqual([
      [ids.foodBank, id],
      [ids.foodBank, id],
    ])
    const foodBank = await knownEntity('foodBank', id)
    expect(settingsOf(foodBank)).toEqual({
      ...defaultFoodBankSettings,
      OfferMinutes: 45,
      IsAutomaticallyApproved: true,
    })
    const own = await call(agencies.getAgenciesGrid, person('foodbankadmin', id, [id]), {})
    expect(own.answer.Value?.rows).toEqual([
      expect.objectContaining({ ID: foodBank.MasterAgencyID, Name: 'River Food Bank', IsMasterAgency: true }),
    ])
  })

  it('gets its first administrator from the network, and no other role', async () => {
    const entityId = await addedId()
    const draft = { EMailAddress: 'ada@river.example.org', Name: 'Ada', Language: 'en' } as const
    const invite = (Role: 'foodbankadmin' | 'foodbankuser') =>
      call(peopleApi.invitePerson, people.network, { entityId, Role, ...draft })
    expect((await invite('foodbankuser')).answer.FailureReason).toBe('You cannot give or take away this role.')
    expect((await invite('foodbankadmin')).answer.Value).toMatchObject({ Role: 'foodbankadmin', Status: 'waiting' })
    const listed = await call(peopleApi.listManagedEntities, people.network, { searchFilter: 'river' })
    expect(listed.answer.Value).toEqual([{ ID: entityId, Name: 'River Food Bank', Kind: 'foodBank' }])
  })

  it.each([
    [{ TimeZone: 'Nowhere/Else' }, 'This time zone does not exist.'],
    [{ StateAssociationID: ids.coop }, `There is no such organization (${ids.coop}).`],
    [{ CoopID: 999_999 }, 'There is no such organization (999999).'],
    [
      { Address: { ...newFoodBankDraft.Address, Latitude: 0, Longitude: 0 } },
      'Please set the pin on the map: distances are measured from it.',
    ],
  ])('is refused in words, and nothing is left, with %j', async (wrong, reason) => {
    expect((await added(wrong)).FailureReason).toBe(reason)
    const list = await call(network.getFoodBanksGrid, people.network, {})
    expect(list.answer.Value?.rows.map(({ ID }) => ID)).toEqual([ids.foodBank, ids.otherFoodBank])
  })

  it('joins an association that another one joins at the same moment', async () => {
    const made = await Promise.all([1, 2, 3].map(() => addedId({ StateAssociationID: ids.association })))
    expect((await membersOf(ids.association))?.toSorted((a, b) => a - b)).toEqual([ids.foodBank, ...made.toSorted()])
  })

  it('is one under a key that is sent twice', async () => {
    const headers = { 'idempotency-key': 'one-food-bank' }
    const send = () => call(network.createFoodBank, people.network, newFoodBankDraft, { headers })
    expect((await send()).answer.Value).toEqual((await send()).answer.Value)
    const list = await call(network.getFoodBanksGrid, people.network, { searchFilter: 'river' })
    expect(list.answer.Value?.rows).toHaveLength(1)
  })
})

describe('a food bank that changes', () => {
  it('leaves one association for another in the same moment', async () => {
    const id = await addedId({ StateAssociationID: ids.association })
    const other = await call(network.createFoodBankGroup, people.network, {
      Kind: 'stateAssociation',
      Name: 'Iowa',
      TimeZone: 'America/Chicago',
    })
    const StateAssociationID = other.answer.Value?.ID ?? 0
    const moved = await call(network.updateFoodBank, people.network, { id, ...change, StateAssociationID, Version: 1 })
    expect(moved.answer.Value).toMatchObject({ StateAssociationID, Version: 2 })
    expect([await membersOf(ids.association), await membersOf(StateAssociationID)]).toEqual([[ids.foodBank], [id]])
    const late = await call(network.updateFoodBank, people.network, { id, ...change, Version: 1 })
    expect(late.status).toBe(409)
  })

  it('keeps the settings that it made its own', async () => {
    const renamed = { id: ids.foodBank, ...change, Name: 'Valley', Version: 1 }
    expect((await call(network.updateFoodBank, people.network, renamed)).answer.Value?.Name).toBe('Valley')
    expect((await findEntity('foodBank', ids.foodBank))?.Settings.OfferMinutes).toBe(
      defaultFoodBankSettings.OfferMinutes,
    )
    expect(await membersOf(ids.association)).toEqual([])
  })
})

it('an association keeps its food banks when it is renamed', async () => {
  const draft = { id: ids.association, Name: 'New England', TimeZone: 'America/New_York', Version: 1 }
  const { answer } = await call(network.updateFoodBankGroup, people.network, draft)
  expect(answer.Value).toEqual({
    ID: ids.association,
    Kind: 'stateAssociation',
    Name: 'New England',
    TimeZone: 'America/New_York',
    Version: 2,
    FoodBankIDs: [ids.foodBank],
  })
  expect((await call(network.updateFoodBankGroup, people.network, draft)).status).toBe(409)
  const zone = { ...draft, TimeZone: 'Nowhere', Version: 2 }
  expect((await call(network.updateFoodBankGroup, people.network, zone)).answer.FailureReason).toBe(
    'This time zone does not exist.',
  )
})
