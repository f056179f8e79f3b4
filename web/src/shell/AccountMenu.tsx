import LogoutOutlined from '@mui/icons-material/LogoutOutlined'
import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined'
import { Box, Divider, ListItemIcon, ListItemText, ListSubheader, Menu, MenuItem, Typography } from '@mui/material'
import type { RolePrefix } from '../../../shared/core/access.ts'
import { app } from '../../../shared/core/text/app.ts'
import type { Session } from '../../../shared/network/session/api.ts'
import { appearances, useAppearance } from '../core/app/appearance.ts'
import { menuIcons } from '../core/app/menuIcons.ts'
import { useSession } from '../core/data/useSession.ts'
import { go } from '../core/go.ts'
import { staffLanguageOptions } from '../core/ui/form/languageOptions.ts'
import { useLanguage, useText } from '../core/words/language.tsx'
import { useChooseLanguage } from '../core/words/useChooseLanguage.ts'
import { signOutAndLeave } from '../network/session/leave.ts'
import { otherRoles, useEnterRole } from '../network/session/useEnterRole.ts'
import { menuOf } from '../routes.tsx'

interface AccountMenuProps {
  prefix: RolePrefix
  anchor: HTMLElement
  label: string
  onClose: () => void
}

/** Everything about the person: their roles, language, appearance, notifications, and the way out. */
export default function AccountMenu({ prefix, anchor, label, onClose }: AccountMenuProps) {
  const text = useText(app)
  const session = useSession()
  return (
    <Menu
      anchorEl={anchor}
      open
      onClose={onClose}
      slotProps={{ paper: { sx: { width: 300, mt: 1 } }, list: { 'aria-label': label } }}
    >
      <Box component="li" role="presentation" sx={{ px: 2, py: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{session.Name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {session.UserName}
        </Typography>
      </Box>
      <Divider component="li" role="presentation" />
      <RoleItems session={session} />
      <LanguageItems />
      <AppearanceItems />
      <Divider component="li" role="presentation" />
      {session.Tablet ? null : <OwnPages prefix={prefix} onClose={onClose} />}
      <MenuItem onClick={() => void signOutAndLeave()}>
        <ListItemIcon>
          <LogoutOutlined className="pointing" fontSize="small" />
        </ListItemIcon>
        {text('signOut')}
      </MenuItem>
    </Menu>
  )
}

const ownPages = ['notifications', 'secondFactor', 'tablet']

/** Pages about the person: on a shared tablet those of whoever signed it in, so none. */
function OwnPages({ prefix, onClose }: Pick<AccountMenuProps, 'prefix' | 'onClose'>) {
  const text = useText(app)
  return menuOf(prefix)
    .filter(({ title }) => ownPages.includes(title))
    .map(({ title, menu: { to, icon } }) => {
      const Icon = menuIcons[icon]
      const open = () => {
        onClose()
        go(to(prefix))
      }
      return (
        <MenuItem key={title} onClick={open}>
          <ListItemIcon>
            <Icon fontSize="small" />
          </ListItemIcon>
          {text(title)}
        </MenuItem>
      )
    })
}

/** Only for people with several roles. */
function RoleItems({ session }: { session: Session }) {
  const text = useText(app)
  const { isBusy, enter } = useEnterRole()
  const others = otherRoles(session)
  if (others.length === 0) return null
  return (
    <>
      <ListSubheader role="presentation" sx={subheader}>
        {text('switchRole')}
      </ListSubheader>
      {others.map((own) => (
        <MenuItem key={`${own.Role} ${own.EntityID}`} disabled={isBusy} onClick={() => void enter(own)}>
          <ListItemIcon>
            <SwapHorizOutlined fontSize="small" />
          </ListItemIcon>
          <ListItemText
            primary={own.EntityName}
            secondary={text(`role.${own.Role}`)}
            slotProps={{ primary: { noWrap: true } }}
          />
        </MenuItem>
      ))}
      <Divider component="li" role="presentation" />
    </>
  )
}

function LanguageItems() {
  const text = useText(app)
  const { language } = useLanguage()
  const choose = useChooseLanguage()
  return <ChoiceItems title={text('language')} choices={staffLanguageOptions} chosen={language} onChoose={choose} />
}

function AppearanceItems() {
  const text = useText(app)
  const [appearance, setAppearance] = useAppearance()
  return (
    <ChoiceItems
      title={text('appearance')}
      choices={appearances.map((value) => ({ value, label: text(value) }))}
      chosen={appearance}
      onChoose={setAppearance}
    />
  )
}

interface ChoiceItemsProps<V extends string> {
  title: string
  choices: readonly { value: V; label: string; lang?: string }[]
  chosen: V
  onChoose: (value: V) => void
}

function ChoiceItems<V extends string>({ title, choices, chosen, onChoose }: ChoiceItemsProps<V>) {
  return (
    <>
      <ListSubheader role="presentation" sx={subheader}>
        {title}
      </ListSubheader>
      {choices.map(({ value, label, lang }) => (
        <MenuItem
          key={value}
          role="menuitemradio"
          aria-checked={value === chosen}
          selected={value === chosen}
          lang={lang}
          dense
          onClick={() => onChoose(value)}
        >
          {label}
        </MenuItem>
      ))}
    </>
  )
}

const subheader = {
  bgcolor: 'transparent',
  py: 1,
  lineHeight: 1.2,
  fontSize: 'overline.fontSize',
  fontWeight: 600,
} as const
