import type { Control } from 'react-hook-form'
import { signingIn } from '../../../../shared/network/session/texts.ts'
import { InputField } from '../../core/ui/form/InputField.tsx'
import { useText } from '../../core/words/language.tsx'
import type { StepEntries } from './StepForm.tsx'

export function UserNameField({ control }: { control: Control<StepEntries> }) {
  const text = useText(signingIn)
  return (
    <InputField
      control={control}
      name="username"
      label={text('userName')}
      autoFocus
      autoComplete="username"
      inputProps={{ autoCapitalize: 'none', spellCheck: false }}
    />
  )
}

/** Tells a password manager whose password is being set. */
export const KnownUserName = ({ value }: { value: string }) => (
  <input type="text" name="username" autoComplete="username" value={value} readOnly hidden />
)
