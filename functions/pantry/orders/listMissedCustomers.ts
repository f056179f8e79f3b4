import * as orders from '../../../shared/pantry/orders/api.ts'
import { lastMissed, type MissedCustomer, missedInARow } from '../../../shared/pantry/orders/missed.ts'
import { OrderRow } from '../../../shared/pantry/orders/order.ts'
import { chunksOf } from '../../core/chunks.ts'
import { endpoint } from '../../core/http/http.ts'
import { orderLists } from '../../core/table/keys/orders.ts'
import { inState } from '../../core/table/lists.ts'
import { table } from '../../core/table/table.ts'
import { customersById } from '../customers/customerTable.ts'

/** Customers who were missed before are no longer called. */
const daysBack = 180
const dayMs = 86_400_000
/** Of a customer's orders. */
const maxOrders = 20
/** Customers whose orders are read at once. */
const atOnce = 50

/** Customers of the owner with enough orders that were left, whatever became of the others. */
async function candidates(owner: number, now: Date): Promise<number[]> {
  const left = inState(orderLists.owner(owner), 'ABANDONED')
  const from = new Date(now.getTime() - daysBack * dayMs).toISOString()
  const byCustomer = Map.groupBy(
    await table.all({ ...left, from }, OrderRow),
    ({ FoodInsecureNeighbor }) => FoodInsecureNeighbor.ID,
  )
  return [...byCustomer].filter(([, rows]) => rows.length >= missedInARow).map(([id]) => id)
}

async function missedOf(customerId: number, owner: number): Promise<OrderRow[]> {
  const list = orderLists.customer(customerId)
  const { items } = await table.page({ ...list, newestFirst: true, limit: maxOrders }, OrderRow)
  return lastMissed(items.filter(({ EntityID }) => EntityID === owner))
}

export const handler = endpoint(orders.listMissedCustomers, async ({ caller: { EntityID }, now }) => {
  const ids = await candidates(EntityID, now)
  const missed: OrderRow[][] = []
  for (const some of chunksOf(ids, atOnce))
    missed.push(...(await Promise.all(some.map((id) => missedOf(id, EntityID)))))
  const customers = new Map((await customersById(ids)).map((customer) => [customer.ID, customer]))
  return missed
    .flatMap((rows): MissedCustomer[] => {
      const [last] = rows
      const customer = customers.get(last?.FoodInsecureNeighbor.ID ?? 0)
      if (!last || rows.length < missedInARow) return []
      return [
        {
          FoodInsecureNeighbor: last.FoodInsecureNeighbor,
          PhoneNumber: customer?.PhoneNumber ?? null,
          Language: customer?.Language ?? 'en',
          MissedCount: rows.length,
          LastMissedDay: last.OrderDay,
          LastOrderID: last.ID,
        },
      ]
    })
    .toSorted((a, b) => (a.LastMissedDay < b.LastMissedDay ? 1 : -1))
})
