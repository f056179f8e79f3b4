import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { signingIn } from '../../../shared/text/signingIn.ts'
import { confirmPassword, requestPasswordCode, type SignInStep, setNewPassword, signIn } from './auth.ts'
import { LabelledField } from './LabelledField.tsx'
import { useText } from './language.tsx'
import { PasswordField } from './PasswordField.tsx'
import { signInErrorText } from './signInErrors.ts'

type Step = 'signIn' | 'newPassword' | 'askCode' | 'enterCode'
type Entered = Readonly<Record<'username' | 'password' | 'code', string>>

/** Sign-in with its side paths: a first password to replace, and a forgotten one to reset by a code. */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const text = useText(signingIn)
  const [step, setStep] = useState<Step>('signIn')
  const [userName, setUserName] = useState('')
  const [isChanged, setChanged] = useState(false)
  const follow = (next: SignInStep) => {
    if (next === 'done') onDone()
    else if (next === 'newPassword') setStep('newPassword')
    else if (next === 'resetPassword') setStep('askCode')
    else
      throw Object.assign(new Error(next), {
        name: next === 'notConfirmed' ? 'UserNotConfirmedException' : 'Unsupported',
      })
  }
  const backToSignIn = (
    <Button onClick={() => setStep('signIn')} color="inherit">
      {text('backToSignIn')}
    </Button>
  )
  switch (step) {
    case 'signIn':
      return (
        <Form
          key={step}
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
          <UserNameField value={userName} onChange={setUserName} />
          <PasswordField label={text('password')} />
        </Form>
      )
    case 'newPassword':
      return (
        <Form
          key={step}
          title={text('newPasswordTitle')}
          lead={text('newPasswordLead')}
          submit={text('setPassword')}
          onSubmit={async ({ password }) => follow(await setNewPassword(password))}
          below={backToSignIn}
        >
          <KnownUserName value={userName} />
          <PasswordField label={text('newPassword')} isNew autoFocus />
        </Form>
      )
    case 'askCode':
      return (
        <Form
          key={step}
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
          <UserNameField value={userName} onChange={setUserName} />
        </Form>
      )
    case 'enterCode':
      return (
        <Form
          key={step}
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
          <KnownUserName value={userName} />
          <LabelledField
            name="code"
            label={text('code')}
            autoFocus
            autoComplete="one-time-code"
            inputProps={{ inputMode: 'numeric' }}
          />
          <PasswordField label={text('newPassword')} isNew />
        </Form>
      )
  }
}

interface FormProps {
  title: string
  lead?: string
  notice?: string | undefined
  submit: string
  onSubmit: (entered: Entered) => Promise<void>
  children: ReactNode
  below: ReactNode
}

function Form({ title, lead, notice, submit, onSubmit, children, below }: FormProps) {
  const text = useText(signingIn)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const entered = (name: string) => String(fields.get(name) ?? '')
    setBusy(true)
    setError(undefined)
    try {
      await onSubmit({ username: entered('username'), password: entered('password'), code: entered('code') })
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  const isUnsupported = error instanceof Error && error.name === 'Unsupported'
  return (
    <form onSubmit={(event) => void send(event)}>
      <Typography variant="h1" gutterBottom>
        {title}
      </Typography>
      {lead ? <Typography color="textSecondary">{lead}</Typography> : null}
      <Box sx={{ display: 'grid', gap: 2, mt: 3 }}>
        {notice ? (
          <Alert severity="success" role="status">
            {notice}
          </Alert>
        ) : null}
        {error ? (
          <Alert severity="error">{text(isUnsupported ? 'errorUnsupported' : signInErrorText(error))}</Alert>
        ) : null}
        {children}
        <Button type="submit" variant="contained" size="large" loading={isBusy}>
          {submit}
        </Button>
        {below}
      </Box>
    </form>
  )
}

function UserNameField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const text = useText(signingIn)
  return (
    <LabelledField
      name="username"
      label={text('userName')}
      autoFocus
      autoComplete="username"
      value={value}
      onChange={onChange}
      inputProps={{ autoCapitalize: 'none', spellCheck: false }}
    />
  )
}

/** Tells a password manager whose password is being set. */
const KnownUserName = ({ value }: { value: string }) => (
  <input type="text" name="username" autoComplete="username" value={value} readOnly hidden />
)
