import { refuse } from '../../../shared/core/answer.ts'
import * as tags from '../../../shared/pantry/tags/api.ts'
import * as refusals from '../../../shared/pantry/tags/refusals.ts'
import { maxTagGroups, tagGroupNameRefusal } from '../../../shared/pantry/tags/tag.ts'
import { endpoint } from '../../core/http/http.ts'
import { addGroupWrite, newTagGroupId, tagBook } from './tagTable.ts'

export const handler = endpoint(tags.addTagGroup, async ({ input: { Name }, caller, now, table, idempotencyKey }) => {
  const { groups } = await tagBook(caller.EntityID)
  if (groups.filter(({ IsSystemWide }) => !IsSystemWide).length >= maxTagGroups)
    return refuse(refusals.tooManyTagGroups, { max: maxTagGroups })
  const refusal = tagGroupNameRefusal(groups, Name)
  if (refusal) return refusal
  const added = { ID: await newTagGroupId(), Name, IsSystemWide: false, TagCount: 0 }
  await table.commit([addGroupWrite(caller.EntityID, added), ...idempotencyKey.writes(added, now)])
  return added
})
