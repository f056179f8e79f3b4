import * as z from 'zod/mini'
import type { Transaction } from '../../../../shared/api/donations.ts'
import { acceptedMatch } from '../../../../shared/donation/donation.ts'
import { draftItems, filledItems, Items, sentItems } from '../post/items.ts'

/** How a donation ended: picked up or not, with the pounds that left the store. A receipt's pounds stay as they are. */
export const closeForm = z.discriminatedUnion(
  'outcome',
  [
    z.object({ outcome: z.literal('yes'), items: Items.check(filledItems) }),
    z.object({ outcome: z.enum(['no', 'yesReceipted']), items: Items }),
  ],
  'closeChoose',
)
export type CloseOutcome = z.infer<typeof closeForm>['outcome']
export interface CloseFormValues {
  outcome: CloseOutcome | ''
  items: z.infer<typeof Items>
}

/** A donation that nobody accepted can only be closed as not picked up. */
export const initialClose = (transaction: Transaction): CloseFormValues => ({
  outcome: acceptedMatch(transaction) ? '' : 'no',
  items: draftItems(transaction.AdHocTransactionDonationCategories),
})

export const closeInput = (id: number, { outcome, items }: z.infer<typeof closeForm>) => ({
  id,
  IsMarkedAsSuccessfulByDonor: outcome !== 'no',
  ...(outcome === 'yes' ? { categories: sentItems(items) } : {}),
})
