import { refuse } from '../../shared/answer.ts'
import * as receipts from '../../shared/api/receipts.ts'
import { donationPounds } from '../../shared/donation/donation.ts'
import { byId } from '../donations/donationTable.ts'
import { endpointOn, HttpFault } from '../http.ts'
import { keys } from '../table/keys.ts'
import { onlyStorage, receiptDay, receivingAgency } from './receiptDraft.ts'
import { StoredReceipt } from './receiptTable.ts'

export const handler = endpointOn(receipts.previewReceipt, byId, async ({ thing, caller, now, table }) => {
  const receiving = receivingAgency(thing)
  if (!receiving) return refuse('receiptNotEligible')
  if (caller.Role === 'agency' && receiving.ID !== caller.EntityID) throw new HttpFault(404, 'Not found.')
  const recorded = thing.Receipt ? await table.get(keys.receipt(thing.Receipt.ID), StoredReceipt) : undefined
  if (recorded) return { IsRecorded: true, Receipt: recorded, Code: recorded.Code }
  return {
    IsRecorded: false,
    Code: null,
    Receipt: {
      Date: receiptDay(thing, now),
      Created: now.toISOString(),
      Agency: receiving,
      DonorLocation: thing.DonorLocation,
      Pounds: donationPounds(thing),
      AdHocTransactionID: thing.ID,
      categories: thing.AdHocTransactionDonationCategories.map((item) => ({
        DonationCategoryID: item.DonationCategory.ID,
        Name: item.DonationCategory.Name,
        Pounds: item.Pounds,
      })),
      StorageRequirement: onlyStorage(thing),
      IsVolunteer: false,
      Notes: '',
    },
  }
})
