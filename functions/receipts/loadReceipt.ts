import { refuse } from '../../shared/answer.ts'
import * as receipts from '../../shared/api/receipts.ts'
import { isReceiptCreationEligible } from '../../shared/status/transactionFlags.ts'
import { byId } from '../donations/donationTable.ts'
import { endpointOn, HttpFault } from '../http.ts'
import { onlyStorage, receiptDay, receivingAgency } from './receiptDraft.ts'

export const handler = endpointOn(receipts.loadReceipt, byId, async ({ thing, caller, now }) => {
  const receiving = receivingAgency(thing)
  if (thing.Receipt) return refuse('receiptExists')
  if (!receiving || !isReceiptCreationEligible(thing)) return refuse('receiptNotEligible')
  if (caller.Role === 'agency' && receiving.ID !== caller.EntityID) throw new HttpFault(404, 'Not found.')
  return {
    agencyId: receiving.ID,
    agencyName: receiving.Name,
    donorLocationId: thing.DonorLocation.ID,
    categories: thing.AdHocTransactionDonationCategories,
    storageRequirementId: onlyStorage(thing)?.ID ?? null,
    adHocTransactionId: thing.ID,
    volunteer: false,
    date: receiptDay(thing, now),
  }
})
