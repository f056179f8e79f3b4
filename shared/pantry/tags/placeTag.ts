import * as z from 'zod/mini'
import { type Refusal, refuse } from '../../core/answer.ts'
import { ID } from '../../core/schema/fields.ts'
import * as refusals from './refusals.ts'
import { Tag, tagIdentity, tagNamed } from './tag.ts'

/** A tag on a pickup location or a delivery program: products with it are included there, or excluded. */
export const PlaceTag = z.object({
  PantryInventoryItemTagID: ID,
  IsExcluded: z.boolean(),
  PantryInventoryItemTag: Tag,
})
export type PlaceTag = z.infer<typeof PlaceTag>
export const LocationTag = z.extend(PlaceTag, { PantryLocationID: ID })
export const DeliveryProgramTag = z.extend(PlaceTag, { EntityDeliveryProgramID: ID })

export const PlaceTagDraft = z.strictObject({ PantryInventoryItemTagID: ID, IsExcluded: z.boolean() })
export type PlaceTagDraft = z.infer<typeof PlaceTagDraft>

/** Counted down in one transaction when the place is deleted. */
export const maxPlaceTags = 50

/** The tags of a place as its owner has them now; one that was deleted is left out. */
export const placeTagsNamed = (tags: readonly Tag[], applied: readonly PlaceTagDraft[]): PlaceTag[] =>
  applied.flatMap(({ PantryInventoryItemTagID, IsExcluded }) => {
    const tag = tagNamed(tags, PantryInventoryItemTagID)
    return tag ? [{ PantryInventoryItemTagID: tag.ID, IsExcluded, PantryInventoryItemTag: tag }] : []
  })

/** Tags that a place doesn't have yet. */
export const unappliedTags = (tags: readonly Tag[], applied: readonly PlaceTag[]): Tag[] =>
  tags.filter((tag) => !applied.some((one) => tagIdentity(one.PantryInventoryItemTag) === tagIdentity(tag)))

export function placeTagRefusal(
  tags: readonly Tag[],
  applied: readonly PlaceTag[],
  { PantryInventoryItemTagID: id }: PlaceTagDraft,
): Refusal | undefined {
  const tag = tagNamed(tags, id)
  if (!tag) return refuse(refusals.tagGone)
  if (!unappliedTags(tags, applied).includes(tag)) return refuse(refusals.tagApplied, { name: tag.Name })
  return applied.length >= maxPlaceTags ? refuse(refusals.tooManyPlaceTags, { max: maxPlaceTags }) : undefined
}
