import type { SxProps, Theme } from '@mui/material/styles'
import TextField from '@mui/material/TextField'

/** Inputs outside a form; `form/fields.tsx` has the same as fields of a form. */

interface InputProps<T extends string> {
  label: string
  value: T
  onChange: (value: T) => void
  onBlur?: () => void
  helperText?: string | undefined
  isWrong?: boolean
  isDisabled?: boolean
  sx?: SxProps<Theme>
}

interface DayInputProps extends InputProps<string> {
  min?: string | undefined
  max?: string | undefined
}

/** A day, `YYYY-MM-DD`, in the browser's own field: nothing to load, and known to the person. */
export const DayInput = ({ onChange, min, max, isWrong = false, isDisabled = false, ...input }: DayInputProps) => (
  <TextField
    {...input}
    type="date"
    onChange={({ target }) => onChange(target.value)}
    error={isWrong}
    disabled={isDisabled}
    slotProps={{ inputLabel: { shrink: true }, htmlInput: { ...(min ? { min } : {}), ...(max ? { max } : {}) } }}
  />
)

interface SelectInputProps<T extends string> extends InputProps<T> {
  options: readonly { value: T; label: string }[]
}

/** One of a few, by the device's own list. */
export const SelectInput = <T extends string>(props: SelectInputProps<T>) => {
  const { options, onChange, isWrong = false, isDisabled = false, ...input } = props
  return (
    <TextField
      {...input}
      select
      onChange={({ target }) => onChange(target.value as T)}
      error={isWrong}
      disabled={isDisabled}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </TextField>
  )
}
