import { Box, IconButton } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import type { RolePrefix } from '../../../shared/core/access.ts'
import { app } from '../../../shared/core/text/app.ts'
import { graphemesOf } from '../../../shared/core/text/text.ts'
import { useSession } from '../core/data/useSession.ts'
import { visuallyHidden } from '../core/ui/visuallyHidden.ts'
import { useText } from '../core/words/language.tsx'

const AccountMenu = lazy(() => import('./AccountMenu.tsx'))

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => graphemesOf(word)[0] ?? '')
    .join('')
    .toUpperCase()

/** Opens the menu about the person, which is loaded by then. */
export function AccountButton({ prefix }: { prefix: RolePrefix }) {
  const text = useText(app)
  const { Name } = useSession()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const label = text('account', { name: Name })
  return (
    <>
      <IconButton
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Box component="span" aria-hidden sx={look}>
          {initials(Name)}
        </Box>
        <Box component="span" sx={visuallyHidden}>
          {label}
        </Box>
      </IconButton>
      {anchor ? (
        <Suspense fallback={null}>
          <AccountMenu prefix={prefix} anchor={anchor} label={label} onClose={() => setAnchor(null)} />
        </Suspense>
      ) : null}
    </>
  )
}

const look = {
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  lineHeight: 1,
  width: 34,
  height: 34,
  fontSize: 'body2.fontSize',
  fontWeight: 600,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
} as const
