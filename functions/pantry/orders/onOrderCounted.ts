import { servedByToo } from '../../../shared/pantry/customers/level.ts'
import { orderEventOf } from '../../../shared/pantry/orders/orderLedger.ts'
import { orderStatusOf } from '../../../shared/pantry/orders/status.ts'
import { applyOnce, reaction } from '../../core/http/reaction.ts'
import { changeCustomerWrites, customerById } from '../customers/customerTable.ts'
import { orderById } from './orderTable.ts'

/**
 * The order counts at its customer, and an agency that they ordered from sees them. A cancelled or abandoned order counts no
 * more, as for limits and reports, and again when it turns out that it had been handed over.
 */
export const handler = reaction('customers/onOrderCounted', async (event, now) => {
  const order = await orderById(event.Subject.ID)
  const customer = order && (await customerById(order.FoodInsecureNeighbor.ID))
  if (!order || !customer) return
  const happened = orderEventOf(event)
  const isNew = happened.type === 'OrderPlaced' || happened.type === 'WalkInServed'
  const isGone = 'To' in happened.detail && orderStatusOf(happened.detail.To).IsCancelledType
  const isBack = 'EndedAt' in happened.detail && happened.detail.EndedAt !== undefined
  const change = isNew || isBack ? 1 : isGone ? -1 : 0
  const isServed = order.EntityID === order.FoodBankID || customer.AgencyIDs.includes(order.EntityID)
  if (change === 0 && isServed) return
  const fields = {
    OrderCount: Math.max(0, customer.OrderCount + change),
    ...(isServed ? {} : servedByToo(customer, [order.EntityID])),
  }
  await applyOnce(event, 'customers/onOrderCounted', now, changeCustomerWrites(customer, fields, false).writes)
})
