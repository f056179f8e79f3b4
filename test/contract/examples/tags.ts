import type { Caller } from '../../../shared/core/access.ts'
import { tagDraft } from '../../engine/tags.ts'
import type { Target } from '../../engine/target.ts'
import type { Examples } from '../example.ts'
import { agencyAndFoodBanks } from './roles.ts'

/** The target's tag of the food bank or of the agency, whichever the caller's role could own. */
const ownTag = ({ agencyTagId, tagId }: Target, { Role }: Caller) => ({ id: Role === 'agency' ? agencyTagId : tagId })
const ownGroup = ({ agencyTagGroupId, tagGroupId }: Target, { Role }: Caller) => ({
  id: Role === 'agency' ? agencyTagGroupId : tagGroupId,
})
const roles = agencyAndFoodBanks

export const tagExamples: Examples = {
  getTagsGrid: { roles, input: () => ({}) },
  getTagGroupsGrid: { roles, input: () => ({}) },
  listTags: { roles, input: () => ({}) },
  addTag: { roles, input: () => tagDraft() },
  updateTag: { roles, input: (target, caller) => ({ ...ownTag(target, caller), ...tagDraft(), Version: 1 }) },
  deleteTag: { roles, input: ownTag },
  listTagGroups: { roles, input: () => ({}) },
  addTagGroup: { roles, input: () => ({ Name: tagDraft().Name }) },
  updateTagGroup: { roles, input: (target, caller) => ({ ...ownGroup(target, caller), Name: tagDraft().Name }) },
  deleteTagGroup: { roles, input: ownGroup },
}
