import { type Refusal, refuse } from '../../../shared/core/answer.ts'
import { limitsRefusal } from '../../../shared/pantry/limits/limit.ts'
import * as refusals from '../../../shared/pantry/tags/refusals.ts'
import { type TagDraft, tagNameRefusal } from '../../../shared/pantry/tags/tag.ts'
import { maxLimits } from '../limits/limitTable.ts'
import type { TagBook } from './tagTable.ts'

/** Reason that an owner may not have a tag as drafted; `id` is the tag that is changed. */
export function tagDraftRefusal({ groups, tags }: TagBook, draft: TagDraft, id?: number): Refusal | undefined {
  if (!groups.some((group) => group.ID === draft.PantryInventoryItemTagGroupID)) return refuse(refusals.tagGroupGone)
  return tagNameRefusal(tags, draft, id) ?? limitsRefusal(draft.Limits, maxLimits())
}
