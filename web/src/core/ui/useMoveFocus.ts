import { useLayoutEffect, useRef, useState } from 'react'

interface Pressed {
  readonly button: HTMLElement
  readonly top: number
}

/** An arrow at the end of the list. It is not disabled: that would drop the focus of who has moved the line there. */
export const offLook = { opacity: 0.38 } as const

/**
 * Keeps a pressed arrow focused and under the pointer when its line moves: the browser drops the focus of a DOM node that
 * is moved, and the next click would otherwise meet another line's arrow.
 */
export function useMoveFocus(order: string) {
  const pressed = useRef<Pressed>(undefined)
  const [ended, end] = useState<Pressed>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the lines have changed places.
  useLayoutEffect(() => {
    const { button, top } = pressed.current ?? {}
    if (!button?.isConnected || top === undefined) return
    window.scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' })
    button.focus({ preventScroll: true })
  }, [order])
  // After the effect above: the order that a move has set is drawn with its end, or before it.
  useLayoutEffect(() => {
    if (pressed.current === ended) pressed.current = undefined
  }, [ended])
  /** Notes the arrow for as long as its move is under way: until a promise is settled, or what was set at once is drawn. */
  return async (button: HTMLElement, move: () => unknown) => {
    const own = { button, top: button.getBoundingClientRect().top }
    pressed.current = own
    await move()
    end(own)
  }
}
