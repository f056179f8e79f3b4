import type { PlaceTag } from './placeTag.ts'
import { type Tag, tagIdentity } from './tag.ts'

type ProductTag = Pick<Tag, 'ID' | 'ParentPantryInventoryItemTagID' | 'RequiresInclude'>
type TagOfPlace = Pick<PlaceTag, 'IsExcluded'> & { readonly PantryInventoryItemTag: ProductTag }

/**
 * Tells if a product is offered at a place: none of its tags is excluded there, each of its tags that requires it is
 * included there, and where the place includes tags that don't require it, the product has one of these.
 */
export function isOffered(productTags: readonly ProductTag[], placeTags: readonly TagOfPlace[]): boolean {
  const own = new Set(productTags.map(tagIdentity))
  const included = placeTags.filter(({ IsExcluded }) => !IsExcluded).map((one) => one.PantryInventoryItemTag)
  const excluded = placeTags.filter(({ IsExcluded }) => IsExcluded).map((one) => one.PantryInventoryItemTag)
  if (excluded.some((tag) => own.has(tagIdentity(tag)))) return false
  const includedIds = new Set(included.map(tagIdentity))
  if (productTags.some((tag) => tag.RequiresInclude && !includedIds.has(tagIdentity(tag)))) return false
  const filters = included.filter(({ RequiresInclude }) => !RequiresInclude)
  return filters.length === 0 || filters.some((tag) => own.has(tagIdentity(tag)))
}
