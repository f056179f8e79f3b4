import { dayOf } from '../ui/time.ts'
import { serverNow } from './clock.ts'
import { sessionAhead } from './useSession.ts'

/** Asks ahead for a list whose days are those of the current entity, which the session tells; one that the person narrowed down asks itself. */
export async function aheadInZone<V>(ask: (zone: string, today: string) => Promise<V>): Promise<V | undefined> {
  if (location.hash.includes('?')) return undefined
  const { TimeZone } = await sessionAhead()
  return ask(TimeZone, dayOf(serverNow(), TimeZone))
}
