import type { Caller } from '../../../shared/core/access.ts'
import { isRefusal, type Refusal, refuse } from '../../../shared/core/answer.ts'
import { storageRequirements } from '../../../shared/core/reference/reference.ts'
import * as refusals from '../../../shared/core/refusals.ts'
import { receiptCorrected } from '../../../shared/rescue/donations/closing.ts'
import type { Donation, TransactionCategory } from '../../../shared/rescue/donations/donation.ts'
import type { ReceiptCorrection } from '../../../shared/rescue/receipts/api.ts'
import { closedRefusal } from '../../../shared/rescue/receipts/closing.ts'
import { receiptRefusal } from '../../../shared/rescue/receipts/draft.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'
import { donationById, donationStore } from '../donations/donationTable.ts'
import {
  correctionWrites,
  receiptFactsOf,
  receiptItems,
  type StoredReceipt,
  savedEventWrites,
  storedReceipt,
} from './receiptTable.ts'
import { loadClosing } from './receiptView.ts'

/**
 * Corrects a receipt and, in the same transaction, the final weights of its donation and the agency's sums: whoever
 * corrects one, the others follow once.
 */

export interface Correction extends Omit<ReceiptCorrection, 'Version' | 'categories'> {
  readonly items: TransactionCategory[]
  /** The version that was corrected; undefined for whichever is stored. */
  readonly version: number | undefined
}
interface Correcting {
  readonly by: Caller
  readonly now: Date
  /** More writes of the same transaction. */
  readonly also: (after: StoredReceipt) => readonly Write[]
}
interface Loaded {
  readonly receipt: StoredReceipt
  readonly donation: Donation | undefined
}

async function load(receiptId: number): Promise<Loaded | undefined> {
  const receipt = await storedReceipt(receiptId)
  if (!receipt) return undefined
  const donationId = receipt.AdHocTransactionID
  return { receipt, donation: donationId === null ? undefined : await donationById(donationId) }
}

function corrected(before: StoredReceipt, correction: Correction): StoredReceipt {
  const storage = storageRequirements.find(({ ID }) => ID === correction.storageRequirementId)
  return {
    ...before,
    ...receiptItems(correction.items),
    Version: before.Version + 1,
    Date: correction.date,
    StorageRequirement: storage ?? null,
    IsVolunteer: correction.volunteer ?? false,
    Notes: correction.Notes ?? '',
  }
}

export async function correctReceipt(
  receiptId: number,
  correction: Correction,
  { by, now, also }: Correcting,
): Promise<StoredReceipt | Refusal> {
  const loaded = await load(receiptId)
  if (!loaded) return refuse(refusals.changedMeanwhile)
  const { lastDay, today } = await loadClosing(loaded.receipt, now)
  const named = { ...correction, donorLocationId: loaded.receipt.DonorLocation.ID }
  const refusal = closedRefusal(lastDay, today) ?? receiptRefusal(named, undefined, today)
  if (refusal) return refusal
  return retryConflicts({ loaded, now, reload: () => load(receiptId) }, async ({ receipt, donation }, at) => {
    if (correction.version !== undefined && receipt.Version !== correction.version)
      return refuse(refusals.changedMeanwhile)
    const after = corrected(receipt, correction)
    const writes = [...correctionWrites(receipt, after), ...savedEventWrites(after, { by, now: at }), ...also(after)]
    if (!donation) {
      await table.commit(writes)
      return after
    }
    const facts = receiptFactsOf(after, correction.items)
    const step = receiptCorrected(donation, facts, { Pounds: receipt.Pounds, Date: receipt.Date })
    if (isRefusal(step)) return step
    await donationStore.save(donation, step, { by, now: at, also: writes })
    return after
  })
}
