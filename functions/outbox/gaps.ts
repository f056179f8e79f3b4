import { missedEvents } from '../table/outbox.ts'
import { setMissedTimers } from '../timers/missedTimers.ts'
import { publish } from './publishing.ts'

/** What a check found and put right. */
export interface Gaps {
  /** Events that never reached the bus, such as after the stream lost a part. */
  readonly events: readonly string[]
  /** Subjects that waited for a timer and had none. */
  readonly timers: readonly string[]
}

/** Events of one check; the next check publishes the others. */
const maxEvents = 2000

/** Publishes what was never published and sets the timers that were never set. A second check finds nothing. */
export async function closeGaps(now: Date): Promise<Gaps> {
  const missed = await missedEvents(now, maxEvents)
  const refused = await publish(missed)
  if (refused) throw new Error(`The bus or the table did not take ${refused.event.ID}`)
  return { events: missed.map(({ event }) => event.ID), timers: await setMissedTimers() }
}
