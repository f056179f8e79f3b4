import { type Refusal, refuse } from '../../../shared/core/answer.ts'
import * as tags from '../../../shared/pantry/tags/api.ts'
import * as refusals from '../../../shared/pantry/tags/refusals.ts'
import { maxTags, type TagDraft, tagCopyRefusal } from '../../../shared/pantry/tags/tag.ts'
import { endpoint } from '../../core/http/http.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { limitAuditWrites } from '../limits/limitAudit.ts'
import { tagDraftRefusal } from './tagDraft.ts'
import { addTagWrites, limitedTag, newTag, newTagId, type TagBook, tagBook } from './tagTable.ts'

/** A group that is deleted, and a copy that is added, at the same moment are seen when the conflict loads again. */
export const handler = endpoint(
  tags.addTag,
  async ({ input: { ID: _, ...draft }, caller, now, table, idempotencyKey }) => {
    const id = await newTagId()
    const reload = () => tagBook(caller.EntityID)
    return retryConflicts({ loaded: await reload(), now, reload }, async (book, At) => {
      const refusal = refusalOf(book, draft)
      if (refusal) return refusal
      const added = await newTag(id, draft, book)
      await table.commit([
        ...addTagWrites(caller.EntityID, added),
        ...(await limitAuditWrites({ EntityID: caller.EntityID, caller, At }, limitedTag(added), [], added.Limits)),
        ...idempotencyKey.writes(added, now),
      ])
      return added
    })
  },
)

const refusalOf = (book: TagBook, draft: TagDraft): Refusal | undefined =>
  tagCopyRefusal(book.systemTags, book.ownTags, draft.ParentPantryInventoryItemTagID) ??
  (book.ownTags.length >= maxTags ? refuse(refusals.tooManyTags, { max: maxTags }) : undefined) ??
  tagDraftRefusal(book, draft)
