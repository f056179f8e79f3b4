import { refuse } from '../../../shared/core/answer.ts'
import * as refusals from '../../../shared/pantry/products/refusals.ts'
import * as tags from '../../../shared/pantry/tags/api.ts'
import { tagRemovalRefusal, usageCount } from '../../../shared/pantry/tags/tag.ts'
import { endpointOn } from '../../core/http/http.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { limitAuditWrites } from '../limits/limitAudit.ts'
import { loadTag, tagById } from '../tags/tagLoaders.ts'
import { deleteTagWrites, limitedTag } from '../tags/tagTable.ts'
import { findRestriction } from './restriction.ts'

/**
 * A tag that keeps food back is refused. Its other users keep its ID and show it no more. Somebody who puts the tag on
 * something at the same moment is either counted here, so that the caller is asked again, or refused.
 */
export const handler = endpointOn(
  tags.deleteTag,
  tagById,
  async ({ resource, input: { id, used }, caller, now, table, idempotencyKey }) =>
    retryConflicts(
      { loaded: resource, now, reload: () => loadTag(caller.EntityID, id) },
      async ({ book, found }, At) => {
        const refusal = tagRemovalRefusal(found)
        if (refusal) return refusal
        const count = usageCount(found)
        if (used !== undefined && count > used) return refuse(refusals.tagUsedMeanwhile, { count })
        const restriction = await findRestriction(caller.EntityID, found, book.tags)
        if (restriction) return restriction
        const made = { EntityID: caller.EntityID, caller, At }
        await table.commit([
          ...deleteTagWrites(caller.EntityID, found),
          ...(await limitAuditWrites(made, limitedTag(found), found.Limits, [])),
          ...idempotencyKey.writes(null, now),
        ])
        return null
      },
    ),
)
