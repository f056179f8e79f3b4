import { isRefusal } from '../../../../shared/core/answer.ts'
import * as ordering from '../../../../shared/pantry/ordering/api.ts'
import { setStatus } from '../../../../shared/pantry/orders/changes.ts'
import { notComingRefusal } from '../../../../shared/pantry/orders/editable.ts'
import { openEndpoint } from '../../../core/http/http.ts'
import { orderStore } from '../../orders/orderTable.ts'
import { linkedOrderView, openLinkedOrder } from './linkedOrder.ts'

/** Cancelling again changes nothing. */
export const handler = openEndpoint(ordering.cancelLinkedOrder, async (context) => {
  const { language, now } = context
  const order = await openLinkedOrder(context)
  const changed = await orderStore.change(
    order,
    (before, at) =>
      (before.StatusCode === 'CANCELLED' ? undefined : notComingRefusal(before)) ?? setStatus(before, 'CANCELLED', at),
    { by: null, now },
  )
  return isRefusal(changed) ? changed : linkedOrderView(changed.state, language, now)
})
