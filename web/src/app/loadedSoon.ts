import { useEffect } from 'react'

/** Nobody is asked or told anything before they did something; without that, once everything else is surely there. */
const signs = ['pointerdown', 'keydown'] as const
const quiet = 10_000

/** Fetches a part after the first screen stands: offline, when it is needed most, it could not be fetched any more. */
export function useLoadedSoon(load: () => Promise<unknown>) {
  useEffect(() => {
    const stop = () => {
      clearTimeout(timer)
      for (const sign of signs) window.removeEventListener(sign, fetchIt, true)
    }
    const fetchIt = () => {
      stop()
      // A failure shows when the part is needed and asked for again.
      load().catch(() => undefined)
    }
    const timer = setTimeout(fetchIt, quiet)
    for (const sign of signs) window.addEventListener(sign, fetchIt, true)
    return stop
  }, [load])
}
