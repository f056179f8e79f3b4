import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { client } from '../../../../functions/core/table/client.ts'
import { nextId } from '../../../../functions/core/table/ids.ts'
import { distributionLists, orderKeys } from '../../../../functions/core/table/keys/orders.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { newCustomer, newCustomerWrites } from '../../../../functions/pantry/customers/customerTable.ts'
import { countedDays, distributionsOfOrders } from '../../../../functions/pantry/orders/handOver/distributionTable.ts'
import { orderById } from '../../../../functions/pantry/orders/orderTable.ts'
import { newStockWrites, stockOfOwner } from '../../../../functions/pantry/products/stockTable.ts'
import { windowById } from '../../../../functions/pantry/windows/windowTable.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import * as foodbanks from '../../../../shared/network/foodbanks/api.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { DistributionRecord } from '../../../../shared/pantry/orders/distribution.ts'
import { orderLine, sampleOrder } from '../../../../shared/pantry/orders/order.fixture.ts'
import { maxOrderLines } from '../../../../shared/pantry/orders/order.ts'
import { type OrderStatusCode, orderStatuses } from '../../../../shared/pantry/orders/status.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { certifiedFor } from '../../../engine/customers.ts'
import { customerFor } from '../../../engine/ordering.ts'
import { newPantry, newTestWindow, placeTestOrder, testOrderOf } from '../../../engine/orders.ts'
import { ids, makeSmallTenant, people, person } from '../../../engine/smallTenant.ts'
import { isFull } from '../../../engine/tier.ts'

/** Work of staff on orders: statuses of many, notes, packing and handing over; and what their customers may do. */

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
})
afterAll(() => void vi.useRealTimers())

let made = 0
function newOwner(): Caller {
  made += 1
  return person('agency', 7500 + made, [ids.foodBank])
}
const statusOf = async (id: number) => (await orderById(id))?.StatusCode
const setStatuses = (by: Caller, OrderIDs: number[], StatusID: number) =>
  call(orders.setOrderStatuses, by, { OrderIDs, StatusID })
/** Warnings that test orders have: they are not packed, and for another day. */
const read: { Acknowledged: ('notPacked' | 'otherDay')[] } = { Acknowledged: ['notPacked', 'otherDay'] }
const neighborOrder = (owner: Caller) => testOrderOf(owner, 'Medina', ids.customer)

describe('statuses', () => {
  it('[order-status-list-loaded] are listed by sequence, with the types that end an order', async () => {
    const { answer } = await call(orders.listOrderStatuses, people.customer, {})
    expect(answer.Value).toEqual(orderStatuses)
    expect(answer.Value?.map(({ Sequence }) => Sequence)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it('[bulk-mixed-selection] [order-status-calls] change those of a selection that are not final, and count them', async () => {
    const owner = newOwner()
    const pantry = await newPantry(owner)
    const [one, two, gone] = [
      await placeTestOrder(pantry),
      await placeTestOrder(pantry),
      await placeTestOrder(pantry, { PantryOrderItems: [] }),
    ]
    await call(orders.setOrderStatus, owner, { id: gone.ID, statusCode: 'CANCELLED' })
    const all = [one.ID, two.ID, gone.ID, one.ID]
    expect((await setStatuses(owner, all, 3)).answer).toMatchObject({ Successful: true, Value: 2 })
    expect([await statusOf(one.ID), await statusOf(two.ID), await statusOf(gone.ID)]).toEqual([
      'PACKED',
      'PACKED',
      'CANCELLED',
    ])
    expect((await setStatuses(owner, all, 3)).answer.Value).toBe(0)
    expect(await windowById(pantry.window.ID)).toMatchObject({ PackedOrders: 2, CancelledOrders: 1 })
  })

  it.each(['CANCELLED', 'ABANDONED'] as const)(
    '[order-status-change-allowed] change freely until an order is %s, and then no more',
    async (statusCode) => {
      const owner = newOwner()
      const { ID: id } = await testOrderOf(owner, 'Lopez')
      const set = async (code: OrderStatusCode) =>
        (await call(orders.setOrderStatus, owner, { id, statusCode: code })).answer.Successful
      for (const code of ['PACKED', 'PROCESSING', 'CREATED', statusCode] as const) expect(await set(code)).toBe(true)
      for (const code of ['CREATED', 'PACKED'] as const) expect(await set(code)).toBe(false)
      expect(await statusOf(id)).toBe(statusCode)
    },
  )

  it('[edit-owning-entity] refuse a selection with another pantry’s orders, and change none of it', async () => {
    const owner = newOwner()
    const [own, foreign] = [await testOrderOf(people.foodBank, 'Lopez'), await testOrderOf(owner, 'Lopez')]
    const { answer } = await setStatuses(people.foodBank, [own.ID, foreign.ID], 3)
    expect(answer).toMatchObject({ Successful: false, FailureReason: expect.stringContaining('(1)') })
    expect(await statusOf(own.ID)).toBe('CREATED')
    expect((await setStatuses(owner, [own.ID, foreign.ID], 3)).status).toBe(404)
    expect((await setStatuses(owner, [foreign.ID, 987_654], 3)).status).toBe(404)
    expect((await setStatuses(owner, [foreign.ID], 9)).status).toBe(400)
    expect(await statusOf(foreign.ID)).toBe('CREATED')
  })

  it('leave a record of the hand-over for each order that they complete', async () => {
    const owner = newOwner()
    const pantry = await newPantry(owner)
    const [one, two] = [await placeTestOrder(pantry), await placeTestOrder(pantry)]
    await setStatuses(owner, [one.ID], 5)
    await call(orders.setOrderStatus, owner, { id: two.ID, statusCode: 'DELIVEREDTONEIGHBOR' })
    for (const { ID } of [one, two])
      expect((await distributionsOfOrders([ID]))[0]).toMatchObject({ OrderID: ID, TotalItems: 5 })
  })
})

describe('the customer of an order', () => {
  it('[order-detail-note-visible] sees it with the notes that are meant for them, without names of staff', async () => {
    const owner = newOwner()
    const { ID: id } = await neighborOrder(owner)
    await call(orders.addOrderNote, owner, { id, Note: 'Allergic to nuts.', IsVisibleToFoodInsecureNeighbor: false })
    await call(orders.addOrderNote, owner, { id, Note: 'Use the side door.', IsVisibleToFoodInsecureNeighbor: true })
    const { answer, body } = await call(orders.getOrder, people.customer, { id })
    expect(answer.Value?.Notes).toMatchObject([{ Note: 'Use the side door.', User: null }])
    expect(body).not.toContain('Allergic')
    expect(body).not.toContain(owner.UserName)
  })

  it('cancels it until its hours are over, and sets no other status', async () => {
    const owner = newOwner()
    const { ID: id } = await neighborOrder(owner)
    const set = (statusCode: 'CANCELLED' | 'PACKED') => call(orders.setOrderStatus, people.customer, { id, statusCode })
    expect((await set('PACKED')).answer.Successful).toBe(false)
    expect((await set('CANCELLED')).answer.Value).toMatchObject({ IsCancelled: true })
    expect((await set('CANCELLED')).answer.Successful).toBe(true)
    const late = await newPantry(owner)
    const window = await newTestWindow(late.location, 30, { OrderDay: '2026-01-05' })
    const of = { FoodInsecureNeighbor: { ...sampleOrder().FoodInsecureNeighbor, ID: ids.customer } }
    const { ID } = await placeTestOrder({ ...late, window }, { ...of, OrderDay: '2026-01-05' })
    const { answer } = await call(orders.setOrderStatus, people.customer, { id: ID, statusCode: 'CANCELLED' })
    expect(answer.FailureReason).toContain('hours of this order are over')
    expect(await statusOf(ID)).toBe('CREATED')
  })

  it('[order-editable] [order-final-types] may edit it before its day while it is not final, as staff of its pantry may', async () => {
    const owner = newOwner()
    const pantry = await newPantry(owner)
    const of = { FoodInsecureNeighbor: { ...sampleOrder().FoodInsecureNeighbor, ID: ids.customer } }
    const coming = await placeTestOrder(pantry, { ...of, OrderDay: '2999-01-05' })
    const past = await placeTestOrder(pantry, { ...of, OrderDay: '2026-01-05' })
    const mayEdit = async (by: Caller, id: number) => (await call(orders.verifyOrderEditable, by, { id })).answer.Value
    for (const by of [owner, people.customer]) {
      expect(await mayEdit(by, coming.ID)).toBe(true)
      expect(await mayEdit(by, past.ID)).toBe(false)
    }
    expect(await mayEdit(people.foodBank, coming.ID)).toBe(false)
    const packing = { id: coming.ID, PantryInventoryItemID: pantry.lines[0].PantryInventoryItemID }
    await call(orders.packOrderLine, owner, { ...packing, PackedQuantity: 3 })
    for (const by of [owner, people.customer]) expect(await mayEdit(by, coming.ID)).toBe(false)
    await call(orders.packOrderLine, owner, { ...packing, PackedQuantity: null })
    expect(await mayEdit(owner, coming.ID)).toBe(true)
    await call(orders.setOrderStatus, owner, { id: coming.ID, statusCode: 'CANCELLED' })
    for (const by of [owner, people.customer]) expect(await mayEdit(by, coming.ID)).toBe(false)
  })

  it('[roles-place-edit] does nothing of what staff do', async () => {
    const owner = newOwner()
    const { ID: id } = await neighborOrder(owner)
    const note = { id, Note: 'Hello', IsVisibleToFoodInsecureNeighbor: true }
    expect((await call(orders.addOrderNote, people.customer, note)).status).toBe(403)
    expect((await setStatuses(people.customer, [id], 3)).status).toBe(403)
    const { ID: others } = await testOrderOf(owner, 'Lopez')
    expect((await call(orders.getOrder, people.customer, { id: others })).status).toBe(404)
  })
})

describe('a note', () => {
  it('is kept once under its key, with who wrote it', async () => {
    const owner = newOwner()
    const { ID: id } = await testOrderOf(owner, 'Lopez')
    const note = { id, Note: 'Call before.', IsVisibleToFoodInsecureNeighbor: true }
    const headers = { headers: { 'idempotency-key': 'note-of-the-order' } }
    const first = await call(orders.addOrderNote, owner, note, headers)
    expect((await call(orders.addOrderNote, owner, note, headers)).body).toBe(first.body)
    const { answer } = await call(orders.getOrder, owner, { id })
    expect(answer.Value?.Notes).toMatchObject([{ ID: 1, Note: 'Call before.', User: { UserName: owner.UserName } }])
    expect((await call(orders.addOrderNote, people.foodBank, note)).answer.Successful).toBe(false)
    expect((await call(orders.addOrderNote, owner, { ...note, Note: ' ' })).status).toBe(400)
  })

  it('of two people at the same moment are both kept', async () => {
    const owner = newOwner()
    const { ID: id } = await testOrderOf(owner, 'Lopez')
    const write = (Note: string) =>
      call(orders.addOrderNote, owner, { id, Note, IsVisibleToFoodInsecureNeighbor: false })
    await Promise.all([write('One'), write('Two'), write('Three')])
    const notes = (await orderById(id))?.Notes ?? []
    expect(notes.map(({ ID }) => ID)).toEqual([1, 2, 3])
    expect(notes.map(({ Note }) => Note).toSorted()).toEqual(['One', 'Three', 'Two'])
  })
})

describe('packing', () => {
  it('lists a window’s orders, and ticks lines off for everybody who packs', async () => {
    const owner = newOwner()
    const pantry = await newPantry(owner)
    const { ID: id } = await placeTestOrder(pantry)
    await placeTestOrder(pantry, { StatusCode: 'CREATED' })
    const windows = await call(orders.listPackingWindows, owner, { day: '2026-11-24' })
    expect(windows.answer.Value?.Windows).toMatchObject([{ ID: pantry.window.ID, Label: 'Church hall', ToPack: 2 }])
    const list = async () => (await call(orders.getPackingList, owner, { id: pantry.window.ID })).answer.Value
    expect((await list())?.Orders).toHaveLength(2)
    const [beans, milk] = pantry.lines
    const tick = (line: typeof beans, PackedQuantity: number | null) =>
      call(orders.packOrderLine, owner, { id, PantryInventoryItemID: line.PantryInventoryItemID, PackedQuantity })
    await Promise.all([tick(beans, 3), tick(milk, 1)])
    expect((await list())?.Orders.find(({ ID }) => ID === id)?.Lines).toMatchObject([
      { Name: milk.Name, PackedQuantity: 1 },
      { Name: beans.Name, PackedQuantity: 3 },
    ])
    const stock = await stockOfOwner(owner.EntityID)
    // One of the first order's two is missing: nobody else can order it.
    expect(stock.get(milk.PantryInventoryItemID)).toMatchObject({
      ...{ Quantity: 16, CurrentOrderQuantity: 3, PackedQuantity: 1 },
      ...{ PromisedQuantity: 2, ShelfQuantity: 18 },
    })
    expect((await tick(milk, 3)).answer.FailureReason).toContain('At most 2')
    expect((await tick({ ...milk, PantryInventoryItemID: 999_999 }, 1)).answer.Successful).toBe(false)
    await call(orders.setOrderStatus, owner, { id, statusCode: 'PACKED' })
    expect((await tick(milk, 2)).answer.Successful).toBe(false)
    await call(orders.setOrderStatus, owner, { id, statusCode: 'CANCELLED' })
    const after = await stockOfOwner(owner.EntityID)
    expect(after.get(beans.PantryInventoryItemID)).toMatchObject({ Quantity: 17, CurrentOrderQuantity: 3 })
  })

  it('sums over the windows of a day, and of that day alone, what is still to be fetched and what they were short of', async () => {
    const owner = newOwner()
    const pantry = await newPantry(owner)
    const noon = await newTestWindow(pantry.location, 30, { StartTime: '12:00:00', EndTime: '12:59:59' })
    const nextDay = await newTestWindow(pantry.location, 30, { OrderDay: '2026-11-25' })
    const { ID: id } = await placeTestOrder(pantry)
    for (const window of [noon, noon, nextDay]) await placeTestOrder({ ...pantry, window })
    const [beans, milk] = pantry.lines
    const of = async (query: { withSums?: 'true' }) =>
      (await call(orders.listPackingWindows, owner, { day: '2026-11-24', ...query })).answer.Value
    const sums = async () =>
      new Map((await of({ withSums: 'true' }))?.ToFetch?.[0]?.Items.map(({ Name, Quantity }) => [Name, Quantity]))
    expect(await of({})).not.toHaveProperty('ToFetch')
    expect(await sums()).toEqual(
      new Map([
        [beans.Name, 9],
        [milk.Name, 6],
      ]),
    )
    const tick = ({ PantryInventoryItemID }: typeof beans, PackedQuantity: number) =>
      call(orders.packOrderLine, owner, { id, PantryInventoryItemID, PackedQuantity })
    await tick(beans, 3)
    await tick(milk, 1)
    expect(await sums()).toEqual(
      new Map([
        [beans.Name, 6],
        [milk.Name, 4],
      ]),
    )
    expect((await of({ withSums: 'true' }))?.Short).toEqual([
      { ID: milk.PantryInventoryItemID, Name: milk.Name, Ordered: 2, Packed: 1 },
    ])
  })

  it('with a lot for each of very many products ends in one change: as many lots are noted as that has room for', async () => {
    const owner = newOwner()
    const pantry = await newPantry(owner)
    const products = await Promise.all(Array.from({ length: 60 }, () => nextId('product')))
    for (const ProductID of products)
      await table.commit(newStockWrites({ EntityID: owner.EntityID, ProductID, Quantity: 5, By: null, At: morning }))
    const PantryOrderItems = products.map((id) => orderLine({ PantryInventoryItemID: id, Quantity: 1 }))
    const { ID: id } = await placeTestOrder(pantry, { PantryOrderItems })
    for (const PantryInventoryItemID of products) {
      const Lots = [{ Lot: `L-${PantryInventoryItemID}`, Quantity: 1 }]
      const packed = { id, PantryInventoryItemID, PackedQuantity: 1, Lots, AreLotsSaid: true }
      expect((await call(orders.packOrderLine, owner, packed)).answer.Successful).toBe(true)
    }
    const noted = (await orderById(id))?.PantryOrderItems.filter(({ Lots = [] }) => Lots.length > 0)
    expect(noted).toHaveLength(maxOrderLines - products.length)
    const { answer } = await call(orders.handOverOrder, owner, {
      id,
      ...read,
      RecipientKind: 'household',
      RecipientName: null,
    })
    expect(answer.Value).toMatchObject({ PantryOrderStatusType: { Code: 'DELIVEREDTONEIGHBOR' } })
  })

  it('offers to nobody what a packer found missing, and holds it again when it was found after all', async () => {
    const owner = newOwner()
    const pantry = await newPantry(owner, { stock: 3 })
    const beans = { ...pantry.lines[0], Quantity: 3 }
    const { ID: id } = await placeTestOrder(pantry, { PantryOrderItems: [beans] })
    const { PantryInventoryItemID } = beans
    await call(orders.packOrderLine, owner, { id, PantryInventoryItemID, PackedQuantity: 1 })
    await expect(placeTestOrder(pantry, { PantryOrderItems: [{ ...beans, Quantity: 1 }] })).rejects.toThrow()
    const numbers = async () => (await stockOfOwner(owner.EntityID)).get(PantryInventoryItemID)
    expect(await numbers()).toMatchObject({ Quantity: 0, ShelfQuantity: 0, PackedQuantity: 1, PromisedQuantity: 0 })
    const back = await call(orders.packOrderLine, owner, { id, PantryInventoryItemID, PackedQuantity: null })
    expect(back.answer.Successful).toBe(true)
    expect(await numbers()).toMatchObject({ Quantity: 0, ShelfQuantity: 3, PackedQuantity: 0, PromisedQuantity: 3 })
  })

  it('takes back a line that was packed short before there were bags only while others have not ordered the rest', async () => {
    const owner = newOwner()
    const pantry = await newPantry(owner, { stock: 1 })
    const { PantryInventoryItemID, ...line } = pantry.lines[0]
    const short = { ...line, PantryInventoryItemID, Quantity: 2, PackedQuantity: 1 }
    const { ID: id } = await placeTestOrder(pantry, { PantryOrderItems: [short] })
    const back = await call(orders.packOrderLine, owner, { id, PantryInventoryItemID, PackedQuantity: null })
    expect(back.answer).toMatchObject({ Successful: false, FailureReason: expect.stringContaining('not enough') })
    expect((await orderById(id))?.PantryOrderItems[0]?.PackedQuantity).toBe(1)
  })

  // More than a batch of the table and several pages of the list.
  const many = isFull ? 300 : 125
  const packed = many * 0.4
  const left = many - packed
  it(`reaches each of ${many} orders of a window by page, name and code, and sums what to fetch over all of them`, async () => {
    const owner = newOwner()
    const pantry = await newPantry(owner, { stock: 2000, maximum: many })
    const of = { ...sampleOrder().FoodInsecureNeighbor, LastName: 'Zamora' }
    const placed: number[] = []
    for (let count = 0; count < many; count++)
      placed.push((await placeTestOrder(pantry, count === many - 1 ? { FoodInsecureNeighbor: of } : {})).ID)
    const list = async (more = {}) =>
      (await call(orders.getPackingList, owner, { id: pantry.window.ID, ...more })).answer.Value
    const seen = new Set<number>()
    for (let page = 1; page <= many / 25; page++)
      for (const { ID } of (await list({ page }))?.Orders ?? []) seen.add(ID)
    expect(seen.size).toBe(many)
    const toFetch = async () =>
      (await list())?.ToFetch.flatMap(({ Items }) => Items.map(({ Quantity }) => Quantity)).toSorted((a, b) => a - b)
    expect(await toFetch()).toEqual([2 * many, 3 * many])
    const [last = 0] = placed.slice(-1)
    expect(await list({ search: 'zamora' })).toMatchObject({ Found: 1, Orders: [{ ID: last }] })
    // A search reads whole what it shows, a page without one what is still to be packed.
    const asked = vi.spyOn(client, 'send')
    const ordersRead = async (more = {}) => {
      asked.mockClear()
      await list(more)
      const batches = asked.mock.calls.flatMap(([{ input }]) => ('RequestItems' in input ? [input.RequestItems] : []))
      const keys = JSON.stringify(batches)
      return placed.filter((id) => keys.includes(`"${orderKeys.order(id).pk}"`)).length
    }
    expect(await ordersRead({ search: 'zamora' })).toBe(1)
    expect(await ordersRead({ search: 'figueroa', page: 2 })).toBe(25)
    expect(await ordersRead()).toBe(many)
    asked.mockRestore()
    expect((await list({ search: 'figueroa' }))?.ToFetch).toEqual([])
    expect((await list({ search: last.toString(16) }))?.Orders.map(({ ID }) => ID)).toContain(last)
    for (const id of placed.slice(0, packed)) await call(orders.setOrderStatus, owner, { id, statusCode: 'PACKED' })
    expect(await list()).toMatchObject({ Found: left, Page: 1, Window: { ToPack: left, Packed: packed } })
    expect((await list())?.Orders[0]?.ID).toBe(placed[packed])
    expect(await list({ show: 'packed', page: 9 })).toMatchObject({
      Found: packed,
      Page: Math.ceil(packed / 25),
      ToFetch: [],
    })
    expect(await toFetch()).toEqual([2 * left, 3 * left])
  }, 120_000)

  it('of ticks that waited for a connection, what somebody else changed meanwhile stays, and a repeat changes nothing', async () => {
    const owner = newOwner()
    const pantry = await newPantry(owner)
    const { ID: id } = await placeTestOrder(pantry)
    const [beans, milk] = pantry.lines
    const At = '2026-11-20T14:10:00.000Z'
    const tick = (line: typeof beans, more: object) =>
      call(orders.packOrderLine, owner, {
        id,
        PantryInventoryItemID: line.PantryInventoryItemID,
        PackedQuantity: 2,
        ...more,
      })
    // On the other tablet, which has a connection.
    await tick(beans, { PackedQuantity: 3 })
    const overtaken = await tick(beans, { PackedQuantity: 1, At, Seen: null })
    expect(overtaken.answer).toMatchObject({
      Successful: false,
      FailureReason: expect.stringContaining('somebody else'),
    })
    for (const _ of [1, 2])
      expect((await tick(milk, { PackedQuantity: 1, At, Seen: null })).answer.Successful).toBe(true)
    const packed = await orderById(id)
    expect(packed?.PantryOrderItems.map(({ PackedQuantity, MissingSince }) => [PackedQuantity, MissingSince])).toEqual([
      [3, undefined],
      [1, At],
    ])
  })

  it('is not another pantry’s', async () => {
    const pantry = await newPantry(newOwner())
    expect((await call(orders.getPackingList, newOwner(), { id: pantry.window.ID })).status).toBe(404)
  })
})

describe('handing over', () => {
  it('records who received what, with the household as of that day', async () => {
    const owner = newOwner()
    const customerId = await nextId('customer')
    const household = { HouseholdSize: 5, Ages: { Minors: 3, Adults: 2, Seniors: 0 } }
    const profile = { FirstName: 'Ana', LastName: 'Ruiz', EMailAddress: null, PhoneNumber: '+12025550117' }
    const customer = { ID: customerId, FoodBankID: ids.foodBank, ...profile, PostalCode: '37902', ...household }
    await table.commit(
      newCustomerWrites(
        newCustomer({ ...customer, ...certifiedFor({ IsTefapEligible: true }), Created: '2026-11-02T15:00:00.000Z' }),
      ),
    )
    const { ID: id } = await testOrderOf(owner, 'Ruiz', customerId)
    const proxy = { id, RecipientKind: 'proxy', RecipientName: 'Luis Ruiz', HouseholdSize: 6 } as const
    const unread = await call(orders.handOverOrder, owner, { ...proxy, ...read })
    expect(unread.answer.FailureReason).toContain('named nobody by this name')
    const Acknowledged = [...read.Acknowledged, 'proxyNotNamed' as const]
    const { answer } = await call(orders.handOverOrder, owner, { ...proxy, Acknowledged })
    expect(answer.Value).toMatchObject({ PantryOrderStatusType: { Code: 'DELIVEREDTONEIGHBOR' } })
    const [record] = await distributionsOfOrders([id])
    expect(record).toMatchObject({
      CustomerID: customerId,
      Recipient: { Kind: 'proxy', Name: 'Luis Ruiz' },
      HouseholdSize: 6,
      Ages: household.Ages,
      TotalItems: 5,
      TefapItems: 2,
      TefapPounds: 8.6,
      By: { UserID: owner.UserID, EntityID: owner.EntityID },
    })
    const day = record?.Day ?? ''
    const list = distributionLists.owner(owner.EntityID)
    expect((await countedDays(list, day, day)).records.map(({ OrderID }) => OrderID)).toEqual([id])
    expect((await countedDays(list, '2001-01-01', '2001-12-31')).records).toEqual([])
  })

  it('shows the neighbor’s language, notes and household to the pantry’s own people, until it is handed over', async () => {
    const owner = newOwner()
    const facts = { Language: 'es', Notes: 'No peanuts.', HouseholdSize: 4 } as const
    const customer = await customerFor(owner, {
      IsTefapEligible: true,
      ...facts,
      Ages: { Minors: 3, Adults: 2, Seniors: 0 },
    })
    const { ID: id } = await testOrderOf(owner, 'Medina', customer.ID)
    const shownTo = async (by: Caller) => (await call(orders.getOrder, by, { id })).answer.Value
    const volunteer: Caller = { ...owner, UserID: 7499, Role: 'pantryvolunteer' }
    for (const by of [owner, volunteer])
      expect((await shownTo(by))?.AtTable).toEqual({
        ...{ Language: 'es', Notes: 'No peanuts.', HouseholdSize: 5 },
        PhoneEnd: customer.PhoneNumber?.slice(-4),
      })
    for (const by of [{ ...people.customer, CustomerID: customer.ID }, people.foodBank]) {
      const shown = await shownTo(by)
      expect(shown?.ID).toBe(id)
      expect(shown).not.toHaveProperty('AtTable')
    }
    await call(orders.handOverOrder, owner, { id, RecipientKind: 'household', RecipientName: null, ...read })
    expect(await shownTo(owner)).not.toHaveProperty('AtTable')
  })

  it('is refused with the reasons until what speaks against it was read', async () => {
    const owner = newOwner()
    const pantry = await newPantry(owner)
    const { ID: id } = await placeTestOrder(pantry)
    const at = {
      id,
      RecipientKind: 'household',
      RecipientName: null,
      PantryLocationID: pantry.location.ID + 1,
    } as const
    const refusalOf = async (Acknowledged: ('notPacked' | 'otherDay' | 'otherPlace')[]) =>
      (await call(orders.handOverOrder, owner, { ...at, Acknowledged })).answer.FailureReason
    expect(await refusalOf([])).toBe(
      'This order is not packed yet. This order is for another day. This order is picked up at another place.',
    )
    expect(await refusalOf(['notPacked', 'otherDay'])).toBe('This order is picked up at another place.')
    expect(await statusOf(id)).toBe('CREATED')
    expect(await distributionsOfOrders([id])).toEqual([])
    await call(orders.setOrderStatus, owner, { id, statusCode: 'PACKED' })
    const here = { ...at, PantryLocationID: pantry.location.ID }
    setClock(new Date('2026-11-24T15:30:00.000Z'))
    expect((await call(orders.handOverOrder, owner, here)).answer.Successful).toBe(true)
    setClock(morning)
  })

  it('is taken back within a minute by a reversal, with its food in the bags again, and is refused later', async () => {
    const owner = newOwner()
    const pantry = await newPantry(owner)
    const { ID: id } = await placeTestOrder(pantry)
    const [beans] = pantry.lines
    await call(orders.packOrderLine, owner, {
      id,
      PantryInventoryItemID: beans.PantryInventoryItemID,
      PackedQuantity: 3,
    })
    const before = { stock: await stockOfOwner(owner.EntityID), order: await orderById(id) }
    const window = await windowById(pantry.window.ID)
    const household = { id, RecipientKind: 'household', RecipientName: null, ...read } as const
    const undo = () => call(orders.takeHandOverBack, owner, { id })
    expect((await undo()).answer.FailureReason).toBe('This order has not been handed over.')
    await call(orders.handOverOrder, owner, household)
    const [record] = await distributionsOfOrders([id])
    expect((await undo()).answer.Value).toMatchObject({ PantryOrderStatusType: { Code: 'CREATED' } })
    expect(await stockOfOwner(owner.EntityID)).toEqual(before.stock)
    expect((await orderById(id))?.PantryOrderItems).toEqual(before.order?.PantryOrderItems)
    expect(await windowById(pantry.window.ID)).toEqual(window)
    const net = async () => [
      await distributionsOfOrders([id]),
      (await countedDays(distributionLists.owner(owner.EntityID), record?.Day ?? '', record?.Day ?? '')).records,
    ]
    expect(await net()).toEqual([[], []])
    expect(await table.all({ ...orderKeys.handOvers(id) }, DistributionRecord)).toMatchObject([
      { OrderID: id, TotalItems: 5 },
      { OrderID: id, IsReversal: true, TotalItems: 5 },
    ])
    await call(orders.handOverOrder, owner, household)
    expect(await net()).toMatchObject([[{ OrderID: id, Sequence: 2 }], [{ OrderID: id, Sequence: 2 }]])
    setClock(new Date(Date.now() + 61_000))
    expect((await undo()).answer.FailureReason).toContain('within 60 seconds')
    expect(await statusOf(id)).toBe('DELIVEREDTONEIGHBOR')
    setClock(morning)
  })

  it('of the last minute of a day is taken back in the next one, and both entries are of the day of the hand-over', async () => {
    const owner = newOwner()
    const pantry = await newPantry(owner)
    const { ID: id } = await placeTestOrder(pantry)
    const household = { id, RecipientKind: 'household', RecipientName: null, ...read } as const
    const midnight = new Date('2026-11-25T05:00:00.000Z').getTime()
    const counted = async (day: string) =>
      (await countedDays(distributionLists.owner(owner.EntityID), day, day)).records.length
    setClock(new Date(midnight - 20_000))
    await call(orders.handOverOrder, owner, household)
    expect(await counted('2026-11-24')).toBe(1)
    setClock(new Date(midnight + 20_000))
    expect((await call(orders.takeHandOverBack, owner, { id })).answer.Successful).toBe(true)
    expect(await table.all({ ...orderKeys.handOvers(id) }, DistributionRecord)).toMatchObject([
      { Day: '2026-11-24' },
      { Day: '2026-11-24', IsReversal: true },
    ])
    expect([await counted('2026-11-24'), await counted('2026-11-25')]).toEqual([0, 0])
    await call(orders.handOverOrder, owner, household)
    expect([await counted('2026-11-24'), await counted('2026-11-25')]).toEqual([0, 1])
    // A tablet without a connection tells its own last minute later: that is over.
    const { ID: late } = await placeTestOrder(pantry)
    setClock(new Date(midnight + 600_000))
    await call(orders.handOverOrder, owner, { ...household, id: late, At: new Date(midnight - 20_000).toISOString() })
    expect(await counted('2026-11-24')).toBe(1)
    const { answer } = await call(orders.takeHandOverBack, owner, { id: late })
    expect(answer.FailureReason).toContain('within 60 seconds')
    setClock(morning)
  })

  it('records the household of the day, also a smaller one than in the profile', async () => {
    const owner = newOwner()
    const customer = await customerFor(owner, {
      IsTefapEligible: true,
      HouseholdSize: 4,
      Ages: { Minors: 2, Adults: 2, Seniors: 0 },
    })
    const told = async (household: object) => {
      const { ID: id } = await testOrderOf(owner, 'Medina', customer.ID)
      const { status } = await call(orders.handOverOrder, owner, { id, ...read, ...household } as never)
      return status === 200 ? (await distributionsOfOrders([id]))[0] : status
    }
    expect(await told({ HouseholdSize: 3 })).toMatchObject({ HouseholdSize: 3, Ages: null })
    const Ages = { Minors: 1, Adults: 1, Seniors: 0 }
    expect(await told({ Ages })).toMatchObject({ HouseholdSize: 2, Ages })
    expect(await told({})).toMatchObject({ HouseholdSize: 4, Ages: customer.Ages })
    expect(await told({ Ages, HouseholdSize: 5 })).toBe(400)
  })

  it('that waited for a connection is of its own moment; sent again it is the same, on a second tablet it is refused', async () => {
    const owner = newOwner()
    const pantry = await newPantry(owner)
    const { ID: id } = await placeTestOrder(pantry)
    await call(orders.setOrderStatus, owner, { id, statusCode: 'PACKED' })
    setClock(new Date('2026-11-25T15:00:00.000Z'))
    const sentFor = { RecipientKind: 'household', RecipientName: null } as const
    const sent = (At: string, by = owner) =>
      call(orders.handOverOrder, by, { ...sentFor, id, At, PantryLocationID: pantry.location.ID })
    // The day before, when the window was open: nothing speaks against it.
    const At = '2026-11-24T15:10:00.000Z'
    expect((await sent(At)).answer).toMatchObject({ Successful: true, Value: { HandOver: { At, Day: '2026-11-24' } } })
    expect((await sent(At)).answer.Successful).toBe(true)
    expect(await distributionsOfOrders([id])).toHaveLength(1)
    const other = { ...owner, UserID: owner.UserID + 1 }
    for (const [at, by] of [
      [At, other],
      ['2026-11-24T15:12:00.000Z', owner],
    ] as const)
      expect((await sent(at, by)).answer).toMatchObject({
        Successful: false,
        FailureReason: expect.stringContaining('handed over'),
      })
    // No later than now, and no older than a tablet keeps it.
    const { ID: later } = await placeTestOrder(pantry)
    const Acknowledged = ['notPacked', 'otherDay'] as const
    const { answer } = await call(orders.handOverOrder, owner, {
      ...sentFor,
      ...{ id: later, At: '2027-01-01T00:00:00.000Z', Acknowledged: [...Acknowledged] },
    })
    expect(answer.Value?.HandOver?.At).toBe('2026-11-25T15:00:00.000Z')
    setClock(morning)
  })

  it('happens once: of two tables that scan the same code one hears that it is gone', async () => {
    const owner = newOwner()
    const { ID: id } = await testOrderOf(owner, 'Ruiz')
    const household = { id, RecipientKind: 'household', RecipientName: null, ...read } as const
    const both = await Promise.all([
      call(orders.handOverOrder, owner, household),
      call(orders.handOverOrder, owner, household),
    ])
    expect(both.map(({ answer }) => answer.Successful).toSorted()).toEqual([false, true])
    expect(both.map(({ answer }) => answer.FailureReason)).toContain('This order has already been handed over.')
    const stock = await stockOfOwner(owner.EntityID)
    expect([...stock.values()].map(({ CurrentOrderQuantity }) => CurrentOrderQuantity)).toEqual([0, 0])
  })

  it('asks for the name of who was sent', async () => {
    const owner = newOwner()
    const { ID: id } = await testOrderOf(owner, 'Ruiz')
    const nameless = { id, RecipientKind: 'proxy', RecipientName: null } as const
    expect((await call(orders.handOverOrder, owner, nameless)).status).toBe(400)
    const own = { id, RecipientKind: 'household', RecipientName: null, ...read } as const
    expect((await call(orders.handOverOrder, people.foodBank, own)).answer.Successful).toBe(false)
    expect(await statusOf(id)).toBe('CREATED')
  })
})

it('lists a food bank’s agencies', async () => {
  const { answer } = await call(foodbanks.listAssociatedAgencies, people.foodBank, {})
  expect(answer.Value?.find(({ ID }) => ID === 11)).toEqual({ ID: 11, Name: 'Agency 11', EntityID: 11 })
  expect((await call(foodbanks.listAssociatedAgencies, people.agencies[0], {})).status).toBe(403)
})
