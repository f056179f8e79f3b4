import { acceptedMatch, type Donation } from './donation.ts'

/** Tells if another agency than this one accepted the donation. */
export function isTakenByOther(donation: Pick<Donation, 'Matches'>, agencyId: number): boolean {
  const accepted = acceptedMatch(donation)
  return accepted !== undefined && accepted.Agency.ID !== agencyId
}

/**
 * The donation as one agency may know it: when another agency accepted, nothing of what that agency agreed or receipted.
 * Every text and flag for an agency is derived from this.
 */
export function asKnownTo(donation: Donation, agencyId: number): Donation {
  if (!isTakenByOther(donation, agencyId)) return donation
  return {
    ...donation,
    AdHocTransactionDonationCategories: donation.OfferedCategories ?? donation.AdHocTransactionDonationCategories,
    Receipt: null,
    PendingReceipt: null,
    DonorRecordedPickupTime: null,
    Matches: donation.Matches.map((match) =>
      match.Response === 'accepted'
        ? {
            ...match,
            AgencyProposedPickupDate: null,
            PickupTimeType: null,
            AgencyDriver: null,
            TransportationProviderMatches: [],
            AdHocTransactionAttemptedPickups: [],
            VolunteerSearch: null,
          }
        : match,
    ),
  }
}
