import * as z from 'zod/mini'
import type { Transaction } from '../../../../../shared/rescue/donations/api.ts'
import { recordedTimeRefusal } from '../../../../../shared/rescue/donations/closing.ts'
import { acceptedMatch } from '../../../../../shared/rescue/donations/donation.ts'
import * as refusals from '../../../../../shared/rescue/donations/refusals.ts'
import { draftItems, filledItems, Items, sentItems } from '../post/items.ts'

/** End of a donation: picked up or not, with the pounds that left the store. A receipt's pounds stay as they are. */

/** Time of the pickup, by the location's clock; both empty when nobody wrote it down. */
const Recorded = z.object({ day: z.string(), hour: z.string() })
type Recorded = z.infer<typeof Recorded>

type Posted = Pick<Transaction, 'Created' | 'TimeZone'>

/** The field that is missing or wrong, and why. */
function recordedProblem(donation: Posted, { day, hour }: Recorded, now: Date) {
  if (day === '' && hour === '') return undefined
  if (day === '') return { path: 'day', message: 'needDay' }
  if (hour === '') return { path: 'hour', message: 'needHour' }
  const refusal = recordedTimeRefusal(donation, { day, hour }, now)
  if (!refusal) return undefined
  const isFuture = refusal.refused === refusals.pickupRecordedInFuture
  return { path: 'hour', message: isFuture ? 'pickupRecordedInFuture' : 'pickupRecordedTooEarly' }
}

/** `now` is asked when the form is sent: a form may stay open for hours. */
export function closeForm(donation: Posted, now: () => Date) {
  const recorded = Recorded.check(({ value, issues }) => {
    const problem = recordedProblem(donation, value, now())
    if (problem) issues.push({ code: 'custom', path: [problem.path], message: problem.message, input: value })
  })
  return z.discriminatedUnion(
    'outcome',
    [
      z.object({ outcome: z.literal('yes'), items: Items.check(filledItems), recorded }),
      z.object({ outcome: z.literal('yesReceipted'), items: Items, recorded }),
      z.object({ outcome: z.literal('no'), items: Items, recorded: Recorded }),
    ],
    'closeChoose',
  )
}
export type ClosedForm = z.infer<ReturnType<typeof closeForm>>
export type CloseOutcome = ClosedForm['outcome']
export interface CloseFormValues {
  outcome: CloseOutcome | ''
  items: z.infer<typeof Items>
  recorded: Recorded
}

/** Nobody accepted it: it can only be closed as not picked up. A receipt says that it was: nothing is left to ask. */
const knownOutcome = (transaction: Transaction): CloseFormValues['outcome'] => {
  if (!acceptedMatch(transaction)) return 'no'
  return transaction.IsReceiptCreationComplete ? 'yesReceipted' : ''
}

export const initialClose = (transaction: Transaction): CloseFormValues => ({
  outcome: knownOutcome(transaction),
  items: draftItems(transaction.AdHocTransactionDonationCategories),
  recorded: { day: '', hour: '' },
})

export const closeInput = (id: number, { outcome, items, recorded: { day, hour } }: ClosedForm) => ({
  id,
  IsMarkedAsSuccessfulByDonor: outcome !== 'no',
  ...(outcome === 'yes' ? { categories: sentItems(items) } : {}),
  ...(outcome !== 'no' && day !== ''
    ? { DonorRecordedPickupDate: day, DonorRecordedPickupTime: hour.slice(0, 5) }
    : {}),
})
