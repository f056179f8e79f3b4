import { Stack, Typography } from '@mui/material'
import type { Control } from 'react-hook-form'
import { getSession } from '../../../../shared/network/session/api.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import { maxHousehold } from '../../../../shared/pantry/customers/changes.ts'
import type { ShownCustomer } from '../../../../shared/pantry/customers/wire.ts'
import { needsTexts } from '../../../../shared/pantry/needs/texts.ts'
import { neighborProfileTexts } from '../../../../shared/pantry/neighbor/neighborProfileTexts.ts'
import { useAction } from '../../core/data/useAction.ts'
import { Form } from '../../core/ui/form/Form.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { inForm } from '../../core/ui/form/inForm.ts'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { useText } from '../../core/words/language.tsx'
import { NeedsFields } from '../needs/NeedsFields.tsx'
import { LanguageField } from './LanguageField.tsx'
import { MessageFields } from './MessageFields.tsx'
import { type ProfileForm, ProfileFormWithConsent, profileDraft, profileForm } from './profileForm.ts'

/** The profile's form. */
export default function ProfileFields({ customer }: { customer: ShownCustomer }) {
  const text = useText(neighborProfileTexts)
  const needsText = useText(needsTexts)
  const form = useDraftForm(ProfileFormWithConsent, profileForm(customer))
  const { ID: id } = customer
  const shows = { read: customers.getCustomer, of: { id } }
  const { act } = useAction({ ...inForm(form), shows, renews: [getSession], failed: text('saveFailed') })
  const submit = form.handleSubmit(async (values) => {
    await act(customers.updateCustomerProfile, { ...profileDraft(values, customer), id }, { done: text('saved') })
  })
  const { control } = form
  const userName = customer.EMailAddress ?? customer.PhoneNumber
  return (
    <Form form={form} onSubmit={submit} texts={neighborProfileTexts} submitLabel={text('save')}>
      <Panel title={text('about')}>
        <Stack spacing={2.5}>
          {userName ? <Typography color="textSecondary">{text('signInWith', { name: userName })}</Typography> : null}
          <TextField control={control} name="FirstName" label={text('firstName')} autoComplete="given-name" />
          <TextField control={control} name="LastName" label={text('lastName')} autoComplete="family-name" />
          <TextField
            control={control}
            name="PostalCode"
            label={text('postalCode')}
            autoComplete="postal-code"
            htmlInput={{ inputMode: 'numeric' }}
          />
          <LanguageField control={control} />
        </Stack>
      </Panel>
      <MessageFields form={form} customer={customer} />
      <Household control={control} />
      <Panel title={needsText('title')}>
        <NeedsFields lead={needsText('lead')} />
      </Panel>
    </Form>
  )
}

function Household({ control }: { control: Control<ProfileForm> }) {
  const text = useText(neighborProfileTexts)
  return (
    <Panel title={text('household')}>
      <Stack spacing={2.5}>
        <Typography color="textSecondary">{text('householdLead')}</Typography>
        {(['Minors', 'Adults', 'Seniors'] as const).map((name) => (
          <TextField
            key={name}
            control={control}
            name={name}
            label={text(ageLabels[name])}
            errorValues={{ max: maxHousehold }}
            htmlInput={{ inputMode: 'numeric' }}
          />
        ))}
      </Stack>
    </Panel>
  )
}

const ageLabels = { Minors: 'minors', Adults: 'adults', Seniors: 'seniors' } as const
