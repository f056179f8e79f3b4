import { Offer } from '../../../shared/api/offers.ts'
import { type Donation, donationPounds, matchOfAgency } from '../../../shared/donation/donation.ts'
import { offerSummary } from '../../../shared/status/offer.ts'
import { statusSummary } from '../../../shared/status/primaryStatus.ts'
import { transactionFlags } from '../../../shared/status/transactionFlags.ts'

/** What an agency is answered about its offer of a donation, for tests. */
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
