import { localDay } from '../../core/time/zone.ts'
import { distributionOf } from '../../pantry/orders/distribution.ts'
import type { Order } from '../../pantry/orders/order.ts'
import { peopleServed } from '../../pantry/pantryReports/served.ts'
import { acceptedMatch, type Donation, donationPounds, itemPounds } from '../../rescue/donations/donation.ts'
import { endedStages } from '../../rescue/donations/stages.ts'
import type { TotalsAmounts, TotalsCount } from './totals.ts'

/** Numbers that a donation, a receipt or an order counts for as it stands. A correction counts anew: the totals change by the difference. */

/** The network sees every food bank of the tenant. */
export const networkWatcher = 'NETWORK'

interface Watched {
  readonly StateAssociationID: number | null
  readonly CoopID: number | null
}
const watchersOf = ({ StateAssociationID, CoopID }: Watched) => [
  networkWatcher,
  ...[StateAssociationID, CoopID].flatMap((id) => (id === null ? [] : [String(id)])),
]

const minuteMs = 60_000

/** From the post, or from a delayed start; an acceptance before the start took no time. */
function claimMinutes({ Created, StartAfter }: Donation, claimedAt: string): number {
  const from = StartAfter !== null && StartAfter > Created ? StartAfter : Created
  return Math.max(0, Math.round((Date.parse(claimedAt) - Date.parse(from)) / minuteMs))
}

function donationAmounts(donation: Donation): Partial<TotalsAmounts> {
  const offered = donation.OfferedCategories
  const OfferedPounds = offered ? itemPounds(offered) : donationPounds(donation)
  const posted = { Donations: 1, OfferedPounds }
  if (donation.Stage === 'cancelled') return { ...posted, Cancelled: 1 }
  const match = acceptedMatch(donation)
  if (match) {
    const claimedAt = match.AgencyResponseTime ?? match.InitialActivationTime ?? donation.Created
    return { ...posted, Claimed: 1, ClaimedPounds: OfferedPounds, ClaimMinutes: claimMinutes(donation, claimedAt) }
  }
  return endedStages.includes(donation.Stage) ? { ...posted, Unclaimed: 1 } : posted
}

export const donationCount = (donation: Donation): TotalsCount => ({
  FoodBankID: donation.FoodBank.ID,
  Owners: [donation.FoodBank.ID, donation.DonorLocation.Donor.ID, donation.DonorLocation.ID],
  Watchers: watchersOf(donation),
  Day: localDay(new Date(donation.Created), donation.TimeZone),
  Amounts: donationAmounts(donation),
})

/** Of a receipt, whoever wrote it and with or without a donation. */
export interface CountedReceipt {
  readonly FoodBankID: number
  readonly DonorID: number
  readonly DonorLocation: { readonly ID: number }
  readonly Date: string
  readonly Pounds: number
}

export const receiptCount = (receipt: CountedReceipt, foodBank: Watched): TotalsCount => ({
  FoodBankID: receipt.FoodBankID,
  Owners: [receipt.FoodBankID, receipt.DonorID, receipt.DonorLocation.ID],
  Watchers: watchersOf(foodBank),
  Day: receipt.Date,
  Amounts: { Receipts: 1, ReceivedPounds: receipt.Pounds },
})

/** An order counts once it was handed over, or was not fetched. */
export function orderCount(order: Order): TotalsCount {
  const { FoodBankID, EntityID: PantryID, OrderDay, StatusCode } = order
  const owners = { FoodBankID, Owners: [], Watchers: [], PantryID }
  const given = distributionOf(order)
  if (!given) return { ...owners, Day: OrderDay, Amounts: StatusCode === 'ABANDONED' ? { NoShows: 1 } : {} }
  const { Day, TotalItems: ItemsGiven, TotalPounds: PoundsGiven } = given
  return { ...owners, Day, Amounts: { HandOvers: 1, PeopleServed: peopleServed(given), ItemsGiven, PoundsGiven } }
}
