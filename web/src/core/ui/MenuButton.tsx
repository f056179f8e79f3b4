import { IconButton, type IconButtonProps, Menu, MenuItem, Tooltip } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { AppLink } from '../AppLink.tsx'

export interface MenuEntry {
  key: string
  label: string
  /** Target of the link, or what a press does. */
  href?: string
  onChoose?: () => void
  /** One of several of which one is chosen. */
  isChosen?: boolean
  /** Shown, with the reason in its label, and not to be chosen. */
  isDisabled?: boolean
}

interface MenuButtonProps extends Pick<IconButtonProps, 'size' | 'sx'> {
  label: string
  entries: readonly MenuEntry[]
  children: ReactNode
}

/** An icon that opens a menu of links, actions or choices. */
export function MenuButton({ label, entries, children, ...look }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          {...look}
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {children}
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {entries.map(({ key, label, href, onChoose, isChosen, isDisabled }) => (
          <MenuItem
            key={key}
            disabled={isDisabled ?? false}
            {...(href === undefined ? {} : { component: AppLink, href })}
            {...(isChosen === undefined ? {} : { role: 'menuitemradio', 'aria-checked': isChosen, selected: isChosen })}
            onClick={() => {
              onChoose?.()
              setAnchor(null)
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
