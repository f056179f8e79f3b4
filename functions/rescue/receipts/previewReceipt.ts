import { refuse } from '../../../shared/core/answer.ts'
import { isVolunteerRun } from '../../../shared/rescue/donations/pickup/attention.ts'
import * as refusals from '../../../shared/rescue/donations/refusals.ts'
import * as receipts from '../../../shared/rescue/receipts/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { byId } from '../donations/donationTable.ts'
import { assertReceiving, onlyStorage, receiptDay, receivingAgency } from './receiptDraft.ts'
import { receiptItems, storedReceipt } from './receiptTable.ts'

export const handler = endpointOn(receipts.previewReceipt, byId, async ({ resource, caller, now }) => {
  const receiving = receivingAgency(resource)
  if (!receiving) return refuse(refusals.receiptNotEligible)
  assertReceiving(resource, caller)
  const recorded = resource.Receipt && (await storedReceipt(resource.Receipt.ID))
  if (recorded) return { IsRecorded: true, Receipt: recorded, Code: recorded.Code }
  const pending = resource.PendingReceipt
  return {
    IsRecorded: false,
    Code: null,
    Receipt: {
      Date: pending?.Date ?? receiptDay(resource, now),
      Created: now.toISOString(),
      Agency: receiving,
      DonorLocation: resource.DonorLocation,
      AdHocTransactionID: resource.ID,
      ...receiptItems(pending?.Items ?? resource.AdHocTransactionDonationCategories),
      StorageRequirement: onlyStorage(resource),
      IsVolunteer: pending?.IsVolunteer ?? isVolunteerRun(resource),
      Notes: pending?.Notes ?? '',
    },
  }
})
