import { refuse } from '../../shared/answer.ts'
import * as receipts from '../../shared/api/receipts.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { isReceiptCreationEligible } from '../../shared/status/transactionFlags.ts'
import { isVolunteerRun } from '../../shared/transport/attention.ts'
import { byId } from '../donations/donationTable.ts'
import { endpointOn } from '../http.ts'
import { assertReceiving, onlyStorage, receiptDay, receivingAgency } from './receiptDraft.ts'

export const handler = endpointOn(receipts.loadReceipt, byId, async ({ resource, caller, now }) => {
  const receiving = receivingAgency(resource)
  if (resource.Receipt) return refuse(refusals.receiptExists)
  if (!receiving || !isReceiptCreationEligible(resource)) return refuse(refusals.receiptNotEligible)
  assertReceiving(resource, caller)
  const pending = resource.PendingReceipt
  return {
    agencyId: receiving.ID,
    agencyName: receiving.Name,
    donorLocationId: resource.DonorLocation.ID,
    categories: pending?.Items ?? resource.AdHocTransactionDonationCategories,
    storageRequirementId: pending ? pending.StorageRequirementID : (onlyStorage(resource)?.ID ?? null),
    adHocTransactionId: resource.ID,
    volunteer: pending?.IsVolunteer ?? isVolunteerRun(resource),
    date: pending?.Date ?? receiptDay(resource, now),
    Notes: pending?.Notes ?? '',
    PendingPickupID: pending?.ID ?? null,
  }
})
