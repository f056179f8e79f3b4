import { Box, Button, Typography } from '@mui/material'
import type { ReactNode } from 'react'

export interface EmptyStateProps {
  title: string
  text?: string
  icon?: ReactNode
  /** The one thing to do next: an address of `paths` or an action. */
  action?: { label: string } & ({ href: string; onClick?: never } | { onClick: () => void; href?: never })
}

/** Empty state: the reason, and the one action for it. */
export function EmptyState({ title, text, icon, action }: EmptyStateProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', px: 3, py: { xs: 5, sm: 7 } }}>
      <Box aria-hidden sx={disc}>
        {icon ?? <EmptyBasket />}
      </Box>
      <Typography variant="h3" component="p">
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

function EmptyBasket() {
  return (
    <svg
      viewBox="0 0 48 48"
      width="36"
      height="36"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M6 20h36l-4.5 18.200a3 3 0 0 1-2.9 2.300H13.400a3 3 0 0 1-2.9-2.300z" />
      <path d="M14 20 21 7M34 20 27 7M18 27v7M24 27v7M30 27v7" />
    </svg>
  )
}

const disc = {
  width: 72,
  height: 72,
  mb: 2,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  color: 'primary.main',
  bgcolor: 'background.default',
  border: '1px solid',
  borderColor: 'divider',
} as const
