import { isRefusal, type Refusal } from '../../../shared/core/answer.ts'
import { shelfChanged } from '../../../shared/pantry/stock/adjustment.ts'
import { lotNameOf } from '../../../shared/pantry/stock/lot.ts'
import type { AdjustmentReason, Stock, StockReceipt } from '../../../shared/pantry/stock/stock.ts'
import type { Context } from '../../core/http/context.ts'
import { notFound } from '../../core/http/fault.ts'
import { hotItemTries, retryConflicts } from '../../core/table/aggregate.ts'
import { namedCaller } from '../../network/organizations/entityTable.ts'
import { stockAuditWrite } from '../products/productAudit.ts'
import { findStock, movementWrites, numbersUnchanged } from '../products/stockTable.ts'
import { lotsMoved } from './lotsMoved.ts'

interface OfProduct extends Pick<Context<unknown>, 'caller' | 'now' | 'table' | 'idempotencyKey'> {
  readonly resource: { readonly ID: number; readonly EntityID: number; readonly Name: string }
}
interface ShelfChange {
  /** From the stock as it is. */
  differenceTo(before: Stock): number
  readonly Cause: 'adjusted' | 'received'
  readonly Reason: AdjustmentReason
  readonly Note: string
  readonly Receipt?: StockReceipt | undefined
  /** Of what is taken off the shelf. */
  readonly Lot?: string | undefined
}

/** Adds a difference to what is on the shelf of a product; the ledger and the log of changes say why. */
export async function changeShelf(
  { resource: { ID: ProductID, EntityID, Name: Product }, caller, now, table, idempotencyKey }: OfProduct,
  { differenceTo, Cause, Reason, Note, Receipt, Lot: takenLot }: ShelfChange,
): Promise<Stock | Refusal> {
  const Lot = takenLot ?? (Receipt && lotNameOf(Receipt))
  const reload = () => findStock(EntityID, ProductID)
  const [loaded, By] = await Promise.all([reload(), namedCaller(caller)])
  if (!loaded) throw notFound()
  return retryConflicts({ loaded, now, reload, maxTries: hotItemTries }, async (before, At) => {
    const Quantity = differenceTo(before)
    const changed = shelfChanged(before, Quantity)
    if (isRefusal(changed)) return changed
    const movement = {
      ...{ EntityID, ProductID, By: caller, At, Cause, Reason, Note, Quantity },
      ...(Receipt ? { Receipt } : {}),
      ...(Lot === undefined ? {} : { Lot }),
      ...{ mayFallShort: true, when: numbersUnchanged(before) },
    }
    const after: Stock = { ...changed, ...(Reason === 'counted' ? { CountedAt: At.toISOString() } : {}) }
    const change = { ProductID, Product, From: before.Quantity, To: after.Quantity, Reason, ...(Note ? { Note } : {}) }
    const lots = await lotsMoved(
      { EntityID, ProductID, Lot },
      { before, Quantity, BestBy: Receipt?.BestBy ?? null, At },
    )
    if (isRefusal(lots)) return lots
    await table.commit([
      ...movementWrites(movement),
      ...lots,
      stockAuditWrite({ EntityID, By, At }, { Action: 'corrected', ...change }),
      ...idempotencyKey.writes(after, At),
    ])
    return after
  })
}
