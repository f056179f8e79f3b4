import { FormHelperText, Stack, Typography } from '@mui/material'
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { phoneText } from '../../../../shared/network/people/contact.ts'
import { textConsentWording } from '../../../../shared/pantry/customers/consentWording.ts'
import type { ShownCustomer } from '../../../../shared/pantry/customers/wire.ts'
import { neighborProfileTexts } from '../../../../shared/pantry/neighbor/neighborProfileTexts.ts'
import { dayText } from '../../core/time/time.ts'
import { useErrorText } from '../../core/ui/form/formTexts.ts'
import { CheckboxField } from '../../core/ui/form/switches.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import type { ProfileForm } from './profileForm.ts'

/** By which ways a neighbor hears of their orders; text messages only after they agreed. */
export function MessageFields({ form, customer }: { form: UseFormReturn<ProfileForm>; customer: ShownCustomer }) {
  const text = useText(neighborProfileTexts)
  const { control } = form
  const { EMailAddress: address, PhoneNumber } = customer
  const phone = PhoneNumber === null ? undefined : phoneText(PhoneNumber)
  return (
    <Panel title={text('messages')}>
      <Stack spacing={1}>
        <Typography color="textSecondary">{text('messagesLead')}</Typography>
        {address === null ? (
          <Typography>{text('noEmail')}</Typography>
        ) : (
          <CheckboxField
            control={control}
            name="IsEmailNotificationEnabled"
            label={`${text('byEmail')}. ${text('byEmailTo', { address })}`}
          />
        )}
        {phone === undefined ? (
          <Typography>{text('noPhone')}</Typography>
        ) : (
          <>
            <CheckboxField
              control={control}
              name="IsTextMessageNotificationEnabled"
              label={`${text('byText')}. ${text('byTextTo', { phone })}`}
            />
            <Consent form={form} customer={customer} />
            <CheckboxField
              control={control}
              name="IsPhoneCallNotificationEnabled"
              label={`${text('byPhone')}. ${text('byPhoneTo', { phone })}`}
            />
          </>
        )}
      </Stack>
    </Panel>
  )
}

function Consent({
  form: { control },
  customer: { TextConsent },
}: {
  form: UseFormReturn<ProfileForm>
  customer: ShownCustomer
}) {
  const text = useText(neighborProfileTexts)
  const { language } = useLanguage()
  const wantsTexts = useWatch({ control, name: 'IsTextMessageNotificationEnabled' })
  const { errors } = useFormState({ control })
  const problem = useErrorText(errors.HasConsent?.message)
  if (!wantsTexts) return null
  return (
    <Stack sx={{ pl: 4 }}>
      {TextConsent ? (
        <Typography variant="body2" color="textSecondary">
          {text('consentGiven', { day: dayText(TextConsent.At, language) })}
        </Typography>
      ) : (
        <CheckboxField control={control} name="HasConsent" label={textConsentWording[language]} />
      )}
      {problem ? (
        <FormHelperText error role="alert">
          {problem}
        </FormHelperText>
      ) : null}
    </Stack>
  )
}
