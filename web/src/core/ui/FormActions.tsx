import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { phoneBarHeight } from '../app/tokens.ts'

/** The buttons at the end of a form, the main one last; on a phone they stay in reach above the navigation. */
export function FormActions({ children }: { children: ReactNode }) {
  return (
    <Box
      className="no-print"
      sx={{
        display: 'flex',
        justifyContent: 'flex-end',
        gap: 1,
        // Three buttons stand in two lines rather than break their words.
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        mt: 3,
        py: 1.5,
        position: { xs: 'sticky', sm: 'static' },
        bottom: phoneBarHeight,
        bgcolor: { xs: 'background.default', sm: 'transparent' },
        // Within a card the bar has the card's colour.
        '.MuiCard-root &': { bgcolor: { xs: 'background.paper', sm: 'transparent' } },
        // A drawer lies over the navigation.
        '.MuiDrawer-paper &': { bottom: 0, bgcolor: { xs: 'background.paper', sm: 'transparent' } },
        zIndex: 2,
        '& > *': { flex: { xs: '1 0 auto', sm: 'none' }, maxWidth: '100%' },
      }}
    >
      {children}
    </Box>
  )
}
