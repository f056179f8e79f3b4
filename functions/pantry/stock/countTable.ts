import type { Caller } from '../../../shared/core/access.ts'
import {
  type CountedProduct,
  type CountLine,
  CountRules,
  countedChange,
  countLine,
  StockCount,
  shelfAt,
  usualCountRules,
} from '../../../shared/pantry/stock/count.ts'
import { balanceOf, type Stock } from '../../../shared/pantry/stock/stock.ts'
import { absent, equals } from '../../core/table/conditions.ts'
import { countLists, stockKeys } from '../../core/table/keys/stock.ts'
import { listAttributes } from '../../core/table/lists.ts'
import type { Page } from '../../core/table/query.ts'
import { storedShape } from '../../core/table/storedShape.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'
import { stockAuditWrite } from '../products/productAudit.ts'
import { movementsSince, movementWrites, notCountedSince, stockOfProducts } from '../products/stockTable.ts'

/** Counts that were sent, and the changes of the stock that follow from them. */

const shape = storedShape(StockCount)
const rulesShape = storedShape(CountRules)

export const loadCountRules = async (entityId: number): Promise<CountRules> =>
  (await table.get(stockKeys.countRules(entityId), rulesShape.schema)) ?? usualCountRules

export const countRulesWrite = (entityId: number, rules: CountRules): Write => ({
  put: { ...stockKeys.countRules(entityId), ...rules, Shape: rulesShape.version },
})

export const countById = (entityId: number, id: number) => table.get(stockKeys.count(entityId, id), shape.schema)

/** Newest first. */
export const loadCounts = (
  entityId: number,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<Page<StockCount>> =>
  table.page({ ...countLists.owner(entityId), newestFirst: true, limit, cursor }, StockCount)

const itemOf = (entityId: number, count: StockCount) => ({
  ...{ ...stockKeys.count(entityId, count.ID), ...count, Shape: shape.version },
  ...{ ...listAttributes([countLists.owner(entityId)]), sort: `${count.Created}#${count.ID}`, row: count },
})

export const newCountWrite = (entityId: number, count: StockCount): Write => ({
  put: itemOf(entityId, count),
  when: absent,
})

/** A waiting count is settled once. */
export const settledCountWrite = (entityId: number, count: StockCount): Write => ({
  put: itemOf(entityId, count),
  when: equals({ State: 'waiting' }),
})

export interface CountInput {
  readonly entityId: number
  readonly counted: readonly CountedProduct[]
  readonly names: ReadonlyMap<number, string>
  readonly now: Date
}
export interface DecidedCount {
  readonly lines: readonly CountLine[]
  readonly stock: ReadonlyMap<number, Stock>
}

/** Expected units of each shelf when it was counted, by the ledger; products that are gone are left out. */
export async function decideCount({ entityId, counted, names, now }: CountInput): Promise<DecidedCount> {
  const ids = counted.map(({ PantryInventoryItemID: id }) => id)
  const stock = await stockOfProducts(entityId, ids)
  const lines = await Promise.all(
    counted.map(async (line) => {
      const { PantryInventoryItemID: id } = line
      const found = stock.get(id)
      if (!found) return []
      // A clock that is ahead counts now.
      const CountedAt = line.CountedAt > now.toISOString() ? now.toISOString() : line.CountedAt
      const since = await movementsSince(id, CountedAt)
      const shelf = balanceOf(found) + found.CurrentOrderQuantity - found.PackedQuantity
      const Expected = Math.max(0, shelfAt(shelf, since, CountedAt))
      return countLine(line, names.get(id) ?? '', { Expected, CountedAt, stock: found })
    }),
  )
  return { lines: lines.flat(), stock }
}

interface Applying {
  readonly entityId: number
  readonly caller: Caller
  /** Person who made the change, by name. */
  readonly By: { readonly UserID: number; readonly Name: string }
  readonly At: Date
}

/** Stock, ledger and log of each line that no later count came before. */
export const countedStockWrites = ({ lines, stock }: DecidedCount, { entityId, caller, By, At }: Applying): Write[] =>
  lines.flatMap((line) => {
    const before = stock.get(line.PantryInventoryItemID)
    if (!before || line.IsOvertaken) return []
    const { Counted, Expected, CountedAt, PantryInventoryItemID: ProductID, Name: Product } = line
    const movement = {
      ...{ EntityID: entityId, ProductID, By: caller, At, Cause: 'counted' as const, Reason: 'counted' as const },
      ...{ Quantity: countedChange(line, before), Count: { Counted, Expected, CountedAt } },
      ...{ mayFallShort: true, when: notCountedSince(before) },
    }
    const change = { Action: 'corrected', ProductID, Product, From: Expected, To: Counted, Reason: 'counted' } as const
    return [...movementWrites(movement), stockAuditWrite({ EntityID: entityId, By, At }, change)]
  })
