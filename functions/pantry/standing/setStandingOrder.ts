import { isRefusal, type Refusal, refuse } from '../../../shared/core/answer.ts'
import { isWalkIn, type Order } from '../../../shared/pantry/orders/order.ts'
import * as api from '../../../shared/pantry/standing/api.ts'
import * as refusals from '../../../shared/pantry/standing/refusals.ts'
import { isActive, type StandingSource, standingStarted } from '../../../shared/pantry/standing/standing.ts'
import { endpointOn } from '../../core/http/http.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { namedCaller } from '../../network/organizations/entityTable.ts'
import { customerById, customerOf } from '../customers/customerTable.ts'
import { orderById } from '../orders/orderTable.ts'
import { loadSurroundings } from '../orders/shownWithPlace.ts'
import { isOfCaller, standingAnswerOf } from './standingAnswer.ts'
import { standingOfCustomer, standingOrders } from './standingTable.ts'

/** A family has one: of two people who set it up at the same moment the later one's wish holds. */
export const handler = endpointOn(
  api.setStandingOrder,
  customerOf,
  async ({ resource, input: { id: _, OrderID, ...wish }, caller, now, language, idempotencyKey }) => {
    const order = OrderID === undefined ? undefined : await orderNamed(OrderID, resource.ID)
    if (order && isRefusal(order)) return order
    const by = caller.Role === 'customer' ? undefined : await namedCaller(caller)
    const reload = () => customerById(resource.ID)
    return retryConflicts({ loaded: resource, now, reload }, async (customer, at) => {
      const before = await standingOfCustomer(customer)
      const source = order ?? before
      if (!source) return refuse(refusals.standingWithoutOrder)
      const isElsewhere = before !== undefined && isActive(before) && !isOfCaller(caller, before)
      if (isElsewhere || !isOfCaller(caller, source)) return refuse(refusals.standingElsewhere)
      const about = { customerId: before?.ID ?? customer.ID, by, TimeZone: source.TimeZone, before }
      const change = standingStarted(source, wish, about, at)
      if (isRefusal(change)) return change
      const answer = await standingAnswerOf(change.state, order, { caller, language })
      await standingOrders.save(before, change, { by: caller, now: at, also: idempotencyKey.writes(answer, at) })
      return answer
    })
  },
)

type Named = StandingSource & Order & { readonly TimeZone: string }

async function orderNamed(id: number, customerId: number): Promise<Named | Refusal> {
  const order = await orderById(id)
  if (!order || order.FoodInsecureNeighbor.ID !== customerId || isWalkIn(order))
    return refuse(refusals.standingWithoutOrder)
  const { window, pantry } = await loadSurroundings(order)
  return { ...order, TimeZone: window?.TimeZone ?? pantry?.TimeZone ?? 'UTC' }
}
