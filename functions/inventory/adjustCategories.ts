import * as inventory from '../../shared/api/inventory.ts'
import { nextStep } from '../../shared/product/availability.ts'
import { subcategoryList } from '../../shared/product/reference.ts'
import { endpointOn } from '../http.ts'
import { adjustProduct } from './adjusting.ts'
import { productOf } from './productTable.ts'

export const handler = endpointOn(inventory.adjustCategories, productOf, (context) => {
  const { SubcategoryIDs } = context.input
  const chosen = subcategoryList(context.language).filter((one) => SubcategoryIDs.includes(one.ID))
  return adjustProduct(context, { SubcategoryIDs }, (product) => ({
    PantryInventorySubcategories: chosen,
    NextStep: nextStep(product),
  }))
})
