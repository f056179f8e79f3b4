import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { Choice } from './ChoiceField.tsx'

interface ChoiceListProps {
  id: string
  label: string
  anchor: HTMLElement | null
  chosen: string | undefined
  choices: readonly Choice<string>[]
  onChoose: (key: string) => void
  onClose: () => void
}

/** The open list of a ChoiceField, as wide as the field. */
export default function ChoiceList({ id, label, anchor, chosen, choices, onChoose, onClose }: ChoiceListProps) {
  return (
    <Menu
      anchorEl={anchor}
      open
      onClose={onClose}
      slotProps={{
        list: { id, role: 'listbox', 'aria-label': label, disableListWrap: true },
        paper: { sx: { minWidth: anchor?.clientWidth ?? 0 } },
      }}
    >
      {choices.map(({ key, name }) => (
        <MenuItem
          key={key}
          role="option"
          selected={key === chosen}
          aria-selected={key === chosen}
          onClick={() => onChoose(key)}
        >
          {name}
        </MenuItem>
      ))}
    </Menu>
  )
}
