import * as z from 'zod/mini'
import { agencyOrFoodBankRoles } from '../../core/access.ts'
import { area } from '../../core/schema/endpoint.ts'
import { ID, listQuery, Nothing, PathID, page } from '../../core/schema/fields.ts'
import { Tag, TagDraft, TagGroup, TagGroupDraft } from './tag.ts'

/** Tags of products and their groups: those that every tenant has, and each food bank's and agency's own. */
const { get, post, put, remove } = area('tags')

const ofOwner = { roles: agencyOrFoodBankRoles, resource: 'self' } as const

export const getTagsGrid = get('getTagsGrid', '/api/PantryInventoryItemTagsGrid', {
  summary: 'The caller’s tags by group and name, with how many products, locations and delivery programs use each.',
  ...ofOwner,
  query: listQuery,
  value: page(Tag),
})

export const getTagGroupsGrid = get('getTagGroupsGrid', '/api/PantryInventoryItemTagGroupsGrid', {
  summary: 'The caller’s tag groups by name.',
  ...ofOwner,
  query: listQuery,
  value: page(TagGroup),
})

export const listTags = get('listTags', '/api/pantryinventoryitemtags', {
  summary: 'All tags of the caller, own and system-wide; a copy stands in place of its system-wide original.',
  ...ofOwner,
  value: z.array(Tag),
})

export const addTag = post('addTag', '/api/pantryinventoryitemtags', {
  summary:
    'Adds a tag, or with a parent the caller’s copy of a system-wide tag, which replaces it in the caller’s lists.',
  ...ofOwner,
  body: z.extend(TagDraft, { ID: z.optional(z.null()) }),
  value: Tag,
  idempotent: true,
})

const tag = { roles: agencyOrFoodBankRoles, resource: 'tag', params: { id: PathID } } as const

export const updateTag = put('updateTag', '/api/pantryinventoryitemtags/{id}', {
  summary:
    'Changes a tag and its limits. `Version` is the one that was read: 409 when somebody changed it meanwhile; without it the last change counts. A system-wide tag is not changed itself: its copy is added.',
  ...tag,
  body: z.extend(TagDraft, { ID: z.optional(ID), Version: z.optional(z.int()) }),
  value: Tag,
  idempotent: true,
})

export const deleteTag = remove('deleteTag', '/api/pantryinventoryitemtags/{id}', {
  summary: 'Deletes a tag; products, locations and programs lose it. System-wide tags and their copies stay.',
  ...tag,
  query: {
    /** Number of items that use it as far as the caller knows: with more, the deletion is refused. */
    used: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(0))),
  },
  value: Nothing,
  idempotent: true,
})

export const listTagGroups = get('listTagGroups', '/api/pantryinventoryitemtaggroups', {
  summary: 'All tag groups of the caller, own and system-wide, by name.',
  ...ofOwner,
  value: z.array(TagGroup),
})

export const addTagGroup = post('addTagGroup', '/api/pantryinventoryitemtaggroups', {
  summary: 'Adds a tag group.',
  ...ofOwner,
  body: TagGroupDraft,
  value: TagGroup,
  idempotent: true,
})

const group = { roles: agencyOrFoodBankRoles, resource: 'tagGroup', params: { id: PathID } } as const

export const updateTagGroup = put('updateTagGroup', '/api/pantryinventoryitemtaggroups/{id}', {
  summary: 'Renames a tag group; not a system-wide one.',
  ...group,
  body: z.extend(TagGroupDraft, { ID: z.optional(ID) }),
  value: TagGroup,
})

export const deleteTagGroup = remove('deleteTagGroup', '/api/pantryinventoryitemtaggroups/{id}', {
  summary: 'Deletes a tag group that no tags are in; not a system-wide one.',
  ...group,
  value: Nothing,
  idempotent: true,
})
