import Typography from '@mui/material/Typography'
import type { Transaction } from '../../../../shared/api/donations.ts'
import * as donations from '../../../../shared/api/donations.ts'
import { systemCategories } from '../../../../shared/donation/reference.ts'
import { donorTexts } from '../../../../shared/text/donor.ts'
import { useText } from '../../app/language.tsx'
import { useApi } from '../../data/useApi.ts'
import { ItemsEditor } from '../post/ItemsEditor.tsx'
import { categoryChoices, type Item } from '../post/items.ts'

interface CorrectedItemsProps {
  transaction: Transaction
  items: readonly Item[]
  onChange: (items: Item[]) => void
  isChecked: boolean
}

/** The items of a donation that exists, to be corrected. */
export function CorrectedItems({ transaction, items, onChange, isChecked }: CorrectedItemsProps) {
  const text = useText(donorTexts)
  const loaded = useApi(donations.listDonationCategories, {}, { fallbackData: [...systemCategories] })
  const categories = categoryChoices(loaded.data ?? [], transaction.AdHocTransactionDonationCategories)
  return (
    <>
      <ItemsEditor items={items} categories={categories} onChange={onChange} isChecked={isChecked} isCorrection />
      {isChecked && items.length === 0 ? (
        <Typography role="alert" variant="body2" color="error" sx={{ mt: 1 }}>
          {text('needItem')}
        </Typography>
      ) : null}
    </>
  )
}
