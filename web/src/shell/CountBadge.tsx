import { Badge } from '@mui/material'
import { lazy, type ReactNode, Suspense } from 'react'
import { type PantryBadge, pantryBadges } from '../../../shared/work/home/pantryBadges.ts'
import type { MenuBadge } from '../core/app/screen.ts'
import { useSession } from '../core/data/useSession.ts'

const PantryCount = lazy(() => import('./PantryCount.tsx'))

/**
 * Number of what waits, on an icon. Without a badge where nothing does: one that is only made invisible is still read aloud, as 0 or as the
 * last number.
 */
export const CountBadge = ({ count, children }: { count: number; children: ReactNode }) =>
  count > 0 ? (
    <Badge color="error" max={99} badgeContent={count}>
      {children}
    </Badge>
  ) : (
    children
  )

interface WithCountProps {
  badge: MenuBadge | undefined
  children: (count: number) => ReactNode
}

const isOfPantry = (badge: MenuBadge): badge is PantryBadge => pantryBadges.some((one) => one === badge)

/** Gives what an entry shows the number that waits there; those of the pantry follow a moment later. */
export function WithCount({ badge, children }: WithCountProps) {
  const session = useSession()
  if (badge === undefined) return children(0)
  if (!isOfPantry(badge)) return children(session[badge] ?? 0)
  return (
    <Suspense fallback={children(0)}>
      <PantryCount badge={badge}>{children}</PantryCount>
    </Suspense>
  )
}
