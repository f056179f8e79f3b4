import * as inventory from '../../../shared/pantry/products/api.ts'
import { nextStep } from '../../../shared/pantry/products/availability.ts'
import { endpointOn } from '../../core/http/http.ts'
import { shelfLotsOf } from './lotTable.ts'
import { products } from './productTable.ts'
import { productView } from './productView.ts'

export const handler = endpointOn(inventory.viewItemDetails, products.byId, async ({ resource, language }) => {
  const [view, Lots] = await Promise.all([productView(resource, language), shelfLotsOf(resource.EntityID, resource.ID)])
  return { ...view, NextStep: nextStep(resource), ...(Lots.length > 0 ? { Lots } : {}) }
})
