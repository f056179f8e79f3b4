import Button from '@mui/material/Button'
import { useState } from 'react'
import type { Control } from 'react-hook-form'
import { signingIn } from '../../../shared/text/signingIn.ts'
import { TextField } from '../ui/form/fields.tsx'
import { answerChallenge, confirmPassword, requestPasswordCode, type SignInStep, signIn } from './auth.ts'
import { CodeField, digitsOf } from './CodeField.tsx'
import { useText } from './language.tsx'
import { PasswordField } from './PasswordField.tsx'
import { type StepEntries, StepForm } from './StepForm.tsx'

type Step = 'signIn' | 'newPassword' | 'secondFactor' | 'askCode' | 'enterCode'

/** The step of a sign-in that is shown, and what follows from the pool's answer to the one before. */
export function useSignInSteps(onDone: () => void) {
  const [step, setStep] = useState<Step>('signIn')
  const follow = (next: SignInStep) => {
    if (next === 'done') onDone()
    else if (next === 'newPassword' || next === 'secondFactor') setStep(next)
    else if (next === 'resetPassword') setStep('askCode')
    else
      throw Object.assign(new Error(next), {
        name: next === 'notConfirmed' ? 'UserNotConfirmedException' : 'Unsupported',
      })
  }
  return { step, setStep, follow }
}

/** Sign-in with its side paths: a first password to replace, a second factor, and a forgotten password to reset. */
export function SignInForm({ step, setStep, follow }: ReturnType<typeof useSignInSteps>) {
  const text = useText(signingIn)
  const [userName, setUserName] = useState('')
  const [isChanged, setChanged] = useState(false)
  const backToSignIn = (
    <Button onClick={() => setStep('signIn')} color="inherit">
      {text('backToSignIn')}
    </Button>
  )
  switch (step) {
    case 'signIn':
      return (
        <StepForm
          key={step}
          fields={['username', 'password']}
          userName={userName}
          title={text('signInLead')}
          submit={text('signIn')}
          notice={isChanged ? text('passwordChanged') : undefined}
          onSubmit={async ({ username, password }) => {
            setUserName(username)
            follow(await signIn(username, password))
          }}
          below={
            <Button
              color="inherit"
              onClick={() => {
                setChanged(false)
                setStep('askCode')
              }}
            >
              {text('forgotPassword')}
            </Button>
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
    case 'newPassword':
      return (
        <StepForm
          key={step}
          fields={['password']}
          userName={userName}
          title={text('newPasswordTitle')}
          lead={text('newPasswordLead')}
          submit={text('setPassword')}
          onSubmit={async ({ password }) => follow(await answerChallenge(password))}
          below={backToSignIn}
        >
          {(control) => (
            <>
              <KnownUserName value={userName} />
              <PasswordField control={control} label={text('newPassword')} isNew autoFocus />
            </>
          )}
        </StepForm>
      )
    case 'secondFactor':
      return (
        <StepForm
          key={step}
          fields={['code']}
          userName={userName}
          title={text('secondFactorTitle')}
          lead={text('secondFactorLead')}
          submit={text('signIn')}
          onSubmit={async ({ code }) => follow(await answerChallenge(digitsOf(code)))}
          below={backToSignIn}
        >
          {(control) => <CodeField control={control} label={text('code')} autoFocus />}
        </StepForm>
      )
    case 'askCode':
      return (
        <StepForm
          key={step}
          fields={['username']}
          userName={userName}
          title={text('resetTitle')}
          lead={text('resetLead')}
          submit={text('sendCode')}
          onSubmit={async ({ username }) => {
            setUserName(username)
            await requestPasswordCode(username)
            setStep('enterCode')
          }}
          below={backToSignIn}
        >
          {(control) => <UserNameField control={control} />}
        </StepForm>
      )
    case 'enterCode':
      return (
        <StepForm
          key={step}
          fields={['code', 'password']}
          userName={userName}
          title={text('codeTitle')}
          lead={text('codeLead', { name: userName })}
          submit={text('setPassword')}
          onSubmit={async ({ code, password }) => {
            await confirmPassword(userName, code, password)
            setChanged(true)
            setStep('signIn')
          }}
          below={backToSignIn}
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
}

function UserNameField({ control }: { control: Control<StepEntries> }) {
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
const KnownUserName = ({ value }: { value: string }) => (
  <input type="text" name="username" autoComplete="username" value={value} readOnly hidden />
)
