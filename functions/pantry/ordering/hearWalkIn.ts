import { isRefusal } from '../../../shared/core/answer.ts'
import { localDay } from '../../../shared/core/time/zone.ts'
import { toldWalkIn } from '../../../shared/pantry/ordering/walkIn.ts'
import { momentOf } from '../../../shared/pantry/orders/handOver.ts'
import { isStillThere } from '../customers/customerTable.ts'
import { countedSince } from '../orders/changeToldLater.ts'
import { distributionsOfCustomer } from '../orders/handOver/distributionTable.ts'
import { orderById } from '../orders/orderTable.ts'
import { recordWalkIn, type Serving, walkInAnswer } from './recordWalkIn.ts'
import { readWalkIn } from './walkInState.ts'

/**
 * Records a household that was served without a connection, as of that time. A device that did not hear the answer sends it
 * again, also when the answer is no longer stored: of the same moment by the same person, it is the same one.
 */
export async function hearWalkIn(serving: Serving, said: string) {
  const { customer, location, draft, caller, now, orderId } = serving
  const at = momentOf(said, now)
  const day = localDay(at, location.TimeZone)
  const ids = [...new Set(draft.PantryOrderItems.map(({ PantryInventoryItemID: id }) => id))]
  // The use before the records: another one that comes between makes this one be decided again.
  const state = await readWalkIn(customer, location, draft, at)
  const [records, counted] = await Promise.all([
    distributionsOfCustomer(customer.ID, day, day),
    countedSince(location.EntityID, ids, at.toISOString()),
  ])
  const same = records.find(({ At, By }) => At === at.toISOString() && By?.UserID === caller.UserID)
  const before = same && (await orderById(same.OrderID))
  if (before) return walkInAnswer(serving, before)
  const isServedToday = records.some(({ EntityID }) => EntityID === location.EntityID)
  const order = toldWalkIn(orderId, draft, state, { at: now, isServedToday, counted })
  if (isRefusal(order)) return order
  const when = [isStillThere(customer.ID)]
  return recordWalkIn(serving, order, { version: state.orderer.version, at, when, counted })
}
