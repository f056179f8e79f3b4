import type { AgencyMatch, Donation } from '../donation.ts'

/** Facts of a match that the status rules need. */
export type MatchFacts = Pick<
  AgencyMatch,
  | 'ID'
  | 'Rank'
  | 'Response'
  | 'AgencyExpirationTime'
  | 'TotalMatchScore'
  | 'DistanceMiles'
  | 'IsFromPresetMatch'
  | 'AgencyProposedPickupDate'
  | 'PickupTimeType'
  | 'VolunteerSearch'
  | 'AdHocTransactionAttemptedPickups'
> & { readonly Agency: Pick<AgencyMatch['Agency'], 'ID' | 'Name' | 'IsMasterAgency'> }

/** Facts of a donation that the status rules need; a whole donation and a row of a grid both have it. */
export type StatusFacts = Pick<
  Donation,
  | 'Stage'
  | 'FoodBank'
  | 'TimeZone'
  | 'DonorRecordedPickupDate'
  | 'DonorRecordedPickupTime'
  | 'PickupTimeType'
  | 'StartAfter'
  | 'IsSimultaneousNotifyEnabled'
  | 'IsMarkedAsSuccessfulByDonor'
  | 'Receipt'
> & { readonly Matches: readonly MatchFacts[] }
