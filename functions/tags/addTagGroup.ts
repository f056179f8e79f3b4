import { refuse } from '../../shared/answer.ts'
import * as tags from '../../shared/api/tags.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { maxTagGroups, tagGroupNameRefusal } from '../../shared/tag/tag.ts'
import { endpoint } from '../http.ts'
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
