import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useSWRConfig } from 'swr'
import * as session from '../../../shared/api/session.ts'
import { app } from '../../../shared/text/app.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { InsideShell, MessageScreen } from '../app/MessageScreen.tsx'
import { Starting } from '../app/Starting.tsx'
import { SessionContext } from '../data/useSession.ts'
import { forgetKept, useKept } from './kept.ts'
import { NeighborBar, NeighborHeader } from './NeighborNavigation.tsx'
import { setSignedOut, useIsSignedOut } from './signedOut.ts'

const SignInScreen = lazy(() => import('./SignInScreen.tsx'))
const StaffHere = lazy(() => import('./StaffHere.tsx'))

/** The frame of the neighbors' screens. Lets a page show only to a signed-in neighbor. */
export function NeighborShell({ children }: { children: ReactNode }) {
  const text = useText(app)
  const isSignedOut = useIsSignedOut()
  const { mutate: dropAll } = useSWRConfig()
  const { data: found, error, mutate } = useKept(session.getSession, isSignedOut ? null : {}, 'session')
  const { suggestLanguage } = useLanguage()
  useEffect(() => {
    if (found) suggestLanguage(found.Language)
  }, [found, suggestLanguage])
  const enter = () => {
    // Nothing that was answered to somebody else is shown.
    forgetKept()
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
        <Frame>{children}</Frame>
      </SessionContext>
    )
  if (!error) return <Starting />
  return (
    <MessageScreen title={text('sessionFaultTitle')} text={text('sessionFaultText')} isAlert>
      <Button variant="contained" onClick={() => void mutate()}>
        {text('tryAgain')}
      </Button>
    </MessageScreen>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const text = useText(app)
  const main = useFocusOnNewPage()
  const skip = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    main.current?.focus()
  }
  return (
    <Box sx={{ minHeight: '100dvh' }}>
      <Box component="a" href="#content" onClick={skip} sx={skipLink}>
        {text('skipToContent')}
      </Box>
      <NeighborHeader />
      <Box ref={main} component="main" id="content" tabIndex={-1} sx={content}>
        <InsideShell value={true}>{children}</InsideShell>
      </Box>
      <NeighborBar />
    </Box>
  )
}

/** A screen reader hears of a new page: the focus moves to the content, except at the first one. */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
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

const skipLink = {
  position: 'fixed',
  left: 12,
  top: -80,
  zIndex: 'tooltip',
  p: '10px 16px',
  borderRadius: 2,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontWeight: 600,
  '&:focus': { top: 12 },
} as const
