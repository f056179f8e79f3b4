import { refuse } from '../../shared/answer.ts'
import * as donations from '../../shared/api/donations.ts'
import { customChoice, isCustom } from '../../shared/pickup/pickupTime.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { canRepost } from '../../shared/status/transactionFlags.ts'
import { endpointOn } from '../http.ts'
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
