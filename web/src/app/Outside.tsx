import { lazy, Suspense } from 'react'
import { Boundary } from './Boundary.tsx'
import { NotFound } from './NotFound.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { Starting } from './Starting.tsx'

/** The pages before the sign-in: each a path and a document of its own, so they need no router. */
const pages = {
  '/': lazy(() => import('./StartPage.tsx')),
  '/sign-in': lazy(() => import('./SignInPage.tsx')),
} as const

const isPage = (path: string): path is keyof typeof pages => Object.hasOwn(pages, path)

export default function Outside() {
  const path = location.pathname.replace(/(.)\/$/, '$1')
  const Page = isPage(path) ? pages[path] : NotFound
  return (
    <Boundary>
      <OfflineBanner />
      <Suspense fallback={<Starting />}>
        <Page />
      </Suspense>
    </Boundary>
  )
}
