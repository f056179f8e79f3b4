import { refuse } from '../../shared/answer.ts'
import * as donations from '../../shared/api/donations.ts'
import { customChoice, isCustom } from '../../shared/pickup/pickupTime.ts'
import { canRepost } from '../../shared/status/transactionFlags.ts'
import { endpointOn } from '../http.ts'
import { byId } from './donationTable.ts'

/** The contents come again; day, delay and photo are the new donation's own. */
export const handler = endpointOn(donations.getDonationCopy, byId, async ({ thing, input }) => {
  if (!canRepost(thing)) return refuse('repostIneligible')
  const custom = isCustom(thing.PickupTimeType)
  return {
    DonorLocationID: thing.DonorLocation.ID,
    categories: thing.AdHocTransactionDonationCategories.map((item) => ({
      DonationCategoryID: item.DonationCategory.ID,
      Pounds: item.Pounds,
    })),
    StorageRequirementIDs: thing.AdHocTransactionStorageRequirements.map((need) => need.StorageRequirementID),
    DonorRecordedPickupDate: null,
    PickupTimeTypeID: custom ? customChoice.ID : thing.PickupTimeType.ID,
    ...(custom ? { CustomPickupTimeCode: thing.PickupTimeType.Code } : {}),
    StartAfter: null,
    Notes: thing.Notes,
    PhotoKey: null,
    copyOf: thing.ID,
    ...(input.source ? { source: input.source } : {}),
  }
})
