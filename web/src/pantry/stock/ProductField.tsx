import { Autocomplete, TextField as MuiTextField } from '@mui/material'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { holdsWords } from '../../../../shared/core/grid/words.ts'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import type { ProductGridRow } from '../../../../shared/pantry/products/view.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useChoiceTexts } from '../../core/ui/form/useChoiceTexts.ts'
import { type FieldProps, useField } from '../../core/ui/form/useField.ts'

/** Options that a list shows at once (section 9). */
const maxOptions = 50

const optionLabel = ({ Name, Brand, Amount, UnitOfMeasure, DonationPackageType }: ProductGridRow) =>
  [Name, Brand, `${Amount} ${UnitOfMeasure.Abbreviation} ${DonationPackageType.Name}`].filter(Boolean).join(' · ')

interface ProductChoiceProps {
  products: ProductGridRow[]
  value: number | null
  onChange: (productId: number | null) => void
  onBlur?: () => void
  label: string
  helperText?: ReactNode
  error?: boolean
  noOptions: string
  isLoading?: boolean
}

/** One of the pantry's products, by words of its name, brand or number. */
export function ProductChoice(props: ProductChoiceProps) {
  const choiceNames = useChoiceTexts()
  const { products, value, onChange, onBlur, label, helperText, error = false, noOptions, isLoading = false } = props
  const chosen = products.find(({ ID }) => ID === value) ?? null
  const found = (inputValue: string) => {
    const isChosen = chosen !== null && inputValue === optionLabel(chosen)
    const search = isChosen ? '' : inputValue
    return products
      .filter((product) => holdsWords([optionLabel(product), product.Gtin ?? ''], search))
      .slice(0, maxOptions)
  }
  return (
    <Autocomplete
      {...choiceNames}
      options={products}
      value={chosen}
      loading={isLoading}
      onChange={(_, product) => onChange(product?.ID ?? null)}
      {...(onBlur ? { onBlur } : {})}
      getOptionKey={({ ID }) => ID}
      getOptionLabel={optionLabel}
      isOptionEqualToValue={(option, other) => option.ID === other.ID}
      filterOptions={(_, { inputValue }) => found(inputValue)}
      noOptionsText={noOptions}
      renderInput={(params) => <MuiTextField {...params} label={label} error={error} helperText={helperText} />}
    />
  )
}

/** The same in a form. */
export function ProductField<V extends FieldValues>({
  noOptions,
  label,
  ...field
}: FieldProps<V> & { noOptions: string }) {
  const { bound, error, helperText } = useField(field)
  const { data = [], isLoading } = useApi(inventory.listItems, {})
  return (
    <ProductChoice
      products={data}
      value={bound.value}
      onChange={bound.onChange}
      onBlur={bound.onBlur}
      {...{ label, error, helperText, noOptions, isLoading }}
    />
  )
}
