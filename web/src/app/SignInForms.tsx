import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { type Control, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { signingIn } from '../../../shared/text/signingIn.ts'
import { FormElement } from '../ui/form/FormElement.tsx'
import { TextField } from '../ui/form/fields.tsx'
import { RootError } from '../ui/form/RootError.tsx'
import { confirmPassword, requestPasswordCode, type SignInStep, setNewPassword, signIn } from './auth.ts'
import { useText } from './language.tsx'
import { PasswordField } from './PasswordField.tsx'
import { signInErrorText } from './signInErrors.ts'

type Step = 'signIn' | 'newPassword' | 'askCode' | 'enterCode'
type Field = 'username' | 'password' | 'code'
type Entered = Record<Field, string>

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
          onSubmit={async ({ password }) => follow(await setNewPassword(password))}
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
              <TextField
                control={control}
                name="code"
                label={text('code')}
                autoFocus
                autoComplete="one-time-code"
                htmlInput={{ inputMode: 'numeric' }}
              />
              <PasswordField control={control} label={text('newPassword')} isNew />
            </>
          )}
        </StepForm>
      )
  }
}

interface StepFormProps {
  title: string
  lead?: string
  notice?: string | undefined
  submit: string
  /** What has to be filled in. */
  fields: readonly Field[]
  userName: string
  onSubmit: (entered: Entered) => Promise<void>
  children: (control: Control<Entered>) => ReactNode
  below: ReactNode
}

const filled = z.string().check(z.minLength(1, 'errorMissing'))
const stepSchema = (fields: readonly Field[]) => {
  const schemaOf = (field: Field) => (fields.includes(field) ? filled : z.string())
  return z.object({ username: schemaOf('username'), password: schemaOf('password'), code: schemaOf('code') })
}

function StepForm({ title, lead, notice, submit, fields, userName, onSubmit, children, below }: StepFormProps) {
  const form = useForm<Entered>({
    resolver: zodResolver(stepSchema(fields)),
    defaultValues: { username: userName, password: '', code: '' },
  })
  const send = form.handleSubmit(async (entered) => {
    try {
      await onSubmit(entered)
    } catch (error) {
      form.setError('root', { message: signInErrorText(error) })
    }
  })
  return (
    <FormElement form={form} onSubmit={send} texts={signingIn}>
      <Typography variant="h1" gutterBottom>
        {title}
      </Typography>
      {lead ? <Typography color="textSecondary">{lead}</Typography> : null}
      <Box sx={{ display: 'grid', gap: 2, pt: 3 }}>
        {notice ? (
          <Alert severity="success" role="status">
            {notice}
          </Alert>
        ) : null}
        <RootError control={form.control} />
        {children(form.control)}
        <Button type="submit" variant="contained" size="large" loading={form.formState.isSubmitting}>
          {submit}
        </Button>
        {below}
      </Box>
    </FormElement>
  )
}

function UserNameField({ control }: { control: Control<Entered> }) {
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
