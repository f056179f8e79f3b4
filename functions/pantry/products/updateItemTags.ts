import { isRefusal } from '../../../shared/core/answer.ts'
import * as inventory from '../../../shared/pantry/products/api.ts'
import { productTag } from '../../../shared/pantry/products/view.ts'
import { chosenTags } from '../../../shared/pantry/tags/tag.ts'
import { endpointOn } from '../../core/http/http.ts'
import { hotItemTries, retryConflicts } from '../../core/table/aggregate.ts'
import { tagsOfOwner, tagUseWrites } from '../tags/tagTable.ts'
import { changeProduct, productById, products } from './productTable.ts'

/** A tag that is deleted at the same moment refuses the change; the product keeps the tags it had. */
export const handler = endpointOn(
  inventory.updateItemTags,
  products.byId,
  ({ resource, input: { TagIDs }, now, table, idempotencyKey }) => {
    const reload = () => productById(resource.ID)
    return retryConflicts({ loaded: resource, now, reload, maxTries: hotItemTries }, async (product) => {
      const tags = await tagsOfOwner(product.EntityID)
      const chosen = chosenTags(tags, TagIDs)
      if (isRefusal(chosen)) return chosen
      const after = chosen.map(({ ID }) => ID)
      const answer = {
        ID: product.ID,
        Version: product.Version + 1,
        PantryInventoryItemsPantryInventoryItemTags: chosen.map(productTag),
      }
      await table.commit([
        changeProduct(product.ID, product.Version, { TagIDs: after }),
        ...tagUseWrites(product.EntityID, 'product', { tags, before: product.TagIDs, after }),
        ...idempotencyKey.writes(answer, now),
      ])
      return answer
    })
  },
)
