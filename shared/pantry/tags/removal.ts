import { type Refusal, refuse } from '../../core/answer.ts'
import type { PlaceTag } from './placeTag.ts'
import * as refusals from './refusals.ts'
import { type Tag, tagIdentity } from './tag.ts'

/** A tag that keeps food back is not deleted: its products, or those of a place that it filters, would be offered to all. */

interface Use {
  /** Names of the products that have the tag. */
  readonly products: readonly string[]
  readonly places: readonly { readonly Name: string; readonly Tags: readonly PlaceTag[] }[]
}
type Removed = Pick<Tag, 'ID' | 'ParentPantryInventoryItemTagID' | 'RequiresInclude'>

/** Names that a sentence holds. */
const maxNames = 5
const named = (names: readonly string[]) => ({
  count: names.length,
  names: `${names.slice(0, maxNames).join(', ')}${names.length > maxNames ? ', …' : ''}`,
})

/** Tells if the place offers more without the tag: it is the only filter there, or excludes products that have it. */
function opensPlace(tag: Removed, applied: readonly PlaceTag[], hasProducts: boolean): boolean {
  const own = applied.find((one) => tagIdentity(one.PantryInventoryItemTag) === tagIdentity(tag))
  if (!own) return false
  if (own.IsExcluded) return hasProducts
  const filters = applied.filter((one) => !one.IsExcluded && !one.PantryInventoryItemTag.RequiresInclude)
  return filters.length === 1 && filters[0] === own
}

export function tagRestrictsRefusal(tag: Removed, { products, places }: Use): Refusal | undefined {
  if (tag.RequiresInclude && products.length > 0) return refuse(refusals.tagKeepsProducts, named(products))
  const opened = places.filter(({ Tags }) => opensPlace(tag, Tags, products.length > 0)).map(({ Name }) => Name)
  return opened.length > 0 ? refuse(refusals.tagFiltersPlaces, named(opened)) : undefined
}
