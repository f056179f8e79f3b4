import { Alert, Box, Button, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { type Control, useFormContext, useWatch } from 'react-hook-form'
import { hasFixedContacts } from '../../../../shared/network/people/contact.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import { maxCustomerName, maxCustomerNotes } from '../../../../shared/pantry/customers/changes.ts'
import { textConsentWording } from '../../../../shared/pantry/customers/consentWording.ts'
import { customerTexts } from '../../../../shared/pantry/customers/texts.ts'
import type { FullCustomer } from '../../../../shared/pantry/customers/wire.ts'
import * as locations from '../../../../shared/pantry/locations/api.ts'
import { needsTexts } from '../../../../shared/pantry/needs/texts.ts'
import * as deliveryprograms from '../../../../shared/pantry/programs/api.ts'
import { ApiError, Refused } from '../../core/data/client.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useSession } from '../../core/data/useSession.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import { CountyField } from '../../core/map/CountyField.tsx'
import { FormElement } from '../../core/ui/form/FormElement.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { languageOptions } from '../../core/ui/form/languageOptions.ts'
import { RootError } from '../../core/ui/form/RootError.tsx'
import { SelectField } from '../../core/ui/form/SelectField.tsx'
import { CheckboxField } from '../../core/ui/form/switches.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { useText } from '../../core/words/language.tsx'
import { NeedsFields } from '../needs/NeedsFields.tsx'
import { AssignmentField } from './AssignmentField.tsx'
import {
  type CustomerValues,
  customerForm,
  customerToSend,
  customerValues,
  needsValue,
  ruleKinds,
} from './customerForm.ts'

interface CustomerFormProps {
  customer: FullCustomer
  onEnd: () => void
}

/** Everything that staff change of a customer, sent as a whole. */
export default function CustomerForm({ customer, onEnd }: CustomerFormProps) {
  const text = useText(customerTexts)
  const { EntityName } = useSession()
  const form = useDraftForm(customerForm, customerValues(customer))
  const { control, formState } = form
  const isHome = customer.Access === 'home'
  const failed = (error: unknown) => {
    if (error instanceof Refused) return error.reason || text('updateFailed')
    return error instanceof ApiError && error.status === 409 ? error.message : text('updateFailed2')
  }
  const submit = useSubmit(form, customers.updateCustomer, {
    toInput: (values) => customerToSend(values, customer, EntityName),
    failed,
    shows: { read: customers.getFullCustomer, of: { id: customer.ID } },
    renews: 'all',
    done: (saved) => text(saved.EMailAddress === customer.EMailAddress ? 'updated' : 'mailChanged'),
    onSuccess: onEnd,
    failureRenews: [customers.getFullCustomer],
  })
  return (
    <FormElement form={form} onSubmit={submit} texts={customerTexts} spacing={2.5}>
      {isHome ? (
        <>
          <Names control={control} />
          <Contacts control={control} customer={customer} />
          <Preferences control={control} />
        </>
      ) : (
        <Language control={control} />
      )}
      <Household control={control} />
      <Needs />
      <Eligibility control={control} isHome={isHome} />
      <Assigned control={control} />
      {isHome ? <Notes control={control} /> : null}
      <RootError control={control} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained" loading={formState.isSubmitting}>
          {text('save')}
        </Button>
        <Button color="inherit" onClick={onEnd}>
          {text('cancel')}
        </Button>
      </Box>
    </FormElement>
  )
}

interface PartProps {
  control: Control<CustomerValues>
}
const pair = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const
const triple = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } } as const

/** Fields that belong together, named for screen readers. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 2 }}>
      <Typography component="legend" variant="subtitle1" sx={{ fontWeight: 600, p: 0, mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}

function Names({ control }: PartProps) {
  const text = useText(customerTexts)
  const htmlInput = { maxLength: maxCustomerName }
  return (
    <Box sx={pair}>
      <TextField control={control} name="FirstName" label={text('firstName')} htmlInput={htmlInput} />
      <TextField control={control} name="LastName" label={text('lastName')} htmlInput={htmlInput} />
    </Box>
  )
}

function Contacts({ control, customer }: PartProps & { customer: FullCustomer }) {
  const text = useText(customerTexts)
  const isFixed = hasFixedContacts(customer)
  const htmlInput = isFixed ? { readOnly: true } : {}
  return (
    <Group title={text('contact')}>
      {isFixed ? <Alert severity="info">{text('contactsFixed')}</Alert> : null}
      <Box sx={pair}>
        <TextField control={control} name="EMailAddress" type="email" label={text('email')} htmlInput={htmlInput} />
        <TextField control={control} name="PhoneNumber" type="tel" label={text('phone')} htmlInput={htmlInput} />
        <TextField control={control} name="PostalCode" label={text('postalCode')} htmlInput={{ maxLength: 12 }} />
        <Language control={control} />
      </Box>
    </Group>
  )
}

function Language({ control }: PartProps) {
  const text = useText(customerTexts)
  return <SelectField control={control} name="Language" label={text('language')} options={languageOptions} />
}

/** Texts need the person's yes to these words; they are stored with it. */
function Preferences({ control }: PartProps) {
  const text = useText(customerTexts)
  const [hasTexts, language] = useWatch({ control, name: ['IsTextMessageNotificationEnabled', 'Language'] })
  return (
    <Group title={text('communication')}>
      <Box sx={{ display: 'grid' }}>
        <CheckboxField control={control} name="IsEmailNotificationEnabled" label={text('communication.email')} />
        <CheckboxField control={control} name="IsTextMessageNotificationEnabled" label={text('communication.text')} />
        <CheckboxField control={control} name="IsPhoneCallNotificationEnabled" label={text('communication.phone')} />
      </Box>
      {hasTexts ? (
        <Box sx={{ pl: 2, borderLeft: 3, borderColor: 'divider' }}>
          <Typography variant="body2" lang={language}>
            “{textConsentWording[language]}”
          </Typography>
          <CheckboxField control={control} name="IsTextConsentGiven" label={text('askConsent')} />
        </Box>
      ) : null}
    </Group>
  )
}

function Notes({ control }: PartProps) {
  const text = useText(customerTexts)
  return (
    <TextField
      control={control}
      name="Notes"
      label={text('staffNotes')}
      helperText={text('staffNotesHint')}
      multiline
      minRows={2}
      htmlInput={{ maxLength: maxCustomerNotes }}
    />
  )
}

function Household({ control }: PartProps) {
  const text = useText(customerTexts)
  const ages = useWatch({ control, name: ['Minors', 'Adults', 'Seniors'] })
  const sum = ages.reduce((total, age) => total + (Number(age) || 0), 0)
  const htmlInput = { inputMode: 'numeric', maxLength: 2 } as const
  return (
    <Group title={text('household')}>
      <Box sx={triple}>
        <TextField control={control} name="Minors" label={text('minors')} htmlInput={htmlInput} />
        <TextField control={control} name="Adults" label={text('adults')} htmlInput={htmlInput} />
        <TextField control={control} name="Seniors" label={text('seniors')} htmlInput={htmlInput} />
      </Box>
      {sum > 0 ? (
        <Typography>
          {text('householdSize')}: {sum}
        </Typography>
      ) : (
        <TextField control={control} name="HouseholdSize" label={text('householdSize')} htmlInput={htmlInput} />
      )}
    </Group>
  )
}

function Needs() {
  const text = useText(needsTexts)
  return (
    <Group title={text('title')}>
      <NeedsFields lead={text('staffLead')} />
    </Group>
  )
}

function Eligibility({ control, isHome }: PartProps & { isHome: boolean }) {
  const text = useText(customerTexts)
  const answers = (['yes', 'no', 'unknown'] as const).map((value) => ({ value, label: text(value) }))
  return (
    <Group title={text('eligibility')}>
      <Box sx={{ display: 'grid' }}>
        {isHome ? (
          <>
            <CheckboxField control={control} name="IsDeliveryEnabled" label={text('deliveryEnabled')} />
            <CheckboxField control={control} name="IsPOC" label={text('poc')} />
            <CheckboxField control={control} name="IsPantryVisitor" label={text('pantryVisitor')} />
          </>
        ) : null}
      </Box>
      <Box sx={pair}>
        <Rule control={control} />
        {isHome ? (
          <SelectField control={control} name="foodInsecure" label={text('foodInsecure')} options={answers} />
        ) : null}
      </Box>
    </Group>
  )
}

/** Rule by which the customer is eligible for TEFAP products. */
function Rule({ control }: PartProps) {
  const text = useText(customerTexts)
  const { setValue } = useFormContext<CustomerValues>()
  const [kind, value] = useWatch({ control, name: ['ruleKind', 'ruleValue'] })
  // Values typed for another kind mean nothing for this one.
  const clear = () => setValue('ruleValue', '')
  return (
    <>
      <SelectField
        control={control}
        name="ruleKind"
        label={text('tefapRule')}
        options={ruleKinds.map((one) => ({ value: one, label: text(`ruleKind.${one}`) }))}
        onChosen={clear}
      />
      {needsValue(kind) ? (
        <TextField control={control} name="ruleValue" label={text(`ruleValue.${kind}`)} htmlInput={{ maxLength: 20 }} />
      ) : null}
      {kind === 'county' ? (
        <CountyField
          control={control}
          name="ruleCounty"
          label={text('ruleCounty')}
          province={value}
          onChosen={(name) => setValue('ruleCountyName', name)}
        />
      ) : null}
    </>
  )
}

/** Programs, and of the locations only restricted ones: the others are open to everyone. */
function Assigned({ control }: PartProps) {
  const text = useText(customerTexts)
  const { data: programs = [], error: noPrograms } = useApi(deliveryprograms.listDeliveryPrograms, {})
  const { data: places, error: noPlaces } = useApi(locations.listLocations, {})
  const restricted = places?.filter(({ IsRestricted }) => IsRestricted).map(({ ID, Label }) => ({ ID, Name: Label }))
  const why = (error: unknown, words: string) => (error === undefined ? {} : { problem: words })
  return (
    <>
      {programs.length > 0 || noPrograms ? (
        <AssignmentField
          control={control}
          name="programs"
          label={text('deliveryPrograms')}
          options={programs}
          {...why(noPrograms, text('programsFailed'))}
        />
      ) : null}
      <AssignmentField
        control={control}
        name="locations"
        label={text('locations')}
        helperText={text('locationsHint')}
        options={restricted}
        {...why(noPlaces, text('locationsFailed'))}
      />
    </>
  )
}
