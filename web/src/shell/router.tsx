import {
  createHashRouter,
  createPath,
  type LoaderFunctionArgs,
  Outlet,
  type RouteObject,
  redirect,
  ScrollRestoration,
} from 'react-router'
import { type RolePrefix, rolePrefix } from '../../../shared/core/access.ts'
import type { Session } from '../../../shared/network/session/api.ts'
import * as session from '../../../shared/network/session/api.ts'
import { NotFound } from '../core/app/NotFound.tsx'
import { PageError } from '../core/app/PageError.tsx'
import { type Screen, ScreensContext } from '../core/app/screen.ts'
import { preload as preloadAnswer } from '../core/data/preload.ts'
import { keptSession } from '../core/data/useSession.ts'
import { setNavigate } from '../core/go.ts'
import { jumps } from '../core/legacy.ts'
import { paths, splitAddress } from '../core/paths.ts'
import { FormSkeleton } from '../core/ui/Skeletons.tsx'
import { reloadTowards } from '../core/version.ts'
import { AuthenticatedApp } from '../network/session/AuthenticatedApp.tsx'
import { accessToken } from '../network/session/auth.ts'
import { screensOf } from '../routes.tsx'
import { Shell } from './Shell.tsx'

type Preload = typeof preloadAnswer

/** The session, the last known one at once, when the prefix belongs to its active role. A failure is reported by the shell. */
async function sessionUnder(prefix: RolePrefix, preload: Preload): Promise<Session | undefined> {
  const answered = preload(session.getSession, {}).catch(() => undefined)
  const found = keptSession() ?? (await answered)
  return found && rolePrefix(found.ActiveRole) === prefix && found.SecondFactor !== 'missing' ? found : undefined
}

/** Home of the last known role of a prefix: a pantry's coordinator begins in the pantry's half. */
function homeUnder(prefix: RolePrefix): string {
  const role = keptSession()?.ActiveRole
  return role && rolePrefix(role) === prefix ? paths.homeOf(role) : paths.home(prefix)
}

/**
 * Starts the page's requests without waiting for them: the page shows its own skeletons. Nothing is requested for a role
 * that may not see the page.
 */
const loaderOf =
  (screen: Screen, prefix: RolePrefix, preload: Preload) =>
  ({ params, request }: LoaderFunctionArgs) => {
    const query = new URL(request.url).searchParams
    // Nothing is returned: what a page preloads may fail, which the page reports.
    void sessionUnder(prefix, preload)
      .then((found) => found && screen.preload?.({ preload, params, query, prefix, session: found }))
      .catch(() => undefined)
    return null
  }

/** A loader runs when its page is entered, not when the page's filters change: the page's own hook requests those. */
const onEntering: RouteObject['shouldRevalidate'] = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname

const routeOf = (screen: Screen, path: string, prefix: RolePrefix, preload: Preload): RouteObject => ({
  path,
  // A static loader beside `lazy.Component`: the router runs both at once, so data and code travel together.
  loader: loaderOf(screen, prefix, preload),
  lazy: {
    Component: async () => {
      // The first request leaves when the token is known. Sent after the page's forty files it would wait for their connections.
      await accessToken(false).catch(() => undefined)
      return (await screen.page()).default
    },
  },
  shouldRevalidate: onEntering,
})

/** The screens of one role. Each role has a document of its own (`/Agency`); its pages are in the hash (decision 6). */
export function routesOf(prefix: RolePrefix, preload: Preload = preloadAnswer): RouteObject[] {
  const screens = screensOf(prefix)
  const pages = screens.flatMap((screen) => screen.paths.map((path) => routeOf(screen, path, prefix, preload)))
  const home = () => splitAddress(homeUnder(prefix)).inside
  const moved = Object.entries(jumps).map(([path, to]): RouteObject => {
    const { inside } = splitAddress(to(prefix))
    const isThere = path !== '/' && screens.some(({ paths: [...own] }) => own.includes(inside))
    return { path, loader: () => redirect(isThere ? inside : home()) }
  })
  return [
    {
      // No loader: until a route's first loader has returned, the router renders nothing of it, and so no shell.
      element: <Layout prefix={prefix} screens={screens} />,
      ErrorBoundary: PageError,
      children: [
        {
          // On a child route: the shell shows while the first page's code loads, and this takes the page's space.
          HydrateFallback: () => <FormSkeleton fields={5} />,
          ErrorBoundary: PageError,
          children: [...moved, ...pages, { path: '*', Component: () => <NotFound prefix={prefix} /> }],
        },
      ],
    },
  ]
}

function Layout({ prefix, screens }: { prefix: RolePrefix; screens: readonly Screen[] }) {
  return (
    <AuthenticatedApp>
      <Shell prefix={prefix}>
        <ScreensContext value={screens}>
          <Outlet />
        </ScreensContext>
        <ScrollRestoration />
      </Shell>
    </AuthenticatedApp>
  )
}

/** Creating the router starts the first page's code and requests, before React renders anything. */
export function startRouter(prefix: RolePrefix) {
  const router = createHashRouter(routesOf(prefix))
  setNavigate(
    (to, options) => void router.navigate(to, options),
    () => (router.state.navigation.location ?? router.state.location).pathname,
  )
  reloadTowards(() => {
    const { location } = router.state.navigation
    return location && createPath(location)
  })
  return router
}
