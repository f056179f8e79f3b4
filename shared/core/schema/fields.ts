import * as z from 'zod/mini'
import { isStorable, unstorableCharacter } from './characters.ts'

/** Field schemas that several areas share. Path and query values arrive as text and are read as numbers here. */
export const ID = z.int().check(z.positive(), z.maximum(Number.MAX_SAFE_INTEGER))
export const PathID = z.coerce.number<number>().check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER))
/** Of these years, sums of days and hours stay dates that can be written. */
const thisEra = z.refine<string>((date) => date >= '1900' && date < '3000')
/** A calendar day, `YYYY-MM-DD`, without a zone. */
export const Day = z.iso.date().check(thisEra)
/** An hour of the clock on the wall, `HH:mm`. */
export const Hour = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
/** An instant in UTC, `2026-11-20T12:00:00.000Z`, of the same years: a day and an hour later it is one still. */
export const Instant = z.iso.datetime().check(thisEra)
const storable = z.refine<string>(isStorable, unstorableCharacter)
/** Spaces, controls, format characters such as U+200B and fillers show nothing, however many there are. */
export const visible = /[^\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u
const hasVisible = z.refine<string>((text) => visible.test(text), 'has nothing to read')
export const Text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max), storable, hasVisible)
export const OptionalText = (max: number) => z.string().check(z.trim(), z.maxLength(max), storable)

export const minPounds = 0.1
/** A truckload; more is a typing mistake. */
export const maxPounds = 45_000
/** To a tenth: sums of floating-point numbers end a hair beside it. */
export const toTenth = (value: number) => Math.round(value * 10) / 10
export const toHundredth = (value: number) => Math.round(value * 100) / 100
/** 0.1 + 0.2 is sent as 0.30000000000000004 and means 0.3; 66.25 is no such error. */
const withoutFloatError = (pounds: number) => (Math.abs(pounds - toTenth(pounds)) < 1e-6 ? toTenth(pounds) : pounds)
/** Pounds of food as they are sent, in tenths. */
export const Pounds = z
  .number()
  .check(
    z.minimum(minPounds, 'at least 0.1 lb'),
    z.maximum(maxPounds, 'at most 45,000 lb'),
    z.overwrite(withoutFloatError),
    z.multipleOf(0.1, 'in tenths of a pound, such as 66.3'),
  )
/** Amount of a category that was loaded, 0 for nothing. */
export const LoadedPounds = z
  .number()
  .check(
    z.minimum(0),
    z.maximum(maxPounds, 'at most 45,000 lb'),
    z.overwrite(withoutFloatError),
    z.multipleOf(0.1, 'in tenths of a pound, such as 66.3'),
  )

/** Several numbers in one value of a query. */
export const QueryIDs = (max: number) =>
  z
    .string()
    .check(z.regex(/^\d{1,15}(,\d{1,15})*$/, 'numbers, separated by commas'))
    .check(z.refine((list) => list.split(',').length <= max, `at most ${max}`))

export const Nothing = z.null()

/** Query of the status grids (section 2): dates are days in the viewer's zone, both ends included. */
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

/** Query of the lists of set-up. */
export const listQuery = {
  source: gridQuery.source,
  searchFilter: gridQuery.searchFilter,
  rows: gridQuery.rows,
  cursor: gridQuery.cursor,
}

/** Further query of the grids of donations. */
export const donationGridQuery = {
  ...gridQuery,
  /** Words of the donor's name or of the location's code. */
  donorFilter: z.optional(z.string().check(z.trim(), z.maxLength(100))),
}

/** One page of a grid; `cursor` is opaque and absent on the last page. */
export const page = <T extends z.ZodMiniType>(row: T) =>
  z.object({ rows: z.array(row), cursor: z.optional(z.string()) })
