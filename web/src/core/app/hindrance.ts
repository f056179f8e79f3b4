import { useIsBusy } from '../data/busy.ts'
import { useIsOnline } from '../online.ts'

/** Key of the frame's text for what keeps answers away: no connection, or too many people at once. */
type Hindrance = 'offline' | 'busyWaiting'

export function useHindrance(): Hindrance | undefined {
  const isOnline = useIsOnline()
  const isBusy = useIsBusy()
  if (!isOnline) return 'offline'
  return isBusy ? 'busyWaiting' : undefined
}
