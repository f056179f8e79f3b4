import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { HashRouter, Navigate, Route, Routes, useLocation, useNavigate, useNavigationType } from 'react-router'
import { neighborDocument } from '../../../shared/core/link/page.ts'
import { ErrorBoundary } from '../core/app/ErrorBoundary.tsx'
import { HindranceBanner } from '../core/app/HindranceBanner.tsx'
import { NotFound } from '../core/app/NotFound.tsx'
import { setNavigate } from '../core/go.ts'
import { paths, splitAddress } from '../core/paths.ts'
import { FormSkeleton } from '../core/ui/Skeletons.tsx'
import { AuthenticatedApp } from '../network/session/AuthenticatedApp.tsx'
import { WhenMayOrder } from '../pantry/neighbor/WhenMayOrder.tsx'
import { orderingPages } from '../pantry/ordering/screens.ts'
import { NeighborShell } from './NeighborShell.tsx'
import { neighborScreens } from './screens.ts'

/** The router's parts without its loaders and blockers, which weigh 20 kB: answers come from `useApi`, and no form here is long. */
const pages: readonly [string, ComponentType][] = Object.entries(neighborScreens).map(([path, page]) => [
  path,
  lazy(page),
])

const home = <Navigate to={splitAddress(paths.neighborHome()).inside} replace />

export function NeighborApp() {
  return (
    <HashRouter>
      <RouterBinding />
      <AuthenticatedApp>
        <HindranceBanner />
        <NeighborShell>
          <Screens />
        </NeighborShell>
      </AuthenticatedApp>
    </HashRouter>
  )
}

/** A page that fails leaves the shell standing; the next page is tried afresh. */
function Screens() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<FormSkeleton fields={3} />}>
        <Routes>
          <Route path="/" element={home} />
          {pages.map(([path, Page]) => (
            <Route
              key={path}
              path={path}
              element={
                path in orderingPages ? (
                  <WhenMayOrder>
                    <Page />
                  </WhenMayOrder>
                ) : (
                  <Page />
                )
              }
            />
          ))}
          <Route path="*" element={<NotFound home={neighborDocument} />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  )
}

/** `go` navigates within the document, and a new page starts at its top; going back, the browser restores its place. */
function RouterBinding() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const how = useNavigationType()
  useEffect(() => setNavigate((to, options) => void navigate(to, options)), [navigate])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new page.
  useEffect(() => {
    if (how === 'PUSH') window.scrollTo(0, 0)
  }, [pathname])
  return null
}
