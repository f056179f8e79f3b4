import { refuse } from '../../shared/answer.ts'
import * as tags from '../../shared/api/tags.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { tagRemovalRefusal, usageCount } from '../../shared/tag/tag.ts'
import { endpointOn } from '../http.ts'
import { limitAuditWrites } from '../limits/limitAudit.ts'
import { retryConflicts } from '../table/aggregate.ts'
import { restrictionOf } from './restriction.ts'
import { loadTag, tagById } from './tagLoaders.ts'
import { deleteTagWrites, limitedTag } from './tagTable.ts'

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
        const restriction = await restrictionOf(caller.EntityID, found, book.tags)
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
