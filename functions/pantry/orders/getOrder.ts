import { type Caller, ownerRefusal } from '../../../shared/core/access.ts'
import * as orders from '../../../shared/pantry/orders/api.ts'
import { householdToday } from '../../../shared/pantry/orders/handOver.ts'
import type { Order } from '../../../shared/pantry/orders/order.ts'
import { isFinal } from '../../../shared/pantry/orders/status.ts'
import { endpointOn } from '../../core/http/http.ts'
import { customerById } from '../customers/customerTable.ts'
import { orderOf } from './orderTable.ts'
import { shownWithPlace } from './shownWithPlace.ts'

export const handler = endpointOn(orders.getOrder, orderOf, async ({ resource, caller, now, language }) => {
  const [shown, facts] = await Promise.all([
    shownWithPlace(resource, { ...caller, language }, now),
    factsAtTable(caller, resource),
  ])
  return { ...shown, ...facts }
})

/** Undefined for whoever does not hand the order over. */
async function factsAtTable(caller: Caller, order: Order) {
  if (caller.Role === 'customer' || isFinal(order.StatusCode) || ownerRefusal(caller, order)) return undefined
  const customer = await customerById(order.FoodInsecureNeighbor.ID)
  if (!customer) return undefined
  const { Language, Notes = '' } = customer
  return { AtTable: { Language, Notes, HouseholdSize: householdToday({}, customer).HouseholdSize } }
}
