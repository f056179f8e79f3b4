import * as orders from '../../shared/api/orders.ts'
import { lastMissed, type MissedCustomer, missedInARow } from '../../shared/order/missed.ts'
import { OrderRow } from '../../shared/order/order.ts'
import { customersById } from '../customers/customerTable.ts'
import { endpoint } from '../http.ts'
import { orderLists } from '../table/keys/orders.ts'
import { inState } from '../table/lists.ts'
import { table } from '../table/table.ts'

/** Orders that were left, as far back as they are looked at; a customer's own orders are read back as many. */
const maxLeft = 500
const maxOrders = 20

/** Customers of the owner with enough orders that were left, whatever became of the others. */
async function candidates(owner: number): Promise<number[]> {
  const left = inState(orderLists.owner(owner), 'ABANDONED')
  const { items } = await table.page({ ...left, newestFirst: true, limit: maxLeft }, OrderRow)
  const byCustomer = Map.groupBy(items, ({ FoodInsecureNeighbor }) => FoodInsecureNeighbor.ID)
  const often = [...byCustomer].filter(([, rows]) => rows.length >= missedInARow)
  return often.slice(0, orders.maxMissedCustomers).map(([id]) => id)
}

async function missedOf(customerId: number, owner: number): Promise<OrderRow[]> {
  const list = orderLists.customer(customerId)
  const { items } = await table.page({ ...list, newestFirst: true, limit: maxOrders }, OrderRow)
  return lastMissed(items.filter(({ EntityID }) => EntityID === owner))
}

export const handler = endpoint(orders.listMissedCustomers, async ({ caller: { EntityID } }) => {
  const ids = await candidates(EntityID)
  const [missed, customers] = await Promise.all([
    Promise.all(ids.map((id) => missedOf(id, EntityID))),
    customersById(ids),
  ])
  return missed
    .flatMap((rows): MissedCustomer[] => {
      const [last] = rows
      const customer = customers.find(({ ID }) => ID === last?.FoodInsecureNeighbor.ID)
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
