import Autocomplete from '@mui/material/Autocomplete'
import Dialog from '@mui/material/Dialog'
import ListItemIcon from '@mui/material/ListItemIcon'
import TextField from '@mui/material/TextField'
import type { RolePrefix } from '../../../shared/access.ts'
import { app } from '../../../shared/text/app.ts'
import { menuOf } from '../routes.tsx'
import { go } from './go.ts'
import { useText } from './language.tsx'
import { menuIcons } from './menuIcons.ts'

/** Ctrl K: type a few letters of a screen's name and press Enter. */
export default function CommandPalette({ prefix, onClose }: { prefix: RolePrefix; onClose: () => void }) {
  const text = useText(app)
  const entries = menuOf(prefix)
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
        options={entries}
        getOptionLabel={(entry) => text(entry.title)}
        getOptionKey={(entry) => entry.paths[0]}
        open
        autoHighlight
        openOnFocus
        forcePopupIcon={false}
        noOptionsText={text('goToNothing')}
        onClose={(_, reason) => reason === 'escape' && onClose()}
        onChange={(_, entry) => {
          if (!entry) return
          onClose()
          go(entry.menu.to(prefix))
        }}
        renderInput={(params) => (
          <TextField
            {...params}
            autoFocus
            placeholder={text('goTo')}
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps.htmlInput, 'aria-label': text('goToHint') },
            }}
          />
        )}
        renderOption={({ key, ...props }, entry) => {
          const Icon = menuIcons[entry.menu.icon]
          return (
            <li key={key} {...props}>
              <ListItemIcon>
                <Icon fontSize="small" />
              </ListItemIcon>
              {text(entry.title)}
            </li>
          )
        }}
        sx={{ p: 2, pb: `${Math.min(entries.length, 8) * 44 + 32}px` }}
        slotProps={{ popper: { disablePortal: true }, listbox: { sx: { maxHeight: 8 * 44 } } }}
      />
    </Dialog>
  )
}
