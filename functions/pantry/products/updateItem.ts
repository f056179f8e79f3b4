import * as refusals from '../../../shared/core/refusals.ts'
import * as inventory from '../../../shared/pantry/products/api.ts'
import { productFields } from '../../../shared/pantry/products/product.ts'
import { assertSameId } from '../../core/http/fault.ts'
import { endpointOn, HttpFault } from '../../core/http/http.ts'
import { changeProduct, products } from './productTable.ts'
import { productView } from './productView.ts'
import { storageChange } from './storageChange.ts'

export const handler = endpointOn(
  inventory.updateItem,
  products.byId,
  async ({ resource, input: { id, ID, Version, ...sent }, caller, language, now, table, idempotencyKey }) => {
    assertSameId(ID, id)
    if (resource.Version !== Version) throw new HttpFault(409, refusals.changedMeanwhile[language])
    const draft = productFields(sent, { ...caller, now }, resource)
    const storage = await storageChange(resource.EntityID, {
      from: resource.PantryInventoryStorageLocationID,
      to: draft.PantryInventoryStorageLocationID,
    })
    const answer = await productView({ ...resource, ...draft, Version: Version + 1 }, language)
    await table.commit([changeProduct(id, Version, draft), ...storage.writes, ...idempotencyKey.writes(answer, now)])
    return answer
  },
)
