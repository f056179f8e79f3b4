import * as z from 'zod/mini'
import { type Refusal, refuse } from '../../core/answer.ts'
import { ID, Text } from '../../core/schema/fields.ts'
import { countsThings, Limit, ListedLimitDraft } from '../limits/limit.ts'
import * as refusals from './refusals.ts'

/**
 * Tags tell what a product is beyond its category (halal, for infants, only for delivery). They carry order limits, and a
 * pickup location or delivery program includes or excludes what is tagged. Each tag stands in a group.
 */
export const maxTagName = 60
export const maxTagGroupName = 60
/** An owner's own; one query reads all of them. */
export const maxTags = 200
export const maxTagGroups = 50
/** More than a tenant's file allows for both types of limits. */
const maxTagLimits = 20

export const TagGroupDraft = z.strictObject({ Name: Text(maxTagGroupName) })
export type TagGroupDraft = z.infer<typeof TagGroupDraft>

export const TagGroup = z.object({
  ID: ID,
  Name: z.string(),
  IsSystemWide: z.boolean(),
  /** The owner's own tags in the group. */
  TagCount: z.int(),
})
export type TagGroup = z.infer<typeof TagGroup>

export const TagDraft = z.strictObject({
  Name: Text(maxTagName),
  /** Products with the tag appear only at locations and programs that include it. */
  RequiresInclude: z.boolean(),
  PantryInventoryItemTagGroupID: ID,
  /** The system-wide tag that this one replaces for its owner. */
  ParentPantryInventoryItemTagID: z._default(z.nullable(ID), null),
  Limits: z._default(z.array(ListedLimitDraft.check(countsThings)).check(z.maxLength(maxTagLimits)), []),
})
export type TagDraft = z.infer<typeof TagDraft>

/** Uses of a tag; the usage lists of the specification, counted. */
export const TagUse = z.object({
  PantryInventoryItemCount: z.int(),
  PantryLocationCount: z.int(),
  EntityDeliveryProgramCount: z.int(),
})
export type TagUse = z.infer<typeof TagUse>
export const noTagUse: TagUse = { PantryInventoryItemCount: 0, PantryLocationCount: 0, EntityDeliveryProgramCount: 0 }

export const Tag = z.extend(TagUse, {
  ID: ID,
  Name: z.string(),
  RequiresInclude: z.boolean(),
  PantryInventoryItemTagGroupID: ID,
  PantryInventoryItemTagGroup: TagGroup,
  ParentPantryInventoryItemTagID: z.nullable(ID),
  IsSystemWide: z.boolean(),
  /** Of items and of orders, for the products with the tag. */
  Limits: z.array(Limit),
  /** Counts its edits; what uses the tag changes none. */
  Version: z.int(),
})
export type Tag = z.infer<typeof Tag>

type Identified = Pick<Tag, 'ID' | 'ParentPantryInventoryItemTagID'>

/** A copy and the system-wide tag that it replaces are one tag: what names either names both. */
export const tagIdentity = ({ ID: id, ParentPantryInventoryItemTagID: parent }: Identified) => parent ?? id

/** The owner's tag that an ID names, also when it names the system-wide tag that the owner's copy replaces. */
export const tagNamed = <T extends Identified>(tags: readonly T[], id: number): T | undefined =>
  tags.find((tag) => tag.ID === id || tag.ParentPantryInventoryItemTagID === id)

/** The tags that a product names, each once; one that was deleted is left out. */
export const tagsNamed = <T extends Identified>(tags: readonly T[], ids: readonly number[]): T[] => [
  ...new Set(ids.flatMap((id) => tagNamed(tags, id) ?? [])),
]

/** The tags that were chosen for a product; refused when one of them was deleted meanwhile. */
export const chosenTags = <T extends Identified>(tags: readonly T[], ids: readonly number[]): T[] | Refusal =>
  ids.every((id) => tagNamed(tags, id)) ? tagsNamed(tags, ids) : refuse(refusals.tagGone)

/** An owner's copies replace their originals; tags by group and name. */
export const ownerTags = (systemWide: readonly Tag[], own: readonly Tag[]): Tag[] =>
  [
    ...systemWide.filter(({ ID: id }) => !own.some((tag) => tag.ParentPantryInventoryItemTagID === id)),
    ...own,
  ].toSorted((a, b) => (tagOrder(a) < tagOrder(b) ? -1 : 1))

/** Sort key: group, then name, regardless of case. The ID keeps equal names apart. */
export const tagOrder = ({ Name, ID: id, PantryInventoryItemTagGroup: group }: Tag) =>
  `${group.Name.toLowerCase()}\t${Name.toLowerCase()}\t${id}`
export const tagGroupOrder = ({ Name, ID: id }: Pick<TagGroup, 'Name' | 'ID'>) => `${Name.toLowerCase()}\t${id}`

/** Number of products, locations and delivery programs that use a tag. */
export const usageCount = (use: TagUse) =>
  use.PantryInventoryItemCount + use.PantryLocationCount + use.EntityDeliveryProgramCount

type Protected = Pick<Tag, 'IsSystemWide' | 'ParentPantryInventoryItemTagID'>
export const isDefaultTag = (tag: Protected) => tag.IsSystemWide || tag.ParentPantryInventoryItemTagID !== null

export const tagRemovalRefusal = (tag: Protected): Refusal | undefined =>
  isDefaultTag(tag) ? refuse(refusals.defaultTagNotRemoved) : undefined

/** A system-wide tag itself is never changed: the owner's copy is added in its place. */
export const tagEditRefusal = ({ IsSystemWide }: Protected): Refusal | undefined =>
  IsSystemWide ? refuse(refusals.defaultTagNotEdited) : undefined

/** Only its owner's copy may replace a system-wide tag, and there is one copy of each. */
export function tagCopyRefusal(
  systemWide: readonly Pick<Tag, 'ID'>[],
  own: readonly Identified[],
  parent: number | null,
): Refusal | undefined {
  if (parent === null) return undefined
  if (!systemWide.some(({ ID: id }) => id === parent)) return refuse(refusals.tagGone)
  return own.some((tag) => tag.ParentPantryInventoryItemTagID === parent) ? refuse(refusals.tagCopied) : undefined
}

const sameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** Two tags of a group with one name could not be told apart. `id` is the tag that is changed. */
export function tagNameRefusal(
  tags: readonly Tag[],
  { Name, PantryInventoryItemTagGroupID: group, ParentPantryInventoryItemTagID: parent }: TagDraft,
  id?: number,
): Refusal | undefined {
  const taken = tags.some(
    (tag) =>
      tag.ID !== id && tag.ID !== parent && tag.PantryInventoryItemTagGroupID === group && sameName(tag.Name, Name),
  )
  return taken ? refuse(refusals.tagNameTaken, { name: Name }) : undefined
}

export const tagGroupNameRefusal = (groups: readonly TagGroup[], name: string, id?: number): Refusal | undefined =>
  groups.some((group) => group.ID !== id && sameName(group.Name, name))
    ? refuse(refusals.tagGroupNameTaken, { name })
    : undefined

export const tagGroupEditRefusal = ({ IsSystemWide }: Pick<TagGroup, 'IsSystemWide'>): Refusal | undefined =>
  IsSystemWide ? refuse(refusals.defaultTagGroup) : undefined

export const tagGroupRemovalRefusal = (group: Pick<TagGroup, 'IsSystemWide' | 'TagCount'>): Refusal | undefined =>
  tagGroupEditRefusal(group) ??
  (group.TagCount > 0 ? refuse(refusals.tagGroupInUse, { count: group.TagCount }) : undefined)
