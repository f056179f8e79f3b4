import * as z from 'zod/mini'
import { Day, ID, OptionalText, Pounds, Text } from '../../core/schema/fields.ts'

/**
 * Many donations from one file of a bulk donor: a row is a donation, known by the donor's own reference. The browser reads
 * the file (`bulkFile.ts`) and advises; the server decides each row, a batch at a time.
 */

export const maxReference = 60
/** Rows sent at once: each is a transaction of its own, and the answer has to come within 30 seconds. */
export const bulkBatch = 20
/** Longest notes of a row, in characters. */
export const maxBulkNotes = 1000

/** One row as it is sent. */
export const BulkRow = z.strictObject({
  Reference: Text(maxReference),
  LocationCode: Text(40),
  categories: z.array(z.strictObject({ DonationCategoryID: ID, Pounds })).check(z.minLength(1), z.maxLength(1)),
  StorageRequirementIDs: z.array(ID).check(z.maxLength(20)),
  DonorRecordedPickupDate: z.nullable(Day),
  PickupTimeTypeID: ID,
  CustomPickupTimeCode: z.optional(z.string().check(z.maxLength(20))),
  Notes: z.optional(OptionalText(maxBulkNotes)),
})
export type BulkRow = z.infer<typeof BulkRow>

/** Outcome of a row. `present`: the reference was offered before, as donation `ID`. */
export const BulkOutcome = z.object({
  Reference: z.string(),
  Outcome: z.enum(['added', 'present', 'refused']),
  ID: z.nullable(ID),
  Code: z.string(),
  /** All that is wrong with a refused row. */
  Reasons: z.array(z.string()),
})
export type BulkOutcome = z.infer<typeof BulkOutcome>

/** For pages of before version 2 of the API, of which the first read no list. */
export const bulkOutcomeBefore2 = (outcome: BulkOutcome) => ({ ...outcome, Reason: outcome.Reasons.join(' ') })

/** `po-7` and `PO-7` are one reference. */
export const referenceKey = (reference: string) => reference.trim().toUpperCase()
