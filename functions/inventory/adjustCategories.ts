import * as inventory from '../../shared/api/inventory.ts'
import { nextStep } from '../../shared/product/availability.ts'
import { subcategoryList } from '../../shared/product/reference.ts'
import { endpointOn } from '../http.ts'
import { changeProduct, productOf } from './productTable.ts'

export const handler = endpointOn(
  inventory.adjustCategories,
  productOf,
  async ({ resource, input: { SubcategoryIDs }, language, now, table, idempotencyKey }) => {
    const { ID, Version } = resource
    const answer = {
      ID,
      Version: Version + 1,
      PantryInventorySubcategories: subcategoryList(language).filter((one) => SubcategoryIDs.includes(one.ID)),
      NextStep: nextStep({ ...resource, SubcategoryIDs }),
    }
    await table.commit([changeProduct(ID, undefined, { SubcategoryIDs }), ...idempotencyKey.writes(answer, now)])
    return answer
  },
)
