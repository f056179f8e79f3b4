import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** How much waits, at the corner of a picture: nothing for none, `99+` for more than a person counts. */
export function CountBadge({ count, children }: { count: number; children: ReactNode }) {
  return (
    <Box component="span" sx={around}>
      {children}
      {count > 0 ? (
        <Box component="span" sx={look}>
          {count > 99 ? '99+' : count}
        </Box>
      ) : null}
    </Box>
  )
}

const around = { position: 'relative', display: 'inline-flex', verticalAlign: 'middle', flexShrink: 0 } as const

const look = {
  position: 'absolute',
  top: 0,
  right: 0,
  zIndex: 1,
  transform: 'translate(50%, -50%)',
  transformOrigin: '100% 0%',
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  boxSizing: 'border-box',
  minWidth: 20,
  height: 20,
  px: '6px',
  borderRadius: '10px',
  fontFamily: 'fontFamily',
  fontSize: '0.75rem',
  fontWeight: 500,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  bgcolor: 'error.main',
  color: 'error.contrastText',
} as const
