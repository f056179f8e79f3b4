import * as tags from '../../shared/api/tags.ts'
import { tagGroupRemovalRefusal } from '../../shared/tag/tag.ts'
import { endpointOn } from '../http.ts'
import { retryConflicts } from '../table/aggregate.ts'
import { loadTagGroup, tagGroupById } from './tagLoaders.ts'
import { deleteGroupWrite } from './tagTable.ts'

/** A tag that is added to the group at the same moment refuses the deletion as well. */
export const handler = endpointOn(
  tags.deleteTagGroup,
  tagGroupById,
  async ({ resource, input: { id }, caller, now, table, idempotencyKey }) =>
    retryConflicts({ loaded: resource, now, reload: () => loadTagGroup(caller.EntityID, id) }, async ({ found }) => {
      const refusal = tagGroupRemovalRefusal(found)
      if (refusal) return refusal
      await table.commit([deleteGroupWrite(caller.EntityID, id), ...idempotencyKey.writes(null, now)])
      return null
    }),
)
