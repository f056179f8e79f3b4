import { refuse } from '../../../shared/core/answer.ts'
import * as inventory from '../../../shared/pantry/products/api.ts'
import * as refusals from '../../../shared/pantry/products/refusals.ts'
import { endpointOn } from '../../core/http/http.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { namedCaller } from '../../network/organizations/entityTable.ts'
import { countProduct } from '../storage/storageTable.ts'
import { tagsOfOwner, tagUseWrites } from '../tags/tagTable.ts'
import { stockAuditWrite } from './productAudit.ts'
import { deleteProduct, productById, products } from './productTable.ts'
import { deleteStockWrite, findStock } from './stockTable.ts'

/** An order that takes the product at the same moment refuses the deletion as well. */
export const handler = endpointOn(inventory.removeItem, products.byId, async (context) => {
  const { resource, caller, now, table, idempotencyKey } = context
  const reload = () => productById(resource.ID)
  return retryConflicts({ loaded: resource, now, reload }, async (product, At) => {
    const { ID: ProductID, EntityID, Name: Product } = product
    const [stock, By] = await Promise.all([findStock(EntityID, ProductID), namedCaller(caller)])
    const count = stock?.CurrentOrderQuantity ?? 0
    if (count > 0) return refuse(refusals.productInOrders, { count })
    const change = { Action: 'removed', ProductID, Product, From: stock?.Quantity ?? 0, To: 0 } as const
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
      stockAuditWrite({ EntityID, By, At }, change),
      ...idempotencyKey.writes(null, now),
    ])
    return null
  })
})
