import MoreHorizOutlined from '@mui/icons-material/MoreHorizOutlined'
import { Box } from '@mui/material'
import { useLocation } from 'react-router'
import type { RolePrefix } from '../../../shared/core/access.ts'
import { app } from '../../../shared/core/text/app.ts'
import { AppLink } from '../core/AppLink.tsx'
import { menuIcons } from '../core/app/menuIcons.ts'
import { barLabelSize, phoneBarHeight } from '../core/app/tokens.ts'
import { useText } from '../core/words/language.tsx'
import { phoneMenuOf } from '../routes.tsx'
import { CountBadge, WithCount } from './CountBadge.tsx'
import { isHere } from './Navigation.tsx'
import { useHalf } from './useHalf.ts'

/** On a phone the few screens of the day stand under the thumb; the rest is behind `More`. */
export default function PhoneBar({ prefix, onMore }: { prefix: RolePrefix; onMore: () => void }) {
  const text = useText(app)
  const { pathname } = useLocation()
  const { half } = useHalf(prefix)
  const entries = phoneMenuOf(prefix, half)
  return (
    <Box component="nav" aria-label={text('mainNavigation')} className="no-print" sx={phoneBar}>
      {entries.map((entry) => {
        const Icon = menuIcons[entry.menu.icon]
        const current = isHere(entry, pathname)
        return (
          <Box
            component={AppLink}
            key={entry.paths[0]}
            href={entry.menu.to(prefix)}
            aria-current={current ? 'page' : undefined}
            sx={{ ...phoneEntry, color: current ? 'primary.main' : 'text.secondary', fontWeight: current ? 600 : 500 }}
          >
            <WithCount badge={entry.menu.badge}>
              {(count) => (
                <CountBadge count={count}>
                  <Icon />
                </CountBadge>
              )}
            </WithCount>
            <Box component="span" sx={current ? { ...phoneLabel, ...currentLabel } : phoneLabel}>
              {text(entry.title)}
            </Box>
          </Box>
        )
      })}
      <Box
        component="button"
        type="button"
        onClick={onMore}
        sx={{ ...phoneEntry, color: 'text.secondary', border: 0, bgcolor: 'transparent' }}
      >
        <MoreHorizOutlined />
        <Box component="span" sx={phoneLabel}>
          {text('more')}
        </Box>
      </Box>
    </Box>
  )
}

const phoneBar = {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 'appBar',
  display: 'flex',
  bgcolor: 'background.paper',
  borderTop: '1px solid',
  borderColor: 'divider',
  pb: 'env(safe-area-inset-bottom)',
} as const

const phoneEntry = {
  flex: 1,
  minWidth: 0,
  minHeight: phoneBarHeight,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 0.25,
  textDecoration: 'none',
  font: 'inherit',
  fontSize: barLabelSize,
  cursor: 'pointer',
  '&:focus-visible': { outline: '3px solid', outlineColor: 'secondary.main', outlineOffset: -3 },
} as const

const phoneLabel = {
  width: '100%',
  letterSpacing: '-0.03em',
  lineHeight: 1.2,
  // A word that is wider than its place breaks, instead of losing both ends.
  overflowWrap: 'break-word',
  textAlign: 'center',
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
} as const
/** Bold letters are wider: closer together, the longest word stays whole. */
const currentLabel = { letterSpacing: '-0.055em' } as const
