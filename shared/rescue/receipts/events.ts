import * as z from 'zod/mini'
import { eventDefinition } from '../../core/event.ts'
import { Day, ID } from '../../core/schema/fields.ts'

/** The events of a receipt, with or without a donation. */
export const receiptEvents = {
  ReceiptSaved: eventDefinition(
    'ReceiptSaved',
    'A receipt was written: created, or corrected when its version is above 1.',
    z.object({ AgencyID: ID, Pounds: z.number(), Date: Day }),
    { AgencyID: 1204, Pounds: 230, Date: '2026-11-21' },
  ),
}
