import { isRefusal } from '../../../shared/core/answer.ts'
import * as ordering from '../../../shared/pantry/ordering/api.ts'
import { setStatus } from '../../../shared/pantry/orders/changes.ts'
import { editableRefusal } from '../../../shared/pantry/orders/editable.ts'
import { openEndpoint } from '../../core/http/http.ts'
import { orderStore } from '../orders/orderTable.ts'
import { loadToday } from '../orders/shownWithPlace.ts'
import { linkedOrderView, openLinkedOrder } from './linkedOrder.ts'

/** Cancelling again changes nothing. */
export const handler = openEndpoint(ordering.cancelLinkedOrder, async (context) => {
  const { language, now } = context
  const order = await openLinkedOrder(context)
  const today = await loadToday(order, now)
  const changed = await orderStore.change(
    order,
    (before, at) =>
      (before.StatusCode === 'CANCELLED' ? undefined : editableRefusal(before, today)) ??
      setStatus(before, 'CANCELLED', at),
    { by: null, now },
  )
  return isRefusal(changed) ? changed : linkedOrderView(changed.state, language, now)
})
