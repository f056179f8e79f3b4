import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import { IconButton, InputAdornment } from '@mui/material'
import { useState } from 'react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { signingIn } from '../../../../shared/network/session/texts.ts'
import { TextField } from '../../core/ui/form/fields.tsx'
import { useText } from '../../core/words/language.tsx'

interface PasswordFieldProps<V extends FieldValues> {
  control: Control<V>
  label: string
  isNew?: boolean
  autoFocus?: boolean
}

/** `password` of the form, which can be looked at while typing; `isNew` tells password managers to suggest one. */
export function PasswordField<V extends FieldValues & { password: string }>(props: PasswordFieldProps<V>) {
  const { control, label, isNew = false, autoFocus = false } = props
  const text = useText(signingIn)
  const [isShown, show] = useState(false)
  return (
    <TextField
      control={control}
      name={'password' as FieldPath<V>}
      label={label}
      helperText={isNew ? text('passwordHint') : undefined}
      type={isShown ? 'text' : 'password'}
      autoFocus={autoFocus}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={text(isShown ? 'hidePassword' : 'showPassword')}
            onClick={() => show(!isShown)}
          >
            {isShown ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
          </IconButton>
        </InputAdornment>
      }
    />
  )
}
