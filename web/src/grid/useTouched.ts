import { useEffect, useRef, useState } from 'react'

/** Whether somebody's focus or finger rests on a part of the page. Menus that opened from it count: React tells of them. */
export function useTouched() {
  const [isTouched, setTouched] = useState(false)
  const holds = useRef({ focus: false, finger: false })
  const tell = () => setTouched(holds.current.focus || holds.current.finger)
  // Focus leaves one thing before it reaches the next, and a click comes after the finger has left.
  const tellSoon = () => setTimeout(tell)
  useEffect(() => {
    const lifted = () => {
      holds.current.finger = false
      setTimeout(() => setTouched(holds.current.focus))
    }
    window.addEventListener('pointerup', lifted, true)
    window.addEventListener('pointercancel', lifted, true)
    return () => {
      window.removeEventListener('pointerup', lifted, true)
      window.removeEventListener('pointercancel', lifted, true)
    }
  }, [])
  const touch = {
    onFocus: () => {
      holds.current.focus = true
      tell()
    },
    onBlur: () => {
      holds.current.focus = false
      tellSoon()
    },
    onPointerDown: () => {
      holds.current.finger = true
      tell()
    },
  }
  return { isTouched, touch }
}
