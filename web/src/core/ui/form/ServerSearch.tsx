import { Autocomplete, TextField as MuiTextField, type TextFieldProps } from '@mui/material'
import { useState } from 'react'
import { app } from '../../../../../shared/core/text/app.ts'
import { useDebounced } from '../../data/debounced.ts'
import { useText } from '../../words/language.tsx'
import { searchDelay } from '../filters.tsx'
import { optionLine } from './optionLine.tsx'
import { useChoiceTexts } from './useChoiceTexts.ts'

/** Trimmed text that was typed, after a pause; '' while the field shows the choice. */
export function useTypedWords(delay: number = searchDelay) {
  const [typed, setTyped] = useState('')
  return [useDebounced(typed.trim(), delay), setTyped] as const
}

export interface ServerSearchProps<O extends { ID: number }> {
  /** Results of the server for the words, or suggestions before there are any. */
  options: readonly O[]
  chosen: O | undefined
  onChoose: (option: O | undefined) => void
  onType: (typed: string) => void
  optionLabel: (option: O) => string
  /** A second line of an option. */
  optionDetail?: (option: O) => string | null
  input: Pick<TextFieldProps, 'label' | 'placeholder' | 'error' | 'helperText' | 'inputRef'>
  isLoading: boolean
  isDisabled?: boolean
  /** A choice can be replaced and not taken away. */
  isKept?: boolean
  noOptionsText?: string
  onBlur?: () => void
}

/** One of more than a list holds: the server searches, and what is chosen stays whatever is found. */
export function ServerSearch<O extends { ID: number }>(props: ServerSearchProps<O>) {
  const choiceNames = useChoiceTexts()
  const { options, chosen, onChoose, onType, optionLabel, optionDetail, input, onBlur } = props
  const text = useText(app)
  const isListed = chosen === undefined || options.some(({ ID }) => ID === chosen.ID)
  return (
    <Autocomplete
      {...choiceNames}
      options={isListed ? options : [chosen, ...options]}
      value={chosen ?? null}
      onChange={(_, option) => onChoose(option ?? undefined)}
      onInputChange={(_, typed, reason) => onType(reason === 'input' ? typed : '')}
      {...(onBlur ? { onBlur } : {})}
      getOptionLabel={optionLabel}
      getOptionKey={({ ID }) => ID}
      isOptionEqualToValue={(a, b) => a.ID === b.ID}
      filterOptions={(all) => all}
      loading={props.isLoading}
      disabled={props.isDisabled ?? false}
      disableClearable={(props.isKept ?? false) && chosen !== undefined}
      noOptionsText={props.noOptionsText ?? text('noOptions')}
      renderOption={optionLine(optionLabel, optionDetail)}
      renderInput={({ slotProps, ...params }) => (
        <MuiTextField
          {...params}
          {...input}
          // A label within the field would hide the placeholder.
          slotProps={{
            ...slotProps,
            inputLabel: { ...slotProps.inputLabel, ...(input.placeholder ? { shrink: true } : {}) },
          }}
        />
      )}
    />
  )
}
