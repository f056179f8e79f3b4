import { isOfferOpen, matchOfAgency } from '../../../shared/rescue/donations/donation.ts'
import { isVolunteerRun } from '../../../shared/rescue/donations/pickup/attention.ts'
import { agreedPickup, pickupWindow } from '../../../shared/rescue/donations/pickup/proposal.ts'
import { DonationRow, summaryIn } from '../../../shared/rescue/donations/rows.ts'
import { agencyStatus } from '../../../shared/rescue/donations/status/agencyLabel.ts'
import { listedDelivery } from '../../../shared/rescue/donations/status/deliveryText.ts'
import { isReceiptCreationEligible } from '../../../shared/rescue/donations/status/transactionFlags.ts'
import type { AgencyRow } from '../../../shared/rescue/offers/api.ts'
import type { View } from '../../core/http/context.ts'
import { donationLists } from '../../core/table/keys/donations.ts'
import { table } from '../../core/table/table.ts'
import { type DonationFilter, passingRow } from '../donations/grids.ts'
import { restoreRow } from '../donations/restoreRow.ts'

/** An agency's own part of a donation as a row of its lists; undefined when the row holds none. */
export function agencyRow(row: DonationRow, { caller, now, language }: View): AgencyRow | undefined {
  const match = matchOfAgency(row, caller.EntityID)
  if (!match) return undefined
  const isAccepted = match.Response === 'accepted'
  return {
    ID: row.ID,
    MatchID: match.ID,
    Code: row.Code,
    Created: row.Created,
    Pounds: row.Pounds,
    DonationContentsSummary: summaryIn(row.DonationContentsSummary, language),
    FoodBank: row.FoodBank,
    DonorLocation: row.DonorLocation,
    ...agencyStatus(row, caller.EntityID, language),
    DeliveryText: listedDelivery(row, now, language),
    IsOffered: isOfferOpen(row, match.ID, now),
    AgencyExpirationTime: match.AgencyExpirationTime,
    IsDonorClosed: row.IsMarkedAsSuccessfulByDonor !== null,
    IsReceiptCreationEligible: isAccepted && isReceiptCreationEligible(row),
    PendingPickupID: row.PendingPickupID,
    PickupDate: isAccepted ? agreedPickup(row).day : row.DonorRecordedPickupDate,
    PickupEnds: (isAccepted && pickupWindow(row)?.end.toISOString()) || null,
    Items: row.Items,
    StorageRequirementIDs: row.StorageRequirementIDs,
    IsVolunteer: isAccepted && isVolunteerRun(row),
  }
}

/** Open offers, donations in progress and those without a receipt that pass a filter, newest first. */
export async function activeRows(view: View, filter: DonationFilter): Promise<AgencyRow[]> {
  const list = donationLists.agencyActive(view.caller.EntityID)
  const rows = await table.all({ ...list, newestFirst: true, restore: restoreRow }, DonationRow)
  return rows.flatMap((row) => passingRow(row, filter, (one) => agencyRow(one, view)) ?? [])
}
