import * as tags from '../../shared/api/tags.ts'
import { tagEditRefusal } from '../../shared/tag/tag.ts'
import { assertSameId } from '../http/fault.ts'
import { endpointOn, HttpFault } from '../http.ts'
import { limitAuditWrites } from '../people/audit.ts'
import { retryConflicts } from '../table/aggregate.ts'
import { tagDraftRefusal } from './tagDraft.ts'
import { loadTag, tagById } from './tagLoaders.ts'
import { changedTag, limitedTag, updateTagWrites } from './tagTable.ts'

export const handler = endpointOn(tags.updateTag, tagById, async ({ resource, input, caller, now, table }) => {
  const { id, ID: _, ...draft } = input
  assertSameId(input.ID, id)
  const reload = () => loadTag(caller.EntityID, id)
  return retryConflicts({ loaded: resource, now, reload }, async ({ book, found }, At) => {
    const refusal = tagEditRefusal(found) ?? tagDraftRefusal(book, draft, id)
    if (refusal) return refusal
    if (draft.ParentPantryInventoryItemTagID !== found.ParentPantryInventoryItemTagID)
      throw new HttpFault(400, 'ParentPantryInventoryItemTagID: can’t be changed')
    const changed = await changedTag(found, draft, book)
    const made = { EntityID: caller.EntityID, caller, At }
    await table.commit([
      ...updateTagWrites(caller.EntityID, found, changed),
      ...(await limitAuditWrites(made, limitedTag(changed), found.Limits, changed.Limits)),
    ])
    return changed
  })
})
