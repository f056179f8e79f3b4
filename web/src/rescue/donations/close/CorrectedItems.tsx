import { systemCategories } from '../../../../../shared/core/reference/reference.ts'
import type { Transaction } from '../../../../../shared/rescue/donations/api.ts'
import * as donations from '../../../../../shared/rescue/donations/api.ts'
import { useApi } from '../../../core/data/useApi.ts'
import { ItemsEditor } from '../post/ItemsEditor.tsx'
import { categoryChoices } from '../post/items.ts'

/** The items of a donation that exists, to be corrected: `items` of the form around it. */
export function CorrectedItems({ transaction }: { transaction: Transaction }) {
  const loaded = useApi(donations.listDonationCategories, {}, { fallbackData: [...systemCategories] })
  const categories = categoryChoices(loaded.data ?? [], transaction.AdHocTransactionDonationCategories)
  return <ItemsEditor categories={categories} isCorrection />
}
