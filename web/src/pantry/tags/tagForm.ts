import * as z from 'zod/mini'
import type { Language } from '../../../../shared/core/text/text.ts'
import { Limit, type ListedLimitDraft } from '../../../../shared/pantry/limits/limit.ts'
import { tagNameIn } from '../../../../shared/pantry/tags/names.ts'
import type { Tag, TagDraft } from '../../../../shared/pantry/tags/tag.ts'
import { filled } from '../../core/ui/form/filled.ts'

/** The form of a tag. Its limits are saved with it; a new one has an ID that no stored limit has. Messages are keys of the form's texts. */
export const tagForm = z.object({
  Name: filled('nameMissing'),
  PantryInventoryItemTagGroupID: z.nullable(z.int()).check(z.refine((id) => id !== null, 'groupMissing')),
  RequiresInclude: z.boolean(),
  Limits: z.array(Limit),
})
export type TagForm = z.infer<typeof tagForm>

/** Named as the page names it. */
export const tagValuesOf = (tag: Tag | undefined, language: Language): TagForm => ({
  Name: tag === undefined ? '' : tagNameIn(tag.Name, language),
  PantryInventoryItemTagGroupID: tag?.PantryInventoryItemTagGroupID ?? null,
  RequiresInclude: tag?.RequiresInclude ?? false,
  Limits: tag?.Limits ?? [],
})

/** Tells if the form may be sent (section 5); the server checks its input by the same rule. */
export const canSubmitTag = (
  { Name, PantryInventoryItemTagGroupID: group }: Partial<TagForm>,
  { isLoading, isEditingLimits }: { isLoading: boolean; isEditingLimits: boolean },
) => !isLoading && !isEditingLimits && (Name ?? '').trim() !== '' && (group ?? null) !== null

export const tagDraftOf = (values: TagForm, parent: number | null, before: readonly Limit[]): TagDraft => ({
  Name: values.Name,
  RequiresInclude: values.RequiresInclude,
  PantryInventoryItemTagGroupID: values.PantryInventoryItemTagGroupID ?? 0,
  ParentPantryInventoryItemTagID: parent,
  Limits: values.Limits.map((limit) => limitDraftOf(limit, before)),
})

function limitDraftOf({ ID, ...limit }: Limit, before: readonly Limit[]): ListedLimitDraft {
  const { Value, BySize, LimitTypeID, LimitTimeScopeID, LimitTimeScopeAmount } = limit
  const values = BySize ? { Value, BySize } : { Value }
  const draft = { ...values, LimitTypeID, LimitTimeScopeID, LimitTimeScopeAmount }
  return before.some((one) => one.ID === ID) ? { ...draft, ID } : draft
}

/** An ID for a limit that is not stored yet: above those that the form holds. */
export const newLimitId = (limits: readonly Limit[]) => Math.max(1_000_000_000, ...limits.map(({ ID }) => ID)) + 1
