import type { Transaction } from '../../../shared/api/donations.ts'
import { acceptedMatch } from '../../../shared/donation/donation.ts'
import type { Address } from '../../../shared/entity/address.ts'
import { transactionTexts } from '../../../shared/text/transaction.ts'
import { useText } from '../app/language.tsx'
import { PlacesMap } from '../map/PlacesMap.tsx'
import type { Place } from '../map/places.ts'
import { addressText } from './addressText.ts'

const at = (address: Address): Pick<Place, 'Latitude' | 'Longitude' | 'Address'> => ({
  Latitude: address.Latitude,
  Longitude: address.Longitude,
  Address: addressText(address),
})

/** The donor, and the agency that accepted or is first on the list. */
export function MapPanel({ transaction }: { transaction: Transaction }) {
  const text = useText(transactionTexts)
  const { DonorLocation } = transaction
  const match = acceptedMatch(transaction) ?? (transaction.IsCancelled ? null : transaction.ActiveMatch)
  const places: Place[] = [
    { ID: DonorLocation.ID, Name: DonorLocation.Donor.Name, Kind: 'donor', ...at(DonorLocation.Address) },
    ...(match
      ? [{ ID: match.Agency.ID, Name: match.Agency.Name, Kind: 'agency' as const, ...at(match.Agency.Address) }]
      : []),
  ]
  return <PlacesMap label={text('mapLabel')} places={places} height={260} />
}
