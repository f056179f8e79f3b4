import {
  FormControl,
  type FormControlProps,
  FormHelperText,
  InputLabel,
  OutlinedInput,
  type OutlinedInputProps,
} from '@mui/material'
import { type ReactElement, type ReactNode, useId } from 'react'

/**
 * Inputs, within a form (where `form/fields.tsx` binds them) and outside of one. They look as MUI's `TextField`, which brings
 * the menus of its select: 25 kB of a first visit.
 */

export interface ShownInput extends Pick<FormControlProps, 'sx'> {
  /** Absent where `htmlInput` has an `aria-label`. */
  label?: string | undefined
  id?: string | undefined
  helperText?: ReactNode
  error?: boolean
  disabled?: boolean
}

type Kept =
  | 'name'
  | 'inputRef'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'autoComplete'
  | 'autoFocus'
  | 'multiline'
  | 'minRows'
  | 'maxRows'
  | 'placeholder'
  | 'startAdornment'
  | 'endAdornment'

export interface TextInputProps extends ShownInput, Pick<OutlinedInputProps, Kept> {
  type?: string
  value: string
  onChange: (value: string) => void
  htmlInput?: OutlinedInputProps['inputProps']
  /** The label stands above the input also while that is empty. */
  shrink?: boolean
}

/** A line to type in, or several. */
export function TextInput(props: TextInputProps) {
  const { value, onChange, htmlInput, type = 'text', shrink = /date|time/.test(type), ...rest } = props
  const { outside, shared, input } = useParts(rest, shrink)
  return (
    <Labeled {...outside}>
      <OutlinedInput
        {...input}
        {...shared}
        type={type}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        {...(htmlInput ? { inputProps: htmlInput } : {})}
      />
    </Labeled>
  )
}

export interface Days {
  min?: string | undefined
  max?: string | undefined
}

/** A day, `YYYY-MM-DD`, in the browser's own field: nothing to load, and known to the person; MUI's DatePicker has 69 kB. */
export const DayInput = ({ min, max, ...input }: TextInputProps & Days) => (
  <TextInput {...input} type="date" htmlInput={{ ...(min ? { min } : {}), ...(max ? { max } : {}) }} />
)

/** An input, and what stands around it. */
export function useParts<P extends ShownInput>(props: P, shrink: boolean) {
  const { label, id: given, helperText, error = false, disabled = false, sx, ...input } = props
  const made = useId()
  const id = given ?? made
  const hintId = helperText ? `${id}-helper-text` : undefined
  return {
    outside: { id, label, hintId, helperText, error, disabled, shrink, sx },
    shared: { id, label, ...(shrink ? { notched: true } : {}), 'aria-describedby': hintId },
    input,
  }
}

interface LabeledProps extends ShownInput {
  id: string
  hintId: string | undefined
  shrink: boolean
  children: ReactElement
}

export const Labeled = ({ id, hintId, label, helperText, error, disabled, shrink, sx, children }: LabeledProps) => (
  <FormControl fullWidth variant="outlined" error={error ?? false} disabled={disabled ?? false} {...(sx ? { sx } : {})}>
    {label ? (
      <InputLabel htmlFor={id} {...(shrink ? { shrink } : {})}>
        {label}
      </InputLabel>
    ) : null}
    {children}
    {helperText ? <FormHelperText id={hintId}>{helperText}</FormHelperText> : null}
  </FormControl>
)
