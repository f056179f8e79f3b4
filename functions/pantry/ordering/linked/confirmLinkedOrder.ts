import { isRefusal } from '../../../../shared/core/answer.ts'
import * as ordering from '../../../../shared/pantry/ordering/api.ts'
import { confirmed } from '../../../../shared/pantry/orders/changes.ts'
import { openEndpoint } from '../../../core/http/http.ts'
import { orderStore } from '../../orders/orderTable.ts'
import { linkedOrderView, openLinkedOrder } from './linkedOrder.ts'

export const handler = openEndpoint(ordering.confirmLinkedOrder, async (context) => {
  const { language, now } = context
  const changed = await orderStore.change(await openLinkedOrder(context), confirmed, { by: null, now })
  return isRefusal(changed) ? changed : linkedOrderView(changed.state, language, now)
})
