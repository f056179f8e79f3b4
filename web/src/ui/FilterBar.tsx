import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** The filters above a list, wrapping as the width asks; `end` holds what acts on the list, such as an export. */
export function FilterBar({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <Box
      className="no-print"
      role="search"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start', mb: 2 }}
    >
      {children}
      {end ? <Box sx={{ ml: 'auto', display: 'flex', gap: 1 }}>{end}</Box> : null}
    </Box>
  )
}
