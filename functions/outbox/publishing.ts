import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge'
import type { Event } from '../../events/event.ts'
import { chunksOf } from '../chunks.ts'
import { log } from '../log.ts'
import { setting } from '../setting.ts'
import { markPublished, type StoredEvent } from '../table/outbox.ts'

const bus = new EventBridgeClient({})

/** Entries of one PutEvents call. */
const maxEntries = 10

const entryOf = (event: Event) => ({
  EventBusName: setting('BUS_NAME'),
  Source: 'gleanery',
  DetailType: event.Type,
  Detail: JSON.stringify(event),
})

/** Takes the marks off; those that keep theirs are published once more, and their reactions apply them once. */
async function mark(events: readonly StoredEvent[]): Promise<StoredEvent[]> {
  const marked = await Promise.allSettled(events.map(markPublished))
  const failed = events.filter((_, index) => marked[index]?.status === 'rejected')
  if (failed.length > 0) log.warn('events not marked as published', { events: failed.map(({ event }) => event.ID) })
  return failed
}

/** Publishes events in order. Answers the first that has to be published again; those of later calls were not tried. */
export async function publish<E extends StoredEvent>(events: readonly E[]): Promise<E | undefined> {
  for (const part of chunksOf(events, maxEntries)) {
    const { Entries = [] } = await bus.send(new PutEventsCommand({ Entries: part.map(({ event }) => entryOf(event)) }))
    const unmarked = await mark(part.filter((_, index) => !Entries[index]?.ErrorCode))
    const again = part.find((event, index) => Entries[index]?.ErrorCode || unmarked.includes(event))
    if (again) return again
  }
  return undefined
}
