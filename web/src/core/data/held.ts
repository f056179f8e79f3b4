import { useCallback, useEffect, useRef, useState } from 'react'

/** A value the person just set, shown instead of the server's until `until`. */
export interface Held<T> {
  value: T
  until: number
}

export const shownValue = <T>(server: T, held: Held<T> | undefined, now: number): T =>
  held !== undefined && now < held.until ? held.value : server

/** Section 4: after its own change the client ignores the server's value for five seconds. */
export const ignoreAfterOwnChange = 5000

/** `[shown, set, release]`: `set` shows the own value for `holdFor` ms, `release` shows the server's again at once. */
export function useHeld<T>(server: T, holdFor = ignoreAfterOwnChange): [T, (mine: T) => void, () => void] {
  const [held, setHeld] = useState<Held<T>>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const release = useCallback(() => {
    clearTimeout(timer.current)
    setHeld(undefined)
  }, [])
  const set = useCallback(
    (value: T) => {
      clearTimeout(timer.current)
      setHeld({ value, until: Date.now() + holdFor })
      timer.current = setTimeout(() => setHeld(undefined), holdFor)
    },
    [holdFor],
  )
  useEffect(() => () => clearTimeout(timer.current), [])
  return [shownValue(server, held, Date.now()), set, release]
}
