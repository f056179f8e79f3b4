import { replaceLimitsWrite } from '../../../functions/limits/limitTable.ts'
import { nextId } from '../../../functions/table/ids.ts'
import { table } from '../../../functions/table/table.ts'
import {
  type Limit,
  type LimitScopeCode,
  type LimitTypeCode,
  limitOf,
  scopeId,
  typeId,
} from '../../../shared/limit/limit.ts'
import type { PlannedPantry } from './pantries.ts'

/** Limits of the demonstration's pantries: of all products, and of what there is little of. */

const limit = async (value: number, type: LimitTypeCode, scope: LimitScopeCode): Promise<Limit> =>
  limitOf(
    { Value: value, LimitTypeID: typeId(type), LimitTimeScopeID: scopeId(scope), LimitTimeScopeAmount: 1 },
    await nextId('limit'),
  )

/** Items of an order: a food bank packs larger ones. */
const itemsPerOrder = [30, 20, 15] as const

export async function writePantryLimits(pantries: readonly PlannedPantry[]): Promise<void> {
  for (const [index, { EntityID }] of pantries.entries()) {
    const ItemsPerOrder = await limit(itemsPerOrder[index] ?? 15, 'ITEM', 'ORDER')
    const OrderLimits = [await limit(1, 'ORDER', 'DAY'), await limit(index === 0 ? 2 : 1, 'ORDER', 'WEEK')]
    await table.commit([replaceLimitsWrite(EntityID, { Version: 0 }, { ItemsPerOrder, OrderLimits })])
  }
}

/** Meat, eggs and what babies need are enough for everybody when each takes a little. */
const scarce: Readonly<Record<string, readonly [number, LimitTypeCode, LimitScopeCode]>> = {
  Eggs: [1, 'ITEM', 'ORDER'],
  Butter: [2, 'ITEM', 'WEEK'],
  Chicken: [2, 'ITEM', 'ORDER'],
  Beef: [2, 'ITEM', 'WEEK'],
  'Infant Formula': [4, 'ITEM', 'MONTH'],
  Diapers: [2, 'ITEM', 'MONTH'],
  'Cooking Oil': [1, 'ITEM', 'MONTH'],
}

export async function productLimits(itemType: string): Promise<Limit[]> {
  const found = scarce[itemType]
  return found ? [await limit(...found)] : []
}
