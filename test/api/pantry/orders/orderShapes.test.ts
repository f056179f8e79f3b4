import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { stockKeys } from '../../../../functions/core/table/keys/stock.ts'
import type { Key } from '../../../../functions/core/table/shape.ts'
import { table } from '../../../../functions/core/table/table.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { Order } from '../../../../shared/pantry/orders/order.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { ids, makeSmallTenant, person } from '../../../engine/smallTenant.ts'

/** An order as the first version of the code stored it: without notes, and without tags on its lines. */

const item: Key & Record<string, unknown> = JSON.parse(readFileSync('test/shapes/order.1.json', 'utf8'))
const id = Number(item.ID)
const owner = person('agency', 7490, [ids.foodBank])
const AnyItem = z.looseObject({ pk: z.string(), sk: z.string() })

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
  // Its products, as they were stored beside it.
  const products = (item.PantryOrderItems as { PantryInventoryItemID: number; Quantity: number }[]).map((line) => ({
    put: {
      ...stockKeys.stock(Number(item.EntityID), line.PantryInventoryItemID),
      ...{ ProductID: line.PantryInventoryItemID, Quantity: 9, CurrentOrderQuantity: line.Quantity },
    },
  }))
  await table.commit([{ put: item }, ...products])
})
afterAll(() => void vi.useRealTimers())

it('is listed, shown, packed and noted, and then stored in the current shape', async () => {
  const grid = await call(orders.getOrdersGrid, owner, {})
  expect(grid.answer.Value?.rows).toMatchObject([{ ID: id, Code: '24B9', TotalItems: 5 }])
  const shown = await call(orders.getOrder, owner, { id })
  expect(shown.answer.Value).toMatchObject({ ID: id, Notes: [], PantryOrderStatusType: { Code: 'CREATED' } })
  const items = await call(orders.getOrderItems, owner, { id })
  expect(items.answer.Value?.map(({ Quantity }) => Quantity)).toEqual([3, 2])

  const Note = 'Use the side door.'
  const noted = await call(orders.addOrderNote, owner, { id, Note, IsVisibleToFoodInsecureNeighbor: true })
  expect(noted.answer.Successful).toBe(true)
  const packed = await call(orders.packOrderLine, owner, { id, PantryInventoryItemID: 9417, PackedQuantity: 3 })
  expect(packed.answer.Successful).toBe(true)

  const stored = await table.get({ pk: item.pk, sk: item.sk }, AnyItem)
  expect(stored).toMatchObject({ Shape: 3, Version: 3, Notes: [{ ID: 1, Note }], BagsCounted: true })
  // The list of a food bank's orders by status came with the second version.
  expect(stored).toHaveProperty('state1', 'FOODBANK#10#ORDERS#CREATED')
  expect(Order.parse(stored).PantryOrderItems).toMatchObject([{ PackedQuantity: 3, TagIDs: [] }, { TagIDs: [] }])
  // A field that neither version knows.
  expect(stored).toHaveProperty('PantryOrderItems.1.Lot', 'L-17')
})
