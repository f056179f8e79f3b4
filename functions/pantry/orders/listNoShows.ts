import { localDay } from '../../../shared/core/time/zone.ts'
import * as orders from '../../../shared/pantry/orders/api.ts'
import { isNoShow, NoShow } from '../../../shared/pantry/orders/noShow.ts'
import { OrderRow, orderCode, windowIdOf } from '../../../shared/pantry/orders/order.ts'
import { endpoint } from '../../core/http/http.ts'
import { orderLists } from '../../core/table/keys/orders.ts'
import { table } from '../../core/table/table.ts'
import { loadZone } from '../../network/organizations/entityTable.ts'
import { customersById } from '../customers/customerTable.ts'
import { windowsById } from '../windows/windowTable.ts'

/** Without a day, today on the calendar of the caller's pantry. */
export const handler = endpoint(orders.listNoShows, async ({ input, caller, now }) => {
  const Day = input.day ?? localDay(now, await loadZone(caller.EntityID))
  const rows = await table.all(orderLists.day(caller.EntityID, Day), OrderRow)
  const windowIds = [...new Set(rows.map(windowIdOf))].filter((id) => id !== null)
  const zones = new Map((await windowsById(windowIds)).map(({ ID, TimeZone }) => [ID, TimeZone]))
  const missed = rows.filter((row) => isNoShow(row, zones.get(windowIdOf(row) ?? 0) ?? 'UTC', now))
  const customers = await customersById([...new Set(missed.map(({ FoodInsecureNeighbor: { ID } }) => ID))])
  const byId = new Map(customers.map((customer) => [customer.ID, customer]))
  const Orders = missed.map((row) => {
    const customer = byId.get(row.FoodInsecureNeighbor.ID)
    const reached = { PhoneNumber: customer?.PhoneNumber ?? null, Language: customer?.Language ?? 'en' }
    return NoShow.parse({ ...row, Code: orderCode(row.ID), ...reached })
  })
  return { Day, Orders: Orders.toSorted((a, b) => a.StartTime.localeCompare(b.StartTime) || a.ID - b.ID) }
})
