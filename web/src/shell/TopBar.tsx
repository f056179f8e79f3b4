import MailOutlined from '@mui/icons-material/MailOutlined'
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import SearchOutlined from '@mui/icons-material/SearchOutlined'
import { Box, ButtonBase, IconButton, Typography } from '@mui/material'
import { lazy, type ReactNode, Suspense } from 'react'
import type { RolePrefix } from '../../../shared/core/access.ts'
import { app } from '../../../shared/core/text/app.ts'
import { frameTexts } from '../../../shared/core/text/frame.ts'
import { plural } from '../../../shared/core/text/text.ts'
import { AppLink } from '../core/AppLink.tsx'
import { useHindrance } from '../core/app/hindrance.ts'
import { Mark } from '../core/app/Mark.tsx'
import { useSession } from '../core/data/useSession.ts'
import { paths } from '../core/paths.ts'
import { useLanguage, useText } from '../core/words/language.tsx'
import { menuOf } from '../routes.tsx'
import { AccountButton } from './AccountButton.tsx'
import { CountBadge } from './CountBadge.tsx'

const LockButton = lazy(() => import('../pantry/tablet/LockButton.tsx'))

/** Bar with the person's organization and role, what waits for them, and their account. */
export function TopBar({
  prefix,
  isPhone,
  onPalette,
}: {
  prefix: RolePrefix
  isPhone: boolean
  onPalette: () => void
}) {
  const text = useText(app)
  const session = useSession()
  const role = text(`role.${session.ActiveRole}`)
  const frame = useText(frameTexts)
  const hindrance = useHindrance()
  return (
    <Box component="header" className="no-print" sx={bar}>
      {isPhone ? (
        <Box component={AppLink} href={paths.homeOf(session.ActiveRole)} aria-label={text('appName')} sx={phoneMark}>
          <Mark size={26} />
        </Box>
      ) : null}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap title={session.EntityName} sx={{ fontWeight: 600, lineHeight: 1.3 }}>
          {session.EntityName}
        </Typography>
        {hindrance === undefined ? (
          <Typography noWrap title={role} variant="caption" component="p" color="textSecondary">
            {role}
          </Typography>
        ) : null}
        <Typography role="status" variant="caption" component="p" color="warning" sx={{ lineHeight: 1.3 }}>
          {hindrance && frame(hindrance)}
        </Typography>
      </Box>
      {session.Tablet ? (
        <Suspense fallback={null}>
          <LockButton />
        </Suspense>
      ) : null}
      <PaletteButton isPhone={isPhone} onClick={onPalette} />
      <SessionCounts prefix={prefix} />
      <AccountButton prefix={prefix} />
    </Box>
  )
}

function PaletteButton({ isPhone, onClick }: { isPhone: boolean; onClick: () => void }) {
  const text = useText(app)
  if (isPhone) {
    return (
      <IconButton aria-label={text('goToHint')} onClick={onClick}>
        <SearchOutlined />
      </IconButton>
    )
  }
  return (
    <ButtonBase onClick={onClick} aria-keyshortcuts="Control+K" sx={paletteLook}>
      <SearchOutlined fontSize="small" />
      <Box component="span" sx={{ flex: 1, textAlign: 'start', whiteSpace: 'nowrap' }}>
        {text('goTo')}
      </Box>
      <Box component="kbd" aria-hidden sx={keyLook}>
        Ctrl K
      </Box>
    </ButtonBase>
  )
}

/** The two counts of the session, each a link to what waits; shown where the role has that screen. */
function SessionCounts({ prefix }: { prefix: RolePrefix }) {
  const text = useText(app)
  const { language } = useLanguage()
  const { MessageCount: unread, ReceiptsDue: due = 0 } = useSession()
  const badges = menuOf(prefix).map((entry) => entry.menu.badge)
  const unreadText = text(plural(language, 'unreadMessages', unread), { count: unread })
  const dueText = text(plural(language, 'dueReceipts', due), { count: due })
  return (
    <>
      {badges.includes('ReceiptsDue') ? (
        <BadgeLink label={dueText} count={due} href={paths.pendingReceipts()} icon={<ReceiptLongOutlined />} />
      ) : null}
      {badges.includes('MessageCount') ? (
        <BadgeLink label={unreadText} count={unread} href={paths.messages(prefix)} icon={<MailOutlined />} />
      ) : null}
    </>
  )
}

function BadgeLink({ label, count, href, icon }: { label: string; count: number; href: string; icon: ReactNode }) {
  return (
    <IconButton href={href} aria-label={label} title={label} sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
      <CountBadge count={count}>{icon}</CountBadge>
    </IconButton>
  )
}

const bar = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.5, sm: 1 },
  height: 64,
  px: { xs: 2, md: 4 },
  bgcolor: 'background.paper',
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const

const phoneMark = { p: 0.75, mr: 1, borderRadius: 2, bgcolor: 'rail.background', lineHeight: 0 } as const

const paletteLook = {
  width: { sm: 150, md: 240 },
  height: 40,
  px: 1.5,
  gap: 1,
  borderRadius: 2,
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.default',
  color: 'text.secondary',
  font: 'inherit',
  fontSize: 'body2.fontSize',
  '&:hover': { borderColor: 'text.secondary' },
  '&.Mui-focusVisible': { outline: '3px solid', outlineColor: 'secondary.light', outlineOffset: 2 },
} as const

const keyLook = {
  whiteSpace: 'nowrap',
  px: 0.75,
  borderRadius: 1,
  border: '1px solid',
  borderColor: 'divider',
  fontSize: 'overline.fontSize',
  fontFamily: 'inherit',
} as const
