import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { table } from '../../../../functions/core/table/table.ts'
import { changeProduct } from '../../../../functions/pantry/products/productTable.ts'
import { findStock } from '../../../../functions/pantry/products/stockTable.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import { rangeTurnedAround } from '../../../../shared/core/time/refusals.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { orderCode } from '../../../../shared/pantry/orders/order.ts'
import { handOverOnHold } from '../../../../shared/pantry/orders/refusals.ts'
import * as pantryReports from '../../../../shared/pantry/pantryReports/api.ts'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import { productOnHold } from '../../../../shared/pantry/products/refusals.ts'
import { getRecall } from '../../../../shared/pantry/recall/api.ts'
import type { Recall } from '../../../../shared/pantry/recall/recall.ts'
import * as stock from '../../../../shared/pantry/stock/api.ts'
import * as receipts from '../../../../shared/rescue/receipts/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import {
  asCustomer,
  customerFor,
  lines,
  type OpenPantry,
  openPantry,
  place,
  shortOrder,
} from '../../../engine/ordering.ts'
import { ids, makeSmallTenant, people } from '../../../engine/smallTenant.ts'

/** A recalled product or donation: which orders and neighbors it reached, over the real handlers and the embedded table. */

const [otherAgency, agency] = people.agencies
const minutes = (count: number) => new Date(morning.getTime() + count * 60_000)

beforeAll(() => makeSmallTenant())
beforeEach(() => setClock(morning))
afterAll(() => void vi.useRealTimers())

async function recall(by: Caller, id: number, query = {}): Promise<Recall> {
  const { answer, body } = await call(getRecall, by, { id, ...query })
  if (!answer.Value) throw new Error(`No recall: ${body}`)
  return answer.Value
}
const idsOf = ({ Orders }: Recall) => Orders.map(({ ID }) => ID)

/** A receipt of an agency, on the shelf as so many of a product. */
async function received(by: Caller, productId: number, quantities: readonly number[]): Promise<number> {
  const { answer, body } = await call(receipts.createReceipt, by, {
    donorLocationId: ids.donorLocation,
    categories: quantities.map((_, index) => ({ categoryId: index + 1, pounds: 40 })),
    date: '2026-11-19',
  })
  if (!answer.Value) throw new Error(`No receipt: ${body}`)
  const id = answer.Value.PickupID
  const Lines = quantities.map((Quantity, index) => ({
    DonationCategoryID: index + 1,
    PantryInventoryItemID: productId,
    Quantity,
  }))
  const put = await call(stock.putReceiptOnShelf, by, { id, Lines })
  if (!put.answer.Successful) throw new Error(`Not on the shelf: ${put.body}`)
  return id
}

async function ordered(pantry: OpenPantry, quantity = 2, more = {}): Promise<number> {
  const customer = await customerFor(pantry.owner, more)
  const { answer, body } = await place(customer, {
    at: pantry,
    of: lines([pantry.beans, quantity], [pantry.milk, 1]),
    by: pantry.owner,
  })
  if (!answer.Value?.OrderID) throw new Error(`No order: ${body}`)
  return answer.Value.OrderID
}
const setStatus = (by: Caller, id: number, statusCode: 'PACKED' | 'CANCELLED' | 'ABANDONED') =>
  call(orders.setOrderStatus, by, { id, statusCode })
const handOver = (by: Caller, id: number) =>
  call(orders.handOverOrder, by, { id, Acknowledged: ['notPacked', 'otherDay'] } as never)
async function handedOver(pantry: OpenPantry, quantity = 2, more = {}): Promise<number> {
  const id = await ordered(pantry, quantity, more)
  await handOver(pantry.owner, id)
  return id
}

describe('the recall of a product', () => {
  it('lists the orders that hold it and those that handed it over, with their neighbors', async () => {
    const pantry = await openPantry(agency)
    const given = await handedOver(pantry, 3, { LastName: 'Okafor', EMailAddress: 'okafor@example.org' })
    const texts = { IsTextMessageNotificationEnabled: true, Language: 'es' as const }
    const open = await ordered(pantry, 2, texts)
    const list = await recall(agency, pantry.beans.ID)
    expect(list).toMatchObject({ Name: 'Pinto Beans', IsActive: true, OnShelf: 7, OnOrders: 2, Since: null })
    expect(list).toMatchObject({ Start: '2026-10-22', End: '2026-11-20', HasMore: false })
    expect(list.Orders).toMatchObject([
      {
        ...{ ID: open, StatusCode: 'CREATED', HandedOver: null, Quantity: 2, Place: 'Church hall' },
        Neighbor: { PhoneNumber: '+18655550143', Language: 'es', WantsTexts: true },
      },
      {
        ...{ ID: given, StatusCode: 'DELIVEREDTONEIGHBOR', HandedOver: morning.toISOString(), Quantity: 3 },
        Neighbor: { LastName: 'Okafor', EMailAddress: 'okafor@example.org', Language: 'en', WantsTexts: false },
      },
    ])
  })

  it('leaves out orders that came to nothing, that lost it, and those of other products', async () => {
    const pantry = await openPantry(agency)
    const [cancelled, unpacked] = [await ordered(pantry), await ordered(pantry)]
    await setStatus(agency, cancelled, 'CANCELLED')
    const none = { id: unpacked, PantryInventoryItemID: pantry.beans.ID, PackedQuantity: 0 }
    await call(orders.packOrderLine, agency, none)
    expect(idsOf(await recall(agency, pantry.beans.ID))).toEqual([])
    expect(idsOf(await recall(agency, pantry.milk.ID))).toEqual([unpacked])
  })

  it('lists it where it was packed instead of another', async () => {
    const pantry = await openPantry(agency)
    const { id, lentils, substitute } = await shortOrder(pantry, await customerFor(agency))
    await call(orders.packOrderLine, agency, substitute)
    const [one] = (await recall(agency, lentils.ID)).Orders
    expect(one).toMatchObject({ ID: id, Quantity: 2, IsSubstitute: true })
    expect((await recall(agency, pantry.beans.ID)).Orders).toMatchObject([{ ID: id, Quantity: 1, IsSubstitute: false }])
  })

  it('tells which donations it came from, and how much', async () => {
    const pantry = await openPantry(agency)
    const receipt = await received(agency, pantry.beans.ID, [12])
    const [source] = (await recall(agency, pantry.beans.ID)).Sources
    expect(source).toMatchObject({ ReceiptID: receipt, Quantity: 12, DonorName: 'Fresh Market' })
    expect((await recall(agency, pantry.milk.ID)).Sources).toEqual([])
    const before = { start: '2026-10-01', end: '2026-11-19' }
    expect((await recall(agency, pantry.beans.ID, before)).Sources).toEqual([])
  })

  it('is of the days that are asked for; what can be stopped is always listed', async () => {
    const pantry = await openPantry(agency)
    const given = await handedOver(pantry)
    const open = await ordered(pantry)
    const of = (start: string, end: string) => recall(agency, pantry.beans.ID, { start, end }).then(idsOf)
    expect(await of('2026-11-20', '2026-11-20')).toEqual([open, given])
    expect(await of('2026-11-01', '2026-11-19')).toEqual([open])
    expect(await of('2026-11-21', '2026-11-30')).toEqual([open])
    const { answer } = await call(getRecall, agency, {
      id: pantry.beans.ID,
      start: '2026-11-20',
      end: '2026-11-01',
    })
    expect(answer.FailureReason).toBe(rangeTurnedAround.en)
  })
})

describe('the recall of a donation', () => {
  it('lists what was handed over since it was put on the shelf, and what still holds the product', async () => {
    const pantry = await openPantry(agency)
    const before = await handedOver(pantry)
    const waiting = await ordered(pantry)
    setClock(minutes(10))
    const receiptId = await received(agency, pantry.beans.ID, [4, 8])
    setClock(minutes(20))
    const after = await handedOver(pantry)
    const list = await recall(agency, pantry.beans.ID, { receiptId })
    expect(idsOf(list)).toEqual([waiting, after])
    expect(idsOf(list)).not.toContain(before)
    expect(list.Since).toBe(minutes(10).toISOString())
    expect(list.Sources.map(({ Quantity }) => Quantity).toSorted()).toEqual([4, 8])
  })

  it('leaves out what was handed over before, though a later hand-over of it was taken back', async () => {
    const pantry = await openPantry(agency)
    const id = await ordered(pantry)
    setClock(minutes(30))
    const receiptId = await received(agency, pantry.beans.ID, [5])
    setClock(minutes(60))
    await handOver(agency, id)
    expect(idsOf(await recall(agency, pantry.beans.ID, { receiptId }))).toEqual([id])
    await call(orders.takeHandOverBack, agency, { id })
    const warnings = { Acknowledged: ['notPacked', 'otherDay'] }
    // A tablet without a connection had handed it over before the donation came.
    await call(orders.handOverOrder, agency, { id, At: minutes(10).toISOString(), ...warnings } as never)
    expect(idsOf(await recall(agency, pantry.beans.ID, { receiptId }))).toEqual([])
    expect(idsOf(await recall(agency, pantry.beans.ID))).toEqual([id])
  })

  it('is not found where none of it was put on the shelf as the product', async () => {
    const pantry = await openPantry(agency)
    const receiptId = await received(agency, pantry.milk.ID, [4])
    expect((await call(getRecall, agency, { id: pantry.beans.ID, receiptId })).status).toBe(404)
    expect((await call(getRecall, agency, { id: pantry.beans.ID, receiptId: 987_654 })).status).toBe(404)
    expect(
      (await call(pantryReports.exportRecall, agency, { id: pantry.beans.ID, receiptId, Format: 'CSV' })).status,
    ).toBe(404)
  })
})

describe('a recall is for the pantry’s own people', () => {
  it('and no other pantry’s, no donor’s and no neighbor’s', async () => {
    const pantry = await openPantry(agency)
    await ordered(pantry)
    const of = (by: Caller) =>
      Promise.all(
        [getRecall, pantryReports.exportRecall].map(
          async (one) => (await call(one, by, { id: pantry.beans.ID, Format: 'CSV' } as never)).status,
        ),
      )
    for (const by of [otherAgency, people.otherFoodBank, people.otherAgency]) expect(await of(by)).toEqual([404, 404])
    for (const by of [people.donor, people.customer, asCustomer(await customerFor(agency))])
      expect(await of(by)).toEqual([403, 403])
    expect(await of(agency)).toEqual([200, 200])
  })
})

describe('the recall list as a file', () => {
  it('says whom it reached, and how they are told', async () => {
    const pantry = await openPantry(agency)
    const given = await handedOver(pantry, 3, { EMailAddress: 'rosa@example.org', Language: 'es' })
    const { body, headers } = await call(pantryReports.exportRecall, agency, { id: pantry.beans.ID, Format: 'CSV' })
    const [head, ...rows] = body.replace('\uFEFF', '').trim().split('\r\n')
    expect(head).toBe(
      "Order,Status,Date,Location,Quantity,As a substitute,Neighbor,Neighbor ID,Phone,Wants text messages,E-mail,Language,Lot not known,Message sent,Reached,Family's answer",
    )
    expect(rows).toHaveLength(1)
    for (const words of [orderCode(given), '2026-11-20,Church hall,3,', 'Rosa Medina', 'rosa@example.org', 'Español'])
      expect(rows[0]).toContain(words)
    expect(headers['content-disposition']).toContain('recall-2026-10-22-2026-11-20.csv')
  })
})

describe('a recalled product', () => {
  const hold = (id: number, IsOnHold = true) => call(inventory.holdItem, agency, { id, IsOnHold })
  const linesOf = async (pantry: OpenPantry) => {
    const { answer } = await call(orders.getPackingList, agency, { id: pantry.windowId })
    return answer.Value?.Orders.flatMap(({ Lines }) => Lines.map(({ Name, IsOnHold = false }) => [Name, IsOnHold]))
  }
  const pack = (id: number, { ID }: { ID: number }, PackedQuantity: number) =>
    call(orders.packOrderLine, agency, { id, PantryInventoryItemID: ID, PackedQuantity })
  const shown = async (id: number) => (await call(orders.getOrder, agency, { id })).answer.Value

  it('can be held: nobody orders it any more, nor makes it available before it is released', async () => {
    const pantry = await openPantry(agency)
    const { ID: id } = pantry.beans
    await hold(id)
    expect(await recall(agency, id)).toMatchObject({ IsActive: false, IsOnHold: true })
    const tried = async () =>
      (await place(await customerFor(agency), { at: pantry, of: lines([pantry.beans, 1]) })).answer
    expect((await tried()).Successful).toBe(false)
    const { answer } = await call(inventory.toggleItemActive, agency, { id, IsActive: true })
    expect(answer.FailureReason).toBe(productOnHold.en)
    await hold(id, false)
    expect(await recall(agency, id)).toMatchObject({ IsActive: true, IsOnHold: false })
    expect((await tried()).Successful).toBe(true)
  })

  it('stays inactive when it is released, if it was before', async () => {
    const pantry = await openPantry(agency)
    const { ID: id } = pantry.beans
    await call(inventory.toggleItemActive, agency, { id, IsActive: false })
    await hold(id)
    await hold(id)
    await hold(id, false)
    expect(await recall(agency, id)).toMatchObject({ IsActive: false, IsOnHold: false })
  })

  it('is flagged on the packing list, and goes into no bag; the order is packed without it', async () => {
    const pantry = await openPantry(agency)
    const id = await ordered(pantry, 2)
    await hold(pantry.beans.ID)
    expect(await linesOf(pantry)).toEqual(
      expect.arrayContaining([
        [pantry.beans.Name, true],
        [pantry.milk.Name, false],
      ]),
    )
    const { answer } = await call(orders.getPackingList, agency, { id: pantry.windowId })
    const toFetch = answer.Value?.ToFetch.flatMap(({ Items }) => Items.map(({ ID }) => ID))
    expect(toFetch).toEqual([pantry.milk.ID])
    expect((await pack(id, pantry.beans, 2)).answer.FailureReason).toBe(productOnHold.en)
    const packed = await setStatus(agency, id, 'PACKED')
    expect(packed.answer.FailureReason).toBe(`On hold and to be taken out first: ${pantry.beans.Name}.`)
    expect((await pack(id, pantry.beans, 0)).answer.Successful).toBe(true)
    expect((await setStatus(agency, id, 'PACKED')).answer.Successful).toBe(true)
    expect(idsOf(await recall(agency, pantry.beans.ID))).toEqual([])
  })

  it('is taken out at the table: the order is handed over without it, and it is not offered', async () => {
    const pantry = await openPantry(agency)
    const id = await ordered(pantry, 2)
    await setStatus(agency, id, 'PACKED')
    const before = await findStock(agency.EntityID, pantry.beans.ID)
    await hold(pantry.beans.ID)
    expect((await shown(id))?.OnHold).toEqual([pantry.beans.ID])
    const unread = await call(orders.handOverOrder, agency, { id, Acknowledged: ['otherDay'] } as never)
    expect(unread.answer.FailureReason).toContain(handOverOnHold.en)
    const given = await call(orders.handOverOrder, agency, { id, Acknowledged: ['otherDay', 'onHold'] } as never)
    expect(given.answer.Successful).toBe(true)
    const items = given.answer.Value?.PantryOrderItems.map(({ HandedOverQuantity }) => HandedOverQuantity)
    expect(items).toEqual([0, 1])
    expect(idsOf(await recall(agency, pantry.beans.ID))).toEqual([])
    const after = await findStock(agency.EntityID, pantry.beans.ID)
    expect(after).toMatchObject({ Quantity: before?.Quantity, CurrentOrderQuantity: 0, PackedQuantity: 0 })
  })

  it('is listed where it waits after a no-show, and where it was given away then, also ahead of the order’s day', async () => {
    const pantry = await openPantry(agency)
    await table.commit([changeProduct(pantry.milk.ID, undefined, { StorageRequirementID: 2 })])
    const [waiting, given, back] = [await ordered(pantry), await ordered(pantry), await ordered(pantry)]
    for (const id of [waiting, given, back]) {
      await setStatus(agency, id, 'PACKED')
      await setStatus(agency, id, 'ABANDONED')
    }
    const settle = (id: number, Choice: 'givenAway' | 'shelf') =>
      call(orders.settleOrderReturn, agency, { id, PantryInventoryItemID: pantry.milk.ID, Choice })
    await settle(given, 'givenAway')
    await settle(back, 'shelf')
    const reached = await recall(agency, pantry.milk.ID)
    expect(reached.Orders.every(({ OrderDay }) => OrderDay > reached.End)).toBe(true)
    expect(idsOf(reached).toSorted()).toEqual([waiting, given].toSorted())
    expect(reached.Orders.map(({ Quantity }) => Quantity)).toEqual([1, 1])
  })
})
