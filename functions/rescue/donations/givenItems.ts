import { type Refusal, refuse } from '../../../shared/core/answer.ts'
import { maxPounds } from '../../../shared/core/schema/fields.ts'
import * as agenciesRefusals from '../../../shared/network/agencies/refusals.ts'
import { itemPounds, type TransactionCategory } from '../../../shared/rescue/donations/donation.ts'
import * as refusals from '../../../shared/rescue/donations/refusals.ts'
import { allCategories } from '../../core/reference/categories.ts'

/** Named categories with their pounds, as a donation keeps them; refused when one is unknown or listed twice, or too many. */
export async function itemsOf(
  categories: readonly { DonationCategoryID: number; Pounds: number }[],
): Promise<TransactionCategory[] | Refusal> {
  const known = new Map((await allCategories()).map((category) => [category.ID, category]))
  if (new Set(categories.map((item) => item.DonationCategoryID)).size < categories.length)
    return refuse(agenciesRefusals.repeatedCategory)
  if (itemPounds(categories) > maxPounds)
    return refuse(refusals.tooManyPounds, { max: maxPounds.toLocaleString('en-US') })
  const items = categories.flatMap((item) => {
    const found = known.get(item.DonationCategoryID)
    return found ? [{ Pounds: item.Pounds, DonationCategory: found }] : []
  })
  return items.length < categories.length ? refuse(agenciesRefusals.unknownCategory) : items
}

/** The items of an optional list; undefined when none was given. */
export async function givenItems(categories: Parameters<typeof itemsOf>[0] | undefined) {
  return categories === undefined ? undefined : itemsOf(categories)
}
