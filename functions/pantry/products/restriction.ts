import type { Refusal } from '../../../shared/core/answer.ts'
import { tagRestrictsRefusal } from '../../../shared/pantry/tags/removal.ts'
import { type Tag, tagIdentity, tagNamed } from '../../../shared/pantry/tags/tag.ts'
import { locationsOfOwner } from '../locations/locationTable.ts'
import { programsOfOwner } from '../programs/programTable.ts'
import { loadTagsOfPlaces } from '../tags/placeTags.ts'
import { productsOfOwner } from './productTable.ts'

/**
 * Finds if a tag keeps food back, with the names of what would be offered without it. Reads only what the tag counts.
 */
export async function findRestriction(entityId: number, tag: Tag, tags: readonly Tag[]): Promise<Refusal | undefined> {
  const [products, locations, programs] = await Promise.all([
    tag.PantryInventoryItemCount > 0 ? productsOfOwner(entityId) : [],
    tag.PantryLocationCount > 0 ? locationsOfOwner(entityId) : [],
    tag.EntityDeliveryProgramCount > 0 ? programsOfOwner(entityId) : [],
  ])
  const has = (ids: readonly number[]) =>
    ids.some(
      (id) => tagIdentity(tagNamed(tags, id) ?? { ID: id, ParentPantryInventoryItemTagID: null }) === tagIdentity(tag),
    )
  return tagRestrictsRefusal(tag, {
    products: products.filter(({ TagIDs }) => has(TagIDs)).map(({ Name }) => Name),
    places: [
      ...(await named(
        'location',
        tags,
        locations.map(({ ID, Label }) => ({ ID, Name: Label })),
      )),
      ...(await named('program', tags, programs)),
    ],
  })
}

async function named(
  kind: 'location' | 'program',
  tags: readonly Tag[],
  places: readonly { readonly ID: number; readonly Name: string }[],
) {
  const applied = await loadTagsOfPlaces(
    kind,
    places.map(({ ID }) => ID),
    tags,
  )
  return places.map(({ ID, Name }) => ({ Name, Tags: applied.get(ID) ?? [] }))
}
