import { refuse } from '../../../shared/core/answer.ts'
import { nextOrderDay, withoutOrder } from '../../../shared/pantry/limits/check.ts'
import { sourcedLimits } from '../../../shared/pantry/limits/effective.ts'
import { forHousehold } from '../../../shared/pantry/limits/household.ts'
import * as ordering from '../../../shared/pantry/ordering/api.ts'
import * as refusals from '../../../shared/pantry/ordering/refusals.ts'
import { endpointOn } from '../../core/http/http.ts'
import { customerOf } from '../customers/customerTable.ts'
import { loadGlobalLimits } from '../limits/limitTable.ts'
import { mayChoose } from '../locations/accessTable.ts'
import { pickupLocationById } from '../locations/locationTable.ts'
import { usageBetween } from '../orders/usageTable.ts'
import { maxDay, windowById } from '../windows/windowTable.ts'

/** The order that is edited counts nothing: it stays on a day that the limits would not give again. */
export const handler = endpointOn(
  ordering.getNextValidPickupOrderDate,
  customerOf,
  async ({ resource, caller, input: { pickupTimeId, orderId } }) => {
    const window = await windowById(pickupTimeId)
    if (window?.Kind !== 'pickup' || window.FoodBankID !== resource.FoodBankID) return refuse(refusals.orderTimeGone)
    const [location, global, use] = await Promise.all([
      pickupLocationById(window.PantryLocationID ?? 0),
      loadGlobalLimits(window.EntityID),
      usageBetween({ customer: resource, entityId: window.EntityID }, '0000-00-00', maxDay),
    ])
    // Of a location for invited neighbors the others are told nothing.
    if (!location || !(await mayChoose(caller, location))) return refuse(refusals.orderTimeGone)
    const others = orderId === undefined ? use : withoutOrder(use, orderId)
    const limits = forHousehold(sourcedLimits({ global }), resource.HouseholdSize)
    return nextOrderDay(window.OrderDay, others, limits) ?? refuse(refusals.noOrderDay)
  },
)
