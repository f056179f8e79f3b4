import { Box, Button, Typography } from '@mui/material'
import { lazy, Suspense } from 'react'
import type { ArtName } from './Art.tsx'

const Art = lazy(() => import('./Art.tsx'))

export interface EmptyStateProps {
  title: string
  text?: string
  /** Drawing of the things that would stand here. */
  art?: ArtName
  /** The one thing to do next: an address of `paths` or an action. */
  action?: { label: string } & ({ href: string; onClick?: never } | { onClick: () => void; href?: never })
}

/** Empty state: the reason, and the one action for it. */
export function EmptyState({ title, text, art = 'crate', action }: EmptyStateProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', px: 3, py: { xs: 5, sm: 6 } }}>
      <Box sx={{ height: 84 }}>
        <Suspense fallback={null}>
          <Art name={art} />
        </Suspense>
      </Box>
      <Typography variant="h3" component="p" sx={{ mt: 2 }}>
        {title}
      </Typography>
      {text ? (
        <Typography color="textSecondary" sx={{ mt: 0.75, maxWidth: 440 }}>
          {text}
        </Typography>
      ) : null}
      {action ? (
        <Button
          variant="contained"
          sx={{ mt: 2.5 }}
          {...(action.href === undefined ? { onClick: action.onClick } : { href: action.href })}
        >
          {action.label}
        </Button>
      ) : null}
    </Box>
  )
}
