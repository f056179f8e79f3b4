import { refuse } from '../../shared/answer.ts'
import * as receipts from '../../shared/api/receipts.ts'
import { isReceiptCreationEligible } from '../../shared/status/transactionFlags.ts'
import { byId } from '../donations/donationTable.ts'
import { endpointOn, HttpFault } from '../http.ts'
import { onlyStorage, receiptDay, receivingAgency } from './receiptDraft.ts'

export const handler = endpointOn(receipts.loadReceipt, byId, async ({ resource, caller, now }) => {
  const receiving = receivingAgency(resource)
  if (resource.Receipt) return refuse('receiptExists')
  if (!receiving || !isReceiptCreationEligible(resource)) return refuse('receiptNotEligible')
  if (caller.Role === 'agency' && receiving.ID !== caller.EntityID) throw new HttpFault(404, 'Not found.')
  return {
    agencyId: receiving.ID,
    agencyName: receiving.Name,
    donorLocationId: resource.DonorLocation.ID,
    categories: resource.AdHocTransactionDonationCategories,
    storageRequirementId: onlyStorage(resource)?.ID ?? null,
    adHocTransactionId: resource.ID,
    volunteer: false,
    date: receiptDay(resource, now),
  }
})
