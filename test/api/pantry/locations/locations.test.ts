import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { nextId } from '../../../../functions/core/table/ids.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { ConditionFailed } from '../../../../functions/core/table/write.ts'
import { putEntity } from '../../../../functions/network/organizations/entityTable.ts'
import { pickupLocationById, takesOrders } from '../../../../functions/pantry/locations/locationTable.ts'
import { orderStore } from '../../../../functions/pantry/orders/orderTable.ts'
import { countOrderWrites, newWindowWrite, windowById } from '../../../../functions/pantry/windows/windowTable.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import { addDays, localDay } from '../../../../shared/core/time/zone.ts'
import * as agencies from '../../../../shared/network/agencies/api.ts'
import * as foodbanks from '../../../../shared/network/foodbanks/api.ts'
import * as locations from '../../../../shared/pantry/locations/api.ts'
import { sampleOrder } from '../../../../shared/pantry/orders/order.fixture.ts'
import { type CountedStatus, newWindow, type WindowDraft } from '../../../../shared/pantry/windows/window.ts'
import { call } from '../../../engine/call.ts'
import { setClock } from '../../../engine/clock.ts'
import { beforeNextCommit } from '../../../engine/meanwhile.ts'
import { customerWithAccess } from '../../../engine/pickupLocations.ts'
import {
  agency,
  agencyIds,
  ids,
  makeSmallTenant,
  otherAgencyIds,
  people,
  person,
  pickupLocationDraft,
} from '../../../engine/smallTenant.ts'

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

  it('keeps what somebody else sets in the moment of saving, in the list as well', async () => {
    const { ID: id } = await added(pantry)
    beforeNextCommit(() => call(locations.toggleLocationRestricted, pantry, { id, IsRestricted: true }))
    await call(locations.toggleLocationActive, pantry, { id, IsActive: false })
    const row = (await call(locations.listLocations, pantry, {})).answer.Value?.find(({ ID }) => ID === id)
    for (const seen of [row, await shown(pantry, id)])
      expect(seen).toMatchObject({ IsActive: false, IsRestricted: true })
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

it('takes orders only while it is active', async () => {
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

/** A window of the location that is open for orders, with these orders of each status. */
async function windowOf(
  location: { ID: number; EntityID: number; FoodBankID: number },
  OrderDay: string,
  orders: Partial<Record<CountedStatus, number>> = {},
  more: Partial<WindowDraft> = {},
): Promise<number> {
  const id = await nextId('orderWindow')
  const place = { Kind: 'pickup', PantryLocationID: location.ID, DeliveryProgramName: null, TimeZone: zone } as const
  const times = { StartTime: '10:00:00', EndTime: '10:59:59', OpenTime: opened, CloseTime: `${OrderDay}T15:00:00.000Z` }
  const draft = { OrderDay, ...times, MaximumOrders: 10, EntityDeliveryProgramID: null, ...more }
  const { EntityID, FoodBankID } = location
  const window = newWindow(id, { ...place, EntityID, FoodBankID }, draft)
  await table.commit([newWindowWrite(window)])
  for (const [status, count] of Object.entries(orders))
    for (let n = 0; n < count; n++)
      await table.commit(
        countOrderWrites(window, undefined, status as CountedStatus, { items: 2, pounds: 3, openAt: undefined }),
      )
  return id
}
const zone = 'America/New_York'
const opened = '2026-01-01T05:00:00.000Z'
const day = (days: number) => addDays(localDay(new Date(), zone), days)

let owners = 0
/** An agency that has no locations yet. */
async function newOwner(): Promise<Caller> {
  owners += 1
  const id = 6000 + owners
  await table.commit([putEntity({ ...agency(id, ids.foodBank), ID: id })])
  return person('agency', id, [ids.foodBank])
}
const grid = async (by: Caller, query: object = {}) => {
  const { answer, body } = await call(locations.getLocationsGrid, by, query)
  if (!answer.Value) throw new Error(`No grid: ${body}`)
  return answer.Value
}

describe('the overview', () => {
  it('[overview-grouping] names food bank, location and its days, each with the sums of its windows', async () => {
    const owner = await newOwner()
    const location = await added(owner)
    const ids = [
      await windowOf(location, day(-3), { DELIVEREDTONEIGHBOR: 2, ABANDONED: 1 }),
      await windowOf(location, day(-3), { CANCELLED: 1 }, { StartTime: '11:00:00', EndTime: '11:59:59' }),
    ]
    const coming = await windowOf(location, day(2), { CREATED: 1, PACKED: 2 })
    const { rows } = await grid(owner)
    expect(rows).toMatchObject([{ ID: location.ID, FoodBank: { Name: expect.any(String) }, HasOpenWindow: true }])
    expect(rows[0]?.PickupDays).toEqual([
      {
        PickupDay: day(2),
        IsOpen: true,
        TotalMaximumOrders: 10,
        TotalOrders: 3,
        TotalInProgressTypeOrders: 3,
        TotalCancelledTypeOrders: 0,
        TotalSuccessfullyCompletedTypeOrders: 0,
        PantryLocationPickupTimeIDs: [coming],
        OrderedPickupTimeIDs: [coming],
      },
      {
        PickupDay: day(-3),
        IsOpen: false,
        TotalMaximumOrders: 20,
        TotalOrders: 4,
        TotalInProgressTypeOrders: 0,
        TotalCancelledTypeOrders: 2,
        TotalSuccessfullyCompletedTypeOrders: 2,
        PantryLocationPickupTimeIDs: ids,
        OrderedPickupTimeIDs: ids,
      },
    ])
  })

  it('[overview-range-default] reaches from three months back to a month ahead', async () => {
    const owner = await newOwner()
    const location = await added(owner)
    for (const days of [-100, -80, 20, 40]) await windowOf(location, day(days))
    const days = async (query: object) =>
      (await grid(owner, query)).rows[0]?.PickupDays.map(({ PickupDay }) => PickupDay)
    expect(await days({})).toEqual([day(20), day(-80)])
    expect(await days({ dateStartFilter: day(-120), dateEndFilter: day(-90) })).toEqual([day(-100)])
    expect((await grid(owner, { dateStartFilter: day(-120), dateEndFilter: day(-90) })).rows[0]?.HasOpenWindow).toBe(
      true,
    )
    const far = { dateStartFilter: '2000-01-01' }
    expect((await call(locations.getLocationsGrid, owner, far)).answer.FailureReason).toBe(
      'The overview covers at most 400 days. Please choose fewer.',
    )
  })

  it('[overview-range-default] counts from the day that it is where the caller is', async () => {
    onTestFinished(() => void vi.useRealTimers())
    setClock(new Date('2026-11-21T02:00:00.000Z'))
    const owner = await newOwner()
    const location = await added(owner)
    for (const at of ['2026-08-19', '2026-08-20', '2026-12-20', '2026-12-21']) await windowOf(location, at)
    const [shown] = (await grid(owner)).rows
    expect(shown?.PickupDays.map(({ PickupDay }) => PickupDay)).toEqual(['2026-12-20', '2026-08-20'])
  })

  it('shows a food bank its agencies’ locations and an agency its own, page by page', async () => {
    const owner = await newOwner()
    for (const Label of ['Zeta 1', 'Zeta 2', 'Zeta 3']) await added(owner, { Label })
    const first = await grid(owner, { rows: 2 })
    const next = await grid(owner, { rows: 2, cursor: first.cursor })
    expect([first, next].map(({ rows }) => rows.map(({ Label }) => Label))).toEqual([['Zeta 1', 'Zeta 2'], ['Zeta 3']])
    expect(next.cursor).toBeUndefined()
    expect((await grid(people.foodBank, { rows: 25 })).rows.length).toBeGreaterThan(3)
    expect((await grid(strangers)).rows).toEqual([])
  })
})

describe('deleting', () => {
  const remove = (by: Caller, id: number, options = {}) => call(locations.removeLocation, by, { id }, options)
  const isEligible = async (by: Caller, id: number) =>
    (await call(locations.getLocationRemovalEligibility, by, { id })).answer.Value

  it('[location-delete-eligible] takes the location and its coming windows away, once', async () => {
    const owner = await newOwner()
    const location = await added(owner)
    const coming = await windowOf(location, day(3))
    const past = await windowOf(location, day(-3), { DELIVEREDTONEIGHBOR: 1 })
    expect(await isEligible(owner, location.ID)).toBe(true)
    const headers = { 'idempotency-key': `remove-${location.ID}` }
    const answers = [
      await remove(owner, location.ID, { headers }),
      await remove(owner, location.ID, { headers }),
      await remove(owner, location.ID),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404])
    expect(await labels(owner)).toEqual([])
    expect((await grid(owner)).rows).toEqual([])
    expect([await windowById(coming), (await windowById(past))?.ID]).toEqual([undefined, past])
    await expect(table.commit([takesOrders(location.ID)])).rejects.toBeInstanceOf(ConditionFailed)
  })

  it('[location-delete-eligible] is refused while an order exists for a coming day', async () => {
    const owner = await newOwner()
    const location = await added(owner)
    const ordered = await windowOf(location, day(3), { CREATED: 2 })
    const empty = await windowOf(location, day(4))
    expect(await isEligible(owner, location.ID)).toBe(false)
    expect((await remove(owner, location.ID)).answer.FailureReason).toBe(
      'There are orders for coming days at this location (2), so it cannot be deleted.',
    )
    expect([await windowById(ordered), await windowById(empty)].map((window) => window?.ID)).toEqual([ordered, empty])
    expect(await labels(owner)).toEqual(['Church hall'])
  })

  it('[location-delete-eligible] is refused while an order is in progress, whatever its day', async () => {
    const owner = await newOwner()
    const location = await added(owner)
    const order = sampleOrder({
      ID: await nextId('order'),
      EntityID: owner.EntityID,
      FoodBankID: ids.foodBank,
      PantryLocationID: location.ID,
      PantryLocationPickupTimeID: await windowOf(location, day(-1)),
      OrderDay: day(-1),
    })
    await table.commit(orderStore.importWrites({ state: { ...order, PantryOrderItems: [] }, events: [] }))
    expect(await isEligible(owner, location.ID)).toBe(false)
    expect((await remove(owner, location.ID)).answer.FailureReason).toContain('in progress (1)')
  })

  it('is its owner’s alone', async () => {
    const owner = await newOwner()
    const { ID: id } = await added(owner)
    expect((await remove(people.foodBank, id)).answer.FailureReason).toContain('Only the food bank or agency')
    expect((await remove(otherPantry, id)).status).toBe(404)
    expect(await labels(owner)).toEqual(['Church hall'])
  })

  it('never leaves an order that is placed at the same moment without its window', async () => {
    const owner = await newOwner()
    for (let round = 0; round < 10; round++) {
      const location = await added(owner)
      const id = await windowOf(location, day(3))
      const window = await windowById(id)
      if (!window) throw new Error('No window')
      const order = countOrderWrites(window, undefined, 'CREATED', { items: 1, pounds: 1, openAt: new Date() })
      const [removed, isPlaced] = await Promise.all([
        remove(owner, location.ID),
        table.commit([takesOrders(location.ID), ...order]).then(
          () => true,
          () => false,
        ),
      ])
      expect(removed.answer.Successful).toBe(!isPlaced)
      expect((await windowById(id))?.PlacedOrders).toBe(isPlaced ? 1 : undefined)
    }
  })
})

describe('customers with access', () => {
  const access = (by: Caller, PantryLocationID: number, more: object = {}) =>
    call(locations.getLocationCustomersGrid, by, { PantryLocationID, ...more })
  const remove = (by: Caller, id: number, neighborId: number, options = {}) =>
    call(locations.removeAuthorizedCustomer, by, { id, neighborId }, options)

  it('are listed page by page, and lose it once', async () => {
    const { ID: id } = await added(pantry)
    const people = []
    for (const FirstName of ['Ana', 'Ben', 'Cy'])
      people.push(await customerWithAccess([id], ids.foodBank, { FirstName, LastName: 'Medina' }))
    const first = (await access(pantry, id, { rows: 2 })).answer.Value
    const next = (await access(pantry, id, { rows: 2, cursor: first?.cursor })).answer.Value
    expect([...(first?.rows ?? []), ...(next?.rows ?? [])]).toMatchObject(
      people.map((ID) => ({ ID, LastName: 'Medina', EMailAddress: 'rosa@example.org', PostalCode: '01101' })),
    )
    const headers = { 'idempotency-key': `access-${id}` }
    const gone = people[1] ?? 0
    expect((await remove(pantry, id, gone, { headers })).answer).toEqual({ Successful: true, Value: null })
    expect((await remove(pantry, id, gone, { headers })).answer).toEqual({ Successful: true, Value: null })
    expect((await remove(pantry, id, gone)).answer.FailureReason).toBe(
      'This customer has no access to the location any more.',
    )
    expect((await access(pantry, id)).answer.Value?.rows.map(({ FirstName }) => FirstName)).toEqual(['Ana', 'Cy'])
  })

  it('are shown to the food bank, which takes no access away, and to nobody else', async () => {
    const { ID: id } = await added(pantry)
    const customer = await customerWithAccess([id], ids.foodBank)
    expect((await access(people.foodBank, id)).answer.Value?.rows).toHaveLength(1)
    expect((await remove(people.foodBank, id, customer)).answer.FailureReason).toContain('Only the food bank or agency')
    for (const stranger of [otherPantry, strangers]) {
      expect((await access(stranger, id)).status).toBe(404)
      expect((await remove(stranger, id, customer)).status).toBe(404)
    }
    expect((await access(pantry, id)).answer.Value?.rows).toHaveLength(1)
  })
})
