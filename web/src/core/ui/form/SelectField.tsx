import type { FieldValues } from 'react-hook-form'
import type { ShownInput } from '../inputs.tsx'
import { SelectInput, type SelectOption } from '../SelectInput.tsx'
import { useBound } from './fields.tsx'
import type { FieldProps } from './useField.ts'

interface SelectFieldProps<V extends FieldValues> extends FieldProps<V>, Pick<ShownInput, 'id' | 'sx'> {
  options: readonly SelectOption[]
  emptyLabel?: string
  ariaLabel?: string
  onChosen?: (value: string | number | null) => void
}

/** An empty choice is null. */
export function SelectField<V extends FieldValues>(props: SelectFieldProps<V>) {
  const { label, options, emptyLabel, onChosen, ...field } = props
  const { shown, input } = useBound(field)
  const change = (chosen: string | number) => {
    const value = emptyLabel !== undefined && chosen === '' ? null : chosen
    shown.onChange(value)
    onChosen?.(value)
  }
  const all = emptyLabel === undefined ? options : [{ value: '', label: emptyLabel }, ...options]
  return <SelectInput {...input} {...shown} label={label} options={all} onChange={change} />
}
