import { useCallback, useEffect, useState } from 'react'

/** A value the person just set, shown instead of the server's until `until`. */
export interface OwnValue<T> {
  value: T
  until: number
}

export const shownValue = <T>(server: T, held: OwnValue<T> | undefined, now: number): T =>
  held !== undefined && now < held.until ? held.value : server

/** Section 4: after its own change the client ignores the server's value for five seconds. */
export const ignoreAfterOwnChange = 5000

/** `[shown, set, release]`: `set` shows the own value for five seconds, `release` shows the server's again at once. */
export function useOwnValue<T>(server: T): [T, (mine: T) => void, () => void] {
  const [held, setHeld] = useState<OwnValue<T>>()
  const release = useCallback(() => setHeld(undefined), [])
  const set = useCallback((value: T) => setHeld({ value, until: Date.now() + ignoreAfterOwnChange }), [])
  useEffect(() => {
    if (!held) return
    const timer = setTimeout(release, held.until - Date.now())
    return () => clearTimeout(timer)
  }, [held, release])
  return [shownValue(server, held, Date.now()), set, release]
}
