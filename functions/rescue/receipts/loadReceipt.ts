import { refuse } from '../../../shared/core/answer.ts'
import { isVolunteerRun } from '../../../shared/rescue/donations/pickup/attention.ts'
import * as refusals from '../../../shared/rescue/donations/refusals.ts'
import { isReceiptCreationEligible } from '../../../shared/rescue/donations/status/transactionFlags.ts'
import * as receipts from '../../../shared/rescue/receipts/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { byId } from '../donations/donationTable.ts'
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
