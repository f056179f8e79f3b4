import * as orders from '../../../shared/pantry/orders/api.ts'
import { changerRefusal, editableRefusal, isBeingPacked } from '../../../shared/pantry/orders/editable.ts'
import { endpointOn } from '../../core/http/http.ts'
import { orderOf } from './orderTable.ts'
import { loadToday } from './shownWithPlace.ts'

/** Decision 42, and no line is in a bag yet; another's order is not found at all. */
export const handler = endpointOn(orders.verifyOrderEditable, orderOf, async ({ resource, caller, now }) => {
  if (caller.Role !== 'customer' && changerRefusal(caller, resource)) return false
  return !isBeingPacked(resource) && editableRefusal(resource, await loadToday(resource, now)) === undefined
})
