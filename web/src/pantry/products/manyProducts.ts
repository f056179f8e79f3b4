import type { ProductGridRow } from '../../../../shared/pantry/products/view.ts'
import { type Tag, tagsNamed } from '../../../../shared/pantry/tags/tag.ts'

/** One change of many products: which of them it changes, and to what. The server decides on each as on a single one. */

export const manyActions = ['activate', 'deactivate', 'tag', 'untag', 'shelf'] as const
export type ManyAction = (typeof manyActions)[number]
export const isOfTags = (action: ManyAction) => action === 'tag' || action === 'untag'

export type ProductStep =
  | { readonly row: ProductGridRow; readonly IsActive: boolean }
  | { readonly row: ProductGridRow; readonly TagIDs: number[] }
  | { readonly row: ProductGridRow; readonly Difference: number }

interface Wanted {
  readonly action: ManyAction
  /** The tag that is put on or taken off. */
  readonly tag: Tag | undefined
  readonly tags: readonly Tag[]
  /** Counted on the shelf of each. */
  readonly counted?: number | undefined
}

/** Products that are so already are left alone. */
export const stepsFor = (rows: readonly ProductGridRow[], wanted: Wanted): ProductStep[] =>
  rows.flatMap((row) => stepFor(row, wanted) ?? [])

function stepFor(row: ProductGridRow, { action, tag, tags, counted }: Wanted): ProductStep | undefined {
  if (action === 'shelf') {
    const Difference = counted === undefined ? 0 : counted - row.ShelfQuantity
    return Difference === 0 ? undefined : { row, Difference }
  }
  if (!isOfTags(action)) {
    const IsActive = action === 'activate'
    return row.IsActive === IsActive ? undefined : { row, IsActive }
  }
  if (!tag) return undefined
  const before = tagsNamed(tags, row.TagIDs).map(({ ID }) => ID)
  const others = before.filter((id) => id !== tag.ID)
  // More than a product may have are refused by the server: no tag is taken off to make room.
  const TagIDs = action === 'tag' ? [...others, tag.ID] : others
  return before.includes(tag.ID) === (action === 'tag') ? undefined : { row, TagIDs }
}
