import type { Address } from '../../../../shared/network/organizations/address.ts'
import type { Transaction } from '../../../../shared/rescue/donations/api.ts'
import { acceptedMatch } from '../../../../shared/rescue/donations/donation.ts'
import { transactionTexts } from '../../../../shared/rescue/donations/texts/transaction.ts'
import { addressText } from '../../core/address/addressText.ts'
import { PointsMap } from '../../core/map/PointsMap.tsx'
import type { MapPoint } from '../../core/map/points.ts'
import { useText } from '../../core/words/language.tsx'

const at = (address: Address): Pick<MapPoint, 'Latitude' | 'Longitude' | 'Address'> => ({
  Latitude: address.Latitude,
  Longitude: address.Longitude,
  Address: addressText(address),
})

/** The donor, and the agency that accepted or is first on the list. */
export function MapPanel({ transaction }: { transaction: Transaction }) {
  const text = useText(transactionTexts)
  const { DonorLocation } = transaction
  const match = acceptedMatch(transaction) ?? (transaction.IsCancelled ? null : transaction.ActiveMatch)
  const points: MapPoint[] = [
    { ID: DonorLocation.ID, Name: DonorLocation.Donor.Name, Kind: 'donor', ...at(DonorLocation.Address) },
    ...(match
      ? [{ ID: match.Agency.ID, Name: match.Agency.Name, Kind: 'agency' as const, ...at(match.Agency.Address) }]
      : []),
  ]
  return <PointsMap label={text('mapLabel')} points={points} height={260} />
}
