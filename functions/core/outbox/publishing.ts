import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge'
import type { Event } from '../../../events/event.ts'
import { log } from '../log.ts'
import { setting } from '../setting.ts'
import { markMissed, markPublished, type StoredEvent } from '../table/outbox.ts'
import { asciiJson } from './asciiJson.ts'

const bus = new EventBridgeClient({})

/** Of one PutEvents call: entries, and bytes of them all. */
const maxEntries = 10
const maxBytes = 262_144

const entryOf = (event: Event) => ({
  EventBusName: setting('BUS_NAME'),
  Source: 'gleanery',
  DetailType: event.Type,
  Detail: asciiJson(event),
})
type Entry = ReturnType<typeof entryOf>
const sizeOf = ({ Source, DetailType, Detail }: Entry) => Source.length + DetailType.length + Detail.length

/** Events in order, in parts that one call takes; an event that is too large by itself is a part of its own. */
function partsOf<E extends StoredEvent>(events: readonly E[]): { event: E; entry: Entry }[][] {
  const parts: { event: E; entry: Entry }[][] = []
  let bytes = 0
  for (const event of events) {
    const entry = entryOf(event.event)
    const part = parts.at(-1)
    bytes += sizeOf(entry)
    if (part && part.length < maxEntries && bytes <= maxBytes) part.push({ event, entry })
    else {
      parts.push([{ event, entry }])
      bytes = sizeOf(entry)
    }
  }
  return parts
}

/** Takes the marks off; those that keep theirs are published once more, and their reactions apply them once. */
async function mark(events: readonly StoredEvent[], from: 'stream' | 'table'): Promise<StoredEvent[]> {
  const marked = await Promise.allSettled(events.map((event) => markPublished(event, from)))
  const failed = events.filter((_, index) => marked[index]?.status === 'rejected')
  if (failed.length > 0) log.warn('events not marked as published', { events: failed.map(({ event }) => event.ID) })
  return failed
}

/** Answers of the bus to each entry; a single event that it turns away as invalid is refused as well. */
async function put(entries: readonly Entry[]): Promise<readonly (string | undefined)[]> {
  try {
    const { Entries = [] } = await bus.send(new PutEventsCommand({ Entries: [...entries] }))
    return entries.map((_, index) => Entries[index]?.ErrorCode)
  } catch (error) {
    if (entries.length > 1 || !(error instanceof Error && error.name === 'ValidationException')) throw error
    return [error.name]
  }
}

/** Publishes events in order. Answers the first that has to be published again; those of later calls were not tried. */
export async function publish<E extends StoredEvent>(
  events: readonly E[],
  from: 'stream' | 'table',
): Promise<E | undefined> {
  for (const whole of partsOf(events)) {
    const refused = await put(whole.map(({ entry }) => entry))
    const part = whole.map(({ event }) => event)
    const unmarked = await mark(
      part.filter((_, index) => !refused[index]),
      from,
    )
    const again = part.findIndex((event, index) => refused[index] || unmarked.includes(event))
    const first = part[again]
    if (first && refused[again]) {
      log.error('event refused', { event: first.event.ID, reason: refused[again] })
      await keep(first)
    }
    if (first) return first
  }
  return undefined
}

/** The mark of its change may be taken off without it. */
async function keep({ at, isMarked }: StoredEvent): Promise<void> {
  if (!isMarked) await markMissed(at, new Date())
}
