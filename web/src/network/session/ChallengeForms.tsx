import type { ReactNode } from 'react'
import { signingIn } from '../../../../shared/network/session/texts.ts'
import { useText } from '../../core/words/language.tsx'
import { answerChallenge, type SignInStep } from './auth.ts'
import { CodeField, digitsOf } from './CodeField.tsx'
import { LocalClockNote } from './LocalClockNote.tsx'
import { PasswordField } from './PasswordField.tsx'
import { StepForm } from './StepForm.tsx'
import { KnownUserName } from './UserNameField.tsx'

interface ChallengeFormProps {
  userName: string
  follow: (next: SignInStep) => void
  below: ReactNode
}

/** After a temporary password: the person's own one. */
export function NewPasswordForm({ userName, follow, below, isOwnFirst }: ChallengeFormProps & { isOwnFirst: boolean }) {
  const text = useText(signingIn)
  return (
    <StepForm
      fields={['password']}
      userName={userName}
      title={text('newPasswordTitle')}
      lead={isOwnFirst ? text('ownPasswordLead', { name: userName }) : text('newPasswordLead')}
      submit={text('setPassword')}
      isChoosing
      onSubmit={async ({ password }) => follow(await answerChallenge(password))}
      below={below}
    >
      {(control) => (
        <>
          <KnownUserName value={userName} />
          <PasswordField control={control} label={text('newPassword')} isNew autoFocus />
        </>
      )}
    </StepForm>
  )
}

/** After the password: a code of the authenticator app. */
export function SecondFactorForm({ userName, follow, below }: ChallengeFormProps) {
  const text = useText(signingIn)
  return (
    <StepForm
      fields={['code']}
      userName={userName}
      title={text('secondFactorTitle')}
      lead={text('secondFactorLead')}
      submit={text('signIn')}
      onSubmit={async ({ code }) => follow(await answerChallenge(digitsOf(code)))}
      below={below}
    >
      {(control) => (
        <>
          <CodeField control={control} label={text('code')} autoFocus />
          <LocalClockNote />
        </>
      )}
    </StepForm>
  )
}
