import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { table } from '../../../../functions/core/table/table.ts'
import { orderedWrite } from '../../../../functions/pantry/products/activityTable.ts'
import { findStock, movementWrites } from '../../../../functions/pantry/products/stockTable.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import { addDays, localDay } from '../../../../shared/core/time/zone.ts'
import { infiniteDays } from '../../../../shared/pantry/stock/activity.ts'
import * as stock from '../../../../shared/pantry/stock/api.ts'
import { ledgerSum, shelfOf } from '../../../../shared/pantry/stock/stock.ts'
import { changedMeanwhile } from '../../../../shared/refusals.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { beforeNextCommit } from '../../../engine/meanwhile.ts'
import { shelved } from '../../../engine/pantry.ts'
import { ids, makeSmallTenant, people, person } from '../../../engine/smallTenant.ts'

/** Corrections, ledger and activity over the real handlers and the embedded table. */

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
})
afterAll(() => {
  vi.useRealTimers()
})

let made = 0
/** An agency that has no products yet. */
function newOwner(): Caller {
  made += 1
  return person('agency', 6000 + made, [ids.foodBank])
}
/** Movements of one instant have no order. */
const aMinuteLater = () => setClock(new Date(Date.now() + 60_000))
const adjust = (by: Caller, id: number, UpdatedValue: number, more: object = {}, options = {}) =>
  call(stock.adjustQuantity, by, { id, UpdatedValue, Reason: 'counted', Note: '', ...more }, options)
const movements = async (by: Caller, id: number, query = {}) => {
  const { answer, body } = await call(stock.listMovements, by, { id, ...query })
  if (!answer.Value) throw new Error(`No ledger: ${body}`)
  return answer.Value
}
const grid = async (by: Caller, query = {}) => {
  const { answer, body } = await call(stock.getInventoryActivityGrid, by, query)
  if (!answer.Value) throw new Error(`No grid: ${body}`)
  return answer.Value
}
/** An order of the product, placed now. */
const order = (by: Caller, ProductID: number, count: number) =>
  table.commit(
    movementWrites({
      ...{ EntityID: by.EntityID, ProductID, By: by, At: new Date(), Cause: 'order' },
      ...{ Quantity: -count, OrderQuantity: count, Reference: { Kind: 'order', ID: 255 } },
    }),
  )

describe('a correction', () => {
  it('sets the quantity, and its ledger has the difference with its reason', async () => {
    const owner = newOwner()
    const { ID } = await shelved(owner, 12)
    aMinuteLater()
    const { answer } = await adjust(owner, ID, 9, { Reason: 'damaged', Note: 'Dented on the pallet' })
    expect(answer.Value).toEqual({ ProductID: ID, ...shelfOf(9) })
    expect(await findStock(owner.EntityID, ID)).toEqual(answer.Value)
    const { rows } = await movements(owner, ID)
    expect(
      rows.map(({ Cause, Quantity, Balance, Reason, Note }) => ({ Cause, Quantity, Balance, Reason, Note })),
    ).toEqual([
      { Cause: 'adjusted', Quantity: -3, Balance: 9, Reason: 'damaged', Note: 'Dented on the pallet' },
      { Cause: 'opening', Quantity: 12, Balance: 12, Reason: undefined, Note: undefined },
    ])
  })

  it('without a reason has the other one, and a count without difference is a line as well', async () => {
    const owner = newOwner()
    const { ID } = await shelved(owner, 12)
    aMinuteLater()
    await call(stock.adjustQuantity, owner, { id: ID, UpdatedValue: 12 } as never)
    expect((await movements(owner, ID)).rows[0]).toMatchObject({ Reason: 'other', Quantity: 0 })
    expect(await findStock(owner.EntityID, ID)).not.toHaveProperty('CountedAt')
    aMinuteLater()
    await adjust(owner, ID, 12)
    const { rows } = await movements(owner, ID)
    expect(rows[0]).toMatchObject({ Cause: 'adjusted', Reason: 'counted', Quantity: 0, Balance: 12 })
    expect((await findStock(owner.EntityID, ID))?.CountedAt).toEqual(rows[0]?.At)
  })

  it('is a difference to what was seen: what was ordered meanwhile stays ordered', async () => {
    const owner = newOwner()
    const { ID } = await shelved(owner, 40)
    await order(owner, ID, 5)
    aMinuteLater()
    // Ten came in while 40 were seen.
    const { answer } = await adjust(owner, ID, 50, { SeenValue: 40, Reason: 'other', Note: 'A delivery' })
    expect(answer.Value).toMatchObject({ Quantity: 45, CurrentOrderQuantity: 5, ShelfQuantity: 50 })
    expect((await movements(owner, ID)).rows[0]).toMatchObject({ Quantity: 10, Balance: 45, ShelfBalance: 50 })
  })

  it('that leaves less on the shelf than is promised says how many fall short, and offers nothing', async () => {
    const owner = newOwner()
    const { ID } = await shelved(owner, 30)
    await order(owner, ID, 25)
    aMinuteLater()
    const taken = await adjust(owner, ID, 0, { SeenValue: 10, Reason: 'damaged' })
    expect(taken.answer.Value).toMatchObject({ Quantity: 0, ShelfQuantity: 20, PromisedQuantity: 25, ShortQuantity: 5 })
    await expect(order(owner, ID, 1)).rejects.toThrow()
    aMinuteLater()
    // New stock fills the shortage first.
    const more = await adjust(owner, ID, 8, { SeenValue: 0, Reason: 'other', Note: 'A delivery' })
    expect(more.answer.Value).toMatchObject({ Quantity: 3, ShelfQuantity: 28, ShortQuantity: 0 })
    const tooMany = await adjust(owner, ID, 0, { SeenValue: 29, Reason: 'expired' })
    expect(tooMany.answer).toMatchObject({ Successful: false, FailureReason: expect.stringContaining('Only 28') })
  })

  it.each([
    ['negative', -1],
    ['fractional', 1.5],
    ['huge', 1_000_001],
    ['no number', 'three'],
    ['nothing', null],
  ])('[quantity-min] is refused when %s, and nothing changes', async (_, UpdatedValue) => {
    const owner = newOwner()
    const { ID } = await shelved(owner, 12)
    const { status, answer } = await adjust(owner, ID, UpdatedValue as number)
    expect([status, answer.Message]).toEqual([400, expect.stringMatching('^UpdatedValue: ')])
    expect((await movements(owner, ID)).rows).toHaveLength(1)
    expect((await findStock(owner.EntityID, ID))?.Quantity).toBe(12)
  })

  it('is made once, however often the same call arrives', async () => {
    const owner = newOwner()
    const { ID } = await shelved(owner, 12)
    const headers = { 'idempotency-key': 'count-this-shelf' }
    const [first, again] = [await adjust(owner, ID, 9, {}, { headers }), await adjust(owner, ID, 9, {}, { headers })]
    expect(again.answer).toEqual(first.answer)
    expect((await movements(owner, ID)).rows).toHaveLength(2)
  })

  it('and orders at the same moment leave what the ledger says', async () => {
    const owner = newOwner()
    const { ID } = await shelved(owner, 40)
    aMinuteLater()
    const done = await Promise.all([
      adjust(owner, ID, 20),
      ...[1, 2, 3].map((count) => order(owner, ID, count)),
      adjust(owner, ID, 30, { Reason: 'expired' }),
      adjust(owner, ID, 25, { Reason: 'donatedOn' }),
    ])
    expect(done.flatMap((one) => (one ? [one.answer.Successful] : []))).toEqual([true, true, true])
    const { rows } = await movements(owner, ID, { rows: 100 })
    expect(rows).toHaveLength(7)
    expect(await findStock(owner.EntityID, ID)).toMatchObject(ledgerSum(rows))
    expect(ledgerSum(rows).CurrentOrderQuantity).toBe(6)
    expect(rows.at(-1)?.Balance).toBe(40)
  })

  it('that an order precedes each time is given up after eight tries', async () => {
    onTestFinished(() => void vi.restoreAllMocks())
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const owner = newOwner()
    const { ID } = await shelved(owner, 40)
    let orders = 0
    const orderFirst = () =>
      beforeNextCommit(async () => {
        orders += 1
        await order(owner, ID, 1)
        orderFirst()
      })
    orderFirst()
    const { status, answer } = await adjust(owner, ID, 9)
    expect([status, answer.Message, orders]).toEqual([409, changedMeanwhile.en, 8])
    expect((await findStock(owner.EntityID, ID))?.Quantity).toBe(32)
  })

  it('of another owner’s product is not found, and changes nothing', async () => {
    const owner = newOwner()
    const { ID } = await shelved(owner, 12)
    for (const other of [newOwner(), people.foodBank, people.otherFoodBank]) {
      expect((await adjust(other, ID, 3)).status).toBe(404)
      expect((await call(stock.listMovements, other, { id: ID })).status).toBe(404)
    }
    expect((await findStock(owner.EntityID, ID))?.Quantity).toBe(12)
  })
})

describe('the ledger', () => {
  it('names who moved it, and goes on with the balance over its pages', async () => {
    const by = people.agencies[0]
    const { ID } = await shelved(by, 10)
    for (const quantity of [8, 15, 11]) {
      aMinuteLater()
      await adjust(by, ID, quantity)
    }
    const first = await movements(by, ID, { rows: 2 })
    expect(first.rows.map(({ Balance, Name }) => [Balance, Name])).toEqual([
      [11, `Person ${by.UserID}`],
      [15, `Person ${by.UserID}`],
    ])
    const last = first.rows[1]
    const balance = (last?.Balance ?? 0) - (last?.Quantity ?? 0)
    const next = await movements(by, ID, { rows: 2, cursor: first.cursor, balance })
    expect(next.rows.map(({ Balance, Cause }) => [Balance, Cause])).toEqual([
      [8, 'adjusted'],
      [10, 'opening'],
    ])
  })
})

describe('the activity grid', () => {
  const today = localDay(morning, 'UTC')
  const day = (ago: number) => addDays(today, -ago)

  it('shows orders by creation date, and how long the stock lasts at that pace', async () => {
    const owner = newOwner()
    const [beans, rice] = [await shelved(owner, 40), await shelved(owner, 7, { Name: 'Rice', IsActive: true })]
    const lines = (count: number) => [{ ProductID: beans.ID, Quantity: count }]
    await table.commit([orderedWrite(owner.EntityID, day(3), [...lines(10), { ProductID: rice.ID, Quantity: 1 }])])
    await table.commit([orderedWrite(owner.EntityID, day(3), lines(5))])
    await table.commit([orderedWrite(owner.EntityID, day(45), lines(500))])
    await order(owner, beans.ID, 4)
    const { rows } = await grid(owner)
    expect(rows.map(({ Name, IsActive }) => [Name, IsActive])).toEqual([
      ['Green Beans', false],
      ['Rice', true],
    ])
    expect(rows[0]).toMatchObject({
      Quantity: 36,
      CurrentOrderQuantity: 4,
      AssociatedOrdersByCreationDate: [{ Day: day(3), Orders: 2, Quantity: 15 }],
      InventoryDaysRemaining: Math.floor((36 * 31) / 15),
      LastOrdered: day(3),
    })
    expect(rows[1]).toMatchObject({ InventoryDaysRemaining: 7 * 31, LastOrdered: day(3) })
  })

  it('[activity-infinity] answers 999999999 days for a product that nobody orders', async () => {
    const owner = newOwner()
    await shelved(owner, 40)
    expect((await grid(owner)).rows[0]).toMatchObject({ InventoryDaysRemaining: infiniteDays, LastOrdered: null })
  })

  it('finds words, one product alone, and comes in pages', async () => {
    const owner = newOwner()
    const [beans] = [await shelved(owner, 1), await shelved(owner, 2, { Name: 'Brown Rice', Brand: 'Mill' })]
    const names = async (query: object) => (await grid(owner, query)).rows.map(({ Name }) => Name)
    expect(await names({ searchFilter: 'mill RICE' })).toEqual(['Brown Rice'])
    // Searches as the list of products does: description, shelf and barcode, too.
    expect(await names({ searchFilter: 'no salt' })).toHaveLength(2)
    expect(await names({ limitingID: beans.ID })).toEqual(['Green Beans'])
    const first = await grid(owner, { rows: 1 })
    expect([first.rows[0]?.Name, ...(await names({ rows: 1, cursor: first.cursor }))]).toEqual([
      'Brown Rice',
      'Green Beans',
    ])
  })

  it.each([
    ['that ends before it starts', { dateStartFilter: '2026-11-02', dateEndFilter: '2026-11-01' }],
    ['of more than a year', { dateStartFilter: '2024-11-02', dateEndFilter: '2026-11-01' }],
  ])('refuses a range %s', async (_, query) => {
    const { status, answer } = await call(stock.getInventoryActivityGrid, newOwner(), query)
    expect([status, answer.Successful, answer.FailureReason]).toEqual([200, false, expect.any(String)])
  })
})
