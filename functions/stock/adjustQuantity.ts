import * as stock from '../../shared/api/stock.ts'
import type { Stock } from '../../shared/stock/stock.ts'
import { namedCaller } from '../entities/entityTable.ts'
import { notFound } from '../http/fault.ts'
import { endpointOn } from '../http.ts'
import { productOf } from '../inventory/productTable.ts'
import { movementWrites, quantityUnchanged, stockOf } from '../inventory/stockTable.ts'
import { stockAuditWrite } from '../people/audit.ts'
import { hotItemTries, retryConflicts } from '../table/aggregate.ts'

/**
 * A person says what there is; the ledger gets the difference to what there was at that moment. A count without a difference
 * is a line as well: it says that somebody looked.
 */
export const handler = endpointOn(
  stock.adjustQuantity,
  productOf,
  async ({ resource: { ID: ProductID, EntityID, Name: Product }, input, caller, now, table, idempotencyKey }) => {
    const { UpdatedValue: Quantity, Reason, Note } = input
    const reload = () => stockOf(EntityID, ProductID)
    const [loaded, By] = await Promise.all([reload(), namedCaller(caller)])
    if (!loaded) throw notFound()
    const isLast = (error: unknown) => idempotencyKey.isConflict(error)
    return retryConflicts({ loaded, now, reload, isLast, maxTries: hotItemTries }, async (before, At) => {
      const movement = {
        ...{ EntityID, ProductID, By: caller, At, Cause: 'adjusted' as const, Reason, Note },
        Quantity: Quantity - before.Quantity,
        when: quantityUnchanged(before),
      }
      const after: Stock = { ...before, Quantity, ...(Reason === 'counted' ? { CountedAt: At.toISOString() } : {}) }
      const change = { ProductID, Product, From: before.Quantity, To: Quantity, Reason, ...(Note ? { Note } : {}) }
      await table.commit([
        ...movementWrites(movement),
        stockAuditWrite({ EntityID, By, At }, { Action: 'corrected', ...change }),
        ...idempotencyKey.writes(after, At),
      ])
      return after
    })
  },
)
