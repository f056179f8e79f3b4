import { publish } from './core/outbox/publishing.ts'
import { missedEvents, type StoredEvent } from './core/table/outbox.ts'
import { setMissedTimers } from './missedTimers.ts'

/** Findings of a check, put right. */
export interface Gaps {
  /** Events that never reached the bus, such as after the stream lost a part. */
  readonly events: readonly string[]
  /** Those of them that the bus or the table refused again: they are tried at each check. */
  readonly refused: readonly string[]
  /** Subjects that waited for a timer and had none. */
  readonly timers: readonly string[]
}

/** Events of one check; the next check publishes the others. */
const maxEvents = 2000
/** More refusals than single events cause: the bus itself is out of order, and the next check tries again. */
const maxRefused = 100

/** Publishes what was never published and sets the timers that were never set. A second check finds nothing. */
export async function closeGaps(now: Date): Promise<Gaps> {
  const missed = await missedEvents(now, maxEvents)
  const refused = await publishAll(missed)
  return {
    events: missed.filter((event) => !refused.includes(event)).map(({ event }) => event.ID),
    refused: refused.map(({ event }) => event.ID),
    timers: await setMissedTimers(),
  }
}

/** An event that can't be published keeps no other back. */
async function publishAll(missed: readonly StoredEvent[]): Promise<StoredEvent[]> {
  const refused: StoredEvent[] = []
  let left = missed
  for (let first = await publish(left); first; first = await publish(left)) {
    refused.push(first)
    if (refused.length > maxRefused) throw new Error(`The bus or the table did not take ${first.event.ID} and others`)
    left = left.slice(left.indexOf(first) + 1)
  }
  return refused
}
