import { useEffect } from 'react'

/** Fetches a part right after the first screen stands: offline, when it is needed most, it could not be fetched any more. */
export function useLoadedSoon(load: () => Promise<unknown>) {
  useEffect(() => {
    // A failure shows when the part is needed and asked for again.
    load().catch(() => undefined)
  }, [load])
}
