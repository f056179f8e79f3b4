import type { Event } from '../../../events/event.ts'
import { orderCode } from '../../../shared/pantry/orders/order.ts'
import { type OrderLedgerLine, orderEventOf, orderLedgerLines } from '../../../shared/pantry/orders/orderLedger.ts'
import { type Stock, settledWithCount, shelfChange } from '../../../shared/pantry/stock/stock.ts'
import type { Write } from '../../core/table/write.ts'
import { movementWrites, numbersUnchanged, stockOfProducts } from './stockTable.ts'

/**
 * Packers and counters see the same shelf. Units that a packer finds missing are those that a count found short before, and
 * units that are packed or handed over all the same were there: both are taken off the shortage. Units that a packer finds after all, and
 * that a count has found meanwhile, are not there twice. Each is decided on the numbers as they were read.
 */
export async function settleShortages(event: Event): Promise<Write[]> {
  const { ID, At, EntityID, Subject, By } = event
  const all = orderLedgerLines(orderEventOf(event))
  const isSettled = new Set(all.filter(({ Cause }) => Cause === 'shortSettled').map(({ ProductID }) => ProductID))
  const lines = all
    .filter(({ ProductID }) => !isSettled.has(ProductID))
    .filter((line) => line.Cause === 'found' || shelfChange(line) < 0)
  if (lines.length === 0) return []
  const stock = await stockOfProducts(EntityID, [...new Set(lines.map(({ ProductID }) => ProductID))])
  const Reference = { Kind: 'order', ID: Subject.ID, Code: orderCode(Subject.ID) } as const
  return [...stock.values()].flatMap((one) => {
    const own = lines.filter(({ ProductID }) => ProductID === one.ProductID)
    const twice = { missing: -unitsOf(own, 'missing'), countedBefore: countedBefore(one, own) }
    const Quantity = settledWithCount(one, twice)
    if (Quantity === 0) return []
    return movementWrites({
      ...{ EntityID, ProductID: one.ProductID, By, At: new Date(At), Reference, mayFallShort: true },
      ...{ ID: `${ID}-shortSettled`, Cause: 'shortSettled', Quantity, when: numbersUnchanged(one) },
    })
  })
}
const unitsOf = (lines: readonly OrderLedgerLine[], cause: string) =>
  lines.reduce((sum, { Cause, OrderQuantity }) => (Cause === cause ? sum + OrderQuantity : sum), 0)

/** Units that a count has found since they were missing, and the packer now. */
function countedBefore({ CountedAt }: Stock, lines: readonly OrderLedgerLine[]): number {
  const found = lines.filter(
    ({ MissingSince }) => MissingSince !== undefined && CountedAt !== undefined && CountedAt > MissingSince,
  )
  return unitsOf(found, 'found')
}
