import * as z from 'zod/mini'
import { ID } from '../../../shared/core/schema/fields.ts'
import { firstOwnTagId, isSystemTagId, systemTagGroups, systemTags } from '../../../shared/pantry/tags/reference.ts'
import {
  noTagUse,
  ownerTags,
  Tag,
  type TagDraft,
  TagGroup,
  type TagUse,
  tagGroupOrder,
  tagIdentity,
  tagsNamed,
} from '../../../shared/pantry/tags/tag.ts'
import type { LimitChange } from '../../../shared/work/changes/change.ts'
import { absent, absentField, atVersionSince1, equals, present } from '../../core/table/conditions.ts'
import { nextId } from '../../core/table/ids.ts'
import { systemTagPrefix, tagGroupPrefix, tagKeys, tagPrefix } from '../../core/table/keys/tags.ts'
import { countWrite } from '../../core/table/records.ts'
import { storedShape } from '../../core/table/storedShape.ts'
import { table } from '../../core/table/table.ts'
import type { Update, Write } from '../../core/table/write.ts'
import { limitsOfDrafts } from '../limits/limitTable.ts'

/**
 * The tags of an owner in the table, all in one partition: own tags and copies, own groups, and the uses of system-wide
 * tags, which are part of the product and have no item of their own.
 */

const StoredTag = z.extend(z.omit(Tag, { PantryInventoryItemTagGroup: true, IsSystemWide: true }), {
  EntityID: ID,
  /** Absent from tags that were stored before they had versions. */
  Version: z._default(z.int(), 1),
})
export type StoredTag = z.infer<typeof StoredTag>
const tagShape = storedShape(StoredTag)
const StoredGroup = z.extend(z.omit(TagGroup, { IsSystemWide: true }), { EntityID: ID })
type StoredGroup = z.infer<typeof StoredGroup>
const groupShape = storedShape(StoredGroup)
const SystemTagUse = z.object({
  ID: ID,
  PantryInventoryItemCount: z._default(z.int(), 0),
  PantryLocationCount: z._default(z.int(), 0),
  EntityDeliveryProgramCount: z._default(z.int(), 0),
})

/** Everything that a decision about an owner's tags is made from. */
export interface TagBook {
  readonly EntityID: number
  /** Tags in lists: copies replace their originals. */
  readonly tags: readonly Tag[]
  readonly ownTags: readonly Tag[]
  readonly systemTags: readonly Tag[]
  readonly groups: readonly TagGroup[]
}

export async function tagBook(EntityID: number): Promise<TagBook> {
  const items = await table.all({ pk: tagKeys.owner(EntityID) }, z.looseObject({ sk: z.string() }))
  const ofKind = (prefix: string) => items.filter(({ sk }) => sk.startsWith(prefix))
  const ownGroups = ofKind(tagGroupPrefix).map((item) => groupOf(groupShape.schema.parse(item)))
  const groups = [...systemTagGroups, ...ownGroups].toSorted((a, b) => (tagGroupOrder(a) < tagGroupOrder(b) ? -1 : 1))
  const uses = new Map(
    ofKind(systemTagPrefix)
      .map((item) => SystemTagUse.parse(item))
      .map((use) => [use.ID, usageOf(use)]),
  )
  const counted = systemTags.map((tag) => ({ ...tag, ...uses.get(tag.ID) }))
  const ownTags = ofKind(tagPrefix).map((item) => {
    const stored = tagShape.schema.parse(item)
    const use = uses.get(stored.ParentPantryInventoryItemTagID ?? 0)
    return shownTag({ ...stored, ...use }, groups)
  })
  return { EntityID, tags: ownerTags(counted, ownTags), ownTags, systemTags: counted, groups }
}

/** An owner's tags, own and system-wide; a copy replaces its original. */
export const tagsOfOwner = async (entityId: number): Promise<readonly Tag[]> => (await tagBook(entityId)).tags

const groupOf = (stored: StoredGroup): TagGroup => TagGroup.parse({ ...stored, IsSystemWide: false })
const usageOf = ({ PantryInventoryItemCount, PantryLocationCount, EntityDeliveryProgramCount }: TagUse): TagUse => ({
  PantryInventoryItemCount,
  PantryLocationCount,
  EntityDeliveryProgramCount,
})

function shownTag(stored: StoredTag, groups: readonly TagGroup[]): Tag {
  const group = groups.find(({ ID: id }) => id === stored.PantryInventoryItemTagGroupID)
  if (!group) throw new Error(`Tag ${stored.ID} is in group ${stored.PantryInventoryItemTagGroupID}, which is missing`)
  return Tag.parse({ ...stored, PantryInventoryItemTagGroup: group, IsSystemWide: false })
}

/** Above the system-wide ones, whatever those will be. */
export const newTagId = async () => firstOwnTagId + (await nextId('tag'))
export const newTagGroupId = async () => firstOwnTagId + (await nextId('tagGroup'))

/** A new tag of an owner, with the groups that it chooses from. */
export async function newTag(id: number, { Limits, ...draft }: TagDraft, book: TagBook): Promise<Tag> {
  const use = book.systemTags.find((tag) => tag.ID === draft.ParentPantryInventoryItemTagID)
  const stored = { ID: id, ...draft, Limits: await limitsOfDrafts(Limits, []), ...(use ? usageOf(use) : noTagUse) }
  return shownTag({ ...stored, Version: 1, EntityID: book.EntityID }, book.groups)
}

/** A tag after a change of its draft. */
export async function changedTag(tag: Tag, { Limits, ...draft }: TagDraft, book: TagBook): Promise<Tag> {
  const changed = { ...tag, ...draft, Limits: await limitsOfDrafts(Limits, tag.Limits), Version: tag.Version + 1 }
  return shownTag({ ...changed, EntityID: book.EntityID }, book.groups)
}

const storedTag = (tag: Tag, EntityID: number) => StoredTag.parse({ ...tag, EntityID })

/** A copy is added once for its original: the uses of both are counted on the original's item. */
export const addTagWrites = (EntityID: number, tag: Tag): Write[] => [
  {
    put: { ...tagKeys.tag(EntityID, tag.ID), ...storedTag(tag, EntityID), Shape: tagShape.version },
    when: absent,
  },
  ...groupCountWrites(EntityID, tag.PantryInventoryItemTagGroup, 1),
  ...copyWrites(EntityID, tag),
]

function copyWrites(EntityID: number, { ID: id, ParentPantryInventoryItemTagID: parent }: Tag): Write[] {
  if (parent === null) return []
  const set = { ID: parent, CopyID: id }
  return [{ update: tagKeys.systemTag(EntityID, parent), set, when: absentField('CopyID') }]
}

/** A tag as the log of changes names it. */
export const limitedTag = ({ ID: id, Name }: Pick<Tag, 'ID' | 'Name'>): LimitChange['Of'] => ({
  Kind: 'tag',
  ID: id,
  Name,
})

/**
 * Fails when somebody edited the tag meanwhile. The counters are left out: they change with what uses the tag, also at the
 * same moment.
 */
export const updateTagWrites = (EntityID: number, before: Tag, after: Tag): Write[] => [
  {
    update: tagKeys.tag(EntityID, after.ID),
    set: {
      Name: after.Name,
      RequiresInclude: after.RequiresInclude,
      PantryInventoryItemTagGroupID: after.PantryInventoryItemTagGroupID,
      Limits: after.Limits,
      Version: after.Version,
    },
    when: atVersionSince1(before.Version),
  },
  ...(before.PantryInventoryItemTagGroupID === after.PantryInventoryItemTagGroupID
    ? []
    : [
        ...groupCountWrites(EntityID, before.PantryInventoryItemTagGroup, -1),
        ...groupCountWrites(EntityID, after.PantryInventoryItemTagGroup, 1),
      ]),
]

/** Deletes a tag that is used as often as was loaded, and that nobody moved meanwhile: each group counts its tags. */
export const deleteTagWrites = (EntityID: number, tag: Tag): Write[] => [
  {
    remove: tagKeys.tag(EntityID, tag.ID),
    when: equals({ PantryInventoryItemTagGroupID: tag.PantryInventoryItemTagGroupID, ...usageOf(tag) }),
  },
  ...groupCountWrites(EntityID, tag.PantryInventoryItemTagGroup, -1),
]

/** Counters of a tag, by the kind of its users. */
const useCounters = {
  product: 'PantryInventoryItemCount',
  location: 'PantryLocationCount',
  program: 'EntityDeliveryProgramCount',
} as const satisfies Record<string, keyof TagUse>
export type TagUser = keyof typeof useCounters

/**
 * Counts what begins (1) or ceases (-1) to have a tag, for the transaction of that change: it fails for a tag that was
 * deleted meanwhile.
 */
export function countTagUse(
  EntityID: number,
  tag: Pick<Tag, 'ID' | 'ParentPantryInventoryItemTagID'>,
  user: TagUser,
  change: number,
): Update {
  const id = tagIdentity(tag)
  if (!isSystemTagId(id)) return countWrite(tagKeys.tag(EntityID, id), useCounters[user], change)
  const { when: _, ...count } = countWrite(tagKeys.systemTag(EntityID, id), useCounters[user], change)
  return { ...count, set: { ID: id } }
}

/** The counts that change when a product, location or program has other tags than before; the owner's tags decide. */
export function tagUseWrites(
  EntityID: number,
  user: TagUser,
  { tags, before, after }: { tags: readonly Tag[]; before: readonly number[]; after: readonly number[] },
): Write[] {
  const [had, has] = [tagsNamed(tags, before), tagsNamed(tags, after)]
  return [
    ...had.filter((tag) => !has.includes(tag)).map((tag) => countTagUse(EntityID, tag, user, -1)),
    ...has.filter((tag) => !had.includes(tag)).map((tag) => countTagUse(EntityID, tag, user, 1)),
  ]
}

export const addGroupWrite = (EntityID: number, { ID: id, Name }: Pick<TagGroup, 'ID' | 'Name'>): Write => ({
  put: { ...tagKeys.group(EntityID, id), ID: id, Name, TagCount: 0, EntityID, Shape: groupShape.version },
  when: absent,
})

export const renameGroupWrite = (EntityID: number, id: number, Name: string): Write => ({
  update: tagKeys.group(EntityID, id),
  set: { Name },
  when: present,
})

export const deleteGroupWrite = (EntityID: number, id: number): Write => ({
  remove: tagKeys.group(EntityID, id),
  when: equals({ TagCount: 0 }),
})

/** A group that is deleted meanwhile takes no tag; system-wide ones stay, so that nothing is counted on them. */
function groupCountWrites(EntityID: number, { ID: id, IsSystemWide }: TagGroup, change: 1 | -1): Write[] {
  if (IsSystemWide) return []
  return [countWrite(tagKeys.group(EntityID, id), 'TagCount', change)]
}

/** The owner's tag of an ID in its lists, or a system-wide one that a copy replaced there. */
export const tagInBook = ({ tags, systemTags: all }: TagBook, id: number): Tag | undefined =>
  tags.find((tag) => tag.ID === id) ?? all.find((tag) => tag.ID === id)
