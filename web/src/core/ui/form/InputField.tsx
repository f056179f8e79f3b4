import type { OutlinedInputProps } from '@mui/material/OutlinedInput'
import type { FieldValues } from 'react-hook-form'
import { LabeledInput } from '../LabeledInput.tsx'
import { type FieldProps, useField } from './useField.ts'

type InputFieldProps<V extends FieldValues> = FieldProps<V> &
  Pick<
    OutlinedInputProps,
    'type' | 'autoComplete' | 'autoFocus' | 'endAdornment' | 'inputProps' | 'multiline' | 'minRows' | 'placeholder'
  >

/** A line of a form, on pages where a first visit has to be light. */
export function InputField<V extends FieldValues>(props: InputFieldProps<V>) {
  const { control, name, label, helperText, problem, errorValues, ...input } = props
  const { bound, inputRef, ...shown } = useField({ control, name, helperText, problem, errorValues })
  return <LabeledInput {...input} {...bound} {...shown} label={label} inputRef={inputRef} value={bound.value ?? ''} />
}
