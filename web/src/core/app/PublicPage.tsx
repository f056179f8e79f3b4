import { Box, CircularProgress, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { ConfirmProvider } from '../words/confirm.tsx'
import { isolate } from '../words/direction.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { MachineMade } from './MachineMade.tsx'
import { Mark } from './Mark.tsx'

interface PublicPageProps {
  /** Beside the mark. */
  name?: string
  /** In pixels: 560 for a page read on a phone, more for a form of two columns. */
  maxWidth?: number
  children: ReactNode
}

/** A page for whoever has its link: the mark, the language, and what the link is for. */
export const PublicPage = ({ name, maxWidth = 560, children }: PublicPageProps) => (
  <Box sx={{ maxWidth, mx: 'auto', px: 2, pb: 6 }}>
    <Box component="header" sx={header}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Box sx={{ p: 0.75, borderRadius: 2, bgcolor: 'rail.background', lineHeight: 0 }}>
          <Mark size={24} />
        </Box>
        {name ? <Typography sx={{ fontWeight: 600 }}>{isolate(name)}</Typography> : null}
      </Box>
      <LanguageSwitch />
    </Box>
    <Box component="main">
      <ConfirmProvider>{children}</ConfirmProvider>
      <MachineMade />
    </Box>
  </Box>
)

/** While what the link is for is on its way; `label` is read by a screen reader. */
export const PublicWaiting = ({ label }: { label: string }) => (
  <Box component="main" sx={{ display: 'grid', placeItems: 'center', minHeight: '70dvh' }}>
    <CircularProgress aria-label={label} />
  </Box>
)

const header = { display: 'flex', justifyContent: 'space-between', alignItems: 'center', py: 1.5, mb: 1 } as const
