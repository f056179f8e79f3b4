import { use } from 'react'
import type { FieldValues } from 'react-hook-form'
import { DayInput, type Days, TextInput, type TextInputProps } from '../inputs.tsx'
import { FormSchema, longestAt } from './formSchema.ts'
import { type FieldProps, useField } from './useField.ts'

/** Inputs bound to react-hook-form. */

type Bound = 'label' | 'value' | 'onChange' | 'onBlur' | 'name' | 'inputRef' | 'error' | 'disabled' | 'helperText'
type TextFieldProps<V extends FieldValues> = FieldProps<V> & Omit<TextInputProps, Bound>

export function TextField<V extends FieldValues>({ label, ...props }: TextFieldProps<V>) {
  const { shown, input } = useBound(props)
  const maxLength = longestAt(use(FormSchema), props.name)
  const htmlInput = { ...(maxLength ? { maxLength } : {}), ...input.htmlInput }
  return <TextInput {...input} {...shown} label={label} htmlInput={htmlInput} />
}

export function DateField<V extends FieldValues>({ label, ...props }: TextFieldProps<V> & Days) {
  const { shown, input } = useBound(props)
  return <DayInput {...input} {...shown} label={label} />
}

/** Properties of a field from its form, and the others it was given. */
export function useBound<V extends FieldValues, Rest>(props: Omit<FieldProps<V>, 'label'> & Rest) {
  const { control, name, helperText, problem, errorValues, ...input } = props
  const { bound, ...state } = useField<V>({ control, name, helperText, problem, errorValues })
  return { shown: { ...bound, ...state, value: bound.value ?? '' }, input }
}
