import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { useState } from 'react'
import { signingIn } from '../../../shared/text/signingIn.ts'
import { LabelledField } from './LabelledField.tsx'
import { useText } from './language.tsx'

/** A password that can be looked at while typing; `isNew` tells password managers to suggest one. */
export function PasswordField({ label, isNew, autoFocus }: { label: string; isNew?: boolean; autoFocus?: boolean }) {
  const text = useText(signingIn)
  const [isShown, show] = useState(false)
  return (
    <LabelledField
      name="password"
      label={label}
      hint={isNew ? text('passwordHint') : undefined}
      type={isShown ? 'text' : 'password'}
      autoFocus={autoFocus ?? false}
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
