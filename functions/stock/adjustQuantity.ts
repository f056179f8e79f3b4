import { isRefusal } from '../../shared/answer.ts'
import * as stock from '../../shared/api/stock.ts'
import { shelfChanged } from '../../shared/stock/adjustment.ts'
import type { Stock } from '../../shared/stock/stock.ts'
import { namedCaller } from '../entities/entityTable.ts'
import { notFound } from '../http/fault.ts'
import { endpointOn } from '../http.ts'
import { productOf } from '../inventory/productTable.ts'
import { movementWrites, numbersUnchanged, stockOf } from '../inventory/stockTable.ts'
import { stockAuditWrite } from '../people/audit.ts'
import { hotItemTries, retryConflicts } from '../table/aggregate.ts'

/**
 * A person corrects what is available; the difference to what they saw is applied, and the ledger gets it. A count without
 * a difference is a line as well: it says that somebody looked.
 */
export const handler = endpointOn(
  stock.adjustQuantity,
  productOf,
  async ({ resource: { ID: ProductID, EntityID, Name: Product }, input, caller, now, table, idempotencyKey }) => {
    const { UpdatedValue, SeenValue, Reason, Note } = input
    const reload = () => stockOf(EntityID, ProductID)
    const [loaded, By] = await Promise.all([reload(), namedCaller(caller)])
    if (!loaded) throw notFound()
    const isLast = (error: unknown) => idempotencyKey.isConflict(error)
    return retryConflicts({ loaded, now, reload, isLast, maxTries: hotItemTries }, async (before, At) => {
      const Quantity = UpdatedValue - (SeenValue ?? before.Quantity)
      const changed = shelfChanged(before, Quantity)
      if (isRefusal(changed)) return changed
      const movement = {
        ...{ EntityID, ProductID, By: caller, At, Cause: 'adjusted' as const, Reason, Note, Quantity },
        ...{ mayFallShort: true, when: numbersUnchanged(before) },
      }
      const after: Stock = { ...changed, ...(Reason === 'counted' ? { CountedAt: At.toISOString() } : {}) }
      const change = {
        ProductID,
        Product,
        From: before.Quantity,
        To: after.Quantity,
        Reason,
        ...(Note ? { Note } : {}),
      }
      await table.commit([
        ...movementWrites(movement),
        stockAuditWrite({ EntityID, By, At }, { Action: 'corrected', ...change }),
        ...idempotencyKey.writes(after, At),
      ])
      return after
    })
  },
)
