import * as z from 'zod/mini'
import type { DonationCategory } from '../../../../../shared/core/reference/reference.ts'
import type { TransactionCategory } from '../../../../../shared/rescue/donations/donation.ts'
import { parsePounds } from '../../../core/ui/form/pounds.ts'

/** Categories with pounds as they are typed: text until they are sent. */
export const Items = z.array(z.object({ categoryId: z.int(), pounds: z.string() }))
type Items = z.infer<typeof Items>
export type FormItem = Items[number]

export const draftItems = (categories: readonly TransactionCategory[]): FormItem[] =>
  categories.map((line) => ({ categoryId: line.DonationCategory.ID, pounds: String(line.Pounds) }))

/** Errors of the items: `path` is that of a line's pounds, or empty for the whole list. */
export const itemErrors = (items: readonly FormItem[]) => [
  ...(items.length === 0 ? [{ path: [], message: 'needItem' as const }] : []),
  ...items.flatMap(({ pounds }, index) =>
    parsePounds(pounds) === undefined ? [{ path: [index, 'pounds'], message: 'needPounds' as const }] : [],
  ),
]

/** At least one category, each with its pounds. */
export const filledItems = z.check<Items>(({ value, issues }) => {
  for (const error of itemErrors(value)) issues.push({ code: 'custom', input: value, ...error })
})

/** Input of the items that are filled in. */
export const sentItems = (items: readonly FormItem[]) =>
  items.map(({ categoryId, pounds }) => ({ DonationCategoryID: categoryId, Pounds: parsePounds(pounds) ?? 0 }))

/** Categories to choose from; those already in use stay even when the tenant no longer lists them. */
export function categoryChoices(
  loaded: readonly DonationCategory[],
  used: readonly TransactionCategory[] = [],
): DonationCategory[] {
  const known = new Set(loaded.map((category) => category.ID))
  return [...loaded, ...used.map((line) => line.DonationCategory).filter((category) => !known.has(category.ID))]
}
