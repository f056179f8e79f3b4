import { refuse } from '../../../shared/core/answer.ts'
import * as stock from '../../../shared/pantry/stock/api.ts'
import { maxCountAgeDays, type StockCount } from '../../../shared/pantry/stock/count.ts'
import * as refusals from '../../../shared/pantry/stock/refusals.ts'
import { notFound } from '../../core/http/fault.ts'
import { endpoint } from '../../core/http/http.ts'
import { hotItemTries, retryConflicts } from '../../core/table/aggregate.ts'
import { nextId } from '../../core/table/ids.ts'
import { namedCaller } from '../../network/organizations/entityTable.ts'
import { ownProductNames } from '../products/productTable.ts'
import { storageLocations } from '../storage/storageTable.ts'
import { countedStockWrites, decideCount, loadCountRules, newCountWrite } from './countTable.ts'

const dayMs = 86_400_000

/** A count is applied at once, or waits for a second person where the pantry wants one. */
export const handler = endpoint(stock.countStock, async ({ input, caller, now, table, idempotencyKey }) => {
  const { EntityID } = caller
  const { Lines: counted, StorageLocationID: placeId } = input
  const oldest = new Date(now.getTime() - maxCountAgeDays * dayMs).toISOString()
  if (counted.some(({ CountedAt }) => CountedAt < oldest))
    return refuse(refusals.stockCountTooOld, { max: maxCountAgeDays })
  const ids = counted.map(({ PantryInventoryItemID: id }) => id)
  const [names, place, rules, By] = await Promise.all([
    ownProductNames(EntityID, ids),
    placeId === null ? undefined : storageLocations.find({ ID: placeId }),
    loadCountRules(EntityID),
    namedCaller(caller),
  ])
  if (names.size < ids.length || (placeId !== null && place?.EntityID !== EntityID)) throw notFound()
  const id = await nextId('stockCount')
  const State = rules.NeedsApproval ? 'waiting' : 'applied'
  const StorageLocation = place ? { ID: place.ID, Label: place.Label } : null
  const again = { loaded: counted, now, reload: async () => counted, maxTries: hotItemTries }
  return retryConflicts(again, async (_, At) => {
    const decided = await decideCount({ entityId: EntityID, counted, names, now: At })
    const facts = { ID: id, Created: At.toISOString(), State, StorageLocation, By, SettledBy: null } as const
    const count: StockCount = { ...facts, Lines: [...decided.lines] }
    const applied = rules.NeedsApproval ? [] : countedStockWrites(decided, { entityId: EntityID, caller, By, At })
    await table.commit([newCountWrite(EntityID, count), ...applied, ...idempotencyKey.writes(count, At)])
    return count
  })
})
