import { Alert, Box } from '@mui/material'
import { useFormContext } from 'react-hook-form'
import type { DonationCategory } from '../../../../shared/core/reference/reference.ts'
import type { ShownAgency } from '../../../../shared/network/agencies/agency.ts'
import * as agencies from '../../../../shared/network/agencies/api.ts'
import { agencySetupTexts } from '../../../../shared/network/agencies/texts.ts'
import { organizationTexts } from '../../../../shared/network/organizations/texts.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import { go } from '../../core/go.ts'
import type { Pin } from '../../core/map/PinMap.tsx'
import { paths } from '../../core/paths.ts'
import { useMayEdit } from '../../core/record/ReadOnly.tsx'
import { useEditForm } from '../../core/record/useEditForm.tsx'
import { Form } from '../../core/ui/form/Form.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { SwitchField } from '../../core/ui/form/switches.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { AddressFields } from '../organizations/AddressFields.tsx'
import { ContactFields } from '../organizations/ContactFields.tsx'
import { EditForm } from '../organizations/EditForm.tsx'
import { ZoneField } from '../organizations/ZoneField.tsx'
import { InviteFields } from '../people/InviteFields.tsx'
import { inviteOf, noInvite, withInvite } from '../people/inviteForm.ts'
import { type AgencyFields, agencyDraftOf, agencyForm, fieldsOfAgency } from './agencyForm.ts'
import { CapabilityFields } from './CapabilityFields.tsx'
import { DriverFields } from './DriverFields.tsx'
import { HoursFields } from './HoursFields.tsx'
import { MasterPanel } from './MasterPanel.tsx'

const agencyWithInvite = withInvite(agencyForm)

interface NewAgencyProps {
  fields: AgencyFields
  categories: readonly DonationCategory[]
  around: Pin | undefined
}

export function NewAgency({ fields, ...rest }: NewAgencyProps) {
  const text = useText(agencySetupTexts)
  const { language } = useLanguage()
  const form = useDraftForm(agencyWithInvite, { ...fields, Invite: noInvite(language) })
  const submit = useSubmit(form, agencies.createAgency, {
    toInput: (sent) => ({ ...agencyDraftOf(sent), ...inviteOf(sent) }),
    done: text('added'),
    onSuccess: ({ ID }) => go(paths.agency(ID), { replace: true }),
  })
  return (
    <Form
      form={form}
      onSubmit={submit}
      texts={organizationTexts}
      spacing={3}
      submitLabel={text('add')}
      cancelHref={paths.agencies()}
    >
      <AgencyPanels isReadOnly={false} {...rest} />
    </Form>
  )
}

interface EditAgencyProps {
  loaded: ShownAgency
  categories: readonly DonationCategory[]
}

export function EditAgency({ loaded, categories }: EditAgencyProps) {
  const mayEdit = useMayEdit()
  const agencyId = loaded.ID
  const { language } = useLanguage()
  const fieldsOf = (agency: ShownAgency) => ({ ...fieldsOfAgency(agency), Invite: noInvite(language) })
  const form = useDraftForm(agencyWithInvite, fieldsOf(loaded))
  const { submit, base, setBase, conflict } = useEditForm(form, agencies.updateAgency, {
    loaded,
    fieldsOf,
    toInput: (sent, Version) => ({ agencyId, ...agencyDraftOf(sent), ...inviteOf(sent), Version }),
    shows: { read: agencies.getAgency, of: { agencyId } },
  })
  return (
    <EditForm form={form} onSubmit={submit} conflict={conflict} mayEdit={mayEdit}>
      <AgencyPanels categories={categories} around={undefined} isReadOnly={!mayEdit} isStored={!loaded.IsUnattended} />
      <MasterPanel agency={base} mayEdit={mayEdit} onChanged={setBase} />
    </EditForm>
  )
}

interface PanelsProps extends Omit<NewAgencyProps, 'fields'> {
  isReadOnly: boolean
  isStored?: boolean
}

function AgencyPanels({ categories, around, isReadOnly, isStored = false }: PanelsProps) {
  const { control } = useFormContext<AgencyFields>()
  const text = useText(agencySetupTexts)
  const organization = useText(organizationTexts)
  return (
    <>
      <Alert severity="info">{text('fromNowOn')}</Alert>
      <Panel title={text('agency')}>
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1.5fr 1fr' } }}>
          <TextField control={control} name="Name" label={organization('name')} />
          <ZoneField />
        </Box>
        <Box sx={{ mt: 2 }}>
          <SwitchField
            control={control}
            name="IsActive"
            label={text('takesPart')}
            explanation={text('takesPartText')}
          />
        </Box>
      </Panel>
      <AddressFields kind="agency" around={around} isReadOnly={isReadOnly} />
      <ContactFields />
      <InviteFields kind="agency" hasContact isStored={isStored} />
      <CapabilityFields categories={categories} isOwn={false} />
      <HoursFields />
      <DriverFields />
    </>
  )
}
