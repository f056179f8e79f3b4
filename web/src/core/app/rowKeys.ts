import type { RefObject } from 'react'
import { useLetter } from './letterKeys.ts'

/**
 * Keys of a list's rows, each marked with `data-row`: j and k go to the next and the one before, another letter presses what
 * carries it as `aria-keyshortcuts`, in the row that has the focus or else in the list.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>) {
  useLetter((letter, event) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const at = rows.findIndex((row) => row.contains(document.activeElement))
    if (letter === 'j' || letter === 'k') {
      const next = rows[at < 0 ? 0 : Math.min(Math.max(at + (letter === 'j' ? 1 : -1), 0), rows.length - 1)]
      next?.querySelector<HTMLElement>('a, button')?.focus()
      next?.scrollIntoView({ block: 'nearest' })
    } else {
      const key = `[aria-keyshortcuts="${CSS.escape(letter)}"]:not(:disabled)`
      const found = rows[at]?.querySelector<HTMLElement>(key) ?? list.current?.querySelector(`${key}:not([data-row] *)`)
      if (!(found instanceof HTMLElement)) return
      found.click()
    }
    event.preventDefault()
  })
}
