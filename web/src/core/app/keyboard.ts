import { useEffect, useRef } from 'react'

/** Keys of the whole page. */
export function useKey(pressed: (event: KeyboardEvent) => void) {
  const latest = useRef(pressed)
  latest.current = pressed
  useEffect(() => {
    const on = (event: KeyboardEvent) => latest.current(event)
    window.addEventListener('keydown', on)
    return () => window.removeEventListener('keydown', on)
  }, [])
}

/** Ctrl (or ⌘) with a letter, anywhere on the page. */
export function useShortcut(letter: string, act: () => void) {
  useKey((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== letter)
      return
    event.preventDefault()
    act()
  })
}
