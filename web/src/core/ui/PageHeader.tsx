import ArrowBack from '@mui/icons-material/ArrowBack'
import { Box, Button, IconButton, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { frameTexts } from '../../../../shared/core/text/frame.ts'
import { isolate } from '../words/direction.ts'
import { useText } from '../words/language.tsx'
import { usePageTitle } from '../words/title.ts'
import type { EmptyStateProps } from './EmptyState.tsx'

/** A page's main button, also offered by its empty list. */
export function PageAction({ label, ...does }: NonNullable<EmptyStateProps['action']>) {
  return (
    <Button variant="contained" {...does}>
      {label}
    </Button>
  )
}

export interface PageHeaderProps {
  title: string
  /** One line below the title: what the page is about, or the state of the thing it shows. */
  subtitle?: ReactNode
  /** Beside the title, for example a `StatusChip`. */
  status?: ReactNode
  /** Address of the page one level up. */
  back?: string
  /** The page's buttons, the most important one last. */
  actions?: ReactNode
}

/** Top of every page: where the person is and what can be done here. Also names the browser's tab. */
export function PageHeader({ title, subtitle, status, back, actions }: PageHeaderProps) {
  const text = useText(frameTexts)
  usePageTitle(title)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, mb: { xs: 2.5, md: 3 } }}>
      {back ? (
        // The browser's own tooltip: MUI's weighs 12 kB on the neighbors' phones.
        <IconButton href={back} aria-label={text('back')} title={text('back')} edge="start" className="no-print">
          <ArrowBack className="pointing" />
        </IconButton>
      ) : null}
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
          <Typography variant="h1" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {isolate(title)}
          </Typography>
          {status}
        </Box>
        {subtitle ? (
          <Typography component="div" color="textSecondary" sx={{ mt: 0.75 }}>
            {isolate(subtitle)}
          </Typography>
        ) : null}
      </Box>
      {actions ? (
        <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {actions}
        </Box>
      ) : null}
    </Box>
  )
}
