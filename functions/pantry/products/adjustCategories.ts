import * as inventory from '../../../shared/pantry/products/api.ts'
import { nextStep } from '../../../shared/pantry/products/availability.ts'
import { subcategoryList } from '../../../shared/pantry/products/reference.ts'
import { endpointOn } from '../../core/http/http.ts'
import { adjustProduct } from './adjusting.ts'
import { products } from './productTable.ts'

export const handler = endpointOn(inventory.adjustCategories, products.byId, (context) => {
  const { SubcategoryIDs } = context.input
  const chosen = subcategoryList(context.language).filter((one) => SubcategoryIDs.includes(one.ID))
  return adjustProduct(context, { SubcategoryIDs }, (product) => ({
    PantryInventorySubcategories: chosen,
    NextStep: nextStep(product),
  }))
})
