import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import * as ordering from '../../../../shared/pantry/ordering/api.ts'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import type { Product } from '../../../../shared/pantry/products/product.ts'

/** A food bank with 5,000 products: what its staff page through, and what a family chooses from. */

const meter = await vi.hoisted(async () => (await import('../../core/meter.ts')).startMeter())

// Modules that call the table are imported after the meter is installed.
const { productById, products } = await import('../../../../functions/pantry/products/productTable.ts')
const { newStockWrites } = await import('../../../../functions/pantry/products/stockTable.ts')
const { orderingKeys } = await import('../../../../functions/core/table/keys/ordering.ts')
const { table } = await import('../../../../functions/core/table/table.ts')
const { call } = await import('../../../engine/call.ts')
const { morning, setClock } = await import('../../../engine/clock.ts')
const { customerFor, asCustomer } = await import('../../../engine/ordering.ts')
const { shelved } = await import('../../../engine/pantry.ts')
const { makeSmallTenant, person } = await import('../../../engine/smallTenant.ts')
const { addedPickupTimes, locationFor } = await import('../../../engine/windows.ts')

const count = 5000
const staff = person('foodbankuser', 7900, [7900])
/** DynamoDB's limit of an item, and Lambda's of an answer. */
const maxItemBytes = 400 * 1024
const maxAnswerBytes = 6 * 1024 * 1024
const units = (requests: readonly { capacity: number }[]) => requests.reduce((sum, { capacity }) => sum + capacity, 0)

/** Words as they come in descriptions: no two products read the same. */
const textOf = (n: number) =>
  `Product ${n}, packed in lot ${(n * 7919) % 100_003}, keeps ${(n * 31) % 97} weeks; cook ${(n * 17) % 59} minutes`

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
  const first = await shelved(staff, 5, { IsActive: true, Name: 'Product 0' })
  const model = (await productById(first.ID)) as Product
  for (let n = 1; n < count; n += 25) {
    const copies = Array.from({ length: Math.min(25, count - n) }, (_, index) => n + index).flatMap((each) => {
      const product = { ...model, ID: 800_000 + each, Name: `Product ${each}`, Description: textOf(each) }
      return [
        products.add(product),
        ...newStockWrites({ EntityID: 7900, ProductID: product.ID, Quantity: 5, By: null, At: morning }),
      ]
    })
    await table.commit(copies)
  }
})
afterAll(async () => {
  vi.useRealTimers()
  await meter.stop()
})

it('staff page through all of them', async () => {
  const seen = new Set<number>()
  let cursor: string | undefined
  do {
    const { answer } = await call(inventory.getItemsGrid, staff, { rows: 100, cursor } as never)
    for (const { ID } of answer.Value?.rows ?? []) seen.add(ID)
    cursor = answer.Value?.cursor
  } while (cursor)
  expect(seen.size).toBe(count)
})

it('a family is shown all of them, in an answer that API Gateway takes, and from a list that is put together once', async () => {
  const customer = asCustomer(await customerFor(staff))
  const { ID: PantryLocationID } = await locationFor(staff)
  const [PantryLocationPickupTimeID = 0] = await addedPickupTimes(staff, PantryLocationID)
  const at = { id: customer.CustomerID ?? 0, PantryLocationID, PantryLocationPickupTimeID }
  const list = () => call(ordering.listProductsToOrder, customer, at as never)
  await list()
  const second = await meter.during(list)
  const stored = await table.get(orderingKeys.orderableList(7900), z.object({ Gzip: z.instanceof(Uint8Array) }))
  expect(stored?.Gzip.length).toBeLessThan(maxItemBytes)
  expect(second.result.body.length).toBeLessThan(maxAnswerBytes)
  expect(units(second.requests)).toBeLessThan(100)
  expect(second.result.answer.Value?.rows).toHaveLength(count)
})
