import * as stock from '../../../shared/pantry/stock/api.ts'
import { type CountedProduct, type StockCount, settleRefusal } from '../../../shared/pantry/stock/count.ts'
import { endpoint } from '../../core/http/http.ts'
import { hotItemTries, retryConflicts } from '../../core/table/aggregate.ts'
import { namedCaller } from '../../network/organizations/entityTable.ts'
import { ownProductNames } from '../products/productTable.ts'
import { countById, countedStockWrites, decideCount, settledCountWrite } from './countTable.ts'

const countedProduct = (line: StockCount['Lines'][number]): CountedProduct => ({
  PantryInventoryItemID: line.PantryInventoryItemID,
  CountedQuantity: line.Counted,
  CountedAt: line.CountedAt,
  ...(line.SeenQuantity === null ? {} : { SeenQuantity: line.SeenQuantity }),
})

/** A second person approves a waiting count, which is applied as of when it was counted, or anybody discards it. */
export const handler = endpoint(stock.settleStockCount, async ({ input, caller, now, table, idempotencyKey }) => {
  const { EntityID, UserID } = caller
  const reload = async () => ({ count: await countById(EntityID, input.CountID) })
  const [loaded, By] = await Promise.all([reload(), namedCaller(caller)])
  return retryConflicts({ loaded, now, reload, maxTries: hotItemTries }, async ({ count }, At) => {
    const refusal = settleRefusal(count, UserID, input.Approve)
    if (refusal || !count) return refusal
    if (!input.Approve) {
      const discarded: StockCount = { ...count, State: 'discarded', SettledBy: By }
      await table.commit([settledCountWrite(EntityID, discarded), ...idempotencyKey.writes(discarded, At)])
      return discarded
    }
    const counted = count.Lines.map(countedProduct)
    const names = await ownProductNames(
      EntityID,
      counted.map(({ PantryInventoryItemID: id }) => id),
    )
    const decided = await decideCount({ entityId: EntityID, counted, names, now: At })
    const approved: StockCount = { ...count, State: 'applied', SettledBy: By, Lines: [...decided.lines] }
    const applied = countedStockWrites(decided, { entityId: EntityID, caller, By, At })
    await table.commit([settledCountWrite(EntityID, approved), ...applied, ...idempotencyKey.writes(approved, At)])
    return approved
  })
})
