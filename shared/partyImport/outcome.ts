import * as z from 'zod/mini'
import { ID } from '../api/fields.ts'

/** What an import does with each row, in the preview and afterwards. */

export const maxImportRows = 5000
/** Rows sent at once: each is a transaction of its own, and the answer has to come within 30 seconds. */
export const importBatch = 50

/** What happens to things that are there already. */
export const onExisting = ['update', 'skip'] as const
export type OnExisting = (typeof onExisting)[number]

/** `present`: it is there and stays as it is. */
export const partyOutcomes = ['added', 'updated', 'present', 'refused'] as const

export const PartyOutcome = z.object({
  /** Number of the row in a spreadsheet. */
  Row: z.int(),
  Outcome: z.enum(partyOutcomes),
  /** Of the agency, the location or the invitation; null where there is none yet. */
  ID: z.nullable(ID),
  Reasons: z.array(z.string()),
})
export type PartyOutcome = z.infer<typeof PartyOutcome>
