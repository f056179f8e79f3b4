import type { Address } from '../../../../shared/network/organizations/address.ts'
import type { Offer } from '../../../../shared/rescue/offers/api.ts'
import { addressText } from '../../core/address/addressText.ts'
import type { MapPoint } from '../../core/map/points.ts'

const point = (Kind: MapPoint['Kind'], ID: number, Name: string, address: Address): MapPoint => ({
  ID,
  Name,
  Kind,
  Latitude: address.Latitude,
  Longitude: address.Longitude,
  Address: addressText(address),
})

export const donorPoint = ({ Transaction: { DonorLocation } }: Offer): MapPoint =>
  point('donor', DonorLocation.ID, DonorLocation.Donor.Name, DonorLocation.Address)

/** Places of the food and of its delivery (section 2 'Agency offer detail'). */
export const offerPoints = (offer: Offer): MapPoint[] => [
  donorPoint(offer),
  point('agency', offer.Match.Agency.ID, offer.Match.Agency.Name, offer.Match.Agency.Address),
]
