import KeyboardDoubleArrowLeft from '@mui/icons-material/KeyboardDoubleArrowLeft'
import SettingsOutlined from '@mui/icons-material/SettingsOutlined'
import { Box, ButtonBase, IconButton, Typography } from '@mui/material'
import { type MouseEvent, useState } from 'react'
import { matchPath, useLocation } from 'react-router'
import type { RolePrefix } from '../../../shared/core/access.ts'
import { app } from '../../../shared/core/text/app.ts'
import { AppLink } from '../core/AppLink.tsx'
import { Mark } from '../core/app/Mark.tsx'
import { menuIcons } from '../core/app/menuIcons.ts'
import { useSession } from '../core/data/useSession.ts'
import { localSetting } from '../core/localSetting.ts'
import { OpenArrow } from '../core/ui/OpenArrow.tsx'
import { useText } from '../core/words/language.tsx'
import { type RailEntry, railOf } from '../routes.tsx'
import { CountBadge, WithCount } from './CountBadge.tsx'
import { HalfSwitch } from './HalfSwitch.tsx'
import { useHalf } from './useHalf.ts'

/** Closes a menu over the page when one of its links is followed. */
export type Follow = (event: MouseEvent<HTMLElement>, to: string) => void
interface NavigationProps {
  prefix: RolePrefix
  isNarrow?: boolean
  onFollow?: Follow
}
type GroupProps = NavigationProps & { entries: readonly RailEntry[] }
const groups = [
  ['work', 'groupWork'],
  ['receipts', 'groupReceipts'],
  ['organizations', 'groupOrganizations'],
  ['pantry', 'groupPantry'],
  ['stock', 'groupStock'],
  ['messages', 'messages'],
  ['setup', 'groupSetup'],
] as const

export const isHere = (entry: RailEntry, pathname: string) =>
  entry.paths.some((path) => matchPath(path, pathname) !== null)

/** The menu is longer than a low window. */
const intoView = (entry: HTMLElement | null) => entry?.scrollIntoView({ block: 'nearest' })

function EntryLink({ entry, prefix, isNarrow, onFollow }: NavigationProps & { entry: RailEntry }) {
  const text = useText(app)
  const { pathname } = useLocation()
  const Icon = menuIcons[entry.menu.icon]
  const { badge } = entry.menu
  const current = isHere(entry, pathname)
  const label = text(entry.title)
  return (
    <ButtonBase
      href={entry.menu.to(prefix)}
      onClick={(event) => onFollow?.(event, entry.menu.to(prefix))}
      aria-current={current ? 'page' : undefined}
      ref={current ? intoView : undefined}
      {...(isNarrow ? { 'aria-label': label, title: label } : {})}
      sx={[entryLook(isNarrow ?? false), current && currentLook]}
    >
      <Box component="span" className="icon" sx={{ display: 'inline-flex', flexShrink: 0 }}>
        <WithCount badge={isNarrow ? badge : undefined}>
          {(count) => (
            <CountBadge count={count}>
              <Icon fontSize="small" />
            </CountBadge>
          )}
        </WithCount>
      </Box>
      {isNarrow ? null : (
        <Box component="span" sx={labelLook}>
          {label}
        </Box>
      )}
      {isNarrow ? null : (
        <WithCount badge={badge}>
          {(count) => (count > 0 ? <Box sx={countLook}>{count > 99 ? '99+' : count}</Box> : null)}
        </WithCount>
      )}
    </ButtonBase>
  )
}

/** The entries of the half that is shown, the switch to the other one above them. */
export function Entries({ prefix, isNarrow, onFollow }: NavigationProps) {
  const role = useSession().ActiveRole
  const { half } = useHalf(prefix)
  const { open, folded } = railOf(prefix, role, half)
  const own = { prefix, ...(isNarrow ? { isNarrow } : {}), ...(onFollow ? { onFollow } : {}) }
  return (
    <>
      <HalfSwitch {...own} />
      <Box sx={{ flex: 1, overflowY: 'auto', px: 1.25 }}>
        {groups.map(([group, title]) => (
          <Group key={group} title={title} entries={open.filter(({ menu }) => menu.group === group)} {...own} />
        ))}
        {folded.length > 0 ? <FoldedGroup entries={folded} {...own} /> : null}
      </Box>
    </>
  )
}

function EntryList({ entries, ...own }: NavigationProps & { entries: readonly RailEntry[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0 }}>
      {entries.map((entry) => (
        <Box component="li" key={entry.paths[0]} sx={{ listStyle: 'none' }}>
          <EntryLink entry={entry} {...own} />
        </Box>
      ))}
    </Box>
  )
}

function Group({ title, entries, ...own }: GroupProps & { title: (typeof groups)[number][1] }) {
  const text = useText(app)
  if (entries.length === 0) return null
  return (
    <Box sx={{ mb: 0.75 }}>
      {own.isNarrow ? null : (
        <Typography variant="overline" sx={{ px: 1.25, color: 'rail.quiet', display: 'block' }}>
          {text(title)}
        </Typography>
      )}
      <EntryList entries={entries} {...own} />
    </Box>
  )
}

/** Screens of what is set up once and looked up rarely; they stay in sight while one of them is open. */
function FoldedGroup({ entries, ...own }: GroupProps) {
  const { pathname } = useLocation()
  const isInside = entries.some((entry) => isHere(entry, pathname))
  return <Fold key={String(isInside)} isInside={isInside} entries={entries} {...own} />
}

function Fold({ isInside, entries, ...own }: GroupProps & { isInside: boolean }) {
  const text = useText(app)
  const [isOpen, setOpen] = useState(isInside)
  const label = text('groupSetup')
  return (
    <>
      <ButtonBase
        onClick={() => setOpen(!isOpen)}
        aria-expanded={isOpen}
        {...(own.isNarrow ? { 'aria-label': label, title: label } : {})}
        sx={entryLook(own.isNarrow ?? false)}
      >
        <SettingsOutlined fontSize="small" />
        {own.isNarrow ? null : (
          <>
            <Box component="span" sx={labelLook}>
              {label}
            </Box>
            <OpenArrow isOpen={isOpen} fontSize="small" />
          </>
        )}
      </ButtonBase>
      {isOpen ? <EntryList entries={entries} {...own} /> : null}
    </>
  )
}

const isRailNarrow = localSetting('gleanery.rail', 'wide')

export function Brand({ prefix, isNarrow, onFollow }: NavigationProps) {
  const text = useText(app)
  const { home } = useHalf(prefix)
  return (
    <Box
      component={AppLink}
      href={home}
      aria-label={text('appName')}
      sx={brandLook}
      onClick={(event: MouseEvent<HTMLElement>) => onFollow?.(event, home)}
    >
      <Mark size={34} />
      {isNarrow ? null : <Box sx={{ typography: 'h2' }}>{text('appName')}</Box>}
    </Box>
  )
}

/** The navigation beside the page on anything wider than a phone; its width is a local setting. */
export function Rail({ prefix }: { prefix: RolePrefix }) {
  const text = useText(app)
  const [isNarrow, setNarrow] = useState(() => isRailNarrow.get() === 'narrow')
  const toggle = () => {
    isRailNarrow.set(isNarrow ? 'wide' : 'narrow')
    setNarrow(!isNarrow)
  }
  const toggleLabel = text(isNarrow ? 'expandMenu' : 'collapseMenu')
  return (
    <Box
      component="nav"
      aria-label={text('mainNavigation')}
      className="no-print"
      sx={{ ...railSurface, width: isNarrow ? 72 : 244, flexShrink: 0, position: 'sticky', top: 0, height: '100dvh' }}
    >
      <Brand prefix={prefix} isNarrow={isNarrow} />
      <Entries prefix={prefix} isNarrow={isNarrow} />
      <Box sx={{ p: 1.25, display: 'flex', justifyContent: isNarrow ? 'center' : 'flex-end' }}>
        <IconButton
          aria-label={toggleLabel}
          title={toggleLabel}
          aria-expanded={!isNarrow}
          onClick={toggle}
          sx={{ color: 'rail.quiet' }}
        >
          <KeyboardDoubleArrowLeft className="pointing" sx={{ transform: isNarrow ? 'rotate(180deg)' : 'none' }} />
        </IconButton>
      </Box>
    </Box>
  )
}

export const railSurface = {
  bgcolor: 'rail.background',
  color: 'rail.text',
  display: 'flex',
  flexDirection: 'column',
} as const

const brandLook = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  px: 2.5,
  height: 64,
  mb: 0.5,
  flexShrink: 0,
  color: 'inherit',
  textDecoration: 'none',
  '&:focus-visible': { outline: '3px solid', outlineColor: 'rail.accent', outlineOffset: -6, borderRadius: 2 },
} as const

const entryLook = (isNarrow: boolean) =>
  ({
    display: 'flex',
    width: '100%',
    boxSizing: 'border-box',
    textAlign: 'left',
    gap: 1.25,
    px: 1.25,
    // Under a thumb an entry is higher.
    py: { xs: 1, sm: 0.5 },
    my: 0.25,
    borderRadius: 2,
    color: 'rail.quiet',
    justifyContent: isNarrow ? 'center' : 'flex-start',
    '&:hover': { bgcolor: 'rail.hover', color: 'rail.text' },
    '&.Mui-focusVisible': { outline: '3px solid', outlineColor: 'rail.accent', outlineOffset: -3 },
  }) as const

const labelLook = { typography: 'body1', flex: 1, minWidth: 0, my: 0.5, fontWeight: 500 } as const

const currentLook = {
  '&, &:hover': { bgcolor: 'rail.active', color: 'rail.text' },
  '& .icon': { color: 'rail.accent' },
} as const

const countLook = {
  flexShrink: 0,
  whiteSpace: 'nowrap',
  minWidth: 24,
  px: 0.75,
  py: 0.25,
  borderRadius: 3,
  textAlign: 'center',
  fontSize: 'overline.fontSize',
  fontWeight: 700,
  lineHeight: 1.5,
  bgcolor: 'rail.accent',
  color: 'rail.background',
} as const
