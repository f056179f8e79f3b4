import * as inventory from '../../../../shared/pantry/products/api.ts'
import { endpoint } from '../../../core/http/http.ts'
import { factOf } from './foodFactTable.ts'

export const handler = endpoint(
  inventory.getFoodFact,
  async ({ input, caller }) => (await factOf(caller, input.gtin)) ?? null,
)
