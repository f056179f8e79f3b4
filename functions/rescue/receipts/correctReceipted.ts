import { isRefusal, type Refusal, refuse } from '../../../shared/core/answer.ts'
import type { Transaction } from '../../../shared/rescue/donations/api.ts'
import type { TransactionCategory } from '../../../shared/rescue/donations/donation.ts'
import * as refusals from '../../../shared/rescue/donations/refusals.ts'
import type { View } from '../../core/http/context.ts'
import { donationWithTimeline } from '../donations/donationTable.ts'
import { transactionView } from '../donations/transactionView.ts'
import { correctReceipt } from './correctReceipt.ts'
import { storedReceipt } from './receiptTable.ts'

/** The food bank corrects a donation that has its receipt: through the receipt, so that both say the same. */
export async function correctReceipted(
  receiptId: number,
  items: TransactionCategory[],
  view: View,
): Promise<Transaction | Refusal> {
  const receipt = await storedReceipt(receiptId)
  if (!receipt || receipt.AdHocTransactionID === null) return refuse(refusals.notOpen)
  const correction = {
    items,
    version: receipt.Version,
    date: receipt.Date,
    storageRequirementId: receipt.StorageRequirement?.ID ?? null,
    volunteer: receipt.IsVolunteer,
    Notes: receipt.Notes,
  }
  const after = await correctReceipt(receiptId, correction, { by: view.caller, now: view.now, also: () => [] })
  if (isRefusal(after)) return after
  const timeline = await donationWithTimeline(receipt.AdHocTransactionID)
  return timeline ? transactionView(timeline, view) : refuse(refusals.notOpen)
}
