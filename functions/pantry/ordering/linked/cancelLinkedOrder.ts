import { isRefusal } from '../../../../shared/core/answer.ts'
import * as ordering from '../../../../shared/pantry/ordering/api.ts'
import { notComingRefusal } from '../../../../shared/pantry/orders/editable.ts'
import { withHeldLots } from '../../../../shared/pantry/orders/onHold.ts'
import { setStatus } from '../../../../shared/pantry/orders/statusChange.ts'
import { openEndpoint } from '../../../core/http/http.ts'
import { orderStore } from '../../orders/orderTable.ts'
import { loadOnHold } from '../../products/heldTable.ts'
import { linkedOrderView, openLinkedOrder } from './linkedOrder.ts'

/** Cancelling again changes nothing. */
export const handler = openEndpoint(ordering.cancelLinkedOrder, async (context) => {
  const { language, now } = context
  const order = await openLinkedOrder(context)
  const onHold = await loadOnHold(order.EntityID)
  const changed = await orderStore.change(
    order,
    (before, at) =>
      (before.StatusCode === 'CANCELLED' ? undefined : notComingRefusal(before)) ??
      setStatus(withHeldLots(before, 'CANCELLED', onHold), 'CANCELLED', at),
    { by: null, now },
  )
  return isRefusal(changed) ? changed : linkedOrderView(changed.state, language, now)
})
