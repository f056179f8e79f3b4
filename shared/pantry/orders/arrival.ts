import * as z from 'zod/mini'
import { Instant, Text } from '../../core/schema/fields.ts'

/** Arrival of a family at the pantry: those who wait are served in order of arrival, at the spot where they are. */

export const maxSpot = 60

export const ArrivalDraft = z.strictObject({
  /** Spot where they wait; left out, it stays as it was said before. */
  Spot: z.optional(z.union([z.literal(''), Text(maxSpot)])),
  /** Time of the tap, of one that waited for a connection. */
  At: z.optional(Instant),
})

/** Person who said so. */
export const Arrival = z.object({ At: Instant, Spot: z.string(), By: z.enum(['household', 'staff']) })
export type Arrival = z.infer<typeof Arrival>

interface Arrived {
  readonly ID: number
  readonly Arrival?: Arrival | undefined
}
/** In order of arrival. */
export const byArrival = (a: Arrived, b: Arrived): number =>
  (a.Arrival?.At ?? '').localeCompare(b.Arrival?.At ?? '') || a.ID - b.ID

/** Last four digits of a telephone number, as somebody says them at the door. */
const phoneEnd = /^\d{4}$/
export const isPhoneEnd = (typed: string) => phoneEnd.test(typed.trim())

const letters = /[A-F]/g
/** Letters of a code that sound alike when they are said aloud, each with its word. */
export const spelledCode = (code: string, wordOf: (letter: string) => string): string =>
  [...new Set(code.match(letters) ?? [])].map(wordOf).join(', ')
