import { isRefusal } from '../../../shared/core/answer.ts'
import * as api from '../../../shared/pantry/standing/api.ts'
import { ended } from '../../../shared/pantry/standing/standing.ts'
import { openEndpoint } from '../../core/http/http.ts'
import { customerById } from '../customers/customerTable.ts'
import { linkedOrderView, openLinkedOrder } from '../ordering/linked/linkedOrder.ts'
import { standingOfCustomer, standingOrders } from './standingTable.ts'

/** By the link of an order that the regular one placed, and while it is one of its last. */
export const handler = openEndpoint(api.endLinkedStandingOrder, async (context) => {
  const { language, now } = context
  const order = await openLinkedOrder(context)
  const customer = await customerById(order.FoodInsecureNeighbor.ID)
  const standing = customer && (await standingOfCustomer(customer))
  if (standing?.PlacedIDs.includes(order.ID)) {
    const done = await standingOrders.change(standing, (before, at) => ended(before, 'asked', at), { by: null, now })
    if (isRefusal(done)) return done
  }
  return linkedOrderView(order, language, now)
})
