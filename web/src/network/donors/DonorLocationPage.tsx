import { Box } from '@mui/material'
import { useParams, useSearchParams } from 'react-router'
import * as agencies from '../../../../shared/network/agencies/api.ts'
import * as donors from '../../../../shared/network/donors/api.ts'
import { donorSetupTexts } from '../../../../shared/network/donors/texts/donorSetup.ts'
import { organizationTexts } from '../../../../shared/network/organizations/texts.ts'
import { useLoaded } from '../../core/data/useLoaded.ts'
import { useSession } from '../../core/data/useSession.ts'
import { go } from '../../core/go.ts'
import { isId } from '../../core/isId.ts'
import { paths } from '../../core/paths.ts'
import { DeleteButton } from '../../core/record/DeleteButton.tsx'
import { useMayEdit } from '../../core/record/ReadOnly.tsx'
import { EmptyState } from '../../core/ui/EmptyState.tsx'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { FormSkeleton } from '../../core/ui/Skeletons.tsx'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { bothOf, type Loadable, WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { useText } from '../../core/words/language.tsx'
import type { NamedDonor } from './DonorSearch.tsx'
import { EditLocation, NewLocation } from './LocationForm.tsx'
import { newLocationFields } from './locationForm.ts'

/** One donor location, or a new one of the donor that the address names. */
export default function DonorLocationPage() {
  const { id } = useParams()
  return <Box sx={{ maxWidth: 940 }}>{id === 'new' ? <NewPage /> : <EditPage key={id} id={Number(id)} />}</Box>
}

function NewPage() {
  const text = useText(donorSetupTexts)
  const mayEdit = useMayEdit()
  const { TimeZone } = useSession()
  const ofDonor = Number(useSearchParams()[0].get('donor')) || undefined
  const one = useLoaded(donors.getDonor, ofDonor === undefined ? null : { id: ofDonor })
  const takers = useLoaded(agencies.listAssociatedAdhoc, {})
  const near = takers.data?.find(({ IsMasterAgency }) => IsMasterAgency) ?? takers.data?.[0]
  const all = useLoaded(donors.getDonorsGrid, ofDonor === undefined ? { rows: 2 } : null)
  const only = all.data?.rows.length === 1 ? all.data.rows[0] : undefined
  const donor: Loadable<(NamedDonor & { TimeZone: string }) | null> =
    ofDonor === undefined ? { ...all, data: all.data && (only ?? null) } : one
  return (
    <>
      <PageHeader title={text('newLocation')} back={paths.donorLocations(ofDonor)} />
      <WhenLoaded answer={bothOf(donor, takers)} skeleton={<FormSkeleton fields={8} />}>
        {([donor, takers]) =>
          all.data?.rows.length === 0 ? (
            <EmptyState
              art="pin"
              title={text('donorFirst')}
              text={text('donorFirstText')}
              {...(mayEdit ? { action: { label: text('newDonor'), href: paths.donor('new') } } : {})}
            />
          ) : (
            <NewLocation
              fields={newLocationFields(donor?.TimeZone ?? TimeZone, donor?.ID ?? null)}
              donor={donor}
              agencies={takers.map(({ ID, Name }) => ({ ID, Name, IsActive: true }))}
              around={near ? [near.Address.Latitude, near.Address.Longitude] : undefined}
            />
          )
        }
      </WhenLoaded>
    </>
  )
}

function EditPage({ id }: { id: number }) {
  const text = useText(donorSetupTexts)
  const organization = useText(organizationTexts)
  const location = useLoaded(donors.getDonorLocation, isId(id) ? { id } : null)
  const takers = useLoaded(agencies.listAssociatedAdhoc, {})
  const { data } = location
  const mayEdit = useMayEdit()
  const remove =
    data && mayEdit ? (
      <DeleteButton
        endpoint={donors.deleteDonorLocation}
        input={{ id }}
        name={data.Name}
        isLeaving
        onDeleted={() => go(paths.donorLocations(), { replace: true })}
      />
    ) : null
  const chip = data && !data.IsActive ? <StatusChip label={organization('inactive')} /> : null
  return (
    <>
      <PageHeader
        title={data ? `${data.DonorName} · ${data.Code}` : text('location')}
        back={paths.donorLocations()}
        status={chip}
        actions={remove}
      />
      <WhenLoaded answer={bothOf(location, takers)} isUnnamed={!isId(id)} skeleton={<FormSkeleton fields={8} />}>
        {([loaded, takers]) => (
          <EditLocation loaded={loaded} agencies={takers.map(({ ID, Name }) => ({ ID, Name, IsActive: true }))} />
        )}
      </WhenLoaded>
    </>
  )
}
