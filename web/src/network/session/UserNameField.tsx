import type { Control } from 'react-hook-form'
import { signingIn } from '../../../../shared/network/session/texts.ts'
import { TextField } from '../../core/ui/form/fields.tsx'
import { useText } from '../../core/words/language.tsx'
import type { StepEntries } from './StepForm.tsx'

export function UserNameField({ control }: { control: Control<StepEntries> }) {
  const text = useText(signingIn)
  return (
    <TextField
      control={control}
      name="username"
      label={text('userName')}
      autoFocus
      autoComplete="username"
      htmlInput={{ autoCapitalize: 'none', spellCheck: false }}
    />
  )
}

/** Tells a password manager whose password is being set. */
export const KnownUserName = ({ value }: { value: string }) => (
  <input type="text" name="username" autoComplete="username" value={value} readOnly hidden />
)
