import { Button, Typography } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { signingIn } from '../../../../shared/network/session/texts.ts'
import { useConfig } from '../../core/useConfig.ts'
import { useText } from '../../core/words/language.tsx'
import { requestPasswordCode, signIn } from './auth.ts'
import { NewPasswordForm, SecondFactorForm } from './ChallengeForms.tsx'
import type { AcceptedInvitation } from './InvitationForm.tsx'
import { PasswordField } from './PasswordField.tsx'
import { AskCodeForm, EnterCodeForm } from './PasswordResetForms.tsx'
import { StepForm } from './StepForm.tsx'
import { UserNameField } from './UserNameField.tsx'
import type { useSignInSteps } from './useSignInSteps.ts'

const InvitationForm = lazy(() => import('./InvitationForm.tsx'))
const OrganizationButtons = lazy(() => import('./OrganizationButtons.tsx'))

/** Sign-in with its side paths: an invitation, a first password to replace, a second factor, and a forgotten password to reset. */
export function SignInForm({
  step,
  setStep,
  follow,
  invitation,
  failure,
  setFailure,
}: ReturnType<typeof useSignInSteps>) {
  const text = useText(signingIn)
  const [userName, setUserName] = useState('')
  const [notice, setNotice] = useState<string>()
  const hasOrganizations = useConfig()?.organizations !== undefined
  const below = (
    <Button onClick={() => setStep('signIn')} color="inherit">
      {text('backToSignIn')}
    </Button>
  )
  const sendCode = async (name: string) => {
    setUserName(name)
    await requestPasswordCode(name)
    setStep('enterCode')
  }
  const passwordChanged = () => {
    setNotice(text('passwordChanged'))
    setStep('signIn')
  }
  const forgot = () => {
    setNotice(undefined)
    setStep('askCode')
  }
  const takeInvitation = ({ userName: name, next, notice: taken }: AcceptedInvitation) => {
    setUserName(name)
    if (next) return follow(next)
    setNotice(taken)
    setStep('signIn')
  }
  if (step === 'invitation' && invitation)
    return (
      <Suspense fallback={null}>
        <InvitationForm code={invitation} onAccepted={takeInvitation} below={below} />
      </Suspense>
    )
  if (step === 'returning')
    return (
      <Typography variant="h1" role="status">
        {text('returning')}
      </Typography>
    )
  if (step === 'newPassword')
    return <NewPasswordForm {...{ userName, follow, below }} isOwnFirst={invitation !== undefined} />
  if (step === 'secondFactor') return <SecondFactorForm userName={userName} follow={follow} below={below} />
  if (step === 'askCode') return <AskCodeForm userName={userName} onSubmit={sendCode} below={below} />
  if (step === 'enterCode') return <EnterCodeForm userName={userName} onChanged={passwordChanged} below={below} />
  return (
    <StepForm
      fields={['username', 'password']}
      userName={userName}
      title={text('signInLead')}
      submit={text('signIn')}
      notice={notice}
      failure={failure}
      onSubmit={async ({ username, password }) => {
        setFailure(undefined)
        setUserName(username)
        follow(await signIn(username, password))
      }}
      below={
        <>
          <Button color="inherit" onClick={forgot}>
            {text('forgotPassword')}
          </Button>
          {hasOrganizations ? (
            <Suspense fallback={null}>
              <OrganizationButtons onFailure={setFailure} />
            </Suspense>
          ) : null}
        </>
      }
    >
      {(control) => (
        <>
          <UserNameField control={control} />
          <PasswordField control={control} label={text('password')} />
        </>
      )}
    </StepForm>
  )
}
