import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { table } from '../../../../functions/core/table/table.ts'
import { ConditionFailed } from '../../../../functions/core/table/write.ts'
import {
  deleteStockWrite,
  findStock,
  loadMovements,
  movementWrite,
  movementWrites,
  newStockWrites,
  quantityUnchanged,
  stockOfOwner,
  stockOfProducts,
  stockWrite,
} from '../../../../functions/pantry/products/stockTable.ts'
import { ledgerSum, shelfOf } from '../../../../shared/pantry/stock/stock.ts'
import { ids, people } from '../../../engine/smallTenant.ts'

/** Quantities and their ledger over the embedded table: they add up whatever happens, and none goes below 0. */

const By = people.foodBank
const At = new Date('2026-11-20T15:00:00.000Z')
let lastProduct = 700_000
async function product(Quantity: number, EntityID: number = ids.foodBank) {
  lastProduct += 1
  const moving = { EntityID, ProductID: lastProduct, By, At }
  await table.commit(newStockWrites({ ...moving, Quantity }))
  return moving
}
const numbers = async ({ EntityID, ProductID }: { EntityID: number; ProductID: number }) => {
  const { Quantity, CurrentOrderQuantity, PackedQuantity } = (await findStock(EntityID, ProductID)) ?? {}
  return { Quantity, CurrentOrderQuantity, PackedQuantity }
}
const ledger = async (id: number) => (await loadMovements(id, { limit: 100 })).items

describe('a product’s stock', () => {
  it('begins with its opening quantity as the first line of the ledger', async () => {
    const moving = await product(12)
    expect(await numbers(moving)).toEqual({ Quantity: 12, CurrentOrderQuantity: 0, PackedQuantity: 0 })
    expect(await ledger(moving.ProductID)).toEqual([
      {
        ID: expect.any(String),
        At: At.toISOString(),
        Cause: 'opening',
        Quantity: 12,
        OrderQuantity: 0,
        PackedQuantity: 0,
        Reference: null,
        By: { UserID: By.UserID, EntityID: By.EntityID },
      },
    ])
  })

  it('begins without a line when there is nothing', async () => {
    expect(await ledger((await product(0)).ProductID)).toEqual([])
  })

  it('moves to an order and leaves with it', async () => {
    const moving = await product(12)
    const order = { ...moving, Reference: { Kind: 'order', ID: 4 } as const }
    await table.commit(movementWrites({ ...order, Cause: 'order', Quantity: -5, OrderQuantity: 5 }))
    expect(await numbers(moving)).toEqual({ Quantity: 7, CurrentOrderQuantity: 5, PackedQuantity: 0 })
    await table.commit(movementWrites({ ...order, Cause: 'handedOver', Quantity: 0, OrderQuantity: -5 }))
    expect(await numbers(moving)).toEqual({ Quantity: 7, CurrentOrderQuantity: 0, PackedQuantity: 0 })
  })

  it.each([
    ['more than there is', { Quantity: -13, OrderQuantity: 13 }],
    ['more than orders hold', { Quantity: 1, OrderQuantity: -1 }],
  ])('refuses to give %s, and the ledger stays as it is', async (_, change) => {
    const moving = await product(12)
    await expect(table.commit(movementWrites({ ...moving, Cause: 'order', ...change }))).rejects.toThrow(
      ConditionFailed,
    )
    expect(await numbers(moving)).toEqual({ Quantity: 12, CurrentOrderQuantity: 0, PackedQuantity: 0 })
    expect(await ledger(moving.ProductID)).toHaveLength(1)
  })

  it('of a product that is gone moves no more', async () => {
    const moving = await product(3)
    await table.commit([deleteStockWrite(moving.EntityID, moving.ProductID)])
    await expect(table.commit([stockWrite({ ...moving, Quantity: 1 })])).rejects.toThrow(ConditionFailed)
    expect(await findStock(moving.EntityID, moving.ProductID)).toBeUndefined()
  })

  it('stays while current orders hold some of it', async () => {
    const moving = await product(3)
    await table.commit(movementWrites({ ...moving, Cause: 'order', Quantity: -1, OrderQuantity: 1 }))
    await expect(table.commit([deleteStockWrite(moving.EntityID, moving.ProductID)])).rejects.toThrow(ConditionFailed)
  })

  it('tells a correction that it was decided on another quantity', async () => {
    const moving = await product(3)
    const when = quantityUnchanged({ Quantity: 4, ShortQuantity: 0 })
    await expect(table.commit(movementWrites({ ...moving, Cause: 'adjusted', Quantity: 2, when }))).rejects.toThrow(
      ConditionFailed,
    )
  })

  it('has a line under an ID of its own once', async () => {
    const moving = await product(3)
    const line = () => movementWrite({ ...moving, ID: 'order-7-1-0', Cause: 'order', Quantity: -1, OrderQuantity: 1 })
    await table.commit([line()])
    await expect(table.commit([line()])).rejects.toThrow(ConditionFailed)
    expect(await ledger(moving.ProductID)).toHaveLength(2)
  })
})

describe('an owner’s stock', () => {
  it('is one list, without that of others', async () => {
    const [owner, other] = [880_001, 880_002]
    const [first, second] = [await product(1, owner), await product(2, owner)]
    await product(3, other)
    const all = await stockOfOwner(owner)
    expect([...all.values()].map(({ Quantity }) => Quantity)).toEqual([1, 2])
    const some = await stockOfProducts(owner, [second.ProductID, 999_999])
    expect([...some.keys()]).toEqual([second.ProductID])
    expect((await stockOfProducts(owner, [])).size).toBe(0)
    expect(all.get(first.ProductID)).toEqual({ ProductID: first.ProductID, ...shelfOf(1) })
  })
})

describe('the ledger', () => {
  it('comes newest first, in pages', async () => {
    const moving = await product(1)
    for (const minute of [1, 2, 3])
      await table.commit(
        movementWrites({
          ...moving,
          At: new Date(At.getTime() + minute * 60_000),
          Cause: 'adjusted',
          Quantity: minute,
        }),
      )
    const first = await loadMovements(moving.ProductID, { limit: 3 })
    const next = await loadMovements(moving.ProductID, { limit: 3, cursor: first.cursor })
    expect([first, next].map(({ items }) => items.map(({ Quantity }) => Quantity))).toEqual([[3, 2, 1], [1]])
  })

  it('adds up to the quantities, whatever is tried at the same moment', async () => {
    const change = fc.record({ quantity: fc.integer({ min: -4, max: 4 }), order: fc.integer({ min: -4, max: 4 }) })
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 6 }), fc.array(change, { maxLength: 8 }), async (opening, changes) => {
        const moving = await product(opening)
        const tried = await Promise.allSettled(
          changes.map(({ quantity, order }) =>
            table.commit(movementWrites({ ...moving, Cause: 'orderChange', Quantity: quantity, OrderQuantity: order })),
          ),
        )
        const lines = await ledger(moving.ProductID)
        const made = tried.filter(({ status }) => status === 'fulfilled').length
        expect(lines).toHaveLength(made + (opening > 0 ? 1 : 0))
        const now = await numbers(moving)
        expect(now).toEqual(ledgerSum(lines))
        expect(Math.min(now.Quantity ?? -1, now.CurrentOrderQuantity ?? -1)).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 15 },
    )
  })
})
