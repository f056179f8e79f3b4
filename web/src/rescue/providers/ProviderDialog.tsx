import { Alert, Box } from '@mui/material'
import { type Control, type UseFormReturn, useWatch } from 'react-hook-form'
import { organizationTexts } from '../../../../shared/network/organizations/texts.ts'
import * as providers from '../../../../shared/rescue/providers/api.ts'
import type { ShownProvider } from '../../../../shared/rescue/providers/provider.ts'
import { providerSetupTexts } from '../../../../shared/rescue/providers/texts.ts'
import { DeleteButton } from '../../core/record/DeleteButton.tsx'
import { ReadOnly, useMayEdit } from '../../core/record/ReadOnly.tsx'
import { useRecordForm } from '../../core/record/useRecordForm.ts'
import { numberText } from '../../core/time/time.ts'
import { FormDialog } from '../../core/ui/form/FormDialog.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { staffLanguageOptions } from '../../core/ui/form/languageOptions.ts'
import { SelectField } from '../../core/ui/form/SelectField.tsx'
import { SwitchField } from '../../core/ui/form/switches.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import {
  fieldsOfProvider,
  newProviderFields,
  type ProviderFields,
  type ProviderSent,
  providerForm,
  providerFormTexts,
  providerLimits,
} from './providerForm.ts'

interface DialogProps {
  edited: ShownProvider | undefined
  onSaved: (saved: ShownProvider) => void
  onDeleted: (id: number) => void
  onClose: () => void
}

/** Adds a volunteer or company, or edits one. */
export default function ProviderDialog({ edited, onSaved, onDeleted, onClose }: DialogProps) {
  const text = useText(providerSetupTexts)
  const { language } = useLanguage()
  const mayEdit = useMayEdit() || !edited
  const { form, submit, conflict } = useRecordForm(providerForm, {
    edited,
    empty: newProviderFields(language),
    valuesOf: fieldsOfProvider,
    create: providers.createTransportationProvider,
    update: providers.updateTransportationProvider,
    ...(edited ? { shows: { read: providers.getTransportationProvider, of: { id: edited.ID } } } : {}),
    added: text('added'),
    onSaved,
  })
  return (
    <FormDialog
      title={text(edited ? 'editTitle' : 'newTitle')}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      texts={providerFormTexts}
      isReadOnly={!mayEdit}
      extra={
        edited && mayEdit ? (
          <DeleteButton
            endpoint={providers.deleteTransportationProvider}
            input={{ id: edited.ID }}
            name={edited.Name}
            onDeleted={() => onDeleted(edited.ID)}
          />
        ) : null
      }
    >
      <ReadOnly isReadOnly={!mayEdit}>
        <Fields form={form} />
      </ReadOnly>
      {conflict}
    </FormDialog>
  )
}

function Fields({ form: { control } }: { form: UseFormReturn<ProviderFields, unknown, ProviderSent> }) {
  const text = useText(providerSetupTexts)
  const organization = useText(organizationTexts)
  const kind = useWatch({ control, name: 'ProviderKind' })
  const pair = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const
  return (
    <>
      <SelectField
        control={control}
        name="ProviderKind"
        label={text('kind')}
        options={[
          { value: 'volunteer', label: text('volunteer') },
          { value: 'company', label: text('company') },
        ]}
      />
      {kind === 'volunteer' ? <Alert severity="info">{text('volunteerText')}</Alert> : null}
      <TextField control={control} name="Name" label={organization('name')} />
      <Box sx={pair}>
        <TextField
          control={control}
          name="PhoneNumber"
          label={organization('phone')}
          htmlInput={{ inputMode: 'tel' }}
        />
        <TextField
          control={control}
          name="EMailAddress"
          label={organization('email')}
          htmlInput={{ inputMode: 'email' }}
        />
      </Box>
      <SelectField control={control} name="Language" label={text('language')} options={staffLanguageOptions} />
      <Box sx={pair}>
        <NumberField control={control} name="MaxMiles" label={text('miles')} hint={text('milesText')} />
        <NumberField control={control} name="MaxPounds" label={text('pounds')} hint={text('poundsText')} />
      </Box>
      <SwitchField
        control={control}
        name="CanCarryFrozen"
        label={text('canCarryFrozen')}
        explanation={text('canCarryFrozenText')}
      />
      <SwitchField control={control} name="IsActive" label={text('active')} explanation={text('takesRunsText')} />
    </>
  )
}

interface NumberFieldProps {
  control: Control<ProviderFields, unknown, ProviderSent>
  name: keyof typeof providerLimits
  label: string
  hint: string
}

function NumberField({ control, name, label, hint }: NumberFieldProps) {
  const { language } = useLanguage()
  const { min, max } = providerLimits[name]
  const errorValues = { min, max: numberText(max, language) }
  return (
    <TextField
      control={control}
      name={name}
      label={label}
      helperText={hint}
      errorValues={errorValues}
      htmlInput={{ inputMode: 'numeric' }}
    />
  )
}
