import './connect.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { SWRConfig, useSWRConfig } from 'swr'
import type { RolePrefix } from '../../../shared/access.ts'
import { mayPass } from '../data/useApi.ts'
import { sessionAhead } from '../data/useSession.ts'
import { movedOf, routesOf } from '../routes.tsx'
import { Boundary } from './Boundary.tsx'
import { ConfirmProvider } from './confirm.tsx'
import { Fault } from './Fault.tsx'
import { stepInsideWith } from './go.ts'
import { useLanguage } from './language.tsx'
import { NotFound } from './NotFound.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { addressOfPlace } from './place.ts'
import { startRouting, useShown } from './router.ts'
import { Shell } from './Shell.tsx'
import { ToastProvider } from './toast.tsx'
import { reloadTowards } from './version.ts'

/** Behind the sign-in: a role's screens live in the hash of its prefix. */
export function inside(prefix: RolePrefix): { content: ReactNode; ready: Promise<unknown> } {
  // Everyone inside is asked who they are: that answer comes while the rest is made.
  const session = sessionAhead()
  const router = startRouting(routesOf(prefix), movedOf(prefix))
  stepInsideWith((to, { replace = false }) => router.go(to, replace))
  reloadTowards(() => {
    const { next } = router.shown()
    return next && addressOfPlace(next)
  })
  return { content: <Inside prefix={prefix} />, ready: Promise.allSettled([session, router.first]) }
}

function Inside({ prefix }: { prefix: RolePrefix }) {
  return (
    <Boundary>
      <SWRConfig value={caching}>
        <ToastProvider>
          <ConfirmProvider>
            <OfflineBanner />
            <AnswersFollowLanguage />
            <Shell prefix={prefix}>
              <Screen prefix={prefix} />
            </Shell>
          </ConfirmProvider>
        </ToastProvider>
      </SWRConfig>
    </Boundary>
  )
}

const caching = { shouldRetryOnError: mayPass, dedupingInterval: 1000, errorRetryCount: 5 }

/** The screen of the place. Nothing stands there for the moment before the first one arrives. */
function Screen({ prefix }: { prefix: RolePrefix }) {
  const { place, Page, isNowhere, fault } = useShown()
  if (isNowhere) return <NotFound prefix={prefix} />
  return (
    <Fault place={place}>
      {fault === undefined ? null : <Thrown fault={fault} />}
      {Page ? <Page /> : null}
    </Fault>
  )
}

/** A page that could not be loaded is a page that broke. */
function Thrown({ fault }: { fault: unknown }): never {
  throw fault
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
