import { useSession } from '../data/useSession.ts'
import { useNow } from '../time/clock.ts'
import { dayOf } from '../time/time.ts'

/** Today where the current entity is, on the server's clock; the lists and forms of an agency reckon from it. */
export function useToday(): { today: string; zone: string } {
  const { TimeZone } = useSession()
  return { today: dayOf(useNow(60_000), TimeZone), zone: TimeZone }
}
