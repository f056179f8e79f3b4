import * as z from 'zod/mini'
import { type EventOf, eventDefinition } from '../../core/event.ts'
import { ID, Instant } from '../../core/schema/fields.ts'

const EntityRef = z.object({ MatchID: ID, Entity: z.object({ ID: ID, Name: z.string() }) })
const sampleRef = { MatchID: 301, Entity: { ID: 12, Name: 'Great Lakes Food Bank' } }
const None = z.object({})

/** The events of a distributor submission. */
export const submissionEvents = {
  LoadReceived: eventDefinition(
    'LoadReceived',
    'A distributor’s load came in by file.',
    z.object({ Cases: z.int(), Pounds: z.number(), Entities: z.int() }),
    { Cases: 1200, Pounds: 38_400, Entities: 10 },
  ),
  LoadApproved: eventDefinition('LoadApproved', 'The network accepted the load: offers go out.', None, {}),
  LoadOffered: eventDefinition(
    'LoadOffered',
    'An entity is asked and has until the deadline to answer.',
    z.extend(EntityRef, { Deadline: Instant }),
    { ...sampleRef, Deadline: '2026-11-20T19:00:00.000Z' },
  ),
  LoadAccepted: eventDefinition(
    'LoadAccepted',
    'An entity accepted, or the network accepted for it.',
    z.extend(EntityRef, { Why: z.enum(['answered', 'direct']) }),
    { ...sampleRef, Why: 'answered' },
  ),
  LoadDeclined: eventDefinition('LoadDeclined', 'An entity declined.', EntityRef, sampleRef),
  LoadOfferExpired: eventDefinition('LoadOfferExpired', 'An entity did not answer in time.', EntityRef, sampleRef),
  LoadOfferWithdrawn: eventDefinition(
    'LoadOfferWithdrawn',
    'An open offer ended without an answer.',
    z.extend(EntityRef, { Why: z.enum(['taken', 'moved', 'removed', 'cancelled']) }),
    { ...sampleRef, Why: 'taken' },
  ),
  LoadNotAccepted: eventDefinition('LoadNotAccepted', 'No entity is left to ask.', None, {}),
  LoadMatchMoved: eventDefinition(
    'LoadMatchMoved',
    'Two entities swapped ranks.',
    z.extend(EntityRef, { From: z.int(), To: z.int() }),
    { ...sampleRef, From: 2, To: 1 },
  ),
  LoadEntityAdded: eventDefinition('LoadEntityAdded', 'An entity was added to the match list.', EntityRef, sampleRef),
  LoadEntityRemoved: eventDefinition(
    'LoadEntityRemoved',
    'An entity was taken off the match list.',
    EntityRef,
    sampleRef,
  ),
  LoadModeChanged: eventDefinition(
    'LoadModeChanged',
    'Ordered or simultaneous was chosen.',
    z.object({ Mode: z.enum(['ordered', 'simultaneous']) }),
    { Mode: 'simultaneous' },
  ),
  DriverLocated: eventDefinition(
    'DriverLocated',
    'The driver’s location was recorded.',
    z.object({ Description: z.string() }),
    { Description: 'I-80 near Des Moines' },
  ),
  LoadDelivered: eventDefinition(
    'LoadDelivered',
    'The load was delivered.',
    z.object({ Cases: z.int(), Items: z.int() }),
    { Cases: 1180, Items: 14_160 },
  ),
  LoadCancelled: eventDefinition('LoadCancelled', 'The network cancelled the load for good.', None, {}),
  LoadDeleted: eventDefinition('LoadDeleted', 'The network deleted the load.', None, {}),
} as const

export type SubmissionEvent = EventOf<typeof submissionEvents>
