import { isRefusal, type Refusal, refuse } from '../../../shared/core/answer.ts'
import { decideOrder } from '../../../shared/pantry/ordering/decide.ts'
import { type PlacedOrder, placedOrder } from '../../../shared/pantry/ordering/placing.ts'
import * as refusals from '../../../shared/pantry/waitlist/refusals.ts'
import { takenPlace, takingRefusal } from '../../../shared/pantry/waitlist/waitlist.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { nextId } from '../../core/table/ids.ts'
import type { Actor } from '../../core/table/outbox.ts'
import type { Write } from '../../core/table/write.ts'
import { newOrdersWrites } from '../ordering/orderWrites.ts'
import { readPantry } from '../ordering/pantryState.ts'
import { takenWrite, waitedOrderOf, waitlists } from './waitlistTable.ts'

/**
 * Places the order that a family waited with, in the place that is kept for it: the list, the order, its stock and the
 * window's counter are one transaction, whose condition on the window holds whatever the list says. What has run out by now
 * is left out.
 */
export async function orderInPlace(
  windowId: number,
  customerId: number,
  { by, now, answered = () => [] }: Actor & { readonly answered?: (answer: PlacedOrder, at: Date) => readonly Write[] },
): Promise<PlacedOrder | Refusal> {
  const reload = () => waitlists.load(windowId)
  const loaded = await reload()
  if (!loaded) return refuse(refusals.placePassedOn)
  const orderId = await nextId('order')
  return retryConflicts({ loaded, now, reload }, async (list, at) => {
    const waited = await waitedOrderOf(customerId, windowId)
    if (waited?.OrderID !== undefined) return placedOrder(waited.OrderID, [])
    const refusal = takingRefusal(list, customerId, at)
    if (refusal || !waited) return refusal ?? refuse(refusals.placePassedOn)
    const request = { orderId, customerId, draft: { ...waited.Draft, OrderRest: true }, isPlaceKept: true }
    const decided = decideOrder(request, await readPantry(list.EntityID, [request], at))
    if (isRefusal(decided)) {
      // Another phone of the family may have taken the place meanwhile: then its order is what speaks against this one.
      const OrderID = (await waitedOrderOf(customerId, windowId))?.OrderID
      return OrderID === undefined ? decided : placedOrder(OrderID, [])
    }
    const answer = placedOrder(orderId, decided.removed)
    await waitlists.save(list, takenPlace(list, { customerId, orderId, window: decided.window }, at), {
      by,
      now: at,
      also: [
        ...newOrdersWrites([{ ...decided, by }], at),
        takenWrite(customerId, windowId, orderId),
        ...answered(answer, at),
      ],
    })
    return answer
  })
}
