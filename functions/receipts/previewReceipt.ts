import { refuse } from '../../shared/answer.ts'
import * as receipts from '../../shared/api/receipts.ts'
import { donationPounds } from '../../shared/donation/donation.ts'
import { byId } from '../donations/donationTable.ts'
import { endpointOn, HttpFault } from '../http.ts'
import { receiptKeys } from '../table/keys/receipts.ts'
import { onlyStorage, receiptDay, receivingAgency } from './receiptDraft.ts'
import { StoredReceipt } from './receiptTable.ts'

export const handler = endpointOn(receipts.previewReceipt, byId, async ({ resource, caller, now, table }) => {
  const receiving = receivingAgency(resource)
  if (!receiving) return refuse('receiptNotEligible')
  if (caller.Role === 'agency' && receiving.ID !== caller.EntityID) throw new HttpFault(404, 'Not found.')
  const recorded = resource.Receipt
    ? await table.get(receiptKeys.receipt(resource.Receipt.ID), StoredReceipt)
    : undefined
  if (recorded) return { IsRecorded: true, Receipt: recorded, Code: recorded.Code }
  return {
    IsRecorded: false,
    Code: null,
    Receipt: {
      Date: receiptDay(resource, now),
      Created: now.toISOString(),
      Agency: receiving,
      DonorLocation: resource.DonorLocation,
      Pounds: donationPounds(resource),
      AdHocTransactionID: resource.ID,
      categories: resource.AdHocTransactionDonationCategories.map((item) => ({
        DonationCategoryID: item.DonationCategory.ID,
        Name: item.DonationCategory.Name,
        Pounds: item.Pounds,
      })),
      StorageRequirement: onlyStorage(resource),
      IsVolunteer: false,
      Notes: '',
    },
  }
})
