import * as z from 'zod/mini'
import { Day, ID, Instant } from '../../core/schema/fields.ts'
import { ServedFigures } from './served.ts'

/** The customer summary: who was served in some days, in all and at each place. */
export const CustomerSummary = z.object({
  StartDate: Day,
  EndDate: Day,
  /** Agency; null for the food bank with its agencies. */
  AgencyID: z.nullable(ID),
  Total: ServedFigures,
  Places: z.array(z.extend(ServedFigures, { Name: z.string() })),
  /** Time at which a job made it; absent when the answer did. */
  MadeAt: z.optional(Instant),
})
export type CustomerSummary = z.infer<typeof CustomerSummary>
