import { Box } from '@mui/material'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import * as agencies from '../../../../shared/network/agencies/api.ts'
import { agencySetupTexts } from '../../../../shared/network/agencies/texts.ts'
import { organizationTexts } from '../../../../shared/network/organizations/texts.ts'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import { useLoaded } from '../../core/data/useLoaded.ts'
import { useSession } from '../../core/data/useSession.ts'
import { go } from '../../core/go.ts'
import { isId } from '../../core/isId.ts'
import { paths } from '../../core/paths.ts'
import { DeleteButton } from '../../core/record/DeleteButton.tsx'
import { useMayEdit } from '../../core/record/ReadOnly.tsx'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { FormSkeleton } from '../../core/ui/Skeletons.tsx'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { bothOf, WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { useText } from '../../core/words/language.tsx'
import { EditAgency, NewAgency } from './AgencyForm.tsx'
import { newAgencyFields } from './agencyForm.ts'

const InviteThere = lazy(async () => ({ default: (await import('../people/InviteThere.tsx')).InviteThere }))

/** One agency of the food bank, or a new one. */
export default function AgencyPage() {
  const { id } = useParams()
  return <Box sx={{ maxWidth: 940 }}>{id === 'new' ? <NewPage /> : <EditPage key={id} id={Number(id)} />}</Box>
}

function NewPage() {
  const text = useText(agencySetupTexts)
  const { TimeZone } = useSession()
  const categories = useLoaded(donations.listDonationCategories, {})
  const others = useLoaded(agencies.listAssociatedAdhoc, {})
  const near = others.data?.find(({ IsMasterAgency }) => IsMasterAgency) ?? others.data?.[0]
  return (
    <>
      <PageHeader title={text('newTitle')} back={paths.agencies()} />
      <WhenLoaded answer={bothOf(categories, others)} skeleton={<FormSkeleton fields={8} />}>
        {([all]) => (
          <NewAgency
            fields={newAgencyFields(
              TimeZone,
              all.map(({ ID }) => ID),
            )}
            categories={all}
            around={near ? [near.Address.Latitude, near.Address.Longitude] : undefined}
          />
        )}
      </WhenLoaded>
    </>
  )
}

function EditPage({ id }: { id: number }) {
  const text = useText(agencySetupTexts)
  const organization = useText(organizationTexts)
  const agency = useLoaded(agencies.getAgency, isId(id) ? { agencyId: id } : null)
  const categories = useLoaded(donations.listDonationCategories, {})
  const { data } = agency
  const mayEdit = useMayEdit()
  const remove =
    data && mayEdit && !data.IsMasterAgency ? (
      <DeleteButton
        endpoint={agencies.deleteAgency}
        input={{ agencyId: id }}
        name={data.Name}
        isLeaving
        onDeleted={() => go(paths.agencies(), { replace: true })}
      />
    ) : null
  const chip = data && !data.IsActive ? <StatusChip label={organization('inactive')} /> : null
  return (
    <>
      <PageHeader title={data?.Name ?? text('agency')} back={paths.agencies()} status={chip} actions={remove} />
      <WhenLoaded answer={bothOf(agency, categories)} isUnnamed={!isId(id)} skeleton={<FormSkeleton fields={8} />}>
        {([loaded, categories]) => (
          <>
            <Suspense>
              {loaded.IsUnattended && loaded.IsActive ? (
                <InviteThere agency={loaded} reason={loaded.UnattendedReason} />
              ) : null}
            </Suspense>
            <EditAgency loaded={loaded} categories={categories} />
          </>
        )}
      </WhenLoaded>
    </>
  )
}
