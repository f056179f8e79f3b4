import { useEffect, useRef } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { ProductGridRow } from '../../../../shared/pantry/products/view.ts'
import type { InventoryBase } from './ProductFields.tsx'
import type { NewProductValues } from './productForm.ts'
import { type ProductStart, productStart, stillProposed } from './productStart.ts'
import { useFoodWords } from './useFoodWords.ts'

/** Fills what nobody typed, from the item type on and as the name becomes clearer. */
export function useProductStart(
  { control, getValues, setValue, formState }: UseFormReturn<NewProductValues>,
  base: InventoryBase | undefined,
  products: readonly ProductGridRow[] | undefined,
): ProductStart {
  const [PantryItemID, Name] = useWatch({ control, name: ['PantryItemID', 'Name'] })
  const sought = useFoodWords(PantryItemID !== null)
  const start = productStart(
    { PantryItemID, Name },
    { types: base?.PantryItems ?? [], products: products ?? [], sought },
  )
  const { isSubmitted } = formState
  const last = useRef<ProductStart['values']>({})
  useEffect(() => {
    const fields = stillProposed(getValues(), last.current, start.values)
    last.current = start.values
    for (const [name, value] of Object.entries(fields))
      setValue(name as keyof NewProductValues, value, { shouldDirty: true, shouldValidate: isSubmitted })
  })
  return start
}
