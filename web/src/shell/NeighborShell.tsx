import { Box } from '@mui/material'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { frameTexts } from '../../../shared/core/text/frame.ts'
import * as session from '../../../shared/network/session/api.ts'
import { EqualOpportunity } from '../core/app/EqualOpportunity.tsx'
import { FailedScreen } from '../core/app/FailedScreen.tsx'
import { MachineMade } from '../core/app/MachineMade.tsx'
import { InsideShell } from '../core/app/MessageScreen.tsx'
import { SkipLink, useFocusOnNewPage } from '../core/app/mainContent.tsx'
import { Starting } from '../core/app/Starting.tsx'
import { SessionContext } from '../core/data/useSession.ts'
import { useLanguage, useText } from '../core/words/language.tsx'
import { useHelpEnded } from '../pantry/helping/helpEnded.ts'
import { NeighborBar, NeighborHeader } from '../pantry/neighbor/NeighborNavigation.tsx'
import { forgetOfflineAnswers, useOfflineAnswer } from '../pantry/neighbor/offlineAnswers.ts'
import { setSignedOut, useIsSignedOut } from '../pantry/neighbor/signedOut.ts'

const SignInScreen = lazy(() => import('../pantry/neighbor/SignInScreen.tsx'))
const ActingBar = lazy(() => import('../pantry/helping/ActingBar.tsx'))
const HelpEnded = lazy(() => import('../pantry/helping/HelpEnded.tsx'))
const StaffHere = lazy(() => import('../pantry/neighbor/StaffHere.tsx'))
/** Without its code nobody is told; the page goes on. */
const SystemMessage = lazy(() => import('../work/messages/SystemMessage.tsx').catch(() => ({ default: () => null })))

/** The frame of the neighbors' screens. Lets a page show only to a signed-in neighbor. */
export function NeighborShell({ children }: { children: ReactNode }) {
  const text = useText(frameTexts)
  const isSignedOut = useIsSignedOut()
  const { mutate: dropAll } = useSWRConfig()
  const { data: found, error, mutate } = useOfflineAnswer(session.getSession, isSignedOut ? null : {}, 'session')
  const { suggestLanguage } = useLanguage()
  useEffect(() => {
    if (found) suggestLanguage(found.Language)
  }, [found, suggestLanguage])
  const enter = () => {
    // Nothing that was answered to somebody else is shown.
    forgetOfflineAnswers()
    void dropAll(() => true, undefined, { revalidate: false })
    setSignedOut(false)
  }
  if (isSignedOut)
    return (
      <Suspense fallback={<Starting />}>
        <SignInScreen onSignedIn={enter} />
      </Suspense>
    )
  if (found && found.CustomerID === null)
    return (
      <Suspense fallback={<Starting />}>
        <StaffHere session={found} />
      </Suspense>
    )
  if (found)
    return (
      <SessionContext value={found}>
        <Frame session={found}>{children}</Frame>
      </SessionContext>
    )
  if (!error) return <Starting />
  return (
    <FailedScreen
      title={text('sessionFaultTitle')}
      text={text('sessionFaultText')}
      retry={text('tryAgain')}
      onRetry={() => void mutate()}
    />
  )
}

function Frame({ session: shown, children }: { session: session.Session; children: ReactNode }) {
  const main = useFocusOnNewPage()
  const helpEnded = useHelpEnded()
  return (
    <Box sx={{ minHeight: '100dvh' }}>
      <SkipLink main={main} />
      <NeighborHeader />
      {shown.Helps?.length ? (
        <Suspense fallback={null}>
          <ActingBar session={shown} />
        </Suspense>
      ) : null}
      <Box ref={main} component="main" id="content" tabIndex={-1} sx={content}>
        <InsideShell value={true}>{children}</InsideShell>
        <MachineMade />
        <EqualOpportunity />
      </Box>
      <NeighborBar />
      <Suspense fallback={null}>
        <SystemMessage />
        {helpEnded === undefined ? null : <HelpEnded words={helpEnded} entityId={shown.EntityID} />}
      </Suspense>
    </Box>
  )
}

const content = {
  width: '100%',
  maxWidth: 960,
  mx: 'auto',
  px: { xs: 2, sm: 3 },
  pt: { xs: 2, sm: 4 },
  pb: { xs: 13, sm: 6 },
  outline: 'none',
} as const
