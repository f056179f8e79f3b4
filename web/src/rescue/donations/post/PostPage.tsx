import { Box } from '@mui/material'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { isFoodBankSetupRole } from '../../../../../shared/core/access.ts'
import * as agencies from '../../../../../shared/network/agencies/api.ts'
import type { DonorLocation } from '../../../../../shared/network/organizations/address.ts'
import * as donations from '../../../../../shared/rescue/donations/api.ts'
import { donorTexts } from '../../../../../shared/rescue/donations/texts/donor.ts'
import { Refused } from '../../../core/data/client.ts'
import { useApi } from '../../../core/data/useApi.ts'
import { useRolePrefix, useSession } from '../../../core/data/useSession.ts'
import { paths } from '../../../core/paths.ts'
import { serverNow } from '../../../core/time/clock.ts'
import { EmptyState } from '../../../core/ui/EmptyState.tsx'
import { LoadFailed } from '../../../core/ui/LoadFailed.tsx'
import { PageHeader } from '../../../core/ui/PageHeader.tsx'
import { Panel } from '../../../core/ui/Panel.tsx'
import { FormSkeleton } from '../../../core/ui/Skeletons.tsx'
import { useText } from '../../../core/words/language.tsx'
import { formDraft, lastLocation } from './formDraft.ts'
import { PostFormView } from './PostFormView.tsx'
import { copiedForm, copyQuery, emptyForm } from './postForm.ts'

/** A store posts what it cannot sell, or posts an earlier donation again. */
export default function PostPage() {
  const text = useText(donorTexts)
  const [query] = useSearchParams()
  const copied = copyQuery(query)
  const isCopy = copied.copyOf !== undefined
  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageHeader title={text(isCopy ? 'copyTitle' : 'postDonation')} subtitle={text('lead')} />
      <PostContent key={copied.copyOf ?? 'new'} copyOf={copied.copyOf} source={copied.source} />
    </Box>
  )
}

interface Copied {
  copyOf: number | undefined
  source: string | undefined
}
const once = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false } as const

function PostContent({ copyOf, source }: Copied) {
  const text = useText(donorTexts)
  const prefix = useRolePrefix()
  const mayAdd = isFoodBankSetupRole(useSession().ActiveRole)
  const locations = useApi(agencies.listAssociatedDonorLocations, {}, { revalidateOnFocus: false })
  const copy = useApi(donations.getDonationCopy, copyOf ? { id: copyOf, ...(source ? { source } : {}) } : null, once)
  if (copy.error && !copy.data) {
    const action = { label: text('postNew'), href: paths.donorPost(prefix) }
    return copy.error instanceof Refused ? (
      <Panel>
        <EmptyState title={text('copyFailed')} text={copy.error.reason} action={action} />
      </Panel>
    ) : (
      <LoadFailed error={copy.error} message={text('copyFailed')} onRetry={() => copy.mutate()} />
    )
  }
  if (locations.error && !locations.data)
    return <LoadFailed error={locations.error} onRetry={() => locations.mutate()} />
  if (!locations.data || (copyOf && !copy.data)) return <FormSkeleton fields={6} />
  if (locations.data.length === 0) {
    return (
      <Panel>
        {prefix === 'FoodBank' ? (
          <EmptyState
            art="pin"
            title={text('noLocationsYet')}
            text={text(mayAdd ? 'noLocationsYetText' : 'noLocationsYetAsk')}
            {...(mayAdd ? { action: { label: text('addLocation'), href: paths.donorLocation('new') } } : {})}
          />
        ) : (
          <EmptyState art="pin" title={text('noLocations')} />
        )}
      </Panel>
    )
  }
  return <StartedForm locations={locations.data} copy={copy.data} copied={{ copyOf, source }} />
}

interface StartedFormProps {
  locations: DonorLocation[]
  copy: Parameters<typeof copiedForm>[0] | undefined
  copied: Copied
}

/** Start of the form: the draft that was lost, the copied contents, or nothing. */
function StartedForm({ locations, copy, copied }: StartedFormProps) {
  const session = useSession()
  const { EntityID, UserID, TimeZone: zone } = session
  const store = useMemo(() => formDraft(UserID, EntityID), [UserID, EntityID])
  const start = useMemo(() => {
    const last = lastLocation(UserID, EntityID).read()
    const only = locations.length === 1 ? locations[0] : undefined
    const own = locations.find(({ ID }) => ID === EntityID) ?? only ?? locations.find(({ ID }) => ID === last)
    const empty = { ...emptyForm(new Date(serverNow()), zone), locationId: own?.ID ?? null }
    const fresh = copy ? copiedForm(copy, empty) : empty
    const stored = store.read(Date.now())
    return { fresh, stored: stored?.copyOf === copied.copyOf ? stored : undefined }
  }, [locations, copy, copied.copyOf, UserID, EntityID, zone, store])
  return (
    <PostFormView
      key={session.UserID}
      fresh={start.fresh}
      stored={start.stored}
      store={store}
      locations={locations}
      copied={copied}
    />
  )
}
