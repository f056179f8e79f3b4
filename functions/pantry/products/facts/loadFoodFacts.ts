import * as inventory from '../../../../shared/pantry/products/api.ts'
import { foodFact } from '../../../../shared/pantry/products/foodFact.ts'
import { endpoint } from '../../../core/http/http.ts'
import { storeFacts } from './foodFactTable.ts'

export const handler = endpoint(inventory.loadFoodFacts, async ({ input, caller }) => {
  await storeFacts(caller.EntityID, input.rows.map(foodFact))
  return input.rows.length
})
