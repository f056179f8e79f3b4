import * as z from 'zod/mini'
import { Day, ID, Instant } from '../../core/schema/fields.ts'
import { RhythmFields } from './rhythm.ts'
import { endReasons, notPlacedReasons } from './standing.ts'

/** Regular orders as calls answer them. */

const Item = z.object({ Name: z.string(), Quantity: z.int() })
const PlaceName = z.nullable(z.object({ ID: ID, Label: z.string(), AddressLine1: z.string(), City: z.string() }))

export const ShownStandingOrder = z.object({
  ...RhythmFields,
  EntityID: ID,
  Pantry: z.object({ Name: z.string(), PhoneNumber: z.string() }),
  /** null for a delivery. */
  Place: PlaceName,
  IsDelivery: z.boolean(),
  StartTime: z.string(),
  TimeZone: z.string(),
  Items: z.array(Item),
  NextDay: Day,
  PausedUntil: z.nullable(Day),
  Ended: z.nullable(z.object({ At: Instant, Reason: z.enum(endReasons) })),
  /** The order of the day before the next one, and what was left out of it; or the reason that there is none. */
  Last: z.nullable(
    z.object({
      Day: Day,
      OrderID: z.nullable(ID),
      Left: z.array(z.string()),
      Reason: z.nullable(z.enum([...notPlacedReasons, 'skipped'])),
    }),
  ),
  /** To staff: who set it up for the family. */
  SetBy: z.nullable(z.string()),
  Created: Instant,
})
export type ShownStandingOrder = z.infer<typeof ShownStandingOrder>

/** An order that a regular one can begin with. */
export const StandingOffer = z.object({
  OrderID: ID,
  Day: Day,
  StartTime: z.string(),
  TimeZone: z.string(),
  Place: PlaceName,
  IsDelivery: z.boolean(),
  Items: z.array(Item),
})
export type StandingOffer = z.infer<typeof StandingOffer>

export const StandingAnswer = z.object({
  Standing: z.nullable(ShownStandingOrder),
  /** The last order; null without one that the caller may use. */
  Offer: z.nullable(StandingOffer),
})
export type StandingAnswer = z.infer<typeof StandingAnswer>
