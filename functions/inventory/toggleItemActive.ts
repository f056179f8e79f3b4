import * as inventory from '../../shared/api/inventory.ts'
import { nextStep } from '../../shared/product/availability.ts'
import { endpointOn } from '../http.ts'
import { changeProduct, productOf } from './productTable.ts'

export const handler = endpointOn(
  inventory.toggleItemActive,
  productOf,
  async ({ resource, input: { IsActive }, now, table, idempotencyKey }) => {
    const { ID, Version } = resource
    const answer = { ID, Version: Version + 1, IsActive, NextStep: nextStep({ ...resource, IsActive }) }
    await table.commit([changeProduct(ID, undefined, { IsActive }), ...idempotencyKey.writes(answer, now)])
    return answer
  },
)
