import { type Taken, takenBy } from '../limits/check.ts'
import { countedQuantity, type Order } from './order.ts'
import { orderStatusOf } from './status.ts'

/** Usage of an order in its customer's limits (decisions 27 and 78); undefined when it was cancelled or abandoned. */
export function usageOf({
  StatusCode,
  PantryOrderItems,
}: Pick<Order, 'StatusCode' | 'PantryOrderItems'>): Taken | undefined {
  if (orderStatusOf(StatusCode).IsCancelledType) return undefined
  return takenBy(
    PantryOrderItems.map((line) => ({
      product: line.PantryInventoryItemID,
      quantity: countedQuantity(line),
      tags: line.TagIDs,
      points: line.Points ?? 0,
    })),
  )
}
