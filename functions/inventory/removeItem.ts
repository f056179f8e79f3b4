import { refuse } from '../../shared/answer.ts'
import * as inventory from '../../shared/api/inventory.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { endpointOn } from '../http.ts'
import { countProduct } from '../storage/storageTable.ts'
import { retryConflicts } from '../table/aggregate.ts'
import { tagsOfOwner, tagUseWrites } from '../tags/tagTable.ts'
import { deleteProduct, productById, productOf } from './productTable.ts'
import { deleteStockWrite, stockOf } from './stockTable.ts'

/** An order that takes the product at the same moment refuses the deletion as well. */
export const handler = endpointOn(inventory.removeItem, productOf, async ({ resource, now, table, idempotencyKey }) =>
  retryConflicts({ loaded: resource, now, reload: () => productById(resource.ID) }, async (product) => {
    const count = (await stockOf(product.EntityID, product.ID))?.CurrentOrderQuantity ?? 0
    if (count > 0) return refuse(refusals.productInOrders, { count })
    const storageId = product.PantryInventoryStorageLocationID
    const uses = {
      tags: product.TagIDs.length > 0 ? await tagsOfOwner(product.EntityID) : [],
      before: product.TagIDs,
      after: [],
    }
    await table.commit([
      deleteProduct(product),
      ...tagUseWrites(product.EntityID, 'product', uses),
      deleteStockWrite(product.EntityID, product.ID),
      ...(storageId === null ? [] : [countProduct(storageId, -1)]),
      ...idempotencyKey.writes(null, now),
    ])
    return null
  }),
)
