import { milesBetween } from '../../core/distance/distance.ts'
import type { FoodBank, TransportationProvider } from '../../network/organizations/entity.ts'
import { type Donation, donationPounds } from '../donations/donation.ts'
import { needsFreezer } from '../donations/pickup/providerCheck.ts'

/**
 * The providers that a run is offered to, nearest first. A provider's area is miles around the food bank: of those whose
 * area reaches the store, the smallest area belongs to whoever lives nearest.
 */
export function suitableProviders(
  donation: Donation,
  { Address }: Pick<FoodBank, 'Address'>,
  providers: readonly TransportationProvider[],
): TransportationProvider[] {
  const miles = milesBetween(Address, donation.DonorLocation.Address)
  const pounds = donationPounds(donation)
  const isFrozen = needsFreezer(donation)
  return providers
    .filter(
      (provider) =>
        provider.IsActive &&
        provider.ProviderKind === 'volunteer' &&
        provider.EMailAddress !== '' &&
        miles <= provider.MaxMiles &&
        pounds <= provider.MaxPounds &&
        (!isFrozen || provider.CanCarryFrozen),
    )
    .sort((a, b) => a.MaxMiles - b.MaxMiles || a.ID - b.ID)
}
