import * as z from 'zod/mini'
import { roles } from '../shared/core/access.ts'
import { ID, Instant } from '../shared/core/schema/fields.ts'

/** An event as stored, published and kept as timeline, whatever it is about. `ID` is unique: reactions apply it once. */
export const Event = z.object({
  ID: z.string(),
  Type: z.string(),
  At: Instant,
  Subject: z.object({ Kind: z.string(), ID: ID }),
  /** The food bank or agency that the subject belongs to. */
  EntityID: ID,
  /** Person who did it, without a name: events hold no personal data. null for a timer or the app itself. */
  By: z.nullable(z.object({ UserID: ID, EntityID: ID, Role: z.enum(roles) })),
  /** The request that led to it, or the event whose reaction did: log lines carry the same. */
  CorrelationID: z.optional(z.string()),
  Detail: z.record(z.string(), z.unknown()),
})
export type Event = z.infer<typeof Event>

type Subject = Event['Subject']

/** `donation-4711-3-0`: the first event of the change that made the third version of the donation. */
export const eventId = ({ Kind, ID: id }: Subject, version: number, index: number) =>
  `${Kind}-${id}-${version}-${index}`

/** The version of its subject that an event led to, and its index in that change. */
export function positionOf({ ID: id }: Pick<Event, 'ID'>): { version: number; index: number } {
  const [version = 0, index = 0] = id.split('-').slice(-2).map(Number)
  return { version, index }
}
