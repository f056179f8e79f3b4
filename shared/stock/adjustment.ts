import * as z from 'zod/mini'
import { AdjustmentNote, adjustmentReasons, Quantity } from './stock.ts'

/** A correction by a person: the quantity that there is, and why it differs from what was known. */
export const Adjustment = z.strictObject({
  UpdatedValue: Quantity,
  Reason: z._default(z.enum(adjustmentReasons), 'counted'),
  Note: z._default(AdjustmentNote, ''),
})
export type Adjustment = z.infer<typeof Adjustment>
