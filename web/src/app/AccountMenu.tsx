import KeyOutlined from '@mui/icons-material/KeyOutlined'
import LogoutOutlined from '@mui/icons-material/LogoutOutlined'
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined'
import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import type { RolePrefix } from '../../../shared/access.ts'
import type { Session } from '../../../shared/api/session.ts'
import { app } from '../../../shared/text/app.ts'
import { useSession } from '../data/useSession.ts'
import { paths } from '../paths.ts'
import { languageOptions } from '../ui/form/languageOptions.ts'
import { appearances, useAppearance } from './appearance.ts'
import { go } from './go.ts'
import { useLanguage, useText } from './language.tsx'
import { signOutAndLeave } from './leave.ts'
import { otherRoles, useEnterRole } from './useEnterRole.ts'

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
        <Typography sx={{ fontWeight: 650 }}>{session.Name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {session.UserName}
        </Typography>
      </Box>
      <Divider component="li" role="presentation" />
      <RoleItems session={session} />
      <LanguageItems />
      <AppearanceItems />
      <Divider component="li" role="presentation" />
      <MenuItem
        onClick={() => {
          onClose()
          go(paths.notifications(prefix))
        }}
      >
        <ListItemIcon>
          <NotificationsOutlined fontSize="small" />
        </ListItemIcon>
        {text('notifications')}
      </MenuItem>
      <MenuItem
        onClick={() => {
          onClose()
          go(paths.secondFactor(prefix))
        }}
      >
        <ListItemIcon>
          <KeyOutlined fontSize="small" />
        </ListItemIcon>
        {text('secondFactor')}
      </MenuItem>
      <MenuItem onClick={() => void signOutAndLeave()}>
        <ListItemIcon>
          <LogoutOutlined fontSize="small" />
        </ListItemIcon>
        {text('signOut')}
      </MenuItem>
    </Menu>
  )
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
  const { language, setLanguage } = useLanguage()
  return <ChoiceItems title={text('language')} choices={languageOptions} chosen={language} onChoose={setLanguage} />
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

const subheader = { bgcolor: 'transparent', lineHeight: 2.4, fontSize: '0.75rem', fontWeight: 650 } as const
