import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { orderById } from '../../../../functions/pantry/orders/orderTable.ts'
import { catalogue } from '../../../../shared/catalogue.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import * as limits from '../../../../shared/pantry/limits/api.ts'
import * as locations from '../../../../shared/pantry/locations/api.ts'
import * as ordering from '../../../../shared/pantry/ordering/api.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import * as stock from '../../../../shared/pantry/stock/api.ts'
import * as refusals from '../../../../shared/refusals.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { storedNeighbor } from '../../../engine/customers.ts'
import { limitDraft } from '../../../engine/limits.ts'
import { customerFor, lines, openPantry } from '../../../engine/ordering.ts'
import { newPantry, placeTestOrder } from '../../../engine/orders.ts'
import { shelved } from '../../../engine/pantry.ts'
import { ids, makeSmallTenant, people, person } from '../../../engine/smallTenant.ts'

/** Work of a pantry's volunteer: count, pack and hand over at the pantry of their own food bank or agency. */

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
})
afterAll(() => void vi.useRealTimers())

const atFoodBank = { ...person('pantryvolunteer', ids.foodBank, [ids.foodBank]), UserID: 7801 }
const atAgency = { ...person('pantryvolunteer', people.agencies[0].EntityID, [ids.foodBank]), UserID: 7802 }
const pantries: readonly (readonly [string, Caller, Caller])[] = [
  ['the food bank', atFoodBank, people.foodBank],
  ['an agency', atAgency, people.agencies[0]],
]
const statusOf = async (id: number) => (await orderById(id))?.StatusCode

it('a volunteer may call these endpoints, and no other', () => {
  const open = catalogue.filter(({ roles }) => Array.isArray(roles) && roles.includes('pantryvolunteer'))
  expect(open.map(({ id }) => id).sort()).toEqual([
    'checkTefapEligibility',
    'countStock',
    'findOrdersToday',
    'getOrder',
    'getPackingList',
    'getPantryToday',
    'getSystemMessage',
    'getTefapDeclaration',
    'handOverOrder',
    'listArrivals',
    'listItems',
    'listLocations',
    'listPackingWindows',
    'listProductsToOrder',
    'listStockCounts',
    'listTabletPeople',
    'packOrderLine',
    'preparePaperPhoto',
    'searchCustomers',
    'serveWalkIn',
    'setArrival',
    'setOrderStatus',
    'setOwnPin',
    'signTefapDeclaration',
    'startTablet',
    'takeArrivalBack',
    'takeHandOverBack',
    'unlockTablet',
  ])
  const everybodys = catalogue.filter(({ roles }) => roles === 'anyone')
  // The person's own session, and the address of a picture.
  expect(everybodys.filter(({ area }) => area !== 'session').map(({ id }) => id)).toEqual(['getAttachment'])
})

describe.each(pantries)('a volunteer at %s', (_, volunteer, owner) => {
  it('finds the windows of the day, packs an order, hands it over under their name and takes that back', async () => {
    const pantry = await newPantry(owner)
    const { ID: id } = await placeTestOrder(pantry)
    const windows = await call(orders.listPackingWindows, volunteer, { day: pantry.window.OrderDay })
    expect(windows.answer.Value?.Windows.map(({ ID }) => ID)).toContain(pantry.window.ID)
    const list = await call(orders.getPackingList, volunteer, { id: pantry.window.ID })
    expect(list.answer.Value?.Orders.map(({ ID }) => ID)).toEqual([id])
    for (const { PantryInventoryItemID, Quantity } of pantry.lines)
      await call(orders.packOrderLine, volunteer, { id, PantryInventoryItemID, PackedQuantity: Quantity })
    await call(orders.setOrderStatus, volunteer, { id, statusCode: 'PACKED' })
    expect(await statusOf(id)).toBe('PACKED')
    await call(orders.handOverOrder, volunteer, {
      ...{ id, RecipientKind: 'household', RecipientName: null, Acknowledged: ['otherDay'] },
    })
    expect((await orderById(id))?.HandOver?.By).toMatchObject({ UserID: volunteer.UserID })
    expect((await call(orders.takeHandOverBack, volunteer, { id })).answer.Successful).toBe(true)
    expect(await statusOf(id)).toBe('PACKED')
  })

  it('marks packed or not packed, and neither completes, cancels nor abandons an order by its status', async () => {
    const { ID: id } = await placeTestOrder(await newPantry(owner))
    for (const statusCode of ['CANCELLED', 'ABANDONED', 'DELIVEREDTONEIGHBOR', 'CREATED'] as const) {
      const { answer } = await call(orders.setOrderStatus, volunteer, { id, statusCode })
      expect(answer.FailureReason, statusCode).toBe(refusals.volunteerMayOnlyPack.en)
    }
    expect(await statusOf(id)).toBe('CREATED')
    await call(orders.setOrderStatus, volunteer, { id, statusCode: 'PROCESSING' })
    expect(await statusOf(id)).toBe('PROCESSING')
  })

  it('counts products of the pantry, recorded with their name, and approves nobody’s count', async () => {
    const product = await shelved(owner, 8)
    const counted = { PantryInventoryItemID: product.ID, CountedQuantity: 5, CountedAt: morning.toISOString() }
    const { answer } = await call(stock.countStock, volunteer, { StorageLocationID: null, Lines: [counted] })
    expect(answer.Value).toMatchObject({ State: 'applied', By: { UserID: volunteer.UserID } })
    expect((await call(stock.settleStockCount, volunteer, { CountID: 1, Approve: true })).status).toBe(403)
    const listed = await call(inventory.listItems, volunteer, {})
    expect(listed.answer.Value?.find(({ ID }) => ID === product.ID)?.ShelfQuantity).toBe(5)
  })

  it('serves a household without an order: found by name, without their contacts, and taken back as it was', async () => {
    const pantry = await openPantry(owner)
    const LastName = `Quetzal${owner.EntityID}`
    const EMailAddress = `ximena${owner.EntityID}@example.org`
    const { ID: id } = await storedNeighbor({
      ...{ FirstName: 'Ximena', LastName, EMailAddress, PhoneNumber: '+15185550191' },
      AgencyIDs: owner === people.foodBank ? [] : [owner.EntityID],
    })
    const found = await call(customers.searchCustomers, volunteer, { searchFilter: `xim ${LastName}` })
    expect(found.answer.Value).toEqual({
      rows: [{ ID: id, FirstName: 'Ximena', LastName, PostalCode: '01101', EMailAddress: null, PhoneNumber: null }],
    })
    const places = await call(locations.listLocations, volunteer, {})
    expect(new Set(places.answer.Value?.map(({ EntityID }) => EntityID))).toEqual(new Set([owner.EntityID]))
    const at = { id, pantryLocationId: pantry.locationId }
    expect((await call(ordering.checkTefapEligibility, volunteer, at)).answer.Value).toBe(false)
    const walkIn = { id, PantryLocationID: pantry.locationId, PantryOrderItems: lines([pantry.beans, 2]), Pounds: 3 }
    const { answer } = await call(ordering.serveWalkIn, volunteer, walkIn as never)
    const served = answer.Value?.Order ?? expect.fail(answer.FailureReason ?? 'no order')
    expect((await orderById(served.ID))?.HandOver?.By).toMatchObject({ UserID: volunteer.UserID })
    const undone = await call(orders.takeHandOverBack, volunteer, { id: served.ID })
    expect(undone.answer.Value).toMatchObject({ IsCancelled: true })
  })

  it('serves nobody above an order limit, also when they say that they read it; staff do', async () => {
    const pantry = await openPantry(owner)
    const { ID: id } = await customerFor(owner)
    await call(limits.addOrderLimit, owner, limitDraft('1 ORDER WEEK'))
    const walkIn = { id, PantryLocationID: pantry.locationId, PantryOrderItems: lines([pantry.beans, 1]) }
    const serve = (by: Caller, IsLimitRead: boolean) =>
      call(ordering.serveWalkIn, by, { ...walkIn, IsLimitRead } as never)
    expect((await serve(volunteer, false)).answer.Value?.Order).toBeTruthy()
    for (const isRead of [false, true]) {
      const { answer } = await serve(volunteer, isRead)
      expect(answer.FailureReason).toMatch(/limit.* Staff of the pantry can serve them all the same\.$/)
    }
    expect((await serve(owner, true)).answer.Value?.Order).toBeTruthy()
  })

  it('chooses a substitute among what the neighbor can order', async () => {
    const pantry = await openPantry(owner)
    const customer = await customerFor(owner)
    const asked = { id: customer.ID, PantryLocationPickupTimeID: pantry.windowId }
    const { status, answer } = await call(ordering.listProductsToOrder, volunteer, asked)
    expect([status, (answer.Value?.rows ?? []).length > 0]).toEqual([200, true])
  })
})

describe('a search by a volunteer', () => {
  it('takes three letters, and finds ten people at most, on no further page', async () => {
    for (let made = 0; made < 12; made++) await storedNeighbor({ FirstName: 'Tonatiuh', LastName: `Number ${made}` })
    const search = async (by: Caller, searchFilter: string) =>
      (await call(customers.searchCustomers, by, { searchFilter })).answer.Value ?? expect.fail('no answer')
    expect((await search(people.foodBank, 'to')).rows.length).toBeGreaterThan(10)
    expect(await search(atFoodBank, 'to')).toEqual({ rows: [] })
    const { rows, cursor } = await search(atFoodBank, 'tonatiuh')
    expect([rows.length, cursor]).toEqual([10, undefined])
  })

  it('of an agency finds nobody whom other pantries alone serve, and serves none of them', async () => {
    const pantry = await openPantry(people.agencies[0])
    const { ID: id } = await storedNeighbor({ FirstName: 'Citlali', AgencyIDs: [people.agencies[1].EntityID] })
    const found = await call(customers.searchCustomers, atAgency, { searchFilter: 'citlali' })
    expect(found.answer.Value?.rows).toEqual([])
    const walkIn = { id, PantryLocationID: pantry.locationId, PantryOrderItems: [], Pounds: 3 }
    expect((await call(ordering.serveWalkIn, atAgency, walkIn as never)).status).toBe(404)
  })
})

describe('a volunteer of the food bank', () => {
  it('finds no order, window or product of its agencies', async () => {
    const agency = people.agencies[1]
    const pantry = await newPantry(agency)
    const { ID: id } = await placeTestOrder(pantry)
    const product = await shelved(agency, 4)
    expect((await call(orders.getOrder, atFoodBank, { id })).status).toBe(404)
    expect((await call(orders.getPackingList, atFoodBank, { id: pantry.window.ID })).status).toBe(404)
    const asked = await call(inventory.listItems, atFoodBank, { agencyId: agency.EntityID })
    expect(asked.answer.Value?.map(({ ID }) => ID)).not.toContain(product.ID)
    const counted = { PantryInventoryItemID: product.ID, CountedQuantity: 1, CountedAt: morning.toISOString() }
    expect((await call(stock.countStock, atFoodBank, { StorageLocationID: null, Lines: [counted] })).status).toBe(404)
  })
})
