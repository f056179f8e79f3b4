import * as z from 'zod/mini'
import { ID } from '../../../shared/core/schema/fields.ts'
import type { Order } from '../../../shared/pantry/orders/order.ts'
import { reaction } from '../../core/http/reaction.ts'
import { storedCustomer } from '../customers/customerTable.ts'
import { changeOrders } from './customerOrders.ts'

const Detail = z.object({ DuplicateID: ID })
const of = (order: Order, customerId: number) => ({ ...order.FoodInsecureNeighbor, ID: customerId })

/**
 * Orders follow a merge and its undoing. What holds now decides, not the event: they may come late or twice, and orders
 * that went over already are left out.
 */
export const handler = reaction('customers/onCustomerJoined', async (event, now) => {
  const { DuplicateID } = Detail.parse(event.Detail)
  const duplicate = await storedCustomer(DuplicateID)
  const kept = event.Subject.ID
  if (duplicate?.MergedInto === kept)
    await changeOrders(DuplicateID, now, (order) =>
      order.FoodInsecureNeighbor.ID === DuplicateID
        ? { FoodInsecureNeighbor: of(order, kept), MergedFrom: [...(order.MergedFrom ?? []), DuplicateID] }
        : undefined,
    )
  else
    await changeOrders(kept, now, (order) =>
      order.FoodInsecureNeighbor.ID === kept && order.MergedFrom?.at(-1) === DuplicateID
        ? { FoodInsecureNeighbor: of(order, DuplicateID), MergedFrom: order.MergedFrom.slice(0, -1) }
        : undefined,
    )
})
