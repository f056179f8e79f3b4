import type { Offer } from '../../../shared/api/offers.ts'
import type { Address } from '../../../shared/donation/donation.ts'
import type { Place } from '../map/places.ts'

/** '1200 Main St, Athens, GA 30601'; parts that are missing leave no gap. */
export function addressText({ AddressLine1, City, Province, PostalCode }: Address): string {
  const region = [Province, PostalCode].filter(Boolean).join(' ')
  return [AddressLine1, City, region].filter(Boolean).join(', ')
}

const place = (Kind: Place['Kind'], ID: number, Name: string, address: Address): Place => ({
  ID,
  Name,
  Kind,
  Latitude: address.Latitude,
  Longitude: address.Longitude,
  Address: addressText(address),
})

export const donorPlace = ({ Transaction: { DonorLocation } }: Offer): Place =>
  place('donor', DonorLocation.ID, DonorLocation.Donor.Name, DonorLocation.Address)

/** Where the food is, and where it would go (section 2 'Agency offer detail'). */
export const offerPlaces = (offer: Offer): Place[] => [
  donorPlace(offer),
  place('agency', offer.Match.Agency.ID, offer.Match.Agency.Name, offer.Match.Agency.Address),
]
