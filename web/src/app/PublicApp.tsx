import type { ComponentType } from 'react'
import { NotFound } from './NotFound.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'

/** A page before the sign-in; an unknown path has none. */
export const publicApp = (Page: ComponentType = NotFound) => (
  <>
    <OfflineBanner />
    <Page />
  </>
)
