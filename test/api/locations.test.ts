import { beforeAll, describe, expect, it } from 'vitest'
import { pickupLocationById, takesOrders } from '../../functions/locations/locationTable.ts'
import { table } from '../../functions/table/table.ts'
import { ConditionFailed } from '../../functions/table/write.ts'
import type { Caller } from '../../shared/access.ts'
import * as agencies from '../../shared/api/agencies.ts'
import * as foodbanks from '../../shared/api/foodbanks.ts'
import * as locations from '../../shared/api/locations.ts'
import { call } from '../engine/call.ts'
import {
  agencyIds,
  ids,
  makeSmallTenant,
  otherAgencyIds,
  people,
  person,
  pickupLocationDraft,
} from '../engine/smallTenant.ts'

/** Pickup locations over the real handlers and the embedded table: run by one owner, shown to the owner's food bank. */

const [pantry, otherPantry] = people.agencies
const strangers = person('foodbankuser', ids.otherFoodBank, [ids.otherFoodBank])

beforeAll(() => makeSmallTenant())

async function added(by: Caller, more: object = {}) {
  const { answer, body } = await call(locations.addLocation, by, { ...pickupLocationDraft, ...more })
  if (!answer.Value) throw new Error(`Not added: ${body}`)
  return answer.Value
}
const shown = async (by: Caller, id: number) => (await call(locations.getLocation, by, { id })).answer.Value
const labels = async (by: Caller, query: { agencyId?: number } = {}) =>
  (await call(locations.listLocations, by, query)).answer.Value?.map(({ Label }) => Label)

describe('a new location', () => {
  it('belongs to the agency that adds it, and its food bank sees it', async () => {
    const location = await added(pantry, { Label: 'Harbor pantry' })
    expect(location).toMatchObject({
      ...pickupLocationDraft,
      Label: 'Harbor pantry',
      EntityID: agencyIds[0],
      FoodBankID: ids.foodBank,
      AssociatedAgencyID: agencyIds[0],
      Agency: { EntityID: agencyIds[0] },
      TimeZone: 'America/New_York',
      IsActive: true,
      IsRestricted: false,
    })
    expect(await shown(pantry, location.ID)).toEqual(location)
    expect(await shown(people.foodBank, location.ID)).toEqual(location)
    expect(await labels(pantry)).toContain('Harbor pantry')
    expect(await labels(people.foodBank)).toContain('Harbor pantry')
  })

  it('is the food bank’s own, unless it names an agency of its own', async () => {
    const own = await added(people.foodBank, { Label: 'Warehouse' })
    const forAgency = await added(people.foodBank, { Label: 'Chapel', AssociatedAgencyID: agencyIds[1] })
    expect([own.EntityID, own.AssociatedAgencyID]).toEqual([ids.foodBank, null])
    expect([forAgency.EntityID, forAgency.AssociatedAgencyID]).toEqual([agencyIds[1], agencyIds[1]])
    expect(await labels(otherPantry)).toEqual(['Chapel'])
    expect(await labels(people.foodBank, { agencyId: agencyIds[1] })).toEqual(['Chapel'])
  })

  it.each([
    ['a food bank', people.foodBank, otherAgencyIds[0]],
    ['an agency', pantry, agencyIds[1]],
    ['a food bank, of an ID that nobody has', people.foodBank, 777_777],
  ])('%s adds none for an agency that is not its own', async (_, by, AssociatedAgencyID) => {
    const before = await labels(people.foodBank)
    const { status, answer } = await call(locations.addLocation, by, { ...pickupLocationDraft, AssociatedAgencyID })
    expect([status, answer.FailureReason]).toEqual([200, 'This agency is not one of yours.'])
    expect(await labels(people.foodBank)).toEqual(before)
  })

  it('needs a pin', async () => {
    const Address = { ...pickupLocationDraft.Address, Latitude: 0, Longitude: 0 }
    const { answer } = await call(locations.addLocation, pantry, { ...pickupLocationDraft, Address })
    expect(answer.FailureReason).toContain('pin on the map')
  })

  it('is added once, however often the same call arrives', async () => {
    const headers = { 'idempotency-key': 'add-this-place' }
    const [first, again] = [
      await call(locations.addLocation, pantry, { ...pickupLocationDraft, Label: 'Once' }, { headers }),
      await call(locations.addLocation, pantry, { ...pickupLocationDraft, Label: 'Once' }, { headers }),
    ]
    expect(again.answer).toEqual(first.answer)
    expect((await labels(pantry))?.filter((label) => label === 'Once')).toHaveLength(1)
  })
})

describe('a change', () => {
  it('[location-settings-actions] of label, description, type, address and both toggles is stored and listed', async () => {
    const { ID: id, Address } = await added(pantry)
    const texts = { Label: 'Corner', Description: '', PantryLocationType: { Code: 'CLICKANDCOLLECT' as const } }
    await call(locations.updateLocation, pantry, { id, ...texts })
    await call(locations.updateLocationAddress, pantry, { id, ...Address, City: 'Holyoke' })
    await call(locations.toggleLocationActive, pantry, { id, IsActive: false })
    const { answer } = await call(locations.toggleLocationRestricted, pantry, { id, IsRestricted: true })
    expect(answer.Value).toMatchObject({
      ...texts,
      Address: { ...Address, City: 'Holyoke' },
      IsActive: false,
      IsRestricted: true,
      Version: 5,
    })
    expect(await shown(pantry, id)).toEqual(answer.Value)
    expect((await call(locations.getLocationIsRestricted, pantry, { id })).answer.Value).toBe(true)
    const row = (await call(locations.listLocations, pantry, {})).answer.Value?.find(({ ID }) => ID === id)
    expect(row).toMatchObject({ Label: 'Corner', IsActive: false, IsRestricted: true, Address: { City: 'Holyoke' } })
  })

  it('of a form that was filled before somebody else’s change is refused, and nothing is lost', async () => {
    const { ID: id, Version } = await added(pantry)
    await call(locations.updateLocation, pantry, { id, Label: 'Mine', Version })
    const { status, answer } = await call(locations.updateLocation, pantry, { id, Label: 'Yours', Version })
    expect([status, answer.Message]).toEqual([409, expect.stringMatching('changed')])
    expect((await shown(pantry, id))?.Label).toBe('Mine')
  })

  it('keeps what others change at the same moment', async () => {
    const { ID: id } = await added(pantry)
    await Promise.all([
      call(locations.toggleLocationActive, pantry, { id, IsActive: false }),
      call(locations.toggleLocationRestricted, pantry, { id, IsRestricted: true }),
      call(locations.updateLocation, pantry, { id, Label: 'All of it' }),
    ])
    expect(await shown(pantry, id)).toMatchObject({ IsActive: false, IsRestricted: true, Label: 'All of it' })
  })
})

describe('whose it is', () => {
  it.each([
    ['the food bank of its agency', people.foodBank, pantry],
    ['the food bank of another agency', people.foodBank, otherPantry],
  ])('%s sees a location and is refused every change of it', async (_, foodBank, owner) => {
    const location = await added(owner)
    const id = location.ID
    for (const { status, answer } of [
      await call(locations.updateLocation, foodBank, { id, Label: 'Ours' }),
      await call(locations.updateLocationAddress, foodBank, { id, ...location.Address, City: 'Ours' }),
      await call(locations.toggleLocationActive, foodBank, { id, IsActive: false }),
      await call(locations.toggleLocationRestricted, foodBank, { id, IsRestricted: true }),
    ])
      expect([status, answer.FailureReason]).toEqual([
        200,
        'Only the food bank or agency that runs it can change this.',
      ])
    expect(await shown(owner, id)).toEqual(location)
  })

  it.each([
    ['another agency', otherPantry],
    ['another food bank', strangers],
  ])('%s finds nothing', async (_, stranger) => {
    const { ID: id, Address } = await added(pantry, { Label: 'Hidden' })
    for (const { status } of [
      await call(locations.getLocation, stranger, { id }),
      await call(locations.getLocationIsRestricted, stranger, { id }),
      await call(locations.updateLocation, stranger, { id, Label: 'Ours' }),
      await call(locations.updateLocationAddress, stranger, { id, ...Address }),
      await call(locations.toggleLocationActive, stranger, { id, IsActive: false }),
      await call(locations.toggleLocationRestricted, stranger, { id, IsRestricted: true }),
    ])
      expect(status).toBe(404)
    expect(await labels(stranger)).not.toContain('Hidden')
    expect(await labels(stranger, { agencyId: agencyIds[0] })).toEqual([])
  })
})

it('[location-activate] takes orders only while it is active', async () => {
  const { ID: id } = await added(pantry)
  await table.commit([takesOrders(id)])
  await call(locations.toggleLocationActive, pantry, { id, IsActive: false })
  await expect(table.commit([takesOrders(id)])).rejects.toBeInstanceOf(ConditionFailed)
  expect((await pickupLocationById(id))?.IsActive).toBe(false)
})

describe('the address that a form starts with', () => {
  it('[address-default-agency] is the agency’s own for an agency, else that of the food bank', async () => {
    expect((await call(agencies.getAddressSettings, pantry, {})).answer.Value?.AddressLine1).toBe('1 Main St')
    expect((await call(foodbanks.getCurrentLocation, people.foodBank, {})).answer.Value).toMatchObject({
      ID: ids.foodBank,
      Address: { AddressLine1: '0 Main St' },
    })
  })
})
