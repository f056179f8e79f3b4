import * as inventory from '../../shared/api/inventory.ts'
import { nextStep } from '../../shared/product/availability.ts'
import { namedCaller } from '../entities/entityTable.ts'
import { endpointOn } from '../http.ts'
import { availabilityAuditWrite } from '../people/audit.ts'
import { changeProduct, productOf } from './productTable.ts'

export const handler = endpointOn(
  inventory.toggleItemActive,
  productOf,
  async ({ resource, input: { IsActive }, caller, now, table, idempotencyKey }) => {
    const { ID, EntityID, Name: Product, Version } = resource
    const isChanged = resource.IsActive !== IsActive
    const made = { EntityID, By: isChanged ? await namedCaller(caller) : null, At: now }
    const change = { Action: IsActive ? 'activated' : 'deactivated', ProductID: ID, Product } as const
    const answer = { ID, Version: Version + 1, IsActive, NextStep: nextStep({ ...resource, IsActive }) }
    await table.commit([
      changeProduct(ID, undefined, { IsActive }),
      ...(isChanged ? [availabilityAuditWrite(made, change)] : []),
      ...idempotencyKey.writes(answer, now),
    ])
    return answer
  },
)
