import { OrderRules, usualOrderRules } from '../../shared/order/leftOpen.ts'
import { orderKeys } from '../table/keys/orders.ts'
import { storedShape } from '../table/storedShape.ts'
import { table } from '../table/table.ts'
import type { Write } from '../table/write.ts'

/** What a pantry chose about its orders. */

const shape = storedShape(OrderRules)

export const orderRulesOf = async (entityId: number): Promise<OrderRules> =>
  (await table.get(orderKeys.rules(entityId), shape.schema)) ?? usualOrderRules

export const orderRulesWrite = (entityId: number, rules: OrderRules): Write => ({
  put: { ...orderKeys.rules(entityId), ...rules, Shape: shape.version },
})
