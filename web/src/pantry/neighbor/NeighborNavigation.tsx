import HomeOutlined from '@mui/icons-material/HomeOutlined'
import PersonOutlined from '@mui/icons-material/PersonOutlined'
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import ShoppingBasketOutlined from '@mui/icons-material/ShoppingBasketOutlined'
import { Box } from '@mui/material'
import { useLocation } from 'react-router'
import { frameTexts } from '../../../../shared/core/text/frame.ts'
import { type NeighborTitle, neighborTexts } from '../../../../shared/pantry/neighbor/texts.ts'
import { AppLink } from '../../core/AppLink.tsx'
import { LanguageSwitch } from '../../core/app/LanguageSwitch.tsx'
import { Mark } from '../../core/app/Mark.tsx'
import { paths } from '../../core/paths.ts'
import { useText } from '../../core/words/language.tsx'

interface Entry {
  title: NeighborTitle
  to: string
  Icon: typeof HomeOutlined
  /** Beginnings of the paths of its screens. */
  holds: readonly string[]
}
const entries: readonly Entry[] = [
  { title: 'home', to: paths.neighborHome(), Icon: HomeOutlined, holds: ['/app/home'] },
  {
    title: 'orderFood',
    to: paths.neighborOrder(),
    Icon: ShoppingBasketOutlined,
    holds: ['/app/orderahead-customer-order'],
  },
  {
    title: 'myOrders',
    to: paths.myOrders(),
    Icon: ReceiptLongOutlined,
    holds: ['/app/my-orders', '/app/orderahead-order-detail'],
  },
  { title: 'profile', to: paths.neighborProfile(), Icon: PersonOutlined, holds: ['/app/profile'] },
]

const useIsHere = () => {
  const { pathname } = useLocation()
  return ({ holds }: Entry) => holds.some((start) => pathname.startsWith(start))
}

/** Top of every screen; from a tablet on it holds the navigation as well. */
export function NeighborHeader() {
  const text = useText(neighborTexts)
  const name = useText(frameTexts)
  const isHere = useIsHere()
  return (
    <Box component="header" sx={headerLook} className="no-print">
      <Box component={AppLink} href={paths.neighborHome()} sx={brandLook}>
        <Box component="span" sx={{ p: 0.75, borderRadius: 2, bgcolor: 'rail.background', lineHeight: 0 }}>
          <Mark size={24} />
        </Box>
        {name('appName')}
      </Box>
      <Box component="nav" aria-label={name('mainNavigation')} sx={{ display: { xs: 'none', sm: 'flex' }, gap: 0.5 }}>
        {entries.map((entry) => (
          <Box
            component={AppLink}
            key={entry.title}
            href={entry.to}
            aria-current={isHere(entry) ? 'page' : undefined}
            sx={{ ...tabLook, ...(isHere(entry) ? tabHere : {}) }}
          >
            {text(entry.title)}
          </Box>
        ))}
      </Box>
      <LanguageSwitch />
    </Box>
  )
}

/** On a phone the navigation stands under the thumb. */
export function NeighborBar() {
  const text = useText(neighborTexts)
  const name = useText(frameTexts)
  const isHere = useIsHere()
  return (
    <Box component="nav" aria-label={name('mainNavigation')} className="no-print" sx={barLook}>
      {entries.map((entry) => (
        <Box
          component={AppLink}
          key={entry.title}
          href={entry.to}
          aria-current={isHere(entry) ? 'page' : undefined}
          sx={{
            ...barEntry,
            color: isHere(entry) ? 'primary.main' : 'text.secondary',
            fontWeight: isHere(entry) ? 700 : 500,
          }}
        >
          <entry.Icon />
          {text(entry.title)}
        </Box>
      ))}
    </Box>
  )
}

const headerLook = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1,
  px: { xs: 2, sm: 3 },
  py: 1,
  bgcolor: 'background.paper',
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const

const brandLook = {
  display: 'flex',
  gap: 1,
  alignItems: 'center',
  minHeight: 44,
  color: 'text.primary',
  fontWeight: 600,
  textDecoration: 'none',
} as const

const tabLook = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  px: 1.5,
  borderRadius: 2,
  color: 'text.primary',
  textDecoration: 'none',
  fontWeight: 500,
  '&:hover': { bgcolor: 'action.hover' },
} as const
const tabHere = { color: 'primary.main', fontWeight: 700, bgcolor: 'action.selected' } as const

const barLook = {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 'appBar',
  display: { xs: 'flex', sm: 'none' },
  bgcolor: 'background.paper',
  borderTop: '1px solid',
  borderColor: 'divider',
  pb: 'env(safe-area-inset-bottom)',
} as const

const barEntry = {
  flex: 1,
  minWidth: 0,
  minHeight: 64,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 0.25,
  px: 0.25,
  textAlign: 'center',
  textDecoration: 'none',
  fontSize: 'overline.fontSize',
  lineHeight: 1.2,
  '&:focus-visible': { outline: '3px solid', outlineColor: 'secondary.main', outlineOffset: -3 },
} as const
