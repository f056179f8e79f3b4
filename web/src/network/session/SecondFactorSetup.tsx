import { Alert, Box, Button, Link, Typography } from '@mui/material'
import { useState } from 'react'
import * as z from 'zod/mini'
import { secondFactorTexts } from '../../../../shared/network/session/secondFactorTexts.ts'
import { signingIn } from '../../../../shared/network/session/texts.ts'
import { useAction } from '../../core/data/useAction.ts'
import { FormElement } from '../../core/ui/form/FormElement.tsx'
import { RootError } from '../../core/ui/form/RootError.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { QrCode } from '../../core/ui/QrCode.tsx'
import { useText } from '../../core/words/language.tsx'
import { beginSecondFactor, confirmSecondFactor, type NewSecondFactor } from './auth.ts'
import { CodeField, digitsOf } from './CodeField.tsx'
import { LocalClockNote } from './LocalClockNote.tsx'
import { signInErrorText } from './signInErrors.ts'

interface SecondFactorSetupProps {
  /** Name of the account in the authenticator app. */
  accountName: string
  label: string
  isMain: boolean
  onDone: () => void
}

/** A button that begins the enrolment of an authenticator app, and then its steps in place of the button. */
export function SecondFactorSetup({ accountName, label, isMain, onDone }: SecondFactorSetupProps) {
  const reason = useText(signingIn)
  const [begun, setBegun] = useState<NewSecondFactor>()
  const [failure, tell] = useState<string>()
  const failed = (error: unknown) => reason(signInErrorText(error))
  const { perform, busy } = useAction({ isReading: true, failed, tell })
  const begin = () => perform(() => beginSecondFactor(accountName), { onDone: setBegun })
  if (begun) return <SetupSteps begun={begun} onDone={onDone} />
  return (
    <>
      {failure === undefined ? null : (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
      <Button variant={isMain ? 'contained' : 'outlined'} loading={busy} onClick={() => void begin()}>
        {label}
      </Button>
    </>
  )
}

function SetupSteps({ begun, onDone }: { begun: NewSecondFactor; onDone: () => void }) {
  const text = useText(secondFactorTexts)
  return (
    <Box component="section" aria-label={text('steps')} sx={{ display: 'grid', gap: 2, textAlign: 'left' }}>
      <Typography>{text('scan')}</Typography>
      <QrCode content={begun.uri} label={text('qrCode')} />
      <Link href={begun.uri} sx={{ justifySelf: 'start' }}>
        {text('onThisPhone')}
      </Link>
      <Typography component="div">
        {text('type')}
        <Box
          component="code"
          sx={{ display: 'block', mt: 0.5, fontSize: 'subtitle1.fontSize', overflowWrap: 'anywhere' }}
        >
          {inGroups(begun.secret)}
        </Box>
      </Typography>
      <Typography>{text('enter')}</Typography>
      <LocalClockNote />
      <ConfirmForm onDone={onDone} />
      <Typography variant="body2" color="textSecondary">
        {text('lost')}
      </Typography>
    </Box>
  )
}

const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

const Entered = z.object({ code: z.string().check(z.regex(/^\s*\d{3}\s?\d{3}\s*$/, 'errorDigits')) })

function ConfirmForm({ onDone }: { onDone: () => void }) {
  const text = useText(secondFactorTexts)
  const reason = useText(signingIn)
  const form = useDraftForm(Entered, { code: '' })
  const send = form.handleSubmit(async ({ code }) => {
    try {
      await confirmSecondFactor(digitsOf(code))
      onDone()
    } catch (error) {
      form.setError('root', { message: reason(signInErrorText(error)) })
    }
  })
  return (
    <FormElement form={form} onSubmit={send} texts={secondFactorTexts} spacing={2}>
      <CodeField control={form.control} label={text('code')} autoFocus />
      <RootError control={form.control} />
      <Button type="submit" variant="contained" loading={form.formState.isSubmitting} sx={{ alignSelf: 'start' }}>
        {text('confirm')}
      </Button>
    </FormElement>
  )
}
