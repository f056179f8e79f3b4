import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { type Control, type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { maxName, maxPhone } from '../../../../shared/network/organizations/drafts.ts'
import { partyTexts } from '../../../../shared/network/organizations/texts.ts'
import * as providers from '../../../../shared/rescue/providers/api.ts'
import type { ShownProvider } from '../../../../shared/rescue/providers/provider.ts'
import { providerSetupTexts } from '../../../../shared/rescue/providers/texts.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import { numberText } from '../../core/time/time.ts'
import { FormDialog } from '../../core/ui/form/FormDialog.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { languageOptions } from '../../core/ui/form/languageOptions.ts'
import { SelectField } from '../../core/ui/form/SelectField.tsx'
import { SwitchField } from '../../core/ui/form/switches.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'
import { DeleteButton } from '../../network/organizations/DeleteButton.tsx'
import { ReadOnly, useMayEdit } from '../../network/organizations/ReadOnly.tsx'
import { useEditForm } from '../../network/organizations/useEditForm.tsx'
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
  onSaved: (saved: ShownProvider) => void
  onDeleted: (id: number) => void
  onClose: () => void
}

/** Adds a volunteer or company, or edits one. */
export default function ProviderDialog({ edited, ...props }: DialogProps & { edited: ShownProvider | undefined }) {
  return edited ? <Edit loaded={edited} {...props} /> : <Add {...props} />
}

function Add({ onSaved, onClose }: Omit<DialogProps, 'onDeleted'>) {
  const text = useText(providerSetupTexts)
  const toast = useToast()
  const { language } = useLanguage()
  const form = useForm({ resolver: zodResolver(providerForm), defaultValues: newProviderFields(language) })
  const submit = useSubmit(form, providers.createTransportationProvider, {
    toInput: (sent) => sent,
    onSuccess: (added) => {
      toast(text('added'))
      onSaved(added)
    },
  })
  return (
    <FormDialog title={text('newTitle')} form={form} onSubmit={submit} onClose={onClose} texts={providerFormTexts}>
      <Fields form={form} />
    </FormDialog>
  )
}

function Edit({ loaded, onSaved, onDeleted, onClose }: DialogProps & { loaded: ShownProvider }) {
  const text = useText(providerSetupTexts)
  const mayEdit = useMayEdit()
  const id = loaded.ID
  const form = useForm({ resolver: zodResolver(providerForm), defaultValues: fieldsOfProvider(loaded) })
  const { submit, conflict } = useEditForm(form, providers.updateTransportationProvider, {
    loaded,
    fieldsOf: fieldsOfProvider,
    toInput: (sent, Version) => ({ id, ...sent, Version }),
    shows: { read: providers.getTransportationProvider, of: { id } },
    onSaved,
  })
  const remove = mayEdit ? (
    <DeleteButton
      endpoint={providers.deleteTransportationProvider}
      input={{ id }}
      name={loaded.Name}
      onDeleted={() => onDeleted(id)}
    />
  ) : null
  return (
    <FormDialog
      title={text('editTitle')}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      texts={providerFormTexts}
      isReadOnly={!mayEdit}
      extra={remove}
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
  const party = useText(partyTexts)
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
      <TextField control={control} name="Name" label={party('name')} htmlInput={{ maxLength: maxName }} />
      <Box sx={pair}>
        <TextField
          control={control}
          name="PhoneNumber"
          label={party('phone')}
          htmlInput={{ maxLength: maxPhone, inputMode: 'tel' }}
        />
        <TextField control={control} name="EMailAddress" label={party('mail')} htmlInput={{ inputMode: 'email' }} />
      </Box>
      <SelectField control={control} name="Language" label={text('language')} options={languageOptions} />
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
      <SwitchField control={control} name="IsActive" label={text('takesRuns')} explanation={text('takesRunsText')} />
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
