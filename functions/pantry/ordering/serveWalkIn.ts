import { ownerRefusal } from '../../../shared/core/access.ts'
import { isRefusal, refuse } from '../../../shared/core/answer.ts'
import { refusalText } from '../../../shared/core/refusalText.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import * as ordering from '../../../shared/pantry/ordering/api.ts'
import * as refusals from '../../../shared/pantry/ordering/refusals.ts'
import { decideWalkIn } from '../../../shared/pantry/ordering/walkIn.ts'
import { endpointOn } from '../../core/http/http.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { nextId } from '../../core/table/ids.ts'
import { customerById, customerOf, mayOrder } from '../customers/customerTable.ts'
import { pickupLocationById, takesOrders } from '../locations/locationTable.ts'
import { hearWalkIn } from './hearWalkIn.ts'
import { recordWalkIn } from './recordWalkIn.ts'
import { readWalkIn } from './walkInState.ts'

/** Order, stock, use of the limits, distribution record and the answer of a repeat are one transaction. */
export const handler = endpointOn(
  ordering.serveWalkIn,
  customerOf,
  async ({ resource, input: { id: _, ...draft }, caller, now: at, language, idempotencyKey }) => {
    const location = await pickupLocationById(draft.PantryLocationID)
    if (!location) return refuse(refusals.orderPlaceInactive)
    const refusal = ownerRefusal(caller, location)
    if (refusal) return refusal
    const isVolunteer = caller.Role === 'pantryvolunteer'
    const orderId = await nextId('order')
    const reload = () => customerById(resource.ID)
    return retryConflicts({ loaded: resource, now: at, reload }, async (customer: Customer, now) => {
      const serving = { orderId, customer, location, draft, caller, now, language, idempotencyKey }
      if (draft.At !== undefined) return hearWalkIn(serving, draft.At)
      const state = await readWalkIn(customer, location, draft, now)
      const order = decideWalkIn(orderId, isVolunteer ? { ...draft, IsLimitRead: false } : draft, state)
      if (isRefusal(order)) return order
      if ('toRead' in order)
        return idempotencyKey.answeredFirst({ Order: null, AboveLimit: null, LotsToRead: order.toRead })
      if ('above' in order) {
        const limit = refusalText(order.above, language)
        if (isVolunteer) return refuse(refusals.volunteerAboveLimit, { limit })
        return idempotencyKey.answeredFirst({ Order: null, AboveLimit: limit })
      }
      const when = [mayOrder(customer.ID, location.EntityID), takesOrders(location.ID)]
      return recordWalkIn(serving, order, { version: state.orderer.version, at: now, when })
    })
  },
)
