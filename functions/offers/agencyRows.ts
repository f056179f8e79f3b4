import * as z from 'zod/mini'
import type { Caller } from '../../shared/access.ts'
import type { AgencyRow } from '../../shared/api/offers.ts'
import { asKnownTo } from '../../shared/donation/agencyView.ts'
import { liveOffers } from '../../shared/donation/donation.ts'
import { summaryIn, unpackRow } from '../../shared/donation/rows.ts'
import { agreedPickup } from '../../shared/pickup/proposal.ts'
import { agencyLabel } from '../../shared/status/agencyLabel.ts'
import { deliveryText } from '../../shared/status/deliveryText.ts'
import { phraseText } from '../../shared/status/phrase.ts'
import { isReceiptCreationEligible } from '../../shared/status/transactionFlags.ts'
import type { Language } from '../../shared/text/text.ts'
import { donationLists } from '../table/keys/donations.ts'
import { table } from '../table/table.ts'

/** An agency's own part of a donation as a line of its lists. */
export function agencyRow(row: string, now: Date, language: Language): AgencyRow {
  const { donation: unpacked, match, ...facts } = unpackRow(row)
  if (!match) throw new Error(`The agency's row of donation ${unpacked.ID} has no match`)
  const donation = asKnownTo(unpacked, match.Agency.ID)
  const isAccepted = match.Response === 'accepted'
  return {
    ID: donation.ID,
    MatchID: match.ID,
    Code: donation.Code,
    Created: donation.Created,
    Pounds: facts.Pounds,
    DonationContentsSummary: summaryIn(facts.DonationContentsSummary, language),
    FoodBank: donation.FoodBank,
    DonorLocation: donation.DonorLocation,
    StatusLabel: phraseText(agencyLabel(donation, match.Agency.ID), language),
    DeliveryText: phraseText(deliveryText(donation, now), language),
    IsOffered: liveOffers(donation).some(
      (live) => live.ID === match.ID && Date.parse(live.AgencyExpirationTime ?? '') > now.getTime(),
    ),
    AgencyExpirationTime: match.AgencyExpirationTime,
    IsDonorClosed: donation.IsMarkedAsSuccessfulByDonor !== null,
    IsReceiptCreationEligible: isAccepted && isReceiptCreationEligible(donation),
    PendingPickupID: null,
    PickupDate: isAccepted ? agreedPickup(donation).day : donation.DonorRecordedPickupDate,
    Items: facts.Items,
    StorageRequirementIDs: facts.StorageRequirementIDs,
  }
}

/** Offers to answer, donations under way and those that wait for a receipt, newest first. */
export async function activeRows(caller: Caller, now: Date, language: Language): Promise<AgencyRow[]> {
  const rows = await table.all({ ...donationLists.agencyActive(caller.EntityID), newestFirst: true }, z.string())
  return rows.map((row) => agencyRow(row, now, language))
}
