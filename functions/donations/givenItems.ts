import { type Refusal, refuse } from '../../shared/answer.ts'
import { maxPounds } from '../../shared/api/fields.ts'
import { itemPounds, type TransactionCategory } from '../../shared/donation/donation.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { allCategories } from './categories.ts'

/** Named categories with their pounds, as a donation keeps them; refused when one is unknown or listed twice, or too many. */
export async function itemsOf(
  categories: readonly { DonationCategoryID: number; Pounds: number }[],
): Promise<TransactionCategory[] | Refusal> {
  const known = new Map((await allCategories()).map((category) => [category.ID, category]))
  if (new Set(categories.map((item) => item.DonationCategoryID)).size < categories.length)
    return refuse(refusals.repeatedCategory)
  if (itemPounds(categories) > maxPounds)
    return refuse(refusals.tooManyPounds, { max: maxPounds.toLocaleString('en-US') })
  const items = categories.flatMap((item) => {
    const found = known.get(item.DonationCategoryID)
    return found ? [{ Pounds: item.Pounds, DonationCategory: found }] : []
  })
  return items.length < categories.length ? refuse(refusals.unknownCategory) : items
}

/** The items of an optional list; undefined when none was given. */
export async function givenItems(categories: Parameters<typeof itemsOf>[0] | undefined) {
  return categories === undefined ? undefined : itemsOf(categories)
}
