import * as z from 'zod/mini'
import { type Refusal, refuse } from '../../core/answer.ts'
import { Day, ID, Instant, Text } from '../../core/schema/fields.ts'
import { addMonths } from '../../core/time/zone.ts'
import { fiscalYearDays, fiscalYearOf } from './fiscalYear.ts'
import * as refusals from './refusals.ts'

/**
 * Keeping of TEFAP records (decision 72): three years from the end of the federal fiscal year, longer under a hold. A record gets
 * the day of its deletion when it is written; a hold moves that of the records that are there. No hold ends later than records
 * that are written today are kept anyway, so that it needs to know of no later ones.
 */

const keptYears = 3
/** Of the days that `Day` takes. */
const lastDay = '2999-12-31'
export const maxHoldReason = 200

export const RecordHold = z.object({
  ID: ID,
  /** One pickup location; null for all of the food bank and its agencies. */
  PantryLocationID: z.nullable(ID),
  Reason: z.string(),
  /** Last day on which it counts. */
  Until: Day,
  At: Instant,
  By: z.object({ UserID: ID, Name: z.string() }),
})
export type RecordHold = z.infer<typeof RecordHold>

export const RecordHoldDraft = z.strictObject({
  /** Of a hold that is changed or ended. */
  ID: z.optional(ID),
  PantryLocationID: z.nullable(ID),
  Reason: Text(maxHoldReason),
  Until: Day,
})
export type RecordHoldDraft = z.infer<typeof RecordHoldDraft>

/** Last day of keeping by the rule alone; no day after the last that is written. */
export function keptByRule(day: string): string {
  const { end } = fiscalYearDays(fiscalYearOf(day) + keptYears)
  return end < lastDay ? end : lastDay
}

/** Last day that a hold which is set today may name. */
export const latestHold = (today: string): string => addMonths(today, 12 * keptYears)

export function recordHoldRefusal({ Until }: RecordHoldDraft, today: string): Refusal | undefined {
  return Until > latestHold(today) ? refuse(refusals.holdTooLong, { years: keptYears }) : undefined
}

export interface Keeping {
  /** Last day on which the record is kept. */
  readonly until: string
  /** Hold that keeps it beyond the rule. */
  readonly hold: RecordHold | undefined
}

/** Keeping of a record of a day; of a certificate, which belongs to no site, any hold counts. */
export function keeping(
  day: string,
  holds: readonly RecordHold[],
  site: { readonly locationId: number | null } | 'any' = 'any',
): Keeping {
  const concerns = ({ PantryLocationID: location }: RecordHold) =>
    location === null || site === 'any' || location === site.locationId
  const until = keptByRule(day)
  const longest = holds.filter(concerns).toSorted((a, b) => (a.Until < b.Until ? 1 : -1))[0]
  return longest && longest.Until > until ? { until: longest.Until, hold: longest } : { until, hold: undefined }
}

const daySeconds = 86_400
/** Second from which the item may be deleted: a day later, wherever on earth the last day ends. */
export const deletedFrom = (until: string): number => Date.parse(`${until}T00:00:00Z`) / 1000 + 2 * daySeconds
