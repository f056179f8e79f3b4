import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { isolate } from '../words/direction.ts'
import { useIsCompact } from './density.ts'
import { clamped, singleLine } from './lines.ts'

interface GridCellProps {
  first: ReactNode
  /** The first line in full, where it may be cut off. */
  title?: string
  children?: ReactNode
}

/** A cell of a status grid: a comfortable row of 120 px has room for five lines, a compact one for three small ones. */
export function GridCell({ first, title, children }: GridCellProps) {
  const isCompact = useIsCompact()
  return (
    <Box sx={isCompact ? compactLook : look}>
      <Box title={title} sx={{ fontWeight: 600, ...clamped(isCompact ? 2 : 3) }}>
        {isolate(first)}
      </Box>
      {children}
    </Box>
  )
}

const look = { minWidth: 0, lineHeight: 1.4, whiteSpace: 'normal', overflowWrap: 'anywhere' } as const
const compactLook = {
  minWidth: 0,
  width: '100%',
  lineHeight: 1.2,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  fontSize: 'caption.fontSize',
  '& > * ~ *': singleLine,
  '& > * ~ * ~ *': { display: 'none' },
} as const
