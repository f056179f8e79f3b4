import { type Refusal, refuse } from '../../../core/answer.ts'
import { prependEvents, unchanged } from '../../../core/event.ts'
import type { ProviderType } from '../../providers/providerTypes.ts'
import {
  type AgencyDriver,
  type AgencyMatch,
  acceptedMatch,
  type Donation,
  type PickupPart,
  type PickupTimeType,
} from '../donation.ts'
import { donationEvent } from '../donationEvent.ts'
import { type DonationTransition, offerRef } from '../donationTransition.ts'
import * as refusals from '../refusals.ts'
import { currentPickup } from './attemptedPickup.ts'
import { heldPickupRefusal, presentProvider } from './heldPickup.ts'
import { agreedPickup, proposalRefusal } from './proposal.ts'
import { moveRuns, startSearch, withAccepted, withdrawRun } from './search.ts'

/** After an acceptance: when the donation is fetched, and who fetches it, are changed until it was picked up. */

export interface PickupChange {
  /** Pickup, or null for the one agreed before. */
  readonly pickup: { readonly day: string; readonly time: PickupTimeType } | null
  readonly driver: AgencyDriver | null
  /** Chosen by the food bank; without it the driver is the agency's own. */
  readonly provider?: ProviderType | undefined
}

const isSameDriver = (one: AgencyDriver | null, other: AgencyDriver | null) =>
  one?.ID === other?.ID && one?.Name === other?.Name && one?.PhoneNumber === other?.PhoneNumber

function partsOf(donation: Donation, match: AgencyMatch, { pickup, driver, provider }: PickupChange): PickupPart[] {
  const agreed = agreedPickup(donation)
  const isMoved = pickup !== null && (pickup.day !== agreed.day || pickup.time.ID !== agreed.type.ID)
  const isOther = provider !== undefined && provider !== presentProvider(donation, match)
  return [
    ...(isMoved ? (['time'] as const) : []),
    ...(isSameDriver(match.AgencyDriver, driver) ? [] : (['driver'] as const)),
    ...(isOther ? (['provider'] as const) : []),
  ]
}

/** A search that failed begins anew: at another time volunteers may come. */
function searchAnew(donation: Donation, now: Date): DonationTransition {
  const match = acceptedMatch(donation)
  const isHeld = match && currentPickup({ AttemptedPickups: match.AdHocTransactionAttemptedPickups }) !== undefined
  return !match || isHeld || match.VolunteerSearch?.State === 'seeking'
    ? unchanged(donation)
    : startSearch(donation, now)
}

/** Volunteers are sought, or not: a driver of the agency or the food bank's truck takes the run from them. */
function withTransport(donation: Donation, isVolunteer: boolean, now: Date): DonationTransition {
  if (isVolunteer) return searchAnew({ ...donation, IsVolunteerAutomationEnabled: true }, now)
  return withdrawRun({ ...donation, IsVolunteerAutomationEnabled: false })
}

/** Changes day and time, the driver, or who fetches it; drivers of the run are told of another time. A repeat changes nothing. */
export function changePickup(
  donation: Donation,
  id: number,
  change: PickupChange,
  now: Date,
): DonationTransition | Refusal {
  const match = donation.Matches.find((candidate) => candidate.ID === id)
  const refusal = heldPickupRefusal(donation, match)
  if (refusal || !match) return refusal ?? refuse(refusals.pickupNotHeld)
  const parts = partsOf(donation, match, change)
  if (parts.length === 0) return unchanged(donation)
  const { pickup, driver, provider } = change
  if (provider === undefined && parts.includes('driver') && match.ProviderType === 'foodbank')
    return refuse(refusals.pickupByFoodBank)
  const isMoved = parts.includes('time')
  const outside = isMoved && pickup ? proposalRefusal(donation, pickup.day, pickup.time.ID, now) : undefined
  if (outside) return outside
  const changed = withAccepted(donation, (accepted) => ({
    ...accepted,
    ...(pickup && isMoved ? { AgencyProposedPickupDate: pickup.day, PickupTimeType: pickup.time } : {}),
    AgencyDriver: driver,
    ...(provider
      ? { ProviderType: provider }
      : driver && accepted.ProviderType
        ? { ProviderType: 'agency' as const }
        : {}),
  }))
  const moved = isMoved ? moveRuns(changed, now) : unchanged(changed)
  const isOther = parts.includes('provider') || (parts.includes('driver') && driver !== null)
  const carried = isOther ? withTransport(moved.state, provider === 'volunteer', now) : searchAnew(moved.state, now)
  const agreed = agreedPickup(changed)
  const told = donationEvent('PickupChanged', {
    ...offerRef(match),
    Parts: parts,
    PickupDate: agreed.day,
    PickupTime: agreed.type.Name,
    ...(provider ? { ProviderType: provider } : {}),
  })
  return prependEvents([told, ...(isOther ? [] : moved.events)], carried)
}
