import type { Caller } from '../../shared/access.ts'
import { type Refusal, refuse } from '../../shared/answer.ts'
import { erpMatchOf, type Match, movesOf } from '../../shared/erp/importItem.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { productById } from '../inventory/productTable.ts'
import { movementWrites, stockOf } from '../inventory/stockTable.ts'
import type { Write } from '../table/write.ts'
import type { StoredErpItem } from './erpTable.ts'

/**
 * The stock that moves when the match of a row changes, in the transaction that changes the row. A product that was removed
 * took its stock along: nothing is taken from it.
 */
export async function matchMoves(
  item: StoredErpItem,
  after: Match | undefined,
  { by, now }: { readonly by: Caller; readonly now: Date },
): Promise<Write[] | Refusal> {
  const writes: Write[] = []
  for (const { ProductID, Quantity } of movesOf(erpMatchOf(item), after)) {
    const stock = Quantity === 0 ? undefined : await stockOf(item.EntityID, ProductID)
    if (!stock) continue
    if (stock.Quantity + Quantity < 0) {
      const product = (await productById(ProductID))?.Name ?? ''
      return refuse(refusals.stockBelowZero, { product, quantity: stock.Quantity, taken: -Quantity })
    }
    writes.push(
      ...movementWrites({
        ...{ EntityID: item.EntityID, ProductID, Quantity, By: by, At: now },
        Cause: after?.ProductID === ProductID ? 'imported' : 'matchRemoved',
        Reference: { Kind: 'importItem', ID: item.ID, Code: item.Code },
      }),
    )
  }
  return writes
}
