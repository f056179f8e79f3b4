import type { Caller } from '../../../shared/core/access.ts'
import { type Refusal, refuse } from '../../../shared/core/answer.ts'
import { erpMatchOf, type Match, movesOf } from '../../../shared/pantry/erp/importItem.ts'
import * as refusals from '../../../shared/pantry/erp/refusals.ts'
import type { Write } from '../../core/table/write.ts'
import { namedCaller } from '../../network/organizations/entityTable.ts'
import { goodsAuditWrite } from '../products/productAudit.ts'
import { productsById } from '../products/productTable.ts'
import { findStock, movementWrites } from '../products/stockTable.ts'
import type { StoredErpItem } from './erpTable.ts'

/**
 * The stock that moves when the match of a row changes, with its entry in the log, in the transaction that changes the row. A
 * product that was removed took its stock along: nothing is taken from it, and a match with it is refused, because the goods
 * would be in no stock.
 */
export async function matchMoves(
  item: StoredErpItem,
  after: Match | undefined,
  { by, now }: { readonly by: Caller; readonly now: Date },
): Promise<Write[] | Refusal> {
  const writes: Write[] = []
  const { EntityID, ID, Code } = item
  const moves = movesOf(erpMatchOf(item), after)
  const [By, products] = await Promise.all([namedCaller(by), productsById(moves.map(({ ProductID }) => ProductID))])
  for (const { ProductID, Quantity } of moves) {
    const isMatched = after?.ProductID === ProductID
    const stock = await findStock(EntityID, ProductID)
    if (!stock && isMatched) return refuse(refusals.erpProductGone)
    if (!stock || Quantity === 0) continue
    const Product = products.find((one) => one.ID === ProductID)?.Name ?? ''
    if (stock.Quantity + Quantity < 0)
      return refuse(refusals.stockBelowZero, { product: Product, quantity: stock.Quantity, taken: -Quantity })
    const change = { Action: isMatched ? 'matched' : 'unmatched', ProductID, Product, Quantity } as const
    writes.push(
      ...movementWrites({
        ...{ EntityID, ProductID, Quantity, By: by, At: now },
        Cause: isMatched ? 'imported' : 'matchRemoved',
        Reference: { Kind: 'importItem', ID, Code },
      }),
      goodsAuditWrite({ EntityID, By, At: now }, { ...change, Source: { ID, Code } }),
    )
  }
  return writes
}
