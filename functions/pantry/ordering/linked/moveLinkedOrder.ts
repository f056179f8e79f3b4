import { isRefusal, refuse } from '../../../../shared/core/answer.ts'
import * as ordering from '../../../../shared/pantry/ordering/api.ts'
import { isOfSamePlace, movedDraft } from '../../../../shared/pantry/ordering/linkedOrder.ts'
import { reasonAlone } from '../../../../shared/pantry/ordering/placing.ts'
import * as refusals from '../../../../shared/pantry/ordering/refusals.ts'
import { windowIdOf } from '../../../../shared/pantry/orders/order.ts'
import { openEndpoint } from '../../../core/http/http.ts'
import { orderById } from '../../orders/orderTable.ts'
import { windowById } from '../../windows/windowTable.ts'
import { editOrder } from '../editOrder.ts'
import { linkedOrderView, openLinkedOrder } from './linkedOrder.ts'

/** Times of another place are not there for the link; whether there is a place at the time, the change itself decides. */
export const handler = openEndpoint(ordering.moveLinkedOrder, async (context) => {
  const { input, language, now } = context
  const order = await openLinkedOrder(context)
  if (windowIdOf(order) === input.TimeID) return linkedOrderView(order, language, now)
  const window = await windowById(input.TimeID)
  if (!window || !isOfSamePlace(order, window)) return refuse(refusals.orderTimeGone)
  const moved = await editOrder({ order, draft: movedDraft(order, window.ID), by: null, now })
  if (isRefusal(moved)) return reasonAlone(moved)
  return linkedOrderView((await orderById(order.ID)) ?? order, language, now)
})
