import { Box, Button, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { maxMailAddress } from '../../../../shared/network/organizations/mailAddress.ts'
import { maxTypedPhone } from '../../../../shared/network/people/contact.ts'
import { maxCustomerName, maxHousehold, maxPostalCode } from '../../../../shared/pantry/customers/changes.ts'
import { textConsentWording } from '../../../../shared/pantry/customers/consentWording.ts'
import { addressInLink } from '../../../../shared/pantry/invitations/referralCode.ts'
import * as referrals from '../../../../shared/pantry/referrals/api.ts'
import { referralTexts } from '../../../../shared/pantry/referrals/texts.ts'
import { call } from '../../core/data/client.ts'
import { publicFailure } from '../../core/data/publicFailure.ts'
import { leaveFor } from '../../core/go.ts'
import { paths } from '../../core/paths.ts'
import { FormElement } from '../../core/ui/form/FormElement.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { RootError } from '../../core/ui/form/RootError.tsx'
import { CheckboxField } from '../../core/ui/form/switches.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { signIn } from '../../network/session/auth.ts'
import { useNewPasswordRefusal } from '../../network/session/newPassword.ts'
import { PasswordField } from '../../network/session/PasswordField.tsx'
import {
  emptyReferralForm,
  needsNoPassword,
  type ReferralForm,
  referralForm,
  referralInput,
  signInName,
} from './referralForm.ts'

interface ReferralFieldsProps {
  code: string
  /** The account is there, and signing in did not go on by itself. */
  onDone: (name: string) => void
}

export function ReferralFields({ code, onDone }: ReferralFieldsProps) {
  const text = useText(referralTexts)
  const { language } = useLanguage()
  const form = useDraftForm(referralForm, { ...emptyReferralForm, EMailAddress: addressInLink(location.hash) })
  const enter = async (filled: ReferralForm) => {
    // The neighbors' sign-in texts a code.
    if (filled.password === '') return leaveFor(paths.neighborHome())
    try {
      if ((await signIn(signInName(filled), filled.password)) === 'done') return leaveFor(paths.neighborHome())
    } catch {
      // The account is made all the same: the page says how to sign in.
    }
    onDone(signInName(filled))
  }
  const refusalOf = useNewPasswordRefusal()
  const submit = form.handleSubmit(async (filled) => {
    const { password, FirstName, LastName, EMailAddress, PhoneNumber } = filled
    try {
      const message =
        password === '' ? undefined : await refusalOf(password, [FirstName, LastName, EMailAddress, PhoneNumber])
      if (message !== undefined) return form.setError('password', { message })
      await call(referrals.signUpThroughReferral, referralInput(code, filled, language))
    } catch (error) {
      form.setError('root', { message: publicFailure(error) })
      return
    }
    await enter(filled)
  })
  const { control } = form
  return (
    <FormElement form={form} onSubmit={submit} texts={referralTexts} spacing={3}>
      <Part title={text('name')}>
        <Line control={control} name="FirstName" max={maxCustomerName} autoComplete="given-name" />
        <Line control={control} name="LastName" max={maxCustomerName} autoComplete="family-name" />
      </Part>
      <Part title={text('reach')} hint={text('reachHint')}>
        <Line control={control} name="EMailAddress" max={maxMailAddress} type="email" autoComplete="email" />
        <Line control={control} name="PhoneNumber" max={maxTypedPhone} type="tel" autoComplete="tel" />
      </Part>
      <Notifications control={control} />
      <Part title={text('household')} hint={text('optional')}>
        <Line control={control} name="PostalCode" max={maxPostalCode} autoComplete="postal-code" />
        <Line control={control} name="HouseholdSize" max={2} inputMode="numeric" />
      </Part>
      <OwnPassword control={control} />
      <RootError control={control} />
      <Button type="submit" variant="contained" size="large" loading={form.formState.isSubmitting}>
        {text('submit')}
      </Button>
    </FormElement>
  )
}

function OwnPassword({ control }: { control: Control<ReferralForm> }) {
  const text = useText(referralTexts)
  const [EMailAddress, PhoneNumber] = useWatch({ control, name: ['EMailAddress', 'PhoneNumber'] })
  return (
    <Part
      title={text('passwordTitle')}
      {...(needsNoPassword({ EMailAddress, PhoneNumber }) ? { hint: text('passwordHint') } : {})}
    >
      <PasswordField control={control} label={text('password')} isNew />
    </Part>
  )
}

/** Consent is explained beside its choice. */
function Notifications({ control }: { control: Control<ReferralForm> }) {
  const text = useText(referralTexts)
  const { language } = useLanguage()
  const wantsTexts = useWatch({ control, name: 'IsTextMessageNotificationEnabled' })
  return (
    <Part title={text('notify')}>
      <Box sx={{ display: 'grid' }}>
        {(
          ['IsEmailNotificationEnabled', 'IsTextMessageNotificationEnabled', 'IsPhoneCallNotificationEnabled'] as const
        ).map((name) => (
          <CheckboxField key={name} control={control} name={name} label={text(name)} />
        ))}
      </Box>
      {wantsTexts ? (
        <Typography variant="body2" color="textSecondary">
          {textConsentWording[language]}
        </Typography>
      ) : null}
    </Part>
  )
}

interface PartProps {
  title: string
  hint?: string
  children: ReactNode
}

const Part = ({ title, hint, children }: PartProps) => (
  <Box role="group" aria-label={title} sx={{ display: 'grid', gap: 2 }}>
    <Box>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {hint ? (
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      ) : null}
    </Box>
    {children}
  </Box>
)

interface LineProps {
  control: Control<ReferralForm>
  name: 'FirstName' | 'LastName' | 'EMailAddress' | 'PhoneNumber' | 'PostalCode' | 'HouseholdSize'
  max: number
  type?: string
  autoComplete?: string
  inputMode?: 'numeric'
}

function Line({ control, name, max, type = 'text', autoComplete = 'off', inputMode }: LineProps) {
  const text = useText(referralTexts)
  return (
    <TextField
      control={control}
      name={name}
      label={text(name)}
      type={type}
      autoComplete={autoComplete}
      errorValues={{ max: maxHousehold }}
      htmlInput={{ maxLength: max, ...(inputMode ? { inputMode } : {}) }}
    />
  )
}
