import { type Donation, donationPounds, matchOfAgency } from '../../../../shared/rescue/donations/donation.ts'
import { offerSummary } from '../../../../shared/rescue/donations/status/offer.ts'
import { statusSummary } from '../../../../shared/rescue/donations/status/primaryStatus.ts'
import { transactionFlags } from '../../../../shared/rescue/donations/status/transactionFlags.ts'
import { type AgencyRow, Offer } from '../../../../shared/rescue/offers/api.ts'

/** Response to an agency about its offer of a donation, for tests. */
export function offerOf(donation: Donation, agencyId: number, now: Date): Offer {
  const status = statusSummary(donation, now, { Role: 'agency', EntityID: agencyId }, 'en')
  return Offer.parse({
    Transaction: {
      ...donation,
      ...transactionFlags(donation, now),
      Pounds: donationPounds(donation),
      DonationContentsSummary: '',
      SignificantPendingStartDescription: '',
      PendingPickupID: null,
      PickupID: donation.Receipt?.ID ?? null,
      Pickup: donation.Receipt ? { Code: donation.Receipt.Code } : null,
      PickupTimeTypeID: donation.PickupTimeType.ID,
      PhotoUrl: null,
      Address: donation.DonorLocation.Address,
      Matches: [],
      ActiveMatch: null,
      PrimaryStatus: status,
      AgencyText: '',
      DeliveryText: '',
      Timeline: { Events: [] },
    },
    Match: matchOfAgency(donation, agencyId),
    StatusSummary: { ...status, ...offerSummary(donation, agencyId, now) },
    StatusLabel: '',
    StatusTone: 'neutral',
    FoodBankContact: { Name: 'County Food Bank', PhoneNumber: '', EMailAddress: '' },
  })
}

/** A line of an agency's current donations, for tests. */
export const currentRow = (MatchID: number, change: Partial<AgencyRow>): AgencyRow => ({
  ID: MatchID,
  MatchID,
  Code: `D${MatchID}`,
  Created: '2026-11-20T12:00:00.000Z',
  Pounds: 100,
  DonationContentsSummary: 'Produce',
  FoodBank: { ID: 10, Name: 'Food bank' },
  DonorLocation: { ID: 31, Code: 'M31', Donor: { Name: 'Market' } },
  StatusLabel: '',
  StatusTone: 'neutral',
  DeliveryText: '',
  IsOffered: false,
  AgencyExpirationTime: null,
  IsDonorClosed: false,
  IsReceiptCreationEligible: false,
  PendingPickupID: null,
  PickupDate: null,
  PickupEnds: null,
  Items: [],
  StorageRequirementIDs: [],
  IsVolunteer: false,
  ...change,
})
