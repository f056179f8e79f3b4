import { Alert, Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import { productTexts } from '../../../../shared/pantry/products/texts.ts'
import { serverReason } from '../../core/data/failure.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useChoiceTexts } from '../../core/ui/form/useChoiceTexts.ts'
import { useText } from '../../core/words/language.tsx'
import type { InventoryBase } from './ProductFields.tsx'
import { type ProductDetails, type ProductPart, withNextStep } from './productDetails.ts'

/** The categories under which customers find the product. Each choice is saved at once, and taken back when that fails. */
export function CategoriesPanel({ product, base, onChanged }: ProductPart & { base: InventoryBase | undefined }) {
  const choiceNames = useChoiceTexts()
  const text = useText(productTexts)
  const [failure, tell] = useState<string>()
  const { ID: id, PantryInventorySubcategories: chosen } = product
  const { act } = useAction({ shows: { read: inventory.viewItemDetails, of: { id } }, renews: 'all', tell })
  const save = (categories: typeof chosen) => {
    const SubcategoryIDs = categories.map(({ ID }) => ID)
    const expected = (old: ProductDetails) =>
      withNextStep({ ...old, PantryInventorySubcategories: categories, SubcategoryIDs })
    return act(
      inventory.adjustCategories,
      { id, SubcategoryIDs },
      {
        expected,
        merge: (old, { PantryInventorySubcategories, Version }) =>
          withNextStep({ ...expected(old), PantryInventorySubcategories, Version }),
        failed: (error) => serverReason(error) ?? text('categoriesFailed'),
        onDone: ({ PantryInventorySubcategories }) => onChanged({ PantryInventorySubcategories, SubcategoryIDs }),
      },
    )
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
