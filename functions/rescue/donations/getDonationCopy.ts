import { refuse } from '../../../shared/core/answer.ts'
import * as donations from '../../../shared/rescue/donations/api.ts'
import { customChoice, isCustom } from '../../../shared/rescue/donations/pickup/pickupTime.ts'
import * as refusals from '../../../shared/rescue/donations/refusals.ts'
import { canRepost } from '../../../shared/rescue/donations/status/transactionFlags.ts'
import { endpointOn } from '../../core/http/http.ts'
import { byId } from './donationTable.ts'

/** Copies the contents; day, delay and photo are not copied. */
export const handler = endpointOn(donations.getDonationCopy, byId, async ({ resource, input }) => {
  if (!canRepost(resource)) return refuse(refusals.repostIneligible)
  const custom = isCustom(resource.PickupTimeType)
  return {
    DonorLocationID: resource.DonorLocation.ID,
    categories: resource.AdHocTransactionDonationCategories.map((item) => ({
      DonationCategoryID: item.DonationCategory.ID,
      Pounds: item.Pounds,
    })),
    StorageRequirementIDs: resource.AdHocTransactionStorageRequirements.map((need) => need.StorageRequirementID),
    DonorRecordedPickupDate: null,
    PickupTimeTypeID: custom ? customChoice.ID : resource.PickupTimeType.ID,
    ...(custom ? { CustomPickupTimeCode: resource.PickupTimeType.Code } : {}),
    StartAfter: null,
    Notes: resource.Notes,
    PhotoKey: null,
    copyOf: resource.ID,
    ...(input.source ? { source: input.source } : {}),
  }
})
