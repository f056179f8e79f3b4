import type { ReactNode } from 'react'
import * as home from '../../../shared/work/home/api.ts'
import { type PantryBadge, pantryDue } from '../../../shared/work/home/pantryBadges.ts'
import { useApi } from '../core/data/useApi.ts'
import { useAfterPaint } from '../core/ui/useAfterPaint.ts'

interface PantryCountProps {
  badge: PantryBadge
  children: (count: number) => ReactNode
}

/** A count of the pantry's day: asked for once, and again after a change and by the page that shows the day. */
export default function PantryCount({ badge, children }: PantryCountProps) {
  const { data } = useApi(home.getPantryToday, useAfterPaint() ? {} : null)
  return children(data ? pantryDue(data)[badge] : 0)
}
