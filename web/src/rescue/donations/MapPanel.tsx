import type { Address } from '../../../../shared/network/organizations/address.ts'
import type { Transaction } from '../../../../shared/rescue/donations/api.ts'
import { acceptedMatch } from '../../../../shared/rescue/donations/donation.ts'
import { transactionTexts } from '../../../../shared/rescue/donations/texts/transaction.ts'
import { addressText } from '../../core/address/addressText.ts'
import { PlacesMap } from '../../core/map/PlacesMap.tsx'
import type { Place } from '../../core/map/places.ts'
import { useText } from '../../core/words/language.tsx'

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
