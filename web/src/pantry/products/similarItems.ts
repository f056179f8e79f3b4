import Fuse from 'fuse.js'
import type { PantryItem } from '../../../../shared/pantry/products/itemType.ts'
import type { ProductGridRow } from '../../../../shared/pantry/products/view.ts'

/** Search options of the specification for products that a pantry has already (section 9). */
const options = {
  threshold: 0.3,
  minMatchCharLength: 2,
  keys: [
    { name: 'Name', weight: 0.6 },
    { name: 'Description', weight: 0.2 },
    { name: 'Code', weight: 0.1 },
    { name: 'DonationPackageType.Name', weight: 0.1 },
  ],
}
export const maxSimilar = 5

/** The code is the item type's. */
export const similarSearch = (products: readonly ProductGridRow[], types: readonly PantryItem[]) => {
  const codes = new Map(types.map(({ ID, Code }) => [ID, Code]))
  const fuse = new Fuse(
    products.map((product) => ({ ...product, Code: codes.get(product.PantryItemID) ?? '' })),
    options,
  )
  return (words: string): ProductGridRow[] =>
    words.trim().length < options.minMatchCharLength
      ? []
      : fuse.search(words.trim(), { limit: maxSimilar }).map(({ item }) => item)
}
