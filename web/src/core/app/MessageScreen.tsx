import { Box, Typography } from '@mui/material'
import { createContext, type ReactNode, use } from 'react'
import { usePageTitle } from '../words/title.ts'
import { Mark } from './Mark.tsx'

/** True inside the shell, which has the page's main landmark already. */
export const InsideShell = createContext(false)

/** One thing to say and what to do about it: not found, no access, a fault. */
export function MessageScreen({
  title,
  text,
  children,
  isAlert,
}: {
  title: string
  text: string
  children?: ReactNode
  isAlert?: boolean
}) {
  usePageTitle(title)
  const isInside = use(InsideShell)
  return (
    <Box component={isInside ? 'div' : 'main'} sx={{ display: 'grid', placeItems: 'center', minHeight: '70dvh', p: 3 }}>
      <Box role={isAlert ? 'alert' : undefined} sx={{ maxWidth: 460, textAlign: 'center' }}>
        <Box
          sx={{ display: 'inline-block', p: 1.5, mb: 3, borderRadius: 3, bgcolor: 'rail.background', lineHeight: 0 }}
        >
          <Mark size={40} />
        </Box>
        <Typography variant="h1" gutterBottom>
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          {text}
        </Typography>
        {children}
      </Box>
    </Box>
  )
}
