import './connect.ts'
import { useEffect, useRef, useState } from 'react'
import { createHashRouter, Navigate, Outlet, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { SWRConfig, useSWRConfig } from 'swr'
import type { RolePrefix } from '../../../shared/access.ts'
import { mayPass } from '../data/useApi.ts'
import { splitAddress } from '../paths.ts'
import { pageOf, screensOf } from '../routes.tsx'
import { ConfirmProvider } from './confirm.tsx'
import { Fault } from './Fault.tsx'
import { stepInsideWith } from './go.ts'
import { useLanguage } from './language.tsx'
import { jumps } from './legacy.ts'
import { NotFound } from './NotFound.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { Shell } from './Shell.tsx'
import { Starting } from './Starting.tsx'
import { ToastProvider } from './toast.tsx'
import { reloadTowards } from './version.ts'

/** Behind the sign-in: a role's screens live in the hash of its prefix. */
export default function Inside({ prefix }: { prefix: RolePrefix }) {
  const [router] = useState(() => {
    const created = createHashRouter([
      {
        element: <Frame prefix={prefix} />,
        hydrateFallbackElement: <Starting />,
        errorElement: <Fault />,
        children: [...movedPlaces(prefix), ...places(prefix), { path: '*', element: <NotFound prefix={prefix} /> }],
      },
    ])
    stepInsideWith((inside, { replace = false }) => void created.navigate(inside, { replace }))
    reloadTowards(() => {
      const { location } = created.state.navigation
      return location && `${location.pathname}${location.search}`
    })
    return created
  })
  return <RouterProvider router={router} />
}

const caching = { shouldRetryOnError: mayPass, dedupingInterval: 1000, errorRetryCount: 5 }

function Frame({ prefix }: { prefix: RolePrefix }) {
  return (
    <SWRConfig value={caching}>
      <ToastProvider>
        <ConfirmProvider>
          <OfflineBanner />
          <AnswersFollowLanguage />
          <Shell prefix={prefix}>
            <Outlet />
          </Shell>
        </ConfirmProvider>
      </ToastProvider>
    </SWRConfig>
  )
}

/** Answers hold words of the server's, so another language asks for them again. */
function AnswersFollowLanguage() {
  const { language } = useLanguage()
  const { mutate } = useSWRConfig()
  const shown = useRef(language)
  useEffect(() => {
    if (shown.current === language) return
    shown.current = language
    void mutate(() => true)
  }, [language, mutate])
  return null
}

/** A page that breaks leaves the frame around it standing. */
const places = (prefix: RolePrefix) =>
  screensOf(prefix).flatMap((screen): RouteObject[] => {
    const load = pageOf(screen)
    if (!load) return []
    return screen.at.map((path) => ({
      path,
      errorElement: <Fault />,
      lazy: async () => ({ Component: (await load()).default }),
    }))
  })

const movedPlaces = (prefix: RolePrefix) =>
  Object.entries(jumps).map(
    ([path, to]): RouteObject => ({ path, element: <Navigate to={splitAddress(to(prefix)).inside} replace /> }),
  )
