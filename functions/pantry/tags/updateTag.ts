import * as refusals from '../../../shared/core/refusals.ts'
import * as tags from '../../../shared/pantry/tags/api.ts'
import { tagEditRefusal } from '../../../shared/pantry/tags/tag.ts'
import { assertSameId } from '../../core/http/fault.ts'
import { endpointOn, HttpFault } from '../../core/http/http.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { limitAuditWrites } from '../limits/limitAudit.ts'
import { tagDraftRefusal } from './tagDraft.ts'
import { loadTag, tagById } from './tagLoaders.ts'
import { changedTag, limitedTag, updateTagWrites } from './tagTable.ts'

/** A group that is deleted at the same moment is seen when the conflict loads again; another edit refuses a versioned one. */
export const handler = endpointOn(tags.updateTag, tagById, async (context) => {
  const { resource, input, caller, language, now, table, idempotencyKey } = context
  const { id, ID: _, Version, ...draft } = input
  assertSameId(input.ID, id)
  const reload = () => loadTag(caller.EntityID, id)
  return retryConflicts({ loaded: resource, now, reload }, async ({ book, found }, At) => {
    const protectedRefusal = tagEditRefusal(found)
    if (protectedRefusal) return protectedRefusal
    // Pages from before tags had versions send none.
    if (Version !== undefined && found.Version !== Version)
      throw new HttpFault(409, refusals.changedMeanwhile[language])
    const refusal = tagDraftRefusal(book, draft, id)
    if (refusal) return refusal
    if (draft.ParentPantryInventoryItemTagID !== found.ParentPantryInventoryItemTagID)
      throw new HttpFault(400, 'ParentPantryInventoryItemTagID: can’t be changed')
    const changed = await changedTag(found, draft, book)
    const made = { EntityID: caller.EntityID, caller, At }
    await table.commit([
      ...updateTagWrites(caller.EntityID, found, changed),
      ...(await limitAuditWrites(made, limitedTag(changed), found.Limits, changed.Limits)),
      ...idempotencyKey.writes(changed, At),
    ])
    return changed
  })
})
