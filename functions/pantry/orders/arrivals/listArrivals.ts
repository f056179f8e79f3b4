import { localDay } from '../../../../shared/core/time/zone.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { byArrival } from '../../../../shared/pantry/orders/arrival.ts'
import { OrderRow } from '../../../../shared/pantry/orders/order.ts'
import { orderToPack } from '../../../../shared/pantry/orders/packing.ts'
import { endpoint } from '../../../core/http/http.ts'
import { orderLists } from '../../../core/table/keys/orders.ts'
import { table } from '../../../core/table/table.ts'
import { loadZone } from '../../../network/organizations/entityTable.ts'
import { locationsOfOwner } from '../../locations/locationTable.ts'
import { loadFactsAtTable } from '../handOver/atTable.ts'
import { ordersById } from '../orderTable.ts'
import { productsOfOrders } from '../packing.ts'

/** A list of its own holds those who wait, so that reading it is as short as the line. */
export const handler = endpoint(orders.listArrivals, async ({ caller, now, language }) => {
  const TimeZone = await loadZone(caller.EntityID)
  const Day = localDay(now, TimeZone)
  const rows = await table.all(orderLists.arrivals(caller.EntityID, Day), OrderRow)
  if (rows.length === 0) return { Day, Orders: [] }
  const [waiting, products, locations] = await Promise.all([
    ordersById(rows.map(({ ID }) => ID)),
    productsOfOrders(rows, caller.EntityID),
    locationsOfOwner(caller.EntityID),
  ])
  const factsOf = await loadFactsAtTable(waiting, now, { products })
  const labels = new Map(locations.map(({ ID, Label }) => [ID, Label]))
  const Orders = waiting.toSorted(byArrival).flatMap((order) => {
    const { Arrival, OrderDay, StartTime, EndTime, PantryLocationID } = order
    const Place = labels.get(PantryLocationID ?? 0) ?? ''
    const when = { Arrival, OrderDay, StartTime, EndTime, PantryLocationID, Place, TimeZone }
    return Arrival ? [{ ...orderToPack(order, products, language), ...factsOf(order), ...when, Arrival }] : []
  })
  return { Day, Orders }
})
