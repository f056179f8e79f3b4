import { type Event, eventId, positionOf } from '../../events/event.ts'
import type { Caller } from '../../shared/access.ts'
import type { NewEvent } from '../../shared/event.ts'
import { log } from '../log.ts'
import { eventPrefix, type Key, key } from './shape.ts'
import { absent, type Write } from './write.ts'

/**
 * The outbox: events are items beside their subject, written in the transaction of the change. The table's stream hands new
 * ones to the publisher, whatever their subject is; read back in order they are the subject's timeline.
 */

/** Attribute of imported events: the timeline shows them, the outbox does not publish them. */
export const unpublished = 'IsUnpublished'

/** Who makes a change, and when; null for a timer or the product itself. */
export interface Actor {
  readonly by: Pick<Caller, 'UserID' | 'EntityID' | 'Role'> | null
  readonly now: Date
}
/** What events are about: the version is that which the change made. */
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

/** The id of the request or event that the change follows from; a timer has none. */
function correlation(): Pick<Event, 'CorrelationID'> {
  const CorrelationID = log.getCorrelationId()
  return typeof CorrelationID === 'string' ? { CorrelationID } : {}
}

/** An event's key in the partition of its subject, so that the sort key is the order of the timeline. */
export function eventKey({ pk }: Key, version: number, index: number): Key {
  return key(pk, `${eventPrefix}${String(version).padStart(6, '0')}#${String(index).padStart(3, '0')}`)
}

/** Writes of events beside the item of their subject; each event is written once. */
export const eventWrites = (subject: Key, events: readonly Event[], isPublished = true): Write[] =>
  events.map((event) => {
    const { version, index } = positionOf(event)
    const mark = isPublished ? {} : { [unpublished]: true }
    return { put: { ...eventKey(subject, version, index), ...event, ...mark }, when: absent }
  })
