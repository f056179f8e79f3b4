import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps a pressed arrow focused and under the pointer when its line moves: the browser drops the focus of a DOM node that
 * is moved, and the next click would otherwise meet another agency's arrow.
 */
export function useMoveFocus(order: string) {
  const pressed = useRef<{ button: HTMLElement; top: number }>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the lines have changed places.
  useLayoutEffect(() => {
    const { button, top } = pressed.current ?? {}
    if (!button?.isConnected || top === undefined) return
    window.scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' })
    button.focus({ preventScroll: true })
  }, [order])
  /** Notes the arrow for as long as its move is under way. */
  return async (button: HTMLElement, move: () => Promise<void>) => {
    pressed.current = { button, top: button.getBoundingClientRect().top }
    await move()
    pressed.current = undefined
  }
}
