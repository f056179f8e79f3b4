import * as z from 'zod/mini'
import { ID } from '../schema/fields.ts'

/** Outcome of each row of an import, in the preview and afterwards. */

/** The neighbors of a large pantry come from its former system at once. */
export const maxImportRows = 20_000
/** Rows that are answered at once: each is a transaction of its own, and the answer has to come within 30 seconds. */
export const importBatch = 50
/** Characters of a whole file's rows in one request; Lambda takes 6 MB, in which each quotation mark counts twice. */
export const maxImportCharacters = 4.5 * 1024 * 1024

/** `present`: it is there and stays as it is. */
export const organizationOutcomes = ['added', 'updated', 'present', 'refused'] as const

export const OrganizationOutcome = z.object({
  /** Number of the row in a spreadsheet. */
  Row: z.int(),
  Outcome: z.enum(organizationOutcomes),
  /** Of the agency, the location or the invitation; null where there is none yet. */
  ID: z.nullable(ID),
  Reasons: z.array(z.string()),
})
export type OrganizationOutcome = z.infer<typeof OrganizationOutcome>
