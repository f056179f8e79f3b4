import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Unfolds what is in it below something. Folded, it is neither seen nor reached. */
export function Fold({ id, isOpen, children }: { id?: string; isOpen: boolean; children: ReactNode }) {
  return (
    <Box {...(id === undefined ? {} : { id })} sx={[fold, isOpen && unfolded]}>
      <Box sx={{ minHeight: 0, minWidth: 0, overflow: isOpen ? 'visible' : 'hidden' }}>{children}</Box>
    </Box>
  )
}

const fold = {
  width: '100%',
  display: 'grid',
  gridTemplateRows: '0fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  visibility: 'hidden',
  transition: 'grid-template-rows .2s ease, visibility .2s',
} as const
const unfolded = { gridTemplateRows: '1fr', visibility: 'visible' } as const
