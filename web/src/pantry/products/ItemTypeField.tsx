import { Autocomplete, TextField as MuiTextField } from '@mui/material'
import { useFormContext } from 'react-hook-form'
import { holdsWords } from '../../../../shared/core/grid/words.ts'
import type { PantryItem } from '../../../../shared/pantry/products/itemType.ts'
import { productTexts } from '../../../../shared/pantry/products/texts.ts'
import { useChoiceTexts } from '../../core/ui/form/useChoiceTexts.ts'
import { useField } from '../../core/ui/form/useField.ts'
import { useText } from '../../core/words/language.tsx'
import { type NewProductValues, otherItemType } from './productForm.ts'

/** Item types that are listed before somebody searches (section 2). */
export const maxListedTypes = 100

type Option = Pick<PantryItem, 'ID' | 'Name'>

/** The item type, found by typing; `Other`, always the last choice, begins a new one. */
export function ItemTypeField({ types }: { types: readonly PantryItem[] }) {
  const choiceNames = useChoiceTexts()
  const text = useText(productTexts)
  const { control } = useFormContext<NewProductValues>()
  const helperText = text('itemTypeHint', { count: maxListedTypes })
  const { bound, inputRef, ...state } = useField({ control, name: 'PantryItemID', helperText })
  const other: Option = { ID: otherItemType, Name: text('itemTypeOther') }
  const options: readonly Option[] = [...types, other]
  const listed = (all: readonly Option[], { inputValue }: { inputValue: string }) => {
    const known = all.filter(({ ID, Name }) => ID !== otherItemType && holdsWords([Name], inputValue))
    return [...known.slice(0, maxListedTypes), other]
  }
  return (
    <Autocomplete<Option>
      {...choiceNames}
      options={options}
      value={options.find(({ ID }) => ID === bound.value) ?? null}
      onChange={(_, option) => bound.onChange(option?.ID ?? null)}
      onBlur={bound.onBlur}
      getOptionLabel={({ Name }) => Name}
      getOptionKey={({ ID }) => ID}
      isOptionEqualToValue={(a, b) => a.ID === b.ID}
      filterOptions={(all, search) => listed(all, search)}
      renderInput={(params) => <MuiTextField {...params} {...state} inputRef={inputRef} label={text('itemType')} />}
    />
  )
}
