import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { TextField } from '../../core/ui/form/fields.tsx'

interface CodeFieldProps<V extends FieldValues> {
  control: Control<V>
  label: string
  autoFocus?: boolean
}

/** `code` of the form, a one-time code: digits on a phone's keyboard, offered by what keeps codes. */
export function CodeField<V extends FieldValues & { code: string }>({ control, label, autoFocus }: CodeFieldProps<V>) {
  return (
    <TextField
      control={control}
      name={'code' as FieldPath<V>}
      label={label}
      autoFocus={autoFocus ?? false}
      autoComplete="one-time-code"
      htmlInput={{ inputMode: 'numeric' }}
    />
  )
}

/** Authenticator apps show a code in two groups. */
export const digitsOf = (entered: string) => entered.replace(/\s/g, '')
