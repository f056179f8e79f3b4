import Alert from '@mui/material/Alert'
import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import { nextStep } from '../../../../shared/pantry/products/availability.ts'
import { productTexts } from '../../../../shared/pantry/products/texts.ts'
import { serverReason } from '../../core/data/failure.ts'
import { useChange } from '../../core/data/useApi.ts'
import { useChoiceTexts } from '../../core/ui/form/useChoiceTexts.ts'
import { useText } from '../../core/words/language.tsx'
import type { InventoryBase } from './ProductFields.tsx'
import type { ProductPart } from './productDetails.ts'

/** The categories under which customers find the product. Each choice is saved at once, and taken back when that fails. */
export function CategoriesPanel({ product, base, onChanged }: ProductPart & { base: InventoryBase | undefined }) {
  const choiceNames = useChoiceTexts()
  const text = useText(productTexts)
  const change = useChange()
  const [failure, setFailure] = useState<string>()
  const { ID: id, PantryInventorySubcategories: chosen } = product
  const save = async (categories: typeof chosen) => {
    setFailure(undefined)
    const SubcategoryIDs = categories.map(({ ID }) => ID)
    try {
      const saved = await change({
        read: inventory.viewItemDetails,
        of: { id },
        write: inventory.adjustCategories,
        with: { id, SubcategoryIDs },
        apply: (old, answer) => {
          const PantryInventorySubcategories = answer?.PantryInventorySubcategories ?? categories
          const now = { ...old, PantryInventorySubcategories, SubcategoryIDs, Version: answer?.Version ?? old.Version }
          return { ...now, NextStep: nextStep(now) }
        },
      })
      onChanged({ PantryInventorySubcategories: saved.PantryInventorySubcategories, SubcategoryIDs })
    } catch (error) {
      setFailure(serverReason(error) ?? text('categoriesFailed'))
    }
  }
  return (
    <>
      <Autocomplete
        {...choiceNames}
        multiple
        disableCloseOnSelect
        options={base?.PantrySubcategories ?? chosen}
        value={chosen}
        onChange={(_, categories) => void save(categories)}
        getOptionLabel={({ Name }) => Name}
        getOptionKey={({ ID }) => ID}
        isOptionEqualToValue={(a, b) => a.ID === b.ID}
        renderInput={(params) => (
          <TextField {...params} label={text('categories')} helperText={text('categoriesLead')} />
        )}
      />
      {failure ? (
        <Alert severity="error" sx={{ mt: 1 }}>
          {failure}
        </Alert>
      ) : null}
    </>
  )
}
