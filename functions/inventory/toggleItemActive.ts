import { refuse } from '../../shared/answer.ts'
import * as inventory from '../../shared/api/inventory.ts'
import { nextStep } from '../../shared/product/availability.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { namedCaller } from '../entities/entityTable.ts'
import { endpointOn } from '../http.ts'
import { adjustProduct } from './adjusting.ts'
import { productsOnHold } from './heldTable.ts'
import { availabilityAuditWrite } from './productAudit.ts'
import { productOf } from './productTable.ts'

export const handler = endpointOn(inventory.toggleItemActive, productOf, async (context) => {
  const { IsActive } = context.input
  const [By, onHold] = await Promise.all([namedCaller(context.caller), productsOnHold(context.resource.EntityID)])
  if (IsActive && onHold.has(context.resource.ID)) return refuse(refusals.productOnHold)
  const shownOf = (product: typeof context.resource) => ({ IsActive, NextStep: nextStep(product) })
  return adjustProduct(context, { IsActive }, shownOf, ({ ID: ProductID, EntityID, Name: Product, ...before }, At) => {
    const change = { Action: IsActive ? 'activated' : 'deactivated', ProductID, Product } as const
    return before.IsActive === IsActive ? [] : [availabilityAuditWrite({ EntityID, By, At }, change)]
  })
})
