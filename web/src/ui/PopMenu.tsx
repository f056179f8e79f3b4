import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { AppLink } from '../app/AppLink.tsx'
import type { MenuEntry } from './MenuButton.tsx'

interface PopMenuProps {
  anchor: HTMLElement
  entries: readonly MenuEntry[]
  onClose: () => void
}

/** The open menu of a MenuButton. */
export default function PopMenu({ anchor, entries, onClose }: PopMenuProps) {
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      {entries.map(({ key, label, href, onChoose, isChosen }) => (
        <MenuItem
          key={key}
          {...(href === undefined ? {} : { component: AppLink, href })}
          {...(isChosen === undefined ? {} : { role: 'menuitemradio', 'aria-checked': isChosen, selected: isChosen })}
          onClick={() => {
            onChoose?.()
            onClose()
          }}
        >
          {label}
        </MenuItem>
      ))}
    </Menu>
  )
}
