import * as z from 'zod/mini'

/** Field schemas that several areas share. Path and query values arrive as text and are read as numbers here. */
export const ID = z.int().check(z.positive(), z.maximum(Number.MAX_SAFE_INTEGER))
export const PathID = z.coerce.number<number>().check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER))
/** Years that sums of days and hours stay within. */
const thisEra = z.refine<string>((date) => date >= '1900' && date < '3000')
/** A calendar day, `YYYY-MM-DD`, without a zone. */
export const Day = z.iso.date().check(thisEra)
/** An instant in UTC, `2026-11-20T12:00:00.000Z`, of the same years: a day and an hour later it is one still. */
export const Instant = z.iso.datetime().check(thisEra)
/** JSON can carry half a character, which no table takes and no screen shows. */
const whole = z.refine<string>((text) => text.isWellFormed(), 'has half a character')
export const Text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most), whole)
export const OptionalText = (most: number) => z.string().check(z.trim(), z.maxLength(most), whole)
/** Pounds of food, to a tenth; more than a truckload (45,000 lb) is a typing mistake. */
export const Pounds = z.number().check(z.positive(), z.maximum(45_000), z.multipleOf(0.1))

export const Nothing = z.null()

/** What the status grids ask (section 2): dates are days in the viewer's zone, both ends included. */
export const gridQuery = {
  source: z.optional(z.string()),
  searchFilter: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  dateStartFilter: z.optional(Day),
  dateEndFilter: z.optional(Day),
  mode: z.optional(z.enum(['current', 'historical'])),
  statusTypeId: z.optional(z.coerce.number<number>().check(z.int())),
  /** IANA zone of the viewer, to read the days in; UTC when absent or unknown here. */
  zone: z.optional(z.string().check(z.maxLength(60))),
  /** By creation; newest first when absent. */
  order: z.optional(z.enum(['newest', 'oldest'])),
  rows: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(100))),
  cursor: z.optional(z.string().check(z.maxLength(1000))),
}

/** One page of a grid; `cursor` is opaque and absent on the last page. */
export const page = <T extends z.ZodMiniType>(row: T) =>
  z.object({ rows: z.array(row), cursor: z.optional(z.string()) })
