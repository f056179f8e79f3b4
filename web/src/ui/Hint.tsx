import { lazy, type ReactElement, Suspense } from 'react'

const Tooltip = lazy(() => import('@mui/material/Tooltip'))

/** A word that shows beside a picture's button; the button stands there before it can. */
export function Hint({ title, children }: { title: string; children: ReactElement<Record<string, unknown>> }) {
  return (
    <Suspense fallback={children}>
      <Tooltip title={title}>{children}</Tooltip>
    </Suspense>
  )
}
