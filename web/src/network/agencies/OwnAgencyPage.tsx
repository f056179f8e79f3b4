import { Alert, Box } from '@mui/material'
import type { DonationCategory } from '../../../../shared/core/reference/reference.ts'
import { app } from '../../../../shared/core/text/app.ts'
import type { ShownAgency } from '../../../../shared/network/agencies/agency.ts'
import * as agencies from '../../../../shared/network/agencies/api.ts'
import { agencySetupTexts } from '../../../../shared/network/agencies/texts.ts'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import { useLoaded } from '../../core/data/useLoaded.ts'
import { useEditForm } from '../../core/record/useEditForm.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { FormSkeleton } from '../../core/ui/Skeletons.tsx'
import { bothOf, WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { useText } from '../../core/words/language.tsx'
import { ContactFields } from '../organizations/ContactFields.tsx'
import { EditForm } from '../organizations/EditForm.tsx'
import { agencyForm, fieldsOfAgency, ownDraftOf } from './agencyForm.ts'
import { CapabilityFields } from './CapabilityFields.tsx'
import { DriverFields } from './DriverFields.tsx'
import { HoursFields } from './HoursFields.tsx'

/** Form of what an agency keeps up to date by itself: hours, contact, drivers, capacity, storage and categories. */
export default function OwnAgencyPage() {
  const frame = useText(app)
  const text = useText(agencySetupTexts)
  const agency = useLoaded(agencies.getOwnAgency, {})
  const categories = useLoaded(donations.listDonationCategories, {})
  return (
    <Box sx={{ maxWidth: 940 }}>
      <PageHeader title={frame('agencyProfile')} subtitle={text('ownLead')} />
      <WhenLoaded answer={bothOf(agency, categories)} skeleton={<FormSkeleton fields={8} />}>
        {([loaded, categories]) => <OwnForm loaded={loaded} categories={categories} />}
      </WhenLoaded>
    </Box>
  )
}

function OwnForm({ loaded, categories }: { loaded: ShownAgency; categories: readonly DonationCategory[] }) {
  const text = useText(agencySetupTexts)
  const form = useDraftForm(agencyForm, fieldsOfAgency(loaded))
  const { submit, conflict } = useEditForm(form, agencies.updateOwnAgency, {
    loaded,
    fieldsOf: fieldsOfAgency,
    toInput: (sent, Version) => ({ ...ownDraftOf(sent), Version }),
    shows: { read: agencies.getOwnAgency, of: {} },
  })
  return (
    <EditForm form={form} onSubmit={submit} conflict={conflict}>
      <Alert severity="info">{text('fromNowOn')}</Alert>
      <HoursFields />
      <ContactFields />
      <DriverFields />
      <CapabilityFields categories={categories} isOwn />
    </EditForm>
  )
}
