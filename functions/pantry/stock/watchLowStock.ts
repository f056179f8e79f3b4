import { localDay, localHour } from '../../../shared/core/time/zone.ts'
import type { Agency, FoodBank } from '../../../shared/network/organizations/entity.ts'
import { isMorningToLook, looked, lowProducts } from '../../../shared/pantry/products/lowStock.ts'
import { background, idleWhileClosed } from '../../core/http/background.ts'
import { log } from '../../core/log.ts'
import { isConflict } from '../../core/table/write.ts'
import { agenciesOfFoodBank, allFoodBanks } from '../../network/organizations/entityTable.ts'
import { productsOfOwner } from '../products/productTable.ts'
import { stockOfOwner } from '../products/stockTable.ts'
import { lowStockWatches } from './lowStockTable.ts'

type Pantry = Pick<FoodBank | Agency, 'ID' | 'TimeZone'>

/** True when the pantry was looked at; whoever is not a pantry has no stock. */
async function checkStock({ ID: entityId, TimeZone }: Pantry, now: Date): Promise<boolean> {
  const [today, hour] = [localDay(now, TimeZone), localHour(now, TimeZone)]
  if (!isMorningToLook(undefined, today, hour)) return false
  const watch = await lowStockWatches.load(entityId)
  if (!isMorningToLook(watch, today, hour)) return false
  const stock = await stockOfOwner(entityId, false)
  if (stock.size === 0) return false
  const low = lowProducts(await productsOfOwner(entityId), stock).map(({ ID }) => ID)
  await lowStockWatches.save(watch, looked(watch, { entityId, today, low }), { by: null, now })
  return true
}

interface Looked {
  readonly pantries: number
}

/** Runs every hour: each pantry is looked at once in its morning, one after the other; a failure waits for the next hour. */
export const handler = background<unknown, Looked>('stock/watchLowStock')
  .use(idleWhileClosed<Looked>({ pantries: 0 }))
  .handler(async () => {
    const now = new Date()
    let pantries = 0
    for (const foodBank of await allFoodBanks()) {
      for (const pantry of [foodBank, ...(await agenciesOfFoodBank(foodBank.ID))]) {
        try {
          if (await checkStock(pantry, now)) pantries += 1
        } catch (error) {
          // Another run looked at the same moment.
          if (!isConflict(error)) log.error('low stock not looked at', { entity: pantry.ID, error: String(error) })
        }
      }
    }
    return { pantries }
  })
