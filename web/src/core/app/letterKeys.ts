import { useSyncExternalStore } from 'react'
import { localSetting } from '../localSetting.ts'
import { useKey } from './keyboard.ts'

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
export function useLetter(act: (letter: string, event: KeyboardEvent) => void) {
  const isOn = useLetterKeys()
  useKey((event) => {
    if (!isOn || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
    if (event.key.length !== 1 || document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return
    act(event.key.toLowerCase(), event)
  })
}
