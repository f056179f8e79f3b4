import FormControl from '@mui/material/FormControl'
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
}

/** A required text field of the sign-in: what TextField shows, without the menus it brings along. */
export function LabelledField({ name, label, onChange, inputProps = {}, ...rest }: LabelledFieldProps) {
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
        slotProps={{ input: { ...inputProps, required: true } }}
      />
    </FormControl>
  )
}
