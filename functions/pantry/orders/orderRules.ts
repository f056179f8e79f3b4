import { OrderRules, usualOrderRules } from '../../../shared/pantry/orders/leftOpen.ts'
import { orderKeys } from '../../core/table/keys/orders.ts'
import { storedShape } from '../../core/table/storedShape.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'

/** Choices of a pantry about its orders. */

const shape = storedShape(OrderRules)

export const loadOrderRules = async (entityId: number): Promise<OrderRules> =>
  (await table.get(orderKeys.rules(entityId), shape.schema)) ?? usualOrderRules

export const orderRulesWrite = (entityId: number, rules: OrderRules): Write => ({
  put: { ...orderKeys.rules(entityId), ...rules, Shape: shape.version },
})
