import type { Ownership } from '../../core/access.ts'
import type { Donation } from './donation.ts'

/** Owners of a donation: food bank, donor, location, and the agencies that were asked. */
export const ownerOfDonation = (donation: Donation): Ownership => ({
  FoodBankID: donation.FoodBank.ID,
  DonorID: donation.DonorLocation.Donor.ID,
  DonorLocationID: donation.DonorLocation.ID,
  AgencyIDs: donation.Matches.filter((match) => match.InitialActivationTime !== null).map((match) => match.Agency.ID),
})
