import type { ReactNode } from 'react'
import { signingIn } from '../../../../shared/network/session/texts.ts'
import { useText } from '../../core/words/language.tsx'
import { confirmPassword } from './auth.ts'
import { CodeField } from './CodeField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { StepForm } from './StepForm.tsx'
import { KnownUserName, UserNameField } from './UserNameField.tsx'

interface AskCodeFormProps {
  userName: string
  onSubmit: (userName: string) => Promise<void>
  below: ReactNode
}

/** A forgotten password, first step: a code is sent to the account's address. */
export function AskCodeForm({ userName, onSubmit, below }: AskCodeFormProps) {
  const text = useText(signingIn)
  return (
    <StepForm
      fields={['username']}
      userName={userName}
      title={text('resetTitle')}
      lead={text('resetLead')}
      submit={text('sendCode')}
      onSubmit={({ username }) => onSubmit(username)}
      below={below}
    >
      {(control) => <UserNameField control={control} />}
    </StepForm>
  )
}

interface EnterCodeFormProps {
  userName: string
  onChanged: () => void
  below: ReactNode
}

/** A forgotten password, second step: the code and the new password. */
export function EnterCodeForm({ userName, onChanged, below }: EnterCodeFormProps) {
  const text = useText(signingIn)
  return (
    <StepForm
      fields={['code', 'password']}
      userName={userName}
      title={text('codeTitle')}
      lead={text('codeLead', { name: userName })}
      submit={text('setPassword')}
      isChoosing
      onSubmit={async ({ code, password }) => {
        await confirmPassword(userName, code, password)
        onChanged()
      }}
      below={below}
    >
      {(control) => (
        <>
          <KnownUserName value={userName} />
          <CodeField control={control} label={text('code')} autoFocus />
          <PasswordField control={control} label={text('newPassword')} isNew />
        </>
      )}
    </StepForm>
  )
}
