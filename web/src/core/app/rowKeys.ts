import type { MouseEvent, RefObject } from 'react'
import { useLetter } from './letterKeys.ts'

/** Controls of a row, which take their own clicks. */
const pressed = 'a, button, input, label, select, textarea, [role=button], [role=checkbox]'

/** A click on a row's empty place presses what carries `data-opens` in it; one on a control, or that selects text, doesn't. */
export function openRow({ currentTarget: row, target }: MouseEvent<HTMLElement>) {
  const isOwn = target instanceof Element && row.contains(target) && target.closest(pressed) === null
  if (isOwn && window.getSelection()?.isCollapsed !== false) row.querySelector<HTMLElement>('[data-opens]')?.click()
}

/**
 * Keys of a list's rows, each marked with `data-row`: j and k go to the next and the one before, another letter presses what
 * carries it as `aria-keyshortcuts`, in the row that has the focus or else in the list; x checks the focused row.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>) {
  useLetter((letter, event) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const at = rows.findIndex((row) => row.contains(document.activeElement))
    if (letter === 'j' || letter === 'k') {
      const next = rows[at < 0 ? 0 : Math.min(Math.max(at + (letter === 'j' ? 1 : -1), 0), rows.length - 1)]
      const link = next?.querySelector<HTMLElement>('[data-opens]') ?? next?.querySelector<HTMLElement>('a, button')
      link?.focus()
      next?.scrollIntoView({ block: 'nearest' })
    } else {
      const key = `[aria-keyshortcuts="${CSS.escape(letter)}"]:not(:disabled)`
      const box = letter === 'x' ? rows[at]?.querySelector('input[type=checkbox]') : undefined
      const found = box ?? rows[at]?.querySelector(key) ?? list.current?.querySelector(`${key}:not([data-row] *)`)
      if (!(found instanceof HTMLElement)) return
      found.click()
    }
    event.preventDefault()
  })
}
