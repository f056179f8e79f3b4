import * as tags from '../../../shared/pantry/tags/api.ts'
import { tagGroupRemovalRefusal } from '../../../shared/pantry/tags/tag.ts'
import { endpointOn } from '../../core/http/http.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
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
