import { chunksOf } from './core/chunks.ts'
import { publish } from './core/outbox/publishing.ts'
import { eventsOfMarks, missedMarks, type StoredEvent } from './core/table/outbox.ts'
import { forgetProgress, loadProgress, saveProgress } from './core/table/progress.ts'
import { CheckPlace, setMissedTimers } from './missedTimers.ts'

/** Findings of a check, put right. */
export interface Gaps {
  /** Events that never reached the bus, such as after the stream lost a part. */
  readonly events: readonly string[]
  /** Those of them that the bus or the table refused again: they are tried at each check. */
  readonly refused: readonly string[]
  /** Subjects that waited for a timer and had none. */
  readonly timers: readonly string[]
}

/** Events that are read together. */
const eventsAtOnce = 500
/** More refusals than single events cause: the bus itself is out of order, and the next check tries again. */
const maxRefused = 100

const run = 'outbox/closeGaps'

/** Publishes what was never published and sets the timers that were never set. A second check finds nothing. */
export async function closeGaps(now: Date): Promise<Gaps> {
  const { events, refused } = await publishMissed(now, () => false)
  return { events, refused, timers: (await setMissedTimers()).set }
}

/** The same until a time limit: the next run goes on where this one stopped. */
export async function closeSomeGaps(now: Date, isOver: () => boolean): Promise<Gaps> {
  const published = await publishMissed(now, isOver)
  const from = await loadProgress(run, CheckPlace)
  const { set, place } = await setMissedTimers({ from, isOver })
  if (place) await saveProgress(run, place, now)
  else if (from) await forgetProgress(run)
  return { ...published, timers: set }
}

async function publishMissed(now: Date, isOver: () => boolean): Promise<Pick<Gaps, 'events' | 'refused'>> {
  const found = { events: [] as string[], refused: [] as string[] }
  for (const marks of chunksOf(await missedMarks(now), eventsAtOnce)) {
    if (isOver()) break
    const missed = await eventsOfMarks(marks)
    const refused = await publishAll(missed)
    for (const event of missed) found[refused.includes(event) ? 'refused' : 'events'].push(event.event.ID)
  }
  return found
}

/** An event that can't be published keeps no other back. */
async function publishAll(missed: readonly StoredEvent[]): Promise<StoredEvent[]> {
  const refused: StoredEvent[] = []
  let left = missed
  for (let first = await publish(left, 'table'); first; first = await publish(left, 'table')) {
    refused.push(first)
    if (refused.length > maxRefused) throw new Error(`The bus or the table did not take ${first.event.ID} and others`)
    left = left.slice(left.indexOf(first) + 1)
  }
  return refused
}
