import { movementsBetween, orderCode } from '../../../shared/pantry/orders/order.ts'
import { isFinal } from '../../../shared/pantry/orders/status.ts'
import { movementWrite } from '../products/stockTable.ts'
import { orderById, orderStore } from './orderTable.ts'

/**
 * Counts the bags of an order that was packed before the stock had a number of them, with a line in the ledger of each
 * product. Of an order that is over, or counts them already, nothing changes.
 */
export async function countBags(id: number, now: Date): Promise<boolean> {
  const order = await orderById(id)
  if (!order || order.BagsCounted || isFinal(order.StatusCode)) return false
  const state = { ...order, BagsCounted: true }
  const Reference = { Kind: 'order', ID: order.ID, Code: orderCode(order.ID) } as const
  const also = movementsBetween(order, state).map((movement) =>
    movementWrite({ ...movement, ID: `bags-${order.ID}`, Cause: 'packed', At: now, By: null, Reference }),
  )
  await orderStore.save(order, { state, events: [] }, { by: null, now, also })
  return true
}
