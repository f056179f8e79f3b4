import * as z from 'zod/mini'
import { Instant } from '../../core/schema/fields.ts'
import { instantAt } from '../../core/time/wallTime.ts'

/**
 * Places of a window that are kept for people at the table and on the telephone (decision 81). Staff who order for them take
 * one each; those that are left at an hour before the window begins are for everybody, and first for families who wait.
 */

const maxReserved = 9999
/** Hours before the window begins at which places that are left open to everybody. */
export const reservedHours = [0, 1, 2, 3, 4, 6, 8, 12, 18, 24, 36, 48, 72] as const
export const defaultReservedHours = 24
const maxReservedHours = 24 * 14

export const ReservingFields = {
  ReservedPlaces: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(maxReserved)))),
  ReservedHours: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(maxReservedHours)))),
}
export const ReservedFields = {
  /** Absent or null where none are kept. */
  ReservedPlaces: z.optional(z.nullable(z.int())),
  /** Those of them that orders took. */
  ReservedTaken: z.optional(z.int()),
  /** Hours before the window begins at which they open to everybody. */
  ReservedHours: z.optional(z.nullable(z.int())),
  /** That time. */
  ReservedUntil: z.optional(z.nullable(Instant)),
}
const Reserved = z.object(ReservedFields)
export type Reserved = z.infer<typeof Reserved>

/** Of a draft that keeps some. */
export const reservingOf = ({ ReservedPlaces, ReservedHours }: Pick<Reserved, 'ReservedPlaces' | 'ReservedHours'>) =>
  ReservedPlaces ? { ReservedPlaces, ReservedHours: ReservedHours ?? defaultReservedHours } : {}

const hour = 3_600_000
export const reservedUntil = (
  window: { readonly OrderDay: string; readonly StartTime: string; readonly TimeZone: string },
  hours: number,
): Date => new Date(instantAt(window.OrderDay, window.StartTime, window.TimeZone).getTime() - hours * hour)
