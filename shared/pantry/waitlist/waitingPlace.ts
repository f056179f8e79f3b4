import * as z from 'zod/mini'
import { Day, ID, Instant } from '../../core/schema/fields.ts'
import { languages } from '../../core/text/languages.ts'
import { windowKinds } from '../windows/window.ts'

/** A place that a family waits for, or that is kept for it, as calls answer it. */
export const WaitingPlace = z.object({
  WindowID: ID,
  Kind: z.enum(windowKinds),
  Day: Day,
  StartTime: z.string(),
  EndTime: z.string(),
  TimeZone: z.string(),
  /** null for a delivery, and for a location that was removed. */
  Place: z.nullable(
    z.object({
      Label: z.string(),
      AddressLine1: z.string(),
      City: z.string(),
      Province: z.string(),
      PostalCode: z.string(),
    }),
  ),
  /** Families who come before. */
  Ahead: z.int(),
  /** End of the offer; null while it waits. */
  OfferUntil: z.nullable(Instant),
  TotalItems: z.int(),
})
export type WaitingPlace = z.infer<typeof WaitingPlace>

/** A place for whoever has the link of its offer, in the family's language. */
export const OfferedPlace = z.extend(WaitingPlace, {
  Language: z.enum(languages),
  /** `over`: it went to the next family. */
  State: z.enum(['offered', 'waiting', 'taken', 'over']),
  Pantry: z.object({ Name: z.string(), PhoneNumber: z.string() }),
})
export type OfferedPlace = z.infer<typeof OfferedPlace>
