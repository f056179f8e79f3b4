import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { app } from '../../../shared/text/app.ts'
import { useText } from './language.tsx'

/** A password that can be looked at while typing; `isNew` tells password managers to suggest one. */
export function PasswordField({ label, isNew, autoFocus }: { label: string; isNew?: boolean; autoFocus?: boolean }) {
  const text = useText(app)
  const [isShown, show] = useState(false)
  return (
    <TextField
      id="password"
      name="password"
      label={label}
      type={isShown ? 'text' : 'password'}
      required
      autoFocus={autoFocus ?? false}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      slotProps={{
        inputLabel: { required: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={text(isShown ? 'hidePassword' : 'showPassword')}
                aria-pressed={isShown}
                onClick={() => show(!isShown)}
              >
                {isShown ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
