import type { Event } from '../../events/event.ts'
import { orderCode } from '../../shared/order/order.ts'
import { orderEventOf, orderLedgerLines } from '../../shared/stock/orderLedger.ts'
import { settledShortage } from '../../shared/stock/stock.ts'
import type { Write } from '../table/write.ts'
import { movementWrites, numbersUnchanged, stockOfProducts } from './stockTable.ts'

/**
 * A count that finds less than is promised leaves a shortage. Units that a packer then finds missing are those of the
 * shortage, and units that are packed all the same were there: both are taken off it, each on the numbers as they were read.
 */
export async function settleShortages(event: Event): Promise<Write[]> {
  const { ID, At, EntityID, Subject, By } = event
  const lines = orderLedgerLines(orderEventOf(event)).filter(({ Cause }) => Cause === 'missing' || Cause === 'packed')
  if (lines.length === 0) return []
  const stock = await stockOfProducts(EntityID, [...new Set(lines.map(({ ProductID }) => ProductID))])
  const Reference = { Kind: 'order', ID: Subject.ID, Code: orderCode(Subject.ID) } as const
  return [...stock.values()].flatMap((one) => {
    const missing = lines.find(({ ProductID, Cause }) => ProductID === one.ProductID && Cause === 'missing')
    const Quantity = settledShortage(one, missing ? -missing.OrderQuantity : 0)
    if (Quantity === 0) return []
    return movementWrites({
      ...{ EntityID, ProductID: one.ProductID, By, At: new Date(At), Reference },
      ...{ ID: `${ID}-shortSettled`, Cause: 'shortSettled', Quantity, when: numbersUnchanged(one) },
    })
  })
}
