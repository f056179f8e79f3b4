import {
  Autocomplete,
  type AutocompleteRenderInputParams,
  Box,
  createFilterOptions,
  Dialog,
  ListItemIcon,
  type PopperProps,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { isFoodBankAdministrator, type RolePrefix } from '../../../shared/core/access.ts'
import { app } from '../../../shared/core/text/app.ts'
import { appearances, useAppearance } from '../core/app/appearance.ts'
import { menuIcons } from '../core/app/menuIcons.ts'
import { useSession } from '../core/data/useSession.ts'
import { go } from '../core/go.ts'
import { paths } from '../core/paths.ts'
import { optionGroup } from '../core/ui/form/optionGroup.tsx'
import { useText } from '../core/words/language.tsx'
import { signOutAndLeave } from '../network/session/leave.ts'
import { menuOf } from '../routes.tsx'
import type { Command } from './command.ts'
import { rankCommands } from './rankCommands.ts'
import { useFoundCommands } from './useFoundCommands.ts'

const matching = createFilterOptions<Command>()

const rowHeight = 44
const maxRows = 8

/** Ctrl K: a few letters of a screen, an action, or any noun of both halves, and Enter. */
export default function CommandPalette({ prefix, onClose }: { prefix: RolePrefix; onClose: () => void }) {
  const text = useText(app)
  const [typed, setTyped] = useState('')
  const fixed = useFixedCommands(prefix)
  const found = useFoundCommands(typed)
  const choose = (command: Command | null) => {
    if (!command) return
    onClose()
    if (command.to) go(command.to)
    command.run?.()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      slotProps={{ paper: { 'aria-label': text('goToHint') } }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start', pt: '8dvh' } }}
    >
      <Autocomplete
        options={[...fixed, ...found.commands]}
        // Results of the server matched there by more than their label.
        filterOptions={(options, state) =>
          rankCommands(
            [...matching([...fixed], state), ...options.filter((option) => !fixed.includes(option))],
            state.inputValue,
          )
        }
        groupBy={({ group }) => text(`palette.${group}`)}
        renderGroup={optionGroup}
        getOptionLabel={({ label }) => label}
        getOptionKey={({ key }) => key}
        inputValue={typed}
        onInputChange={(_, value) => setTyped(value)}
        open
        autoHighlight
        openOnFocus
        forcePopupIcon={false}
        loading={found.isLoading}
        loadingText={text('goToSearching')}
        noOptionsText={text('goToNothing')}
        onClose={(_, reason) => reason === 'escape' && onClose()}
        onChange={(_, command) => choose(command)}
        renderInput={(params) => <PaletteInput params={params} isSearching={found.isLoading} />}
        renderOption={({ key, ...props }, command) => (
          <li key={key} {...props}>
            <CommandLabel command={command} />
          </li>
        )}
        sx={{ p: 2, pb: 0 }}
        slots={{ popper: Results }}
        slotProps={{
          paper: { elevation: 0, variant: 'elevation', square: true },
          listbox: { sx: { maxHeight: maxRows * rowHeight } },
        }}
      />
    </Dialog>
  )
}

/** The field, and below it that the search is still under way. */
function PaletteInput({ params, isSearching }: { params: AutocompleteRenderInputParams; isSearching: boolean }) {
  const text = useText(app)
  return (
    <TextField
      {...params}
      autoFocus
      placeholder={text('goTo')}
      helperText={isSearching ? text('goToSearching') : ' '}
      slotProps={{
        ...params.slotProps,
        formHelperText: { role: 'status' },
        htmlInput: { ...params.slotProps.htmlInput, 'aria-label': text('goToHint') },
      }}
    />
  )
}

/** The results stand in the dialog itself, not in a card of their own. */
function Results({ className, children }: PopperProps) {
  return (
    <Box className={className} sx={{ minHeight: maxRows * rowHeight }}>
      {typeof children === 'function' ? children({ placement: 'bottom' }) : children}
    </Box>
  )
}

function CommandLabel({ command: { icon, label, detail } }: { command: Command }) {
  const Icon = icon && menuIcons[icon]
  return (
    <>
      {Icon ? (
        <ListItemIcon>
          <Icon fontSize="small" />
        </ListItemIcon>
      ) : null}
      <Box sx={{ minWidth: 0 }}>
        {label}
        {detail ? (
          <Typography variant="caption" color="textSecondary" noWrap component="div">
            {detail}
          </Typography>
        ) : null}
      </Box>
    </>
  )
}

/** The role's screens and what can be done from anywhere. */
function useFixedCommands(prefix: RolePrefix): readonly Command[] {
  const text = useText(app)
  const [, setAppearance] = useAppearance()
  const role = useSession().ActiveRole
  const screens = menuOf(prefix, role).map(
    ({ paths: [path], title, menu }): Command => ({
      key: path,
      group: 'screens',
      label: text(title),
      icon: menu.icon,
      to: menu.to(prefix),
    }),
  )
  const actions: Command[] = [
    { key: 'compose', group: 'actions', label: text('compose'), to: paths.compose(prefix) },
    ...(prefix === 'Agency' || prefix === 'FoodBank'
      ? [{ key: 'walkIn', group: 'actions' as const, label: text('walkIn'), to: paths.walkIn(prefix) }]
      : []),
    ...(isFoodBankAdministrator(role)
      ? [{ key: 'security', group: 'screens' as const, label: text('signInSecurity'), to: paths.secondFactorRoles() }]
      : []),
    ...appearances.map(
      (appearance): Command => ({
        key: appearance,
        group: 'actions',
        label: `${text('appearance')}: ${text(appearance)}`,
        run: () => setAppearance(appearance),
      }),
    ),
    { key: 'signOut', group: 'actions', label: text('signOut'), run: () => void signOutAndLeave() },
  ]
  return [...screens, ...actions]
}
