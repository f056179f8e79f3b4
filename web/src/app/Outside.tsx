import type { ComponentType } from 'react'
import { Boundary } from './Boundary.tsx'
import { NotFound } from './NotFound.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'

/** A page before the sign-in, or what is said where there is none. */
export const outside = (Page: ComponentType = NotFound) => (
  <Boundary>
    <OfflineBanner />
    <Page />
  </Boundary>
)
