import { Autocomplete, TextField as MuiTextField } from '@mui/material'
import type { FieldValues } from 'react-hook-form'
import { app } from '../../../../../shared/core/text/app.ts'
import { useText } from '../../words/language.tsx'
import { optionLine } from './optionLine.tsx'
import { selectorFilter } from './selector.ts'
import { useChoiceTexts } from './useChoiceTexts.ts'
import { type FieldProps, useField } from './useField.ts'

interface SearchFieldProps<V extends FieldValues, O extends { ID: number }> extends FieldProps<V> {
  options: readonly O[]
  optionLabel: (option: O) => string
  /** A second line of an option, searched as well. */
  optionDetail?: (option: O) => string
  placeholder?: string
  noOptionsText?: string
  onPicked?: () => void
  isLoading?: boolean
  isDisabled?: boolean
}

/** One of many, found by typing. The value is the option's ID, or null. */
export function SearchField<V extends FieldValues, O extends { ID: number }>(props: SearchFieldProps<V, O>) {
  const choiceNames = useChoiceTexts()
  const { options, optionLabel, optionDetail, onPicked, label, placeholder } = props
  const text = useText(app)
  const { bound, inputRef, ...state } = useField(props)
  const filterOptions = selectorFilter<O>((option) => `${optionLabel(option)} ${optionDetail?.(option) ?? ''}`)
  return (
    <Autocomplete
      {...choiceNames}
      options={options}
      value={options.find(({ ID }) => ID === bound.value) ?? null}
      onChange={(_, option) => {
        bound.onChange(option?.ID ?? null)
        onPicked?.()
      }}
      onBlur={bound.onBlur}
      getOptionLabel={optionLabel}
      getOptionKey={({ ID }) => ID}
      isOptionEqualToValue={(a, b) => a.ID === b.ID}
      filterOptions={filterOptions}
      loading={props.isLoading ?? false}
      disabled={props.isDisabled ?? false}
      noOptionsText={props.noOptionsText ?? text('noOptions')}
      renderOption={optionLine(optionLabel, optionDetail)}
      renderInput={(params) => (
        <MuiTextField
          {...params}
          {...state}
          inputRef={inputRef}
          label={label}
          {...(placeholder ? { placeholder } : {})}
        />
      )}
    />
  )
}
