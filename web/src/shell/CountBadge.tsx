import { Badge } from '@mui/material'
import type { ReactNode } from 'react'

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
