import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { table } from '../../../../functions/core/table/table.ts'
import { findStock } from '../../../../functions/pantry/products/stockTable.ts'
import { handler as followOrder } from '../../../../functions/pantry/stock/onOrderMoved.ts'
import { tenantCommand } from '../../../../infra/operator/tenantCommand.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import * as stock from '../../../../shared/pantry/stock/api.ts'
import { ledgerSum } from '../../../../shared/pantry/stock/stock.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { newPantry, placeTestOrder, type TestPantry } from '../../../engine/orders.ts'
import { shelved } from '../../../engine/pantry.ts'
import { ids, makeSmallTenant, people, person } from '../../../engine/smallTenant.ts'
import { everything } from '../../../engine/stored.ts'
import { queueEvent } from '../../../tools/simulation/events.ts'

/** Counts and corrections of stock that moves meanwhile, over the real handlers and the embedded table. */

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
})
afterAll(() => void vi.useRealTimers())

let made = 0
function newOwner(): Caller {
  made += 1
  return person('agency', 8600 + made, [ids.foodBank])
}
const hour = 3_600_000
const at = (hours: number) => new Date(morning.getTime() + hours * hour)
const iso = (hours: number) => at(hours).toISOString()

const followed = new Set<string>()
/** The queue brings what orders moved: the ledger has it. */
async function follow(): Promise<void> {
  for (const item of await everything())
    if (String(item.pk).startsWith('ORDER#') && String(item.sk).startsWith('EVENT#') && !followed.has(`${item.ID}`)) {
      followed.add(`${item.ID}`)
      await followOrder(queueEvent([item as never]) as never, {} as never)
    }
}

interface Shelf {
  readonly owner: Caller
  readonly pantry: TestPantry
  readonly id: number
  /** An order of so many, which may be put into a bag. */
  ordered(count: number): Promise<number>
  /** `hours`: when it was, of what is told later. */
  packed(orderId: number, count: number | null, hours?: number): Promise<void>
  numbers(): ReturnType<typeof findStock>
}
async function shelfWith(quantity: number): Promise<Shelf> {
  const owner = newOwner()
  const pantry = await newPantry(owner, { stock: quantity })
  const [beans] = pantry.lines
  const id = beans.PantryInventoryItemID
  // Counting asks for the product itself.
  const product = await shelved(owner, quantity)
  const line = { ...beans, PantryInventoryItemID: product.ID }
  void id
  return {
    ...{ owner, pantry, id: product.ID },
    ordered: async (Quantity) => (await placeTestOrder(pantry, { PantryOrderItems: [{ ...line, Quantity }] })).ID,
    packed: async (orderId, PackedQuantity, hours) => {
      const told = hours === undefined ? {} : { At: iso(hours) }
      const input = { id: orderId, PantryInventoryItemID: product.ID, PackedQuantity, ...told }
      expect((await call(orders.packOrderLine, owner, input)).answer.Successful).toBe(true)
    },
    numbers: () => findStock(owner.EntityID, product.ID),
  }
}
const count = (by: Caller, id: number, CountedQuantity: number, CountedAt: string, more: object = {}) =>
  call(stock.countStock, by, {
    StorageLocationID: null,
    Lines: [{ PantryInventoryItemID: id, CountedQuantity, CountedAt, ...more }],
  })
const handedOver = (by: Caller, id: number, hours: number) =>
  call(orders.handOverOrder, by, { id, At: iso(hours), Acknowledged: ['notPacked', 'otherDay'] } as never)
const ledger = async (by: Caller, id: number) =>
  (await call(stock.listMovements, by, { id, rows: 100 })).answer.Value?.rows ?? []

describe('a count', () => {
  it('is of the shelf: of 30 with 25 ordered and 20 in bags, 10 counted leave 5 available', async () => {
    setClock(morning)
    const { owner, id, ordered, packed, numbers } = await shelfWith(30)
    const first = await ordered(20)
    await ordered(5)
    await packed(first, 20)
    await follow()
    setClock(at(1))
    const { answer } = await count(owner, id, 10, iso(1), { SeenQuantity: 10 })
    expect(answer.Value?.Lines).toMatchObject([{ Counted: 10, Expected: 10, IsOvertaken: false }])
    expect(await numbers()).toMatchObject({
      ...{ Quantity: 5, ShelfQuantity: 10, PackedQuantity: 20, PromisedQuantity: 5, ShortQuantity: 0 },
      CountedAt: iso(1),
    })
    expect((await ledger(owner, id))[0]).toMatchObject({ Cause: 'counted', Quantity: 0, Balance: 5, ShelfBalance: 10 })
  })

  it('that was made hours ago is the difference to what was there then', async () => {
    setClock(morning)
    const { owner, id, ordered, packed, numbers } = await shelfWith(30)
    const order = await ordered(6)
    // Shown 30 at the start; four are in a bag when the rest is counted, and two go into it afterwards.
    setClock(at(1))
    await packed(order, 4)
    await follow()
    setClock(at(3))
    await packed(order, 6)
    await follow()
    await ordered(5)
    await follow()
    setClock(at(6))
    const { answer } = await count(owner, id, 25, iso(2), { SeenQuantity: 30 })
    // Two were packed short and found: 26 were on the shelf, one of them is not there.
    expect(answer.Value?.Lines).toMatchObject([{ Counted: 25, Expected: 26, SeenQuantity: 30 }])
    expect(await numbers()).toMatchObject({ PackedQuantity: 6, PromisedQuantity: 5, ShelfQuantity: 23, Quantity: 18 })
    expect(await numbers()).toMatchObject(ledgerSum(await ledger(owner, id)))
  })

  it('of less than is promised offers nothing and says how many fall short; what is packed or missing settles that', async () => {
    setClock(morning)
    const { owner, id, ordered, packed, numbers } = await shelfWith(30)
    const orderIds = [await ordered(20), await ordered(5)]
    await follow()
    setClock(at(1))
    await count(owner, id, 21, iso(1))
    expect(await numbers()).toMatchObject({ Quantity: 0, ShelfQuantity: 21, PromisedQuantity: 25, ShortQuantity: 4 })
    setClock(at(2))
    await packed(orderIds[0] ?? 0, 20)
    await packed(orderIds[1] ?? 0, 1)
    await follow()
    expect(await numbers()).toMatchObject({ Quantity: 0, ShelfQuantity: 0, PackedQuantity: 21, ShortQuantity: 0 })
    expect(await numbers()).toMatchObject(ledgerSum(await ledger(owner, id)))
    await call(stock.adjustShelf, owner, { id, Difference: 8, Reason: 'received', Note: '' })
    expect(await numbers()).toMatchObject({ Quantity: 8, ShelfQuantity: 8 })
  })

  it('of nothing, though its units are then packed, was wrong: the shelf is not below nothing', async () => {
    setClock(morning)
    const { owner, id, ordered, packed, numbers } = await shelfWith(10)
    const order = await ordered(5)
    await follow()
    setClock(at(1))
    await count(owner, id, 0, iso(1))
    expect(await numbers()).toMatchObject({ Quantity: 0, ShelfQuantity: 0, ShortQuantity: 5 })
    setClock(at(2))
    await packed(order, 5)
    await follow()
    expect(await numbers()).toMatchObject({ Quantity: 0, ShelfQuantity: 0, PackedQuantity: 5, ShortQuantity: 0 })
    expect(await numbers()).toMatchObject(ledgerSum(await ledger(owner, id)))
  })

  it('that finds what a packer missed offers it, and not a second time when the packer has it after all', async () => {
    setClock(morning)
    const { owner, id, ordered, packed, numbers } = await shelfWith(30)
    const order = await ordered(6)
    setClock(at(1))
    await packed(order, 4)
    await follow()
    expect(await numbers()).toMatchObject({ Quantity: 24, ShelfQuantity: 24, PackedQuantity: 4, PromisedQuantity: 0 })
    setClock(at(2))
    await count(owner, id, 26, iso(2))
    expect(await numbers()).toMatchObject({ Quantity: 26, ShelfQuantity: 26 })
    setClock(at(3))
    await packed(order, 6)
    await follow()
    expect(await numbers()).toMatchObject({ Quantity: 24, ShelfQuantity: 24, PackedQuantity: 6, PromisedQuantity: 0 })
    expect(await numbers()).toMatchObject(ledgerSum(await ledger(owner, id)))
  })

  describe.each([
    ['sent before that is told', true],
    ['sent after that was told', false],
  ])('of a shelf from which a tablet without a connection took food, %s,', (_, isFirst) => {
    /** Packs at 1 on a tablet and counts at 2 what that left: either of them reaches the server first. */
    async function counted({ owner, id, numbers }: Shelf, left: number, tell: () => Promise<void>) {
      const told = async (hours: number) => {
        setClock(at(hours))
        await tell()
        await follow()
      }
      if (!isFirst) await told(3)
      setClock(at(4))
      await count(owner, id, left, iso(2))
      if (isFirst) await told(5)
      expect(await numbers()).toMatchObject(ledgerSum(await ledger(owner, id)))
      return numbers()
    }

    it('does not take it off again: what was packed is in the bag', async () => {
      setClock(morning)
      const shelf = await shelfWith(30)
      const order = await shelf.ordered(6)
      const tell = () => shelf.packed(order, 6, 1)
      expect(await counted(shelf, 24, tell)).toMatchObject({ Quantity: 24, ShelfQuantity: 24, PackedQuantity: 6 })
    })

    it('does not take it off again: what was missing is missing once', async () => {
      setClock(morning)
      const shelf = await shelfWith(30)
      const order = await shelf.ordered(6)
      const tell = () => shelf.packed(order, 4, 1)
      const numbers = await counted(shelf, 24, tell)
      expect(numbers).toMatchObject({ Quantity: 24, ShelfQuantity: 24, PackedQuantity: 4, PromisedQuantity: 0 })
    })

    it('does not take it off again: an order that was marked as packed without ticks', async () => {
      setClock(morning)
      const shelf = await shelfWith(30)
      const id = await shelf.ordered(6)
      const tell = async () => {
        const told = await call(orders.setOrderStatus, shelf.owner, { id, statusCode: 'PACKED', At: iso(1) })
        expect(told.answer.Successful).toBe(true)
      }
      expect(await counted(shelf, 24, tell)).toMatchObject({ Quantity: 24, ShelfQuantity: 24, PackedQuantity: 6 })
    })

    it('does not take it off again: an order that was handed over and never marked as packed', async () => {
      setClock(morning)
      const shelf = await shelfWith(30)
      const order = await shelf.ordered(6)
      const tell = async () => void (await handedOver(shelf.owner, order, 1))
      const numbers = await counted(shelf, 24, tell)
      expect(numbers).toMatchObject({ Quantity: 24, ShelfQuantity: 24, PackedQuantity: 0, CurrentOrderQuantity: 0 })
    })

    it('does not put it back twice: what was taken out of a bag', async () => {
      setClock(morning)
      const shelf = await shelfWith(30)
      const order = await shelf.ordered(6)
      await shelf.packed(order, 6)
      const tell = () => shelf.packed(order, null, 1)
      const numbers = await counted(shelf, 30, tell)
      expect(numbers).toMatchObject({ Quantity: 24, ShelfQuantity: 30, PackedQuantity: 0, PromisedQuantity: 6 })
    })
  })

  it('changes nothing when a later count came first, and is not made twice by two people at once', async () => {
    setClock(morning)
    const { owner, id, numbers } = await shelfWith(30)
    setClock(at(2))
    await count(owner, id, 28, iso(2))
    setClock(at(3))
    const late = await count(owner, id, 27, iso(1))
    expect(late.answer.Value?.Lines).toMatchObject([{ IsOvertaken: true }])
    expect(await numbers()).toMatchObject({ Quantity: 28, CountedAt: iso(2) })
    setClock(at(5))
    await Promise.all([count(owner, id, 20, iso(4)), count(owner, id, 20, iso(4))])
    expect(await numbers()).toMatchObject({ Quantity: 20 })
  })

  it('of another pantry’s product, of a place of another, or of last week is refused', async () => {
    setClock(morning)
    const { owner, id, numbers } = await shelfWith(30)
    expect((await count(newOwner(), id, 3, iso(0))).status).toBe(404)
    const { answer } = await count(owner, id, 3, new Date(morning.getTime() - 8 * 24 * hour).toISOString())
    expect(answer).toMatchObject({ Successful: false, FailureReason: expect.stringContaining('7 days') })
    expect(await numbers()).toMatchObject({ Quantity: 30 })
    // A tablet's clock that is ahead counts now.
    expect((await count(owner, id, 29, iso(9))).answer.Value?.Lines).toMatchObject([{ CountedAt: iso(0) }])
  })

  it('waits for a second person where the pantry wants it, and is then applied as of when it was counted', async () => {
    setClock(morning)
    const by = people.agencies[0]
    const other: Caller = { ...by, UserID: by.UserID + 70_000, Subject: `${by.Subject}-second` }
    const { ID: id } = await shelved(by, 30)
    await call(stock.setCountRules, by, { NeedsApproval: true })
    setClock(at(1))
    const first = await count(by, id, 26, iso(1))
    expect(first.answer.Value).toMatchObject({ State: 'waiting', Lines: [{ Counted: 26, Expected: 30 }] })
    expect(await findStock(by.EntityID, id)).toMatchObject({ Quantity: 30 })
    const CountID = first.answer.Value?.ID ?? 0
    const own = await call(stock.settleStockCount, by, { CountID, Approve: true })
    expect(own.answer).toMatchObject({ Successful: false, FailureReason: expect.stringContaining('second person') })
    setClock(at(2))
    await call(stock.adjustShelf, by, { id, Difference: 10, Reason: 'received', Note: '' })
    setClock(at(3))
    const approved = await call(stock.settleStockCount, other, { CountID, Approve: true })
    expect(approved.answer.Value).toMatchObject({ State: 'applied', SettledBy: { UserID: other.UserID } })
    expect(await findStock(by.EntityID, id)).toMatchObject({ Quantity: 36, CountedAt: iso(1) })
    expect((await call(stock.settleStockCount, other, { CountID, Approve: true })).answer.Successful).toBe(false)
    const second = (await count(by, id, 1, iso(3))).answer.Value?.ID ?? 0
    const gone = await call(stock.settleStockCount, by, { CountID: second, Approve: false })
    expect(gone.answer.Value?.State).toBe('discarded')
    expect(await findStock(by.EntityID, id)).toMatchObject({ Quantity: 36 })
    const { answer } = await call(stock.listStockCounts, by, {})
    expect(answer.Value?.rows.map(({ State }) => State)).toEqual(['discarded', 'applied'])
    expect((await call(stock.listStockCounts, newOwner(), {})).answer.Value?.rows).toEqual([])
    expect((await call(stock.getCountRules, newOwner(), {})).answer.Value).toEqual({ NeedsApproval: false })
    await call(stock.setCountRules, by, { NeedsApproval: false })
  })
})

describe('a correction', () => {
  it('is a difference with a reason, and says of what was received where it came from', async () => {
    setClock(morning)
    const { owner, id, ordered, numbers } = await shelfWith(12)
    await ordered(2)
    setClock(at(1))
    const Receipt = { Origin: 'purchased', From: 'Mill', Document: 'INV-7', Lot: 'L1', BestBy: '2027-01-31' } as const
    const received = await call(stock.adjustShelf, owner, {
      id,
      Difference: 24,
      Reason: 'received',
      Note: '',
      Receipt,
    })
    expect(received.answer.Value).toMatchObject({ Quantity: 34, ShelfQuantity: 36, PromisedQuantity: 2 })
    setClock(at(2))
    await call(stock.adjustShelf, owner, { id, Difference: -3, Reason: 'damaged', Note: 'Dented' })
    expect(await numbers()).toMatchObject({ Quantity: 31, ShelfQuantity: 33 })
    expect((await ledger(owner, id)).slice(0, 2)).toMatchObject([
      { Cause: 'adjusted', Reason: 'damaged', Quantity: -3, Note: 'Dented' },
      { Cause: 'received', Reason: 'received', Quantity: 24, Receipt },
    ])
    const tooMany = await call(stock.adjustShelf, owner, { id, Difference: -34, Reason: 'expired', Note: '' })
    expect(tooMany.answer).toMatchObject({ Successful: false, FailureReason: expect.stringContaining('Only 33') })
  })

  it.each([
    ['nothing', { Difference: 0, Reason: 'damaged' }, 'Difference'],
    ['a receipt of what was damaged', { Difference: 3, Reason: 'damaged', Receipt: { Origin: 'donated' } }, 'Receipt'],
    ['less that was received', { Difference: -3, Reason: 'received' }, 'Difference'],
  ])('of %s is refused', async (_, input, field) => {
    const owner = newOwner()
    const { ID: id } = await shelved(owner, 12)
    const { status, answer } = await call(stock.adjustShelf, owner, { id, Note: '', ...input } as never)
    expect([status, answer.Message]).toEqual([400, expect.stringMatching(`^${field}`)])
  })
})

describe('an order that was packed before there were bags', () => {
  it('counts its bags when the data are taken along, once, and its ledger says so', async () => {
    setClock(morning)
    const { owner, id, ordered, packed, numbers } = await shelfWith(30)
    const order = await ordered(6)
    await packed(order, 4)
    await follow()
    // Stores both as the version before did.
    const item = (await everything()).find(({ pk, sk }) => pk === `ORDER#${order}` && sk === 'ORDER')
    const { BagsCounted: _, ...rest } = item ?? {}
    const [line] = (item?.PantryOrderItems ?? []) as Record<string, unknown>[]
    const { MissingQuantity: __, MissingSince: ___, ...earlier } = line ?? {}
    const { pk, sk } = (await everything()).find(
      (one) => one.ProductID === id && String(one.pk).startsWith('STOCK#'),
    ) as {
      pk: string
      sk: string
    }
    // Missing items went back to what others may order; no bag was counted.
    const update = { update: { pk, sk }, unset: ['PackedQuantity'], set: { Quantity: 26, CurrentOrderQuantity: 4 } }
    await table.commit([{ put: { ...rest, PantryOrderItems: [earlier], Shape: 2 } as never }, update])
    expect(await numbers()).toMatchObject({ Quantity: 26, ShelfQuantity: 30, PackedQuantity: 0 })
    setClock(at(1))
    for (const _run of ['first', 'again']) await tenantCommand(['backfill', '--anew'])
    expect(await numbers()).toMatchObject({ Quantity: 26, ShelfQuantity: 26, PackedQuantity: 4, PromisedQuantity: 0 })
    expect((await ledger(owner, id))[0]).toMatchObject({ Cause: 'packed', PackedQuantity: 4, Quantity: 0 })
    await call(orders.setOrderStatus, owner, { id: order, statusCode: 'CANCELLED' })
    expect(await numbers()).toMatchObject({
      Quantity: 30,
      ShelfQuantity: 30,
      PackedQuantity: 0,
      CurrentOrderQuantity: 0,
    })
  })
})

describe('a hand-over that a tablet tells after its order has ended', () => {
  it.each([
    ['nobody counted', undefined, undefined],
    ['counted between the two', 3, 3],
    ['counted between the two, which is told last', 3, 7],
    ['counted since', 5, 5],
    ['counted since, which is told last', 5, 7],
  ])('leaves what is really on the shelf, %s', async (_, countedAt, sentAt) => {
    setClock(morning)
    const { owner, id, ordered, packed, numbers } = await shelfWith(30)
    const orderId = await ordered(6)
    await packed(orderId, 6)
    const counted = async (by: number) => {
      if (countedAt === undefined || sentAt !== by) return
      setClock(at(by))
      expect((await count(owner, id, 24, iso(countedAt))).answer.Successful).toBe(true)
    }
    // Handed over at two, without a connection.
    await counted(3)
    setClock(at(4))
    await call(orders.setOrderStatus, owner, { id: orderId, statusCode: 'ABANDONED' })
    await follow()
    expect(await numbers()).toMatchObject({ ShelfQuantity: 30, PackedQuantity: 0 })
    await counted(5)
    for (const hours of [6, 6.5]) {
      setClock(at(hours))
      expect((await handedOver(owner, orderId, 2)).answer).toMatchObject({ Successful: true })
      await follow()
    }
    await counted(7)
    expect(await numbers()).toMatchObject({ Quantity: 24, ShelfQuantity: 24, PackedQuantity: 0, ShortQuantity: 0 })
    expect(await numbers()).toMatchObject(ledgerSum(await ledger(owner, id)))
  })

  it('falls short of what others were promised since, and never below nothing', async () => {
    setClock(morning)
    const { owner, id, ordered, packed, numbers } = await shelfWith(6)
    const orderId = await ordered(6)
    await packed(orderId, 6)
    setClock(at(4))
    await call(orders.setOrderStatus, owner, { id: orderId, statusCode: 'ABANDONED' })
    await follow()
    await ordered(4)
    await call(stock.adjustShelf, owner, { id, Difference: -1, Reason: 'damaged', Note: '' })
    await handedOver(owner, orderId, 2)
    await follow()
    expect(await numbers()).toMatchObject({ Quantity: 0, ShelfQuantity: 0, PromisedQuantity: 4, ShortQuantity: 4 })
    expect(ledgerSum(await ledger(owner, id))).toMatchObject({
      Quantity: -4,
      CurrentOrderQuantity: 4,
      PackedQuantity: 0,
    })
  })
})
