import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { stockKeys } from '../../../../functions/core/table/keys/stock.ts'
import { orderById } from '../../../../functions/pantry/orders/orderTable.ts'
import { findLot, shelfLotsOf } from '../../../../functions/pantry/products/lotTable.ts'
import { findStock } from '../../../../functions/pantry/products/stockTable.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import * as ordering from '../../../../shared/pantry/ordering/api.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import type { PackingLine } from '../../../../shared/pantry/orders/packing.ts'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import { answerRecallNotice, getRecall, getRecallNotice } from '../../../../shared/pantry/recall/api.ts'
import * as stock from '../../../../shared/pantry/stock/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { customerFor, lines, type OpenPantry, openPantry, place, shortOrder } from '../../../engine/ordering.ts'
import { recallCodeOf } from '../../../engine/recall.ts'
import { headersOf } from '../../../engine/runs.ts'
import { makeSmallTenant, people } from '../../../engine/smallTenant.ts'

/** Lots from the shelf into bags and out of them, on hold and recalled, over the real handlers and the embedded table. */

const [otherAgency, agency] = people.agencies

beforeAll(() => makeSmallTenant())
beforeEach(() => setClock(morning))
afterAll(() => void vi.useRealTimers())

const receive = (by: Caller, id: number, Difference: number, more: { Lot?: string; BestBy?: string | null } = {}) =>
  call(stock.adjustShelf, by, {
    id,
    Difference,
    Reason: 'received',
    Receipt: { Origin: 'donated', From: 'Harbor Foods', Document: 'D-7', Lot: '', BestBy: null, ...more },
  } as never)
const lotsOf = async ({ owner, beans }: OpenPantry) =>
  (await shelfLotsOf(owner.EntityID, beans.ID)).map(({ Lot, Quantity }) => [Lot, Quantity])

/** Ten beans without a lot, three of a lot that expires soon, five of a later one. */
async function lottedPantry(owner = agency, soon = 3): Promise<OpenPantry> {
  const pantry = await openPantry(owner, { stock: 0 })
  await receive(owner, pantry.milk.ID, 50)
  await receive(owner, pantry.beans.ID, 5, { Lot: 'late-9', BestBy: '2027-06-01' })
  await receive(owner, pantry.beans.ID, soon, { Lot: 'SOON-1', BestBy: '2026-12-24' })
  return pantry
}
async function ordered(pantry: OpenPantry, quantity = 2, more = {}): Promise<number> {
  const customer = await customerFor(pantry.owner, more)
  const of = lines([pantry.beans, quantity], [pantry.milk, 1])
  const { answer, body } = await place(customer, { at: pantry, of, by: pantry.owner })
  if (!answer.Value?.OrderID) throw new Error(`No order: ${body}`)
  return answer.Value.OrderID
}
type Taken = { Lot: string; Quantity: number }[]
const pack = (pantry: OpenPantry, id: number, quantity: number | null, Lots?: Taken, more = {}) =>
  call(orders.packOrderLine, pantry.owner, {
    ...{ id, PantryInventoryItemID: pantry.beans.ID, PackedQuantity: quantity },
    ...(Lots ? { Lots } : {}),
    ...more,
  })
async function lineOf(pantry: OpenPantry, id: number): Promise<PackingLine | undefined> {
  const { answer } = await call(orders.getPackingList, pantry.owner, { id: pantry.windowId })
  const order = answer.Value?.Orders.find(({ ID }) => ID === id)
  return order?.Lines.find(({ PantryInventoryItemID }) => PantryInventoryItemID === pantry.beans.ID)
}
const setStatus = (pantry: OpenPantry, id: number, statusCode: 'PACKED' | 'PROCESSING' | 'CANCELLED') =>
  call(orders.setOrderStatus, pantry.owner, { id, statusCode })
const handOver = (pantry: OpenPantry, id: number, Acknowledged: string[] = ['otherDay']) =>
  call(orders.handOverOrder, pantry.owner, { id, Acknowledged } as never)
const hold = (pantry: OpenPantry, Lot: string, IsOnHold = true, more = {}) =>
  call(inventory.holdItem, pantry.owner, { id: pantry.beans.ID, IsOnHold, Lot, ...more })
const numbers = async ({ owner, beans }: OpenPantry) => {
  const found = await findStock(owner.EntityID, beans.ID)
  return { available: found?.Quantity, shelf: found?.ShelfQuantity, bags: found?.PackedQuantity }
}

describe('lots on the shelf', () => {
  it('are received by code or by day, in one number each, beside units without a lot', async () => {
    const pantry = await lottedPantry()
    await receive(agency, pantry.beans.ID, 4, { Lot: ' Late-9 ' })
    await receive(agency, pantry.beans.ID, 2, { BestBy: '2027-01-31' })
    await receive(agency, pantry.beans.ID, 7)
    expect(await lotsOf(pantry)).toEqual([
      ['SOON-1', 3],
      ['2027-01-31', 2],
      ['LATE-9', 9],
    ])
    expect(await numbers(pantry)).toMatchObject({ shelf: 21, available: 21 })
  })

  it('lose what is thrown away of them, and no more than is there', async () => {
    const pantry = await lottedPantry()
    const expired = (Difference: number) =>
      call(stock.adjustShelf, agency, { id: pantry.beans.ID, Difference, Reason: 'expired', Lot: 'soon-1' } as never)
    await expired(-2)
    expect(await lotsOf(pantry)).toEqual([
      ['SOON-1', 1],
      ['LATE-9', 5],
    ])
    expect((await expired(-2)).answer.FailureReason).toContain('only 1')
    expect(await numbers(pantry)).toMatchObject({ shelf: 6 })
  })

  it('are never more than the shelf: units that left without a lot are those that expire first, and don’t come back', async () => {
    const pantry = await lottedPantry()
    await call(stock.adjustShelf, agency, { id: pantry.beans.ID, Difference: -4, Reason: 'damaged' } as never)
    const left = [
      ['SOON-1', 0],
      ['LATE-9', 4],
    ]
    expect(await lotsOf(pantry)).toEqual(left)
    await receive(agency, pantry.beans.ID, 6)
    expect(await lotsOf(pantry)).toEqual(left)
  })
})

describe('one lot, however its code is typed', () => {
  it.each([
    ['with a number sign', 'A#1', 'a#1'],
    ['with a point and a percent sign', 'x%23.5', 'X%23.5'],
    ['with spaces', '  lot  12 b ', 'LOT 12 B'],
    ['with an emoji', '🫘-7', '🫘-7'],
    ['with an accent, composed or not', 'Añejo 9', 'AN\u0303EJO 9'],
    ['of a hundred characters', `L${'9'.repeat(99)}`, `l${'9'.repeat(99)}`],
    ['like the key of another item', '#CUSTOMER#1', '#customer#1'],
  ])('%s, is received twice, packed, shown, held, recalled and released as one', async (_, typed, again) => {
    const pantry = await openPantry(agency, { stock: 0 })
    await receive(agency, pantry.milk.ID, 50)
    await receive(agency, pantry.beans.ID, 2, { Lot: typed })
    await receive(agency, pantry.beans.ID, 3, { Lot: again })
    const [[name = '', count] = [], ...others] = await lotsOf(pantry)
    expect([count, others]).toEqual([5, []])
    const id = await ordered(pantry, 2)
    await pack(pantry, id, 2, [{ Lot: again, Quantity: 2 }])
    expect(await lotsOf(pantry)).toEqual([[name, 3]])
    const { answer } = await call(orders.getOrder, agency, { id })
    expect(answer.Value?.PantryOrderItems.flatMap(({ Lots = [] }) => Lots)).toEqual([
      { Lot: name, BestBy: null, Quantity: 2 },
    ])
    await hold(pantry, typed)
    expect(await findLot(agency.EntityID, pantry.beans.ID, String(name))).toMatchObject({
      State: 'held',
      HeldQuantity: 3,
    })
    const recalled = await call(getRecall, agency, { id: pantry.beans.ID, lot: typed })
    expect(recalled.answer.Value).toMatchObject({ Lot: name, Orders: [{ ID: id, Quantity: 2 }] })
    await hold(pantry, again, false)
    expect(await lotsOf(pantry)).toEqual([[name, 3]])
  })

  it('and no longer than a hundred', async () => {
    const pantry = await lottedPantry()
    const id = await ordered(pantry, 1)
    expect((await pack(pantry, id, 1, [{ Lot: '9'.repeat(101), Quantity: 1 }])).status).toBe(400)
  })

  it.each([
    ['A', 'A#1'],
    ['A', 'A.1'],
    ['A%23', 'A#'],
  ])('keeps who was told of %j apart from %j', (one, other) => {
    const keysOf = (lot: string | undefined) => [0, 1, 2].map((nth) => String(stockKeys.recallContacts(7, lot, nth).pk))
    const all = [...keysOf(undefined), ...keysOf(one), ...keysOf(other), ...keysOf('#1')]
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('a lot that is used up', () => {
  const listed = async ({ owner, windowId, beans }: OpenPantry) => {
    const { answer } = await call(orders.getPackingList, owner, { id: windowId })
    return answer.Value?.Lots?.filter(({ ProductID }) => ProductID === beans.ID).map(({ Lot }) => Lot)
  }

  it('leaves the packers’ list after a month, and stays where food is recalled', async () => {
    const pantry = await lottedPantry()
    const id = await ordered(pantry, 3)
    await pack(pantry, id, 3, [{ Lot: 'SOON-1', Quantity: 3 }])
    setClock(new Date(morning.getTime() + 29 * 86_400_000))
    expect(await listed(pantry)).toEqual(['SOON-1', 'LATE-9'])
    setClock(new Date(morning.getTime() + 31 * 86_400_000))
    expect(await listed(pantry)).toEqual(['LATE-9'])
    const { answer } = await call(getRecall, agency, { id: pantry.beans.ID, lot: 'SOON-1' })
    expect(answer.Value?.Lots?.map(({ Lot, Quantity }) => [Lot, Quantity])).toEqual([
      ['SOON-1', 0],
      ['LATE-9', 5],
    ])
    expect(answer.Value?.Orders).toMatchObject([{ ID: id, Quantity: 3 }])
  })

  it('stays on it while it is on hold', async () => {
    const pantry = await lottedPantry()
    await ordered(pantry, 1)
    await hold(pantry, 'SOON-1')
    setClock(new Date(morning.getTime() + 31 * 86_400_000))
    expect(await listed(pantry)).toEqual(['SOON-1', 'LATE-9'])
  })
})

describe('a substitute', () => {
  /** Two of three beans are missing; lentils have a lot that expires soon and a later one. */
  async function withLentils() {
    const pantry = await openPantry(agency)
    const { id, lentils, substitute } = await shortOrder(pantry, await customerFor(agency))
    await receive(agency, lentils.ID, 5, { Lot: 'L-LATE', BestBy: '2027-06-01' })
    await receive(agency, lentils.ID, 1, { Lot: 'L-SOON', BestBy: '2026-12-24' })
    const put = (PackedQuantity: number, more = {}) =>
      call(orders.packOrderLine, agency, { ...substitute, PackedQuantity, ...more })
    const lots = async () => {
      const { answer } = await call(orders.getOrder, agency, { id })
      const line = answer.Value?.PantryOrderItems.find(({ PantryInventoryItem: { ID } }) => ID === lentils.ID)
      return line?.Lots?.map(({ Lot, BestBy, Quantity }) => [Lot, BestBy, Quantity])
    }
    return { pantry, lentils, put, lots }
  }

  it('takes what expires first, says so, and more of it the next', async () => {
    const { lentils, put, lots } = await withLentils()
    expect((await put(1)).answer.Successful).toBe(true)
    expect(await lots()).toEqual([['L-SOON', '2026-12-24', 1]])
    await put(2)
    expect(await lots()).toEqual([
      ['L-SOON', '2026-12-24', 1],
      ['L-LATE', '2027-06-01', 1],
    ])
    expect((await shelfLotsOf(agency.EntityID, lentils.ID)).map(({ Quantity }) => Quantity)).toEqual([0, 4])
    await put(1)
    expect(await lots()).toEqual([['L-SOON', '2026-12-24', 1]])
  })

  it('keeps the lot that the packer says, also none', async () => {
    const { put, lots } = await withLentils()
    await put(2)
    await put(2, { Lots: [{ Lot: 'L-LATE', Quantity: 2 }], AreLotsSaid: true })
    expect(await lots()).toEqual([['L-LATE', '2027-06-01', 2]])
    await put(2, { Lots: [], AreLotsSaid: true })
    await put(1)
    expect(await lots()).toBeUndefined()
  })

  it('passes over a lot on hold', async () => {
    const { lentils, put, lots } = await withLentils()
    await call(inventory.holdItem, agency, { id: lentils.ID, IsOnHold: true, Lot: 'L-SOON' })
    expect((await put(2)).answer.Successful).toBe(true)
    expect(await lots()).toEqual([['L-LATE', '2027-06-01', 2]])
  })
})

describe('packing by lot', () => {
  it('takes what expires first, order by order, and keeps the lots on the line', async () => {
    const pantry = await lottedPantry()
    const [first, second] = [await ordered(pantry, 2), await ordered(pantry, 2)]
    expect((await lineOf(pantry, first))?.Take).toMatchObject([{ Lot: 'SOON-1', Quantity: 2 }])
    const Take = [
      { Lot: 'SOON-1', Quantity: 1 },
      { Lot: 'LATE-9', Quantity: 1 },
    ]
    expect((await lineOf(pantry, second))?.Take).toMatchObject(Take)
    await pack(pantry, second, 2, Take)
    expect((await lineOf(pantry, second))?.Lots).toEqual([
      { Lot: 'SOON-1', BestBy: '2026-12-24', Quantity: 1 },
      { Lot: 'LATE-9', BestBy: '2027-06-01', Quantity: 1 },
    ])
    expect(await lotsOf(pantry)).toEqual([
      ['SOON-1', 2],
      ['LATE-9', 4],
    ])
    await setStatus(pantry, second, 'CANCELLED')
    expect(await lotsOf(pantry)).toEqual([
      ['SOON-1', 3],
      ['LATE-9', 5],
    ])
  })

  it('says that a lot is past its day', async () => {
    const pantry = await lottedPantry()
    await receive(agency, pantry.beans.ID, 1, { Lot: 'OLD', BestBy: '2026-11-01' })
    const id = await ordered(pantry, 2)
    expect((await lineOf(pantry, id))?.Take).toEqual([
      { Lot: 'OLD', BestBy: '2026-11-01', Quantity: 1, IsExpired: true },
      { Lot: 'SOON-1', BestBy: '2026-12-24', Quantity: 1 },
    ])
  })

  it('of two packers who take the last of a lot at once gives it to one, and the other takes another', async () => {
    const pantry = await lottedPantry(agency, 1)
    const [one, two] = [await ordered(pantry, 1), await ordered(pantry, 1)]
    const last = [{ Lot: 'SOON-1', Quantity: 1 }]
    const answers = await Promise.all([pack(pantry, one, 1, last), pack(pantry, two, 1, last)])
    const refused = answers.filter(({ answer }) => !answer.Successful)
    expect(refused.map(({ answer }) => answer.FailureReason)).toEqual([
      'Of lot SOON-1, only 0 are left. Take another lot, or say that the package shows this one.',
    ])
    const other = answers[0]?.answer.Successful ? two : one
    expect((await pack(pantry, other, 1, [{ Lot: 'LATE-9', Quantity: 1 }])).answer.Successful).toBe(true)
    expect(await lotsOf(pantry)).toEqual([
      ['SOON-1', 0],
      ['LATE-9', 4],
    ])
  })

  it('believes a packer who looked at the package, whatever the numbers say, and a tick that waited for a connection', async () => {
    const pantry = await lottedPantry(agency, 1)
    const [said, told] = [await ordered(pantry, 2), await ordered(pantry, 2)]
    expect((await pack(pantry, said, 2, [{ Lot: 'soon-1', Quantity: 2 }], { AreLotsSaid: true })).status).toBe(200)
    const At = morning.toISOString()
    expect((await pack(pantry, told, 2, [{ Lot: 'NEW-3', Quantity: 2 }], { At, Seen: null })).answer.Successful).toBe(
      true,
    )
    expect((await lineOf(pantry, said))?.Lots).toMatchObject([{ Lot: 'SOON-1', Quantity: 2 }])
    expect(await findLot(agency.EntityID, pantry.beans.ID, 'SOON-1')).toMatchObject({ Quantity: -1 })
    expect(Object.fromEntries(await lotsOf(pantry))).toMatchObject({ 'SOON-1': 0, 'NEW-3': 0 })
  })

  it('corrects the lot of a line that is in its bag', async () => {
    const pantry = await lottedPantry()
    const id = await ordered(pantry, 2)
    await pack(pantry, id, 2, [{ Lot: 'SOON-1', Quantity: 2 }])
    await pack(pantry, id, 2, [{ Lot: 'LATE-9', Quantity: 2 }], { AreLotsSaid: true })
    expect(await lotsOf(pantry)).toEqual([
      ['SOON-1', 3],
      ['LATE-9', 3],
    ])
    expect(await numbers(pantry)).toMatchObject({ bags: 2, shelf: 6 })
  })

  it('goes on as ever where there are no lots', async () => {
    const pantry = await openPantry(agency)
    const id = await ordered(pantry, 2)
    expect(await lineOf(pantry, id)).not.toHaveProperty('Take')
    expect((await pack(pantry, id, 2)).answer.Successful).toBe(true)
    expect(await lineOf(pantry, id)).not.toHaveProperty('Lots')
  })
})

describe('a lot on hold', () => {
  it('leaves the shelf in one command, and comes back when it is released', async () => {
    const pantry = await lottedPantry()
    expect((await hold(pantry, 'soon-1')).answer.Successful).toBe(true)
    expect(await numbers(pantry)).toMatchObject({ shelf: 5, available: 5 })
    expect(await lotsOf(pantry)).toEqual([
      ['SOON-1', 0],
      ['LATE-9', 5],
    ])
    await hold(pantry, 'soon-1')
    await hold(pantry, 'SOON-1', true, { IsRecalled: true })
    const listed = (await call(inventory.listItems, pantry.owner, {})).answer.Value ?? []
    expect(listed.find(({ ID }) => ID === pantry.beans.ID)?.Hold).toMatchObject({
      Since: null,
      Lots: [{ Lot: 'SOON-1' }],
    })
    expect(listed.find(({ ID }) => ID === pantry.milk.ID)).not.toHaveProperty('Hold')
    expect(await findLot(agency.EntityID, pantry.beans.ID, 'SOON-1')).toMatchObject({
      State: 'recalled',
      HeldQuantity: 3,
    })
    expect(await numbers(pantry)).toMatchObject({ shelf: 5 })
    setClock(new Date(morning.getTime() + 60_000))
    await hold(pantry, 'SOON-1', false)
    expect(await numbers(pantry)).toMatchObject({ shelf: 8, available: 8 })
    expect(await lotsOf(pantry)).toEqual([
      ['SOON-1', 3],
      ['LATE-9', 5],
    ])
    const rows = (await call(stock.listMovements, agency, { id: pantry.beans.ID })).answer.Value?.rows ?? []
    expect(rows.filter(({ LotHold }) => LotHold).map(({ LotHold, Lot, Quantity }) => [LotHold, Lot, Quantity])).toEqual(
      [
        ['released', 'SOON-1', 3],
        ['held', 'SOON-1', -3],
      ],
    )
  })

  it('is refused to a packer, who takes another lot; a unit without a lot is asked for it', async () => {
    const pantry = await lottedPantry()
    const id = await ordered(pantry, 2)
    await hold(pantry, 'SOON-1')
    expect(await lineOf(pantry, id)).toMatchObject({ HeldLots: ['SOON-1'], Take: [{ Lot: 'LATE-9', Quantity: 2 }] })
    expect((await pack(pantry, id, 2, [{ Lot: 'SOON-1', Quantity: 2 }])).answer.FailureReason).toContain(
      'Lot SOON-1 is on hold',
    )
    expect((await pack(pantry, id, 2)).answer.FailureReason).toContain('say which lot')
    expect((await setStatus(pantry, id, 'PACKED')).answer.FailureReason).toContain('A lot is on hold (SOON-1)')
    expect((await pack(pantry, id, 2, [{ Lot: 'LATE-9', Quantity: 2 }])).answer.Successful).toBe(true)
    expect((await setStatus(pantry, id, 'PACKED')).answer.Successful).toBe(true)
    expect((await handOver(pantry, id)).answer.Successful).toBe(true)
  })

  it('that is held while it is packed never gets into a bag', async () => {
    const pantry = await lottedPantry()
    const id = await ordered(pantry, 2)
    const [held, packed] = await Promise.all([
      hold(pantry, 'SOON-1'),
      pack(pantry, id, 2, [{ Lot: 'SOON-1', Quantity: 2 }]),
    ])
    expect(held.answer.Successful).toBe(true)
    const isIn = packed.answer.Successful
    expect((await setStatus(pantry, id, 'PACKED')).answer.FailureReason).toContain('on hold')
    const lot = await findLot(agency.EntityID, pantry.beans.ID, 'SOON-1')
    expect(lot).toMatchObject({ State: 'held', HeldQuantity: isIn ? 1 : 3, Quantity: 0 })
  })

  it('stays behind when its bag is handed over, once that was read', async () => {
    const pantry = await lottedPantry()
    const id = await ordered(pantry, 2)
    await pack(pantry, id, 2, [{ Lot: 'SOON-1', Quantity: 2 }])
    await setStatus(pantry, id, 'PACKED')
    await hold(pantry, 'SOON-1')
    expect((await handOver(pantry, id)).answer.Successful).toBe(false)
    const given = await handOver(pantry, id, ['otherDay', 'onHold'])
    const quantities = given.answer.Value?.PantryOrderItems.map((line) => [
      line.PantryInventoryItem.Name,
      line.HandedOverQuantity,
    ])
    expect(quantities).toEqual([
      ['Pinto Beans', 0],
      ['Milk', 1],
    ])
  })
})

describe('an order that ends with a lot on hold in its bags', () => {
  async function ended(Lots?: Taken) {
    const pantry = await lottedPantry()
    const id = await ordered(pantry, 2)
    await pack(pantry, id, 2, Lots)
    await setStatus(pantry, id, 'PACKED')
    await hold(pantry, 'SOON-1')
    const before = await numbers(pantry)
    await setStatus(pantry, id, 'CANCELLED')
    const settle = async (Choice: 'shelf' | 'discarded' | 'givenAway', more = {}) => {
      const input = { id, PantryInventoryItemID: pantry.beans.ID, Choice, ...more }
      return (await call(orders.settleOrderReturn, agency, input)).answer
    }
    return { pantry, before, settle }
  }
  const held = [{ Lot: 'SOON-1', Quantity: 2 }]
  const look = { AreLotsRead: true }

  it('gives none of it to new orders: it waits with its lot, and is discarded', async () => {
    const { pantry, before, settle } = await ended(held)
    expect(await numbers(pantry)).toEqual({ ...before, bags: 0 })
    const waiting = (await call(orders.listOrderReturns, agency, {})).answer.Value
    expect(waiting?.filter(({ HeldLots }) => HeldLots)).toMatchObject([{ Quantity: 2, HeldLots: ['SOON-1'] }])
    const reason = 'On hold: lot SOON-1. Discard it, or leave it aside until the lot is released.'
    expect((await settle('shelf', look)).FailureReason).toBe(reason)
    expect((await settle('givenAway', look)).FailureReason).toBe(reason)
    expect((await settle('discarded')).Successful).toBe(true)
    expect(await numbers(pantry)).toEqual({ ...before, bags: 0 })
  })

  it('gives it back once the lot is released', async () => {
    const { pantry, before, settle } = await ended(held)
    await hold(pantry, 'SOON-1', false)
    expect((await settle('shelf')).Successful).toBe(true)
    expect((await numbers(pantry)).available).toBe((before.available ?? 0) + 1 + 2)
  })

  it('waits as well where nobody said the lot, until somebody has looked at the packages', async () => {
    const { pantry, before, settle } = await ended()
    expect(await numbers(pantry)).toEqual({ ...before, bags: 0 })
    expect((await settle('shelf')).FailureReason).toContain('lot SOON-1')
    expect((await settle('shelf', look)).Successful).toBe(true)
    expect((await numbers(pantry)).available).toBe((before.available ?? 0) + 2)
  })

  it('of another lot goes back to the shelf', async () => {
    const { pantry, before } = await ended([{ Lot: 'LATE-9', Quantity: 2 }])
    expect((await numbers(pantry)).available).toBe((before.available ?? 0) + 2)
  })
})

describe('a household that is served without an order', () => {
  const serve = async (pantry: OpenPantry, quantity: number, Lots?: Taken) => {
    const { ID: id } = await customerFor(pantry.owner, {})
    const [line] = lines([pantry.beans, quantity])
    const PantryOrderItems = [{ ...line, ...(Lots ? { Lots } : {}) }]
    const input = { id, PantryLocationID: pantry.locationId, PantryOrderItems }
    return (await call(ordering.serveWalkIn, pantry.owner, input as never)).answer
  }
  const recalled = async ({ beans, owner }: OpenPantry, lot: string) =>
    (await call(getRecall, owner, { id: beans.ID, lot })).answer.Value?.Orders

  it('takes what expires first, and a recall of that lot finds it', async () => {
    const pantry = await lottedPantry()
    const served = await serve(pantry, 4)
    expect(await lotsOf(pantry)).toEqual([
      ['SOON-1', 0],
      ['LATE-9', 4],
    ])
    const found = await recalled(pantry, 'SOON-1')
    expect(found).toMatchObject([{ ID: served.Value?.Order?.ID, Quantity: 3 }])
    expect(found?.[0]).not.toHaveProperty('IsLotUnknown')
    await call(orders.takeHandOverBack, agency, { id: served.Value?.Order?.ID ?? 0 })
    expect(await lotsOf(pantry)).toEqual([
      ['SOON-1', 3],
      ['LATE-9', 5],
    ])
  })

  it('is given nothing while a lot is on hold before the packages were read, and none of that lot', async () => {
    const pantry = await lottedPantry()
    await hold(pantry, 'SOON-1')
    const asked = await serve(pantry, 2)
    expect(asked.Value).toMatchObject({
      Order: null,
      LotsToRead: [
        { PantryInventoryItemID: pantry.beans.ID, Held: ['SOON-1'], Lots: [{ Lot: 'LATE-9', Quantity: 5 }] },
      ],
    })
    expect((await serve(pantry, 2, [{ Lot: 'soon-1', Quantity: 2 }])).FailureReason).toContain('SOON-1 is on hold')
    expect((await serve(pantry, 2, [{ Lot: 'LATE-9', Quantity: 1 }])).FailureReason).toContain('say which lot')
    expect(await numbers(pantry)).toMatchObject({ available: 5, shelf: 5 })
    expect((await serve(pantry, 2, [{ Lot: 'LATE-9', Quantity: 2 }])).Value?.Order?.ID).toBeGreaterThan(0)
    expect(await lotsOf(pantry)).toEqual([
      ['SOON-1', 0],
      ['LATE-9', 3],
    ])
  })

  it('is believed about the package, whatever the numbers say', async () => {
    const pantry = await lottedPantry(agency, 1)
    const served = await serve(pantry, 3, [{ Lot: 'SOON-1', Quantity: 3 }])
    expect(await recalled(pantry, 'SOON-1')).toMatchObject([{ ID: served.Value?.Order?.ID, Quantity: 3 }])
  })

  it('is given none of a product on hold', async () => {
    const pantry = await lottedPantry()
    await call(inventory.holdItem, agency, { id: pantry.beans.ID, IsOnHold: true })
    expect((await serve(pantry, 1)).FailureReason).toBe('On hold and to be taken out first: Pinto Beans.')
  })

  it('never gets a lot that is held at the same moment', async () => {
    const pantry = await lottedPantry()
    const [held, served] = await Promise.all([hold(pantry, 'SOON-1'), serve(pantry, 2)])
    expect(held.answer.Successful).toBe(true)
    const given = (await orderById(served.Value?.Order?.ID ?? 0))?.PantryOrderItems[0]?.Lots ?? []
    const units = given.find(({ Lot }) => Lot === 'SOON-1')?.Quantity ?? 0
    // Given before, or put aside: of two units that left the shelf as it was held, none is both.
    const lot = await findLot(agency.EntityID, pantry.beans.ID, 'SOON-1')
    expect(lot).toMatchObject({ State: 'held', Quantity: 0, HeldQuantity: 3 - units })
  })
})

describe('the recall of a lot', () => {
  it('has exactly the orders with the lot, and those whose lot nobody said, named so', async () => {
    const pantry = await lottedPantry()
    const has = await ordered(pantry, 2)
    const other = await ordered(pantry, 2)
    const unknown = await ordered(pantry, 1)
    const open = await ordered(pantry, 1)
    await pack(pantry, has, 2, [
      { Lot: 'SOON-1', Quantity: 1 },
      { Lot: 'LATE-9', Quantity: 1 },
    ])
    await pack(pantry, other, 2, [{ Lot: 'LATE-9', Quantity: 2 }])
    await pack(pantry, unknown, 1)
    for (const id of [has, other, unknown]) {
      await setStatus(pantry, id, 'PACKED')
      await handOver(pantry, id)
    }
    const { answer } = await call(getRecall, agency, { id: pantry.beans.ID, lot: 'soon-1' })
    const rows = answer.Value?.Orders.map(({ ID, Quantity, IsLotUnknown = false }) => [ID, Quantity, IsLotUnknown])
    expect(rows?.toSorted()).toEqual(
      [
        [has, 1, false],
        [unknown, 1, true],
      ].toSorted(),
    )
    expect(rows?.some(([id]) => id === open)).toBe(false)
    expect(answer.Value).toMatchObject({
      ...{ Lot: 'SOON-1', Since: morning.toISOString() },
      Deliveries: [{ Lot: 'SOON-1', From: 'Harbor Foods', Document: 'D-7', Quantity: 3 }],
    })
    expect((await call(getRecall, otherAgency, { id: pantry.beans.ID, lot: 'SOON-1' })).status).toBe(404)
  })

  it('shows what a family answers by the link of its message, and a wrong code opens nothing', async () => {
    const pantry = await lottedPantry()
    const { ID: id } = pantry.beans
    const order = await ordered(pantry, 1)
    await pack(pantry, order, 1, [{ Lot: 'SOON-1', Quantity: 1 }])
    await setStatus(pantry, order, 'PACKED')
    await handOver(pantry, order)
    const list = async () => (await call(getRecall, agency, { id, lot: 'SOON-1' })).answer.Value?.Orders
    const family = (await list())?.[0]?.Neighbor.ID ?? 0
    const headers = headersOf(await recallCodeOf(id, family, 'SOON-1'))
    const notice = await call(getRecallNotice, undefined, { id }, { headers })
    expect(notice.answer.Value).toMatchObject({ Product: { Name: 'Pinto Beans' }, Lot: 'SOON-1', Answer: null })
    await call(answerRecallNotice, undefined, { id, Answer: 'eaten' }, { headers })
    expect(await list()).toMatchObject([{ ID: order, Answer: { Kind: 'eaten' } }])
    expect((await call(getRecallNotice, undefined, { id }, { headers: headersOf('wrong') })).status).toBe(404)
  })
})
