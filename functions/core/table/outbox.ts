import * as z from 'zod/mini'
import { Event, eventId, positionOf } from '../../../events/event.ts'
import type { Caller } from '../../../shared/core/access.ts'
import type { NewEvent } from '../../../shared/core/event.ts'
import { log } from '../log.ts'
import { absent, present } from './conditions.ts'
import { eventPrefix, type Key, key } from './shape.ts'
import { eachEntry, shardOf } from './shards.ts'
import { table } from './table.ts'
import { isConflict, type Write } from './write.ts'

/**
 * The outbox: events are items beside their subject, written in the transaction of the change. The table's stream hands new
 * ones to the publisher, whatever their subject is; read back in order they are the subject's timeline. The last event of a
 * change carries a mark that the publisher removes: what still has it after an hour did not reach the bus, or another event of
 * its change did not.
 */

/** Attribute of imported events: the timeline shows them, the outbox does not publish them. */
export const unpublished = 'IsUnpublished'

/** The publisher takes seconds; after a failure it repeats for longer, and a second publication changes nothing. */
const missedAfter = 3_600_000

/** The stream keeps a day: of an older event it may have forgotten what was beside it. */
const forgottenAfter = 72_000_000

/** The mark of a change that waits for the publisher. */
const waiting = (subject: number, at: string) => ({
  due: shardOf('OUTBOX', subject),
  dueAt: new Date(Date.parse(at) + missedAfter).toISOString(),
})

/** An event, and where it is stored. */
export interface StoredEvent {
  readonly at: Key
  readonly event: Event
  /** Carries the mark of its change. */
  readonly isMarked: boolean
}

/** Takes the mark off an event that is on the bus; the stream brings those of its change before it or beside it. */
export async function markPublished({ at, isMarked, event }: StoredEvent, from: 'stream' | 'table'): Promise<void> {
  if (!isMarked || (from === 'stream' && Date.parse(event.At) < Date.now() - forgottenAfter)) return
  await table.removeAttributes(at, ['due', 'dueAt'])
}

/** Gives an event a mark of its own: it was turned away, and the stream goes on without it. One that is gone stays gone. */
export async function markMissed(at: Key, now: Date): Promise<void> {
  try {
    await table.commit([{ update: at, set: waiting(0, now.toISOString()), when: present }])
  } catch (error) {
    if (!isConflict(error)) throw error
  }
}

/** An event as it is stored; one that can't be read is logged, and keeps no other back. */
export function eventOfItem(at: Key, item: unknown): Event | undefined {
  const { success, data, error } = z.safeParse(Event, item)
  if (!success) log.error('event not readable', { ...at, fields: error.issues.map(({ path }) => path.join('.')) })
  return data
}

/** Keys of marks of what was never published, oldest first: 30 MB for the 100,000 of a day without a stream. */
export async function missedMarks(now: Date): Promise<Key[]> {
  const marks: { readonly at: Key; readonly dueAt: string }[] = []
  await eachEntry('OUTBOX', { which: 'ever', to: now.toISOString() }, ({ pk, sk, dueAt }) =>
    marks.push({ at: key(String(pk), String(sk)), dueAt: String(dueAt) }),
  )
  return marks.sort((a, b) => a.dueAt.localeCompare(b.dueAt)).map(({ at }) => at)
}

/** Events of their changes, oldest first. The index may still list a change that was published meanwhile: of it there are none. */
export async function eventsOfMarks(keys: readonly Key[]): Promise<StoredEvent[]> {
  const wanted = new Map(keys.flatMap(upTo).map((at) => [`${at.pk} ${at.sk}`, at]))
  const stored = await table.getMany([...wanted.values()], Stored, true)
  const waits = new Set(
    stored.flatMap((item) => (item.due === undefined ? [] : upTo(item).map(({ pk, sk }) => `${pk} ${sk}`))),
  )
  return stored
    .filter(({ pk, sk }) => waits.has(`${pk} ${sk}`))
    .flatMap(({ pk, sk, ...item }) => {
      const event = eventOfItem(key(pk, sk), item)
      return event ? [{ at: key(pk, sk), event, isMarked: item.due !== undefined }] : []
    })
    .sort((a, b) => order(a).localeCompare(order(b)))
}

const Stored = z.looseObject({ pk: z.string(), sk: z.string(), due: z.optional(z.string()) })
/** Keys of the events of a change up to one of them. */
function upTo({ pk, sk }: Key): Key[] {
  const [version = '', index = ''] = sk.slice(eventPrefix.length).split('#')
  return Array.from({ length: Number(index) + 1 }, (_, nth) => eventKey({ pk, sk }, Number(version), nth))
}
const order = ({ at, event }: StoredEvent) => `${event.At}#${at.pk}#${at.sk}`

/** Person who makes a change, and its time; null for a timer or the app itself. */
export interface Actor {
  readonly by: Pick<Caller, 'UserID' | 'EntityID' | 'Role' | 'Helper'> | null
  readonly now: Date
}
/** Subject of events: the version is that which the change made. */
export interface EventSubject {
  readonly kind: string
  readonly id: number
  readonly entityId: number
  readonly version: number
}

export const eventsAbout = (
  { kind, id, entityId, version }: EventSubject,
  newEvents: readonly NewEvent[],
  { by, now }: Actor,
): Event[] =>
  newEvents.map(({ type, detail }, index) => ({
    ID: eventId({ Kind: kind, ID: id }, version, index),
    Type: type,
    At: now.toISOString(),
    Subject: { Kind: kind, ID: id },
    EntityID: entityId,
    ...correlation(),
    By: by ? { UserID: by.UserID, EntityID: by.EntityID, Role: by.Role } : null,
    Detail: detail as Record<string, unknown>,
  }))

/** The id of the request that a change follows from, also through events and timers; none for what no call has caused. */
export function causeOfChange(): string | undefined {
  const id = log.getCorrelationId()
  return typeof id === 'string' ? id : undefined
}

function correlation(): Pick<Event, 'CorrelationID'> {
  const CorrelationID = causeOfChange()
  return CorrelationID === undefined ? {} : { CorrelationID }
}

/** An event's key in the partition of its subject, so that the sort key is the order of the timeline. */
export function eventKey({ pk }: Key, version: number, index: number): Key {
  return key(pk, `${eventPrefix}${String(version).padStart(6, '0')}#${String(index).padStart(3, '0')}`)
}

/** Writes of the events of a change beside the item of their subject; each event is written once. */
export const eventWrites = (subject: Key, events: readonly Event[], isPublished = true): Write[] =>
  events.map((event) => {
    const { version, index } = positionOf(event)
    const isLast = event === events.at(-1)
    const mark = isPublished ? isLast && waiting(event.Subject.ID, event.At) : { [unpublished]: true }
    return { put: { ...eventKey(subject, version, index), ...event, ...mark }, when: absent }
  })
