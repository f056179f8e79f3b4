import * as z from 'zod/mini'
import { type Refusal, refuse } from '../../../shared/core/answer.ts'
import { ID } from '../../../shared/core/schema/fields.ts'
import {
  type PlaceTag,
  type PlaceTagDraft,
  placeTagRefusal,
  placeTagsNamed,
} from '../../../shared/pantry/tags/placeTag.ts'
import * as refusals from '../../../shared/pantry/tags/refusals.ts'
import { type Tag, tagNamed } from '../../../shared/pantry/tags/tag.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { absent, atVersion } from '../../core/table/conditions.ts'
import { tagKeys } from '../../core/table/keys/tags.ts'
import { storedShape } from '../../core/table/storedShape.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'
import { countTagUse, tagsOfOwner, tagUseWrites } from './tagTable.ts'

/** The tags of pickup locations and delivery programs: one item a place, so that an order reads it beside the place. */

export interface TaggedPlace {
  readonly kind: 'location' | 'program'
  readonly id: number
  /** The place's owner, whose tags it may have. */
  readonly EntityID: number
}

const StoredPlaceTags = z.object({
  Tags: z.array(z.object({ PantryInventoryItemTagID: ID, IsExcluded: z.boolean() })),
  Version: z.int(),
})
type StoredPlaceTags = z.infer<typeof StoredPlaceTags>
const shape = storedShape(StoredPlaceTags)
const noTags: StoredPlaceTags = { Tags: [], Version: 0 }

const keyOf = ({ kind, id }: TaggedPlace) => tagKeys.place(kind, id)

/** Tags of a location or program, and its owner's tags that name them. */
interface Applied {
  readonly stored: StoredPlaceTags
  readonly tags: readonly Tag[]
}
async function appliedAt(place: TaggedPlace): Promise<Applied> {
  const [stored, tags] = await Promise.all([table.get(keyOf(place), shape.schema), tagsOfOwner(place.EntityID)])
  return { stored: stored ?? noTags, tags }
}

/** The tags of a place, where its owner's tags are read already. */
export async function loadPlaceTags(
  place: Pick<TaggedPlace, 'kind' | 'id'>,
  tags: readonly Tag[],
): Promise<PlaceTag[]> {
  const stored = await table.get(tagKeys.place(place.kind, place.id), shape.schema)
  return placeTagsNamed(tags, (stored ?? noTags).Tags)
}

/** The tags of places of one kind, by the number of the place. */
export async function loadTagsOfPlaces(kind: TaggedPlace['kind'], placeIds: readonly number[], tags: readonly Tag[]) {
  const Keyed = z.extend(StoredPlaceTags, { pk: z.string() })
  const stored = await table.getMany(
    placeIds.map((id) => tagKeys.place(kind, id)),
    Keyed,
  )
  const byKey = new Map(stored.map(({ pk, Tags }) => [pk, Tags]))
  return new Map(placeIds.map((id) => [id, placeTagsNamed(tags, byKey.get(tagKeys.place(kind, id).pk) ?? [])]))
}

/** The numbers alone, as an order asks: for half the units, without the changes of the last moment. */
export const appliedTags = async (kind: TaggedPlace['kind'], id: number): Promise<StoredPlaceTags['Tags']> =>
  (await table.getMany([tagKeys.place(kind, id)], shape.schema))[0]?.Tags ?? []

/** The tags that a place includes and excludes, as its owner has them now. */
export async function placeTags(place: TaggedPlace): Promise<PlaceTag[]> {
  const { stored, tags } = await appliedAt(place)
  return placeTagsNamed(tags, stored.Tags)
}

const when = ({ Version }: StoredPlaceTags) => (Version === 0 ? absent : atVersion(Version))

const putTags = (place: TaggedPlace, before: StoredPlaceTags, Tags: StoredPlaceTags['Tags']): Write => ({
  put: { ...keyOf(place), Tags, Version: before.Version + 1, Shape: shape.version },
  when: when(before),
})

/** The tags of a new place; what they count is the caller's to write. */
export const newPlaceTagsWrite = (place: TaggedPlace, Tags: StoredPlaceTags['Tags']): Write =>
  putTags(place, noTags, Tags)

/** Writes that go into the transaction of the change beside it. */
type Also = () => readonly Write[]

/** Includes or excludes a tag; one that is deleted at the same moment is refused. */
export async function addPlaceTag<T>(
  place: TaggedPlace,
  draft: PlaceTagDraft,
  now: Date,
  { answer, also }: { answer: (tag: PlaceTag) => T; also: (answered: T) => readonly Write[] },
): Promise<T | Refusal> {
  const reload = () => appliedAt(place)
  return retryConflicts({ loaded: await reload(), now, reload }, async ({ stored, tags }) => {
    const applied = placeTagsNamed(tags, stored.Tags)
    const refusal = placeTagRefusal(tags, applied, draft)
    if (refusal) return refusal
    const tag = tagNamed(tags, draft.PantryInventoryItemTagID)
    if (!tag) return refuse(refusals.tagGone)
    const added = { PantryInventoryItemTagID: tag.ID, IsExcluded: draft.IsExcluded }
    const answered = answer({ ...added, PantryInventoryItemTag: tag })
    const kept = stored.Tags.filter((one) => tagNamed(tags, one.PantryInventoryItemTagID))
    const writes = [putTags(place, stored, [...kept, added]), countTagUse(place.EntityID, tag, place.kind, 1)]
    await table.commit([...writes, ...also(answered)])
    return answered
  })
}

/** Takes a tag off a place; one that is not there is off already. */
export async function removePlaceTag(place: TaggedPlace, tagId: number, now: Date, also: Also): Promise<null> {
  const reload = () => appliedAt(place)
  return retryConflicts({ loaded: await reload(), now, reload }, async ({ stored, tags }) => {
    const tag = tagNamed(tags, tagId)
    const isOther = (id: number) => (tag ? tagNamed(tags, id) !== tag : id !== tagId)
    const kept = stored.Tags.filter((one) => isOther(one.PantryInventoryItemTagID))
    if (kept.length === stored.Tags.length) return null
    const writes = [putTags(place, stored, kept), ...(tag ? [countTagUse(place.EntityID, tag, place.kind, -1)] : [])]
    await table.commit([...writes, ...also()])
    return null
  })
}

/** Writes about its tags that go with a removal: at most 51 writes. */
export async function removePlaceTagsWrites(place: TaggedPlace): Promise<Write[]> {
  const { stored, tags } = await appliedAt(place)
  const before = stored.Tags.map((one) => one.PantryInventoryItemTagID)
  const uses = tagUseWrites(place.EntityID, place.kind, { tags, before, after: [] })
  return [{ remove: keyOf(place), when: when(stored) }, ...uses]
}
