import { Box, LinearProgress, Typography, useMediaQuery } from '@mui/material'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { type RolePrefix, rolePrefix } from '../../../shared/core/access.ts'
import { app } from '../../../shared/core/text/app.ts'
import { FailedScreen } from '../core/app/FailedScreen.tsx'
import { HindranceBanner } from '../core/app/HindranceBanner.tsx'
import { useShortcut } from '../core/app/keyboard.ts'
import { InsideShell } from '../core/app/MessageScreen.tsx'
import { SkipLink, useFocusOnNewPage } from '../core/app/mainContent.tsx'
import { Starting } from '../core/app/Starting.tsx'
import { useShownAge } from '../core/data/shownAge.ts'
import { SessionContext, useSessionState } from '../core/data/useSession.ts'
import { useIsOnline } from '../core/online.ts'
import { serverNow } from '../core/time/clock.ts'
import { instantText, relativeText } from '../core/time/time.ts'
import { useLanguage, useText } from '../core/words/language.tsx'
import { Rail } from './Navigation.tsx'
import { ShellKeys } from './ShellKeys.tsx'
import { TopBar } from './TopBar.tsx'

const RequiredSecondFactor = lazy(() => import('../network/session/RequiredSecondFactor.tsx'))
const OtherRole = lazy(() => import('../network/session/OtherRole.tsx'))
const TabletLock = lazy(() => import('../pantry/tablet/TabletLock.tsx'))
const PhoneBar = lazy(() => import('./PhoneBar.tsx'))
const MenuDrawer = lazy(() => import('./MenuDrawer.tsx'))
const CommandPalette = lazy(() => import('./CommandPalette.tsx'))
/** Without its code nobody is told; the page goes on. */
const SystemMessage = lazy(() => import('../work/messages/SystemMessage.tsx').catch(() => ({ default: () => null })))

/**
 * The frame around every screen behind the sign-in: navigation of the role, who is signed in, what waits. It lets a page
 * show only when the session is there and the address belongs to the active role.
 */
export function Shell({ prefix, children }: { prefix: RolePrefix; children: ReactNode }) {
  const text = useText(app)
  const { data: session, error, mutate } = useSessionState()
  const { suggestLanguage } = useLanguage()
  useEffect(() => {
    if (session) suggestLanguage(session.Language)
  }, [session, suggestLanguage])

  if (session && rolePrefix(session.ActiveRole) !== prefix)
    return (
      <Suspense fallback={<Starting />}>
        <OtherRole session={session} prefix={prefix} />
      </Suspense>
    )
  if (session?.Tablet?.IsLocked)
    return (
      <>
        <HindranceBanner />
        <Suspense fallback={<Starting />}>
          <TabletLock />
        </Suspense>
      </>
    )
  if (session?.SecondFactor === 'missing')
    return (
      <Suspense fallback={<Starting />}>
        <RequiredSecondFactor session={session} />
      </Suspense>
    )
  if (session)
    return (
      <SessionContext value={session}>
        <Frame prefix={prefix}>{children}</Frame>
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

function Frame({ prefix, children }: { prefix: RolePrefix; children: ReactNode }) {
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const menu = useMenuInHistory()
  const [isPaletteOpen, openPalette] = useState(false)
  const isLoading = useNavigation().state !== 'idle'
  const shownAge = useShownAge()
  const isOnline = useIsOnline()
  const main = useFocusOnNewPage()
  useShortcut('k', () => openPalette(true))
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <SkipLink main={main} />
      {isPhone ? null : <Rail prefix={prefix} />}
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <TopBar prefix={prefix} isPhone={isPhone} onPalette={() => openPalette(true)} />
        {/* For the eye: what reads the screen aloud hears of the new page by its title. */}
        <Box aria-hidden sx={{ height: 4, mb: -0.5, zIndex: 1 }}>
          {isLoading || (shownAge && isOnline) ? <LinearProgress sx={{ height: 4, borderRadius: 0 }} /> : null}
        </Box>
        {shownAge ? <AgeNote at={shownAge} /> : null}
        <Box ref={main} component="main" id="content" tabIndex={-1} sx={content}>
          <InsideShell value={true}>{children}</InsideShell>
        </Box>
      </Box>
      {isPhone ? (
        <Suspense fallback={null}>
          <PhoneBar prefix={prefix} onMore={menu.open} />
        </Suspense>
      ) : null}
      {isPhone && menu.isOpen ? (
        <Suspense fallback={null}>
          <MenuDrawer prefix={prefix} onClose={menu.close} />
        </Suspense>
      ) : null}
      <Suspense fallback={null}>
        <SystemMessage />
      </Suspense>
      {isPaletteOpen ? (
        <Suspense fallback={null}>
          <CommandPalette prefix={prefix} onClose={() => openPalette(false)} />
        </Suspense>
      ) : null}
      <ShellKeys prefix={prefix} />
    </Box>
  )
}

/** Above the page, whose own lines stay where they are. */
function AgeNote({ at }: { at: string }) {
  const text = useText(app)
  const { language } = useLanguage()
  const isOnline = useIsOnline()
  return (
    <Box sx={{ height: 0, textAlign: 'end', px: { xs: 2, md: 4 } }}>
      <Typography variant="caption" color="textSecondary">
        {isOnline
          ? text('lastKnown', { ago: relativeText(at, serverNow(), language) })
          : text('lastKnownOffline', { time: instantText(at, language) })}
      </Typography>
    </Box>
  )
}

/** The phone's menu is open in an entry of the history of its own: Back closes it and stays on the page. */
function useMenuInHistory() {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  return {
    isOpen: state?.isMenuOpen === true,
    open: () => void navigate({ search }, { state: { ...state, isMenuOpen: true }, preventScrollReset: true }),
    close: () => void navigate(-1),
  }
}

const content = {
  flex: 1,
  width: '100%',
  maxWidth: 1520,
  mx: 'auto',
  px: { xs: 2, md: 4 },
  pt: { xs: 2.5, md: 4 },
  pb: { xs: 13, sm: 6 },
  outline: 'none',
} as const
