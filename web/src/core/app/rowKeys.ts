import { type RefObject, useSyncExternalStore } from 'react'
import { localSetting } from '../localSetting.ts'
import { useKey } from './keyboard.ts'

/** Single letters as keys of lists. */

const setting = localSetting<'on' | 'off'>('gleanery.letterKeys', 'on')
const listeners = new Set<() => void>()

/** Single letters act, until the person switches them off: who dictates to the computer presses them by accident. */
export const letterKeys = {
  set: (isOn: boolean) => {
    setting.set(isOn ? 'on' : 'off')
    for (const listener of listeners) listener()
  },
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
export const useLetterKeys = () => useSyncExternalStore(subscribe, () => setting.get() !== 'off')

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type=checkbox], [type=radio]), textarea, select, [role=combobox]'))

/** A single letter outside of fields and dialogs. */
function useLetter(act: (letter: string, event: KeyboardEvent) => void) {
  const isOn = useLetterKeys()
  useKey((event) => {
    if (!isOn || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
    if (event.key.length !== 1 || document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return
    act(event.key.toLowerCase(), event)
  })
}

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
