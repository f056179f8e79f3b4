import { Box, Skeleton } from '@mui/material'
import { lazy, Suspense } from 'react'
import { useFormContext } from 'react-hook-form'
import * as donors from '../../../../shared/network/donors/api.ts'
import type { ShownDonorLocation } from '../../../../shared/network/donors/donor.ts'
import { donorSetupTexts } from '../../../../shared/network/donors/texts/donorSetup.ts'
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
import type { NamedDonor } from './DonorSearch.tsx'
import { fieldsOfLocation, type LocationFields, locationDraftOf, locationForm } from './locationForm.ts'
import type { PresetChoice } from './PresetFields.tsx'

/** At the form's end: loaded behind the rest, which is typed first. */
const PresetFields = lazy(() => import('./PresetFields.tsx'))
/** Of a new location alone. */
const OwnDonorField = lazy(() =>
  import('./OwnDonorSearch.tsx').then((parts) => ({ default: parts.OwnDonorField<LocationFields> })),
)

const locationWithInvite = withInvite(locationForm)

interface NewLocationProps {
  fields: LocationFields
  /** The one that the address names. */
  donor: NamedDonor | null
  agencies: readonly PresetChoice[]
  around: Pin | undefined
}

export function NewLocation({ fields, ...rest }: NewLocationProps) {
  const text = useText(donorSetupTexts)
  const { language } = useLanguage()
  const form = useDraftForm(locationWithInvite, { ...fields, Invite: noInvite(language) })
  const submit = useSubmit(form, donors.createDonorLocation, {
    toInput: (sent) => ({ DonorID: sent.DonorID ?? 0, ...locationDraftOf(sent), ...inviteOf(sent) }),
    done: text('locationAdded'),
    onSuccess: ({ ID }) => go(paths.donorLocation(ID), { replace: true }),
  })
  const cancelHref = paths.donorLocations(fields.DonorID ?? undefined)
  return (
    <Form
      form={form}
      onSubmit={submit}
      texts={organizationTexts}
      spacing={3}
      submitLabel={text('addLocation')}
      cancelHref={cancelHref}
    >
      <LocationPanels isReadOnly={false} {...rest} />
    </Form>
  )
}

interface EditLocationProps {
  loaded: ShownDonorLocation
  agencies: readonly PresetChoice[]
}

export function EditLocation({ loaded, agencies }: EditLocationProps) {
  const mayEdit = useMayEdit()
  const id = loaded.ID
  const { language } = useLanguage()
  const fieldsOf = (location: ShownDonorLocation) => ({ ...fieldsOfLocation(location), Invite: noInvite(language) })
  const form = useDraftForm(locationWithInvite, fieldsOf(loaded))
  const { submit, base, conflict } = useEditForm(form, donors.updateDonorLocation, {
    loaded,
    fieldsOf,
    toInput: (sent, Version) => ({ id, ...locationDraftOf(sent), ...inviteOf(sent), Version }),
    shows: { read: donors.getDonorLocation, of: { id } },
  })
  // Inactive presets are no longer among the agencies to choose from.
  const known = [...agencies, ...base.Presets.filter((one) => !agencies.some(({ ID }) => ID === one.ID))]
  return (
    <EditForm form={form} onSubmit={submit} conflict={conflict} mayEdit={mayEdit}>
      <LocationPanels donor={undefined} agencies={known} around={undefined} isReadOnly={!mayEdit} />
    </EditForm>
  )
}

interface PanelsProps extends Omit<NewLocationProps, 'fields' | 'donor'> {
  /** Absent for a stored location: it stays its donor's. */
  donor: NewLocationProps['donor'] | undefined
  isReadOnly: boolean
}

function LocationPanels({ donor, agencies, around, isReadOnly }: PanelsProps) {
  const { control } = useFormContext<LocationFields>()
  const text = useText(donorSetupTexts)
  return (
    <>
      <Panel title={text('location')}>
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          {donor === undefined ? null : (
            <Suspense fallback={<Skeleton variant="rounded" height={56} animation={false} />}>
              <OwnDonorField
                control={control}
                name="DonorID"
                known={donor ?? undefined}
                label={text('donor')}
                placeholder={text('chooseDonor')}
              />
            </Suspense>
          )}
          <TextField control={control} name="Code" label={text('code')} helperText={text('codeText')} />
          <TextField control={control} name="Name" label={text('locationName')} helperText={text('locationNameText')} />
          <ZoneField />
        </Box>
        <Box sx={{ mt: 2 }}>
          <SwitchField control={control} name="IsActive" label={text('posts')} explanation={text('postsText')} />
        </Box>
      </Panel>
      <AddressFields kind="donor" around={around} isReadOnly={isReadOnly} />
      <ContactFields />
      <InviteFields kind="donor" hasContact isStored={donor === undefined} />
      <Suspense fallback={<Skeleton variant="rounded" height={180} animation={false} />}>
        <PresetFields agencies={agencies} isReadOnly={isReadOnly} />
      </Suspense>
    </>
  )
}
