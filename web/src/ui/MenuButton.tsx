import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Hint } from './Hint.tsx'

const load = () => import('./PopMenu.tsx')
const PopMenu = lazy(load)

export interface MenuEntry {
  key: string
  label: string
  /** Where it leads, or what it does. */
  href?: string
  onChoose?: () => void
  /** One of several of which one is chosen. */
  isChosen?: boolean
}

interface MenuButtonProps extends Pick<IconButtonProps, 'size' | 'sx'> {
  label: string
  /** Shown beside it to whoever points at it. */
  hint?: string
  entries: readonly MenuEntry[]
  children: ReactNode
}

/** A picture that opens a menu. The menu is loaded when somebody comes near: most are never opened. */
export function MenuButton({ label, hint, entries, children, ...look }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const near = () => {
    // A failure shows when the menu is opened.
    load().catch(() => undefined)
  }
  const button = (
    <IconButton
      {...look}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={anchor !== null}
      onPointerEnter={near}
      onFocus={near}
      onClick={(event) => setAnchor(event.currentTarget)}
    >
      {children}
    </IconButton>
  )
  return (
    <>
      {hint === undefined ? button : <Hint title={hint}>{button}</Hint>}
      {anchor ? (
        <Suspense fallback={null}>
          <PopMenu anchor={anchor} entries={entries} onClose={() => setAnchor(null)} />
        </Suspense>
      ) : null}
    </>
  )
}
