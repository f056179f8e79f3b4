import { useEffect, useRef } from 'react'

/** Ctrl (or ⌘) with a letter, anywhere on the page. */
export function useShortcut(letter: string, act: () => void) {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== letter)
        return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [letter])
}
