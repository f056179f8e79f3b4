import { holdsWords } from '../../../../shared/core/grid/words.ts'
import { localDay } from '../../../../shared/core/time/zone.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { isPhoneEnd } from '../../../../shared/pantry/orders/arrival.ts'
import { isCancelled, OrderRow, orderCode } from '../../../../shared/pantry/orders/order.ts'
import { isInProgress } from '../../../../shared/pantry/orders/status.ts'
import { orderGridRow } from '../../../../shared/pantry/orders/wire.ts'
import { endpoint } from '../../../core/http/http.ts'
import { orderLists } from '../../../core/table/keys/orders.ts'
import { table } from '../../../core/table/table.ts'
import { loadZone } from '../../../network/organizations/entityTable.ts'
import { customersById } from '../../customers/customerTable.ts'

/** Neighbors are read for the end of a phone number alone: rows have their names. */
export const handler = endpoint(orders.findOrdersToday, async ({ input: { search }, caller, now }) => {
  const day = localDay(now, await loadZone(caller.EntityID))
  const rows = (await table.all(orderLists.day(caller.EntityID, day), OrderRow)).filter(
    ({ StatusCode }) => !isCancelled(StatusCode),
  )
  const ended = isPhoneEnd(search) ? await withPhoneEnd(rows, search) : new Set<number>()
  const found = rows.filter(({ ID, FoodInsecureNeighbor: { ID: customerId, FirstName, LastName } }) => {
    return orderCode(ID) === search.toUpperCase() || ended.has(customerId) || holdsWords([FirstName, LastName], search)
  })
  const open = found.filter(({ StatusCode }) => isInProgress(StatusCode))
  const shown = open.length > 0 ? open : found
  return shown
    .toSorted((a, b) => a.StartTime.localeCompare(b.StartTime) || a.ID - b.ID)
    .slice(0, orders.maxFoundToday)
    .map(orderGridRow)
})

/** Customers whose number ends so. */
async function withPhoneEnd(rows: readonly OrderRow[], digits: string): Promise<Set<number>> {
  const ids = [...new Set(rows.map(({ FoodInsecureNeighbor: { ID } }) => ID))]
  const customers = await customersById(ids)
  return new Set(customers.flatMap(({ ID, PhoneNumber }) => (PhoneNumber?.endsWith(digits) ? [ID] : [])))
}
