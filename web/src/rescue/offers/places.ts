import type { Address } from '../../../../shared/network/organizations/address.ts'
import type { Offer } from '../../../../shared/rescue/offers/api.ts'
import { addressText } from '../../core/address/addressText.ts'
import type { Place } from '../../core/map/places.ts'

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

/** Places of the food and of its delivery (section 2 'Agency offer detail'). */
export const offerPlaces = (offer: Offer): Place[] => [
  donorPlace(offer),
  place('agency', offer.Match.Agency.ID, offer.Match.Agency.Name, offer.Match.Agency.Address),
]
