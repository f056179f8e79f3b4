import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Tells if the browser has a connection; false is certain, true is not. */
export const useIsOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)
