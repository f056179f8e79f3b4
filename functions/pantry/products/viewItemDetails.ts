import * as inventory from '../../../shared/pantry/products/api.ts'
import { nextStep } from '../../../shared/pantry/products/availability.ts'
import { endpointOn } from '../../core/http/http.ts'
import { products } from './productTable.ts'
import { productView } from './productView.ts'

export const handler = endpointOn(inventory.viewItemDetails, products.byId, async ({ resource, language }) => ({
  ...(await productView(resource, language)),
  NextStep: nextStep(resource),
}))
