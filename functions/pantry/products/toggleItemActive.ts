import { refuse } from '../../../shared/core/answer.ts'
import * as inventory from '../../../shared/pantry/products/api.ts'
import { nextStep } from '../../../shared/pantry/products/availability.ts'
import * as refusals from '../../../shared/pantry/products/refusals.ts'
import { endpointOn } from '../../core/http/http.ts'
import { namedCaller } from '../../network/organizations/entityTable.ts'
import { adjustProduct } from './adjusting.ts'
import { productsOnHold } from './heldTable.ts'
import { availabilityAuditWrite } from './productAudit.ts'
import { products } from './productTable.ts'

export const handler = endpointOn(inventory.toggleItemActive, products.byId, async (context) => {
  const { IsActive } = context.input
  const [By, onHold] = await Promise.all([namedCaller(context.caller), productsOnHold(context.resource.EntityID)])
  if (IsActive && onHold.has(context.resource.ID)) return refuse(refusals.productOnHold)
  const shownOf = (product: typeof context.resource) => ({ IsActive, NextStep: nextStep(product) })
  return adjustProduct(context, { IsActive }, shownOf, ({ ID: ProductID, EntityID, Name: Product, ...before }, At) => {
    const change = { Action: IsActive ? 'activated' : 'deactivated', ProductID, Product } as const
    return before.IsActive === IsActive ? [] : [availabilityAuditWrite({ EntityID, By, At }, change)]
  })
})
