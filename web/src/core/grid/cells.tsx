import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { isolate } from '../words/direction.ts'

/** Cells of plain grids. */

export const Strong = ({ children }: { children: ReactNode }) => <Box sx={{ fontWeight: 600 }}>{children}</Box>

interface TwoLinesProps {
  first: ReactNode
  second: ReactNode
  /** Long texts go on in the next line. */
  isWrapped?: boolean
}

/** The second line has less weight. */
export const TwoLines = ({ first, second, isWrapped = false }: TwoLinesProps) => (
  <Box sx={{ lineHeight: 1.3, minWidth: 0, ...(isWrapped ? { whiteSpace: 'normal' } : {}) }}>
    {isolate(first)}
    <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{isolate(second)}</Box>
  </Box>
)
