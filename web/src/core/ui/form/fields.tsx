import MuiTextField, { type TextFieldProps as MuiTextFieldProps } from '@mui/material/TextField'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from './useField.ts'

export type Look = Pick<MuiTextFieldProps, 'sx' | 'multiline' | 'minRows' | 'maxRows' | 'placeholder' | 'autoFocus'>

type HtmlInput = NonNullable<Extract<NonNullable<MuiTextFieldProps['slotProps']>['htmlInput'], object>>

type TextFieldProps<V extends FieldValues> = FieldProps<V> &
  Look & { htmlInput?: HtmlInput; slotProps?: Omit<NonNullable<MuiTextFieldProps['slotProps']>, 'htmlInput'> } & Pick<
    MuiTextFieldProps,
    'type' | 'id' | 'autoComplete'
  >

export function TextField<V extends FieldValues>(props: TextFieldProps<V>) {
  const { control, name, helperText, problem, errorValues, htmlInput, slotProps, ...look } = props
  const { bound, ...state } = useField({ control, name, helperText, problem, errorValues })
  return (
    <MuiTextField
      {...look}
      {...bound}
      {...state}
      value={bound.value ?? ''}
      slotProps={{ ...slotProps, ...(htmlInput ? { htmlInput } : {}) }}
    />
  )
}

/** A calendar day, `YYYY-MM-DD`: the browser's own field costs nothing, MUI's DatePicker 69 kB. */
export function DateField<V extends FieldValues>({
  min,
  max,
  ...props
}: FieldProps<V> & Look & { min?: string; max?: string }) {
  const htmlInput = { ...(min ? { min } : {}), ...(max ? { max } : {}) }
  return <TextField {...props} type="date" htmlInput={htmlInput} slotProps={{ inputLabel: { shrink: true } }} />
}

export interface SelectOption {
  value: string | number
  label: string
  lang?: string
}

interface SelectFieldProps<V extends FieldValues> extends FieldProps<V>, Look {
  id?: string
  options: readonly SelectOption[]
  emptyLabel?: string
  ariaLabel?: string
  onChosen?: (value: string | number | null) => void
}

/** One of a few, by the device's own list: on a phone the wheel under the thumb. An empty choice is null. */
export function SelectField<V extends FieldValues>({ options, emptyLabel, ariaLabel, ...props }: SelectFieldProps<V>) {
  const { control, name, helperText, problem, errorValues, onChosen, ...look } = props
  const { bound, ...state } = useField({ control, name, helperText, problem, errorValues })
  const change = (chosen: string) => {
    const value = options.find((option) => String(option.value) === chosen)?.value ?? null
    bound.onChange(value)
    onChosen?.(value)
  }
  return (
    <MuiTextField
      {...look}
      {...bound}
      {...state}
      select
      value={bound.value ?? ''}
      onChange={(event) => change(event.target.value)}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        ...(ariaLabel ? { htmlInput: { 'aria-label': ariaLabel } } : {}),
      }}
    >
      {emptyLabel === undefined ? null : <option value="">{emptyLabel}</option>}
      {options.map(({ value, label, lang }) => (
        <option key={value} value={value} lang={lang}>
          {label}
        </option>
      ))}
    </MuiTextField>
  )
}
