import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { HashRouter, Navigate, Route, Routes, useLocation, useNavigate, useNavigationType } from 'react-router'
import { neighborDocument } from '../../../shared/link/page.ts'
import { AuthenticatedApp } from '../app/AuthenticatedApp.tsx'
import { ErrorBoundary } from '../app/ErrorBoundary.tsx'
import { setNavigate } from '../app/go.ts'
import { NotFound } from '../app/NotFound.tsx'
import { orderingPages } from '../ordering/screens.ts'
import { paths, splitAddress } from '../paths.ts'
import { FormSkeleton } from '../ui/Skeletons.tsx'
import { NeighborShell } from './NeighborShell.tsx'
import { neighborScreens } from './screens.ts'
import { WhenMayOrder } from './WhenMayOrder.tsx'

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
  }, [pathname, how])
  return null
}
