import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import type { InputBaseComponentProps } from '@mui/material/InputBase'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { useId } from 'react'

export interface LabelledFieldProps
  extends Pick<OutlinedInputProps, 'type' | 'autoFocus' | 'autoComplete' | 'endAdornment'> {
  name: string
  label: string
  value?: string
  onChange?: (value: string) => void
  inputProps?: InputBaseComponentProps
  hint?: string | undefined
}

/** A required text field of the sign-in: what TextField shows, without the menus it brings along. */
export function LabelledField({ name, label, onChange, inputProps = {}, hint, ...rest }: LabelledFieldProps) {
  const id = useId()
  return (
    <FormControl fullWidth>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...rest}
        id={id}
        name={name}
        label={label}
        {...(onChange ? { onChange: (event) => onChange(event.target.value) } : {})}
        slotProps={{ input: { ...inputProps, required: true, ...(hint ? { 'aria-describedby': `${id}-hint` } : {}) } }}
      />
      {hint ? <FormHelperText id={`${id}-hint`}>{hint}</FormHelperText> : null}
    </FormControl>
  )
}
