import { ownerRefusal } from '../../../../shared/core/access.ts'
import { isRefusal } from '../../../../shared/core/answer.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { arrivalTakenBack } from '../../../../shared/pantry/orders/arriving.ts'
import { endpointOn } from '../../../core/http/http.ts'
import { orderOf, orderStore } from '../orderTable.ts'
import { shownWithPlace } from '../shownWithPlace.ts'

export const handler = endpointOn(orders.takeArrivalBack, orderOf, async ({ resource, caller, now, language }) => {
  const refusal = caller.Role === 'customer' ? undefined : ownerRefusal(caller, resource)
  if (refusal) return refusal
  const changed = await orderStore.change(resource, arrivalTakenBack, { by: caller, now })
  return isRefusal(changed) ? changed : shownWithPlace(changed.state, { ...caller, language }, now)
})
