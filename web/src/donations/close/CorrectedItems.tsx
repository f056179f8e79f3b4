import type { Transaction } from '../../../../shared/api/donations.ts'
import * as donations from '../../../../shared/api/donations.ts'
import { systemCategories } from '../../../../shared/donation/reference.ts'
import { useApi } from '../../data/useApi.ts'
import { ItemsEditor } from '../post/ItemsEditor.tsx'
import { categoryChoices } from '../post/items.ts'

/** The items of a donation that exists, to be corrected: `items` of the form around it. */
export function CorrectedItems({ transaction }: { transaction: Transaction }) {
  const loaded = useApi(donations.listDonationCategories, {}, { fallbackData: [...systemCategories] })
  const categories = categoryChoices(loaded.data ?? [], transaction.AdHocTransactionDonationCategories)
  return <ItemsEditor categories={categories} isCorrection />
}
