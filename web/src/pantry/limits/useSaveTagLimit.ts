import type { Limit, LimitDraft, ListedLimitDraft } from '../../../../shared/pantry/limits/limit.ts'
import * as tagsApi from '../../../../shared/pantry/tags/api.ts'
import type { Tag } from '../../../../shared/pantry/tags/tag.ts'
import { useAction } from '../../core/data/useAction.ts'

const listed = ({
  ID,
  Value,
  BySize,
  LimitTypeID,
  LimitTimeScopeID,
  LimitTimeScopeAmount,
}: Limit): ListedLimitDraft => ({
  ID,
  Value,
  ...(BySize ? { BySize } : {}),
  LimitTypeID,
  LimitTimeScopeID,
  LimitTimeScopeAmount,
})

/** Changes one limit of a tag; a system-wide tag gets the owner's copy. A failure shows no message (section 8). */
export function useSaveTagLimit(tags: readonly Tag[]) {
  const { act } = useAction({ tell: () => undefined, onFailed: console.error })
  return async (tagId: number, limit: Limit, draft: LimitDraft): Promise<boolean> => {
    const tag = tags.find(({ ID }) => ID === tagId)
    if (!tag) return false
    const Limits = tag.Limits.map((one) => (one.ID === limit.ID ? { ...draft, ID: limit.ID } : listed(one)))
    const { Name, RequiresInclude, PantryInventoryItemTagGroupID } = tag
    const fields = { Name, RequiresInclude, PantryInventoryItemTagGroupID, Limits }
    if (tag.IsSystemWide) return act(tagsApi.addTag, { ...fields, ParentPantryInventoryItemTagID: tag.ID })
    const { ID: id, ParentPantryInventoryItemTagID, Version } = tag
    return act(tagsApi.updateTag, { id, ...fields, ParentPantryInventoryItemTagID, Version })
  }
}
