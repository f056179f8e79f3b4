import { nextId } from '../../../functions/core/table/ids.ts'
import type { User } from '../../../shared/network/organizations/entity.ts'
import * as limits from '../../../shared/pantry/limits/api.ts'
import {
  type Limit,
  type LimitBySize,
  type LimitScopeCode,
  type LimitTypeCode,
  limitOf,
  scopeId,
  typeId,
} from '../../../shared/pantry/limits/limit.ts'
import { succeeded } from './calling.ts'
import type { PlannedPantry } from './pantries.ts'
import { staffCaller } from './staffChanges.ts'

/** Limits of the demonstration's pantries: of all products, and of what there is little of. */

const draft = (value: number, type: LimitTypeCode, scope: LimitScopeCode, sizes?: LimitBySize) => ({
  Value: value,
  ...(sizes ? { BySize: sizes } : {}),
  LimitTypeID: typeId(type),
  LimitTimeScopeID: scopeId(scope),
  LimitTimeScopeAmount: 1,
})

/** Items of an order: a food bank packs larger ones. */
const itemsPerOrder = [30, 20, 15] as const

export async function writePantryLimits(pantries: readonly PlannedPantry[], users: readonly User[]): Promise<void> {
  for (const [index, pantry] of pantries.entries()) {
    const by = staffCaller(pantry, users)
    await succeeded(limits.setItemsPerOrderLimit, by, { Value: itemsPerOrder[index] ?? 15 })
    await succeeded(limits.addOrderLimit, by, draft(1, 'ORDER', 'DAY'))
    await succeeded(limits.addOrderLimit, by, draft(index === 0 ? 2 : 1, 'ORDER', 'WEEK'))
    // The smallest pantry shares by points.
    if (index === 2) await succeeded(limits.addOrderLimit, by, draft(40, 'POINT', 'MONTH', { Middle: 60, Large: 80 }))
  }
}

/** Meat, eggs and what babies need are enough for everybody when each takes a little. */
const scarce: Readonly<Record<string, Parameters<typeof draft>>> = {
  Eggs: [1, 'ITEM', 'ORDER', { Middle: 2, Large: 3 }],
  Butter: [2, 'ITEM', 'WEEK'],
  Chicken: [2, 'ITEM', 'ORDER'],
  Beef: [2, 'ITEM', 'WEEK'],
  'Infant Formula': [4, 'ITEM', 'MONTH'],
  Diapers: [2, 'ITEM', 'MONTH'],
  'Cooking Oil': [1, 'ITEM', 'MONTH'],
}

export async function productLimits(itemType: string): Promise<Limit[]> {
  const found = scarce[itemType]
  return found ? [limitOf(draft(...found), await nextId('limit'))] : []
}
