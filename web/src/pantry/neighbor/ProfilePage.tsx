import { Button, Stack } from '@mui/material'
import { lazy, Suspense } from 'react'
import { frameTexts } from '../../../../shared/core/text/frame.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import { neighborProfileTexts } from '../../../../shared/pantry/neighbor/neighborProfileTexts.ts'
import { neighborTexts } from '../../../../shared/pantry/neighbor/texts.ts'
import { tefapTexts } from '../../../../shared/pantry/tefap/texts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useSession } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { FormSkeleton } from '../../core/ui/Skeletons.tsx'
import { useConfig } from '../../core/useConfig.ts'
import { useText } from '../../core/words/language.tsx'
import { signOutEverywhere } from '../../network/session/auth.ts'
import { leaveNeighbor } from './leaveNeighbor.ts'

/** With the form library, which no other of these screens needs to show. */
const ProfileFields = lazy(() => import('./ProfileFields.tsx'))

const HelpPanel = lazy(() => import('../helping/HelpPanel.tsx'))
const HelpNote = lazy(() => import('../helping/HelpNote.tsx'))
const OwnDataPanel = lazy(() => import('./OwnDataPanel.tsx'))
const StandingPanel = lazy(() => import('../standing/StandingPanel.tsx'))

const PhoneNumberPanel = lazy(() => import('./PhoneNumberPanel.tsx'))

const SignInsPanel = lazy(async () => ({
  default: (await import('../../network/session/SignInsPanel.tsx')).SignInsPanel,
}))

/** Choices of neighbors about themselves: name, language, messages, household, and their data. */
export default function ProfilePage() {
  const { ActsFor } = useSession()
  if (ActsFor !== undefined)
    return (
      <Suspense fallback={<FormSkeleton fields={2} />}>
        <HelpNote />
      </Suspense>
    )
  return <OwnProfile />
}

function OwnProfile() {
  const title = useText(neighborTexts)('profile')
  const text = useText(neighborProfileTexts)
  const appText = useText(frameTexts)
  const tefapText = useText(tefapTexts)
  const hasTexts = useConfig()?.texts === true
  const id = useSession().CustomerID ?? 0
  // Not asked for again while somebody fills it in.
  const { data, error, mutate } = useApi(customers.getCustomer, { id }, { revalidateOnFocus: false })
  return (
    <>
      <PageHeader title={title} />
      {error && !data ? <LoadFailed error={error} message={text('loadFailed')} onRetry={() => mutate()} /> : null}
      {!data && !error ? <FormSkeleton fields={6} /> : null}
      {data ? (
        <Stack spacing={2.5}>
          <Suspense fallback={<FormSkeleton fields={6} />}>
            <ProfileFields key={data.Version} customer={data} />
          </Suspense>
          {hasTexts ? (
            <Suspense fallback={<FormSkeleton fields={1} />}>
              <PhoneNumberPanel customer={data} />
            </Suspense>
          ) : null}
          <Suspense fallback={null}>
            <StandingPanel customerId={id} isActiveOnly />
          </Suspense>
          <Button href={paths.neighborDeclaration()} variant="outlined" size="large">
            {tefapText('home')}
          </Button>
          <Suspense fallback={null}>
            <HelpPanel customerId={id} />
          </Suspense>
          <Suspense fallback={<FormSkeleton fields={2} />}>
            <OwnDataPanel id={id} />
          </Suspense>
          <Suspense fallback={<FormSkeleton fields={2} />}>
            <SignInsPanel onEndAll={() => leaveNeighbor(signOutEverywhere)} />
          </Suspense>
          <Button color="inherit" variant="outlined" size="large" onClick={() => void leaveNeighbor()}>
            {appText('signOut')}
          </Button>
        </Stack>
      ) : null}
    </>
  )
}
