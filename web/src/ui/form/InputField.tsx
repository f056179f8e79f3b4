import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from './useField.ts'

type InputFieldProps<V extends FieldValues> = FieldProps<V> &
  Pick<
    OutlinedInputProps,
    'type' | 'autoComplete' | 'autoFocus' | 'endAdornment' | 'inputProps' | 'multiline' | 'minRows' | 'placeholder'
  >

/** A line to type in, as `TextField` shows it, without the menus of a select that come with MUI's: 25 kB less on a first visit. */
export function InputField<V extends FieldValues>(props: InputFieldProps<V>) {
  const { control, name, label, helperText, problem, errorValues, ...input } = props
  const { bound, inputRef, error, helperText: hint } = useField({ control, name, helperText, problem, errorValues })
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  return (
    <FormControl fullWidth error={error} variant="outlined">
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...input}
        {...bound}
        id={id}
        label={label}
        inputRef={inputRef}
        value={bound.value ?? ''}
        aria-describedby={hintId}
      />
      {hint ? <FormHelperText id={hintId}>{hint}</FormHelperText> : null}
    </FormControl>
  )
}
