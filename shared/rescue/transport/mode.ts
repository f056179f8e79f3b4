import { type Refusal, refuse } from '../../core/answer.ts'
import { prependEvents, unchanged } from '../../core/event.ts'
import { type AgencyMatch, acceptedMatch, type Donation, donationPounds } from '../donations/donation.ts'
import { donationEvent } from '../donations/donationEvent.ts'
import type { DonationTransition } from '../donations/donationTransition.ts'
import { currentPickup } from '../donations/pickup/attemptedPickup.ts'
import { agreedPickup } from '../donations/pickup/proposal.ts'
import { canService, maxVolunteerMiles, maxVolunteerPounds } from '../donations/pickup/providerCheck.ts'
import { startSearch, withdrawRun } from '../donations/pickup/search.ts'
import * as donationsRefusals from '../donations/refusals.ts'
import { can } from '../donations/stages.ts'
import * as refusals from './refusals.ts'

type VolunteerFacts = Parameters<typeof agreedPickup>[0] &
  Parameters<typeof canService>[1] & { readonly Matches: readonly Pick<AgencyMatch, 'Response' | 'DistanceMiles'>[] }

/**
 * Reason that no volunteer can be sought, by the first check that fails. Before an agency accepted only what is known
 * by then counts.
 */
export function volunteerRefusal(donation: VolunteerFacts): Refusal | undefined {
  const accepted = acceptedMatch(donation)
  const match = accepted ?? { DistanceMiles: 0 }
  const failed = canService('volunteer', donation, match, agreedPickup(donation)).Components.find(
    ({ Passed, Name }) => !Passed && (accepted !== undefined || Name !== 'window'),
  )
  switch (failed?.Name) {
    case 'distance':
      return refuse(refusals.volunteerTooFar, { miles: match.DistanceMiles, max: maxVolunteerMiles })
    case 'weight':
      return refuse(refusals.volunteerTooHeavy, { pounds: donationPounds(donation), max: maxVolunteerPounds })
    case 'storage':
      return refuse(refusals.volunteerFrozen)
    case 'window':
      return refuse(refusals.volunteerNoWindow)
    default:
      return undefined
  }
}

/** Tells if a new search makes sense although the mode is on already: the last one ended without a volunteer. */
function isSearchOver(donation: Donation): boolean {
  const match = acceptedMatch(donation)
  if (donation.Stage !== 'accepted' || !match || match.VolunteerSearch?.State === 'seeking') return false
  return currentPickup({ AttemptedPickups: match.AdHocTransactionAttemptedPickups }) === undefined
}

/**
 * Volunteer pickup on or off (section 4). On: once an agency accepted, a volunteer is sought; switched on again after a
 * search without success, it starts anew. Off: open offers end, and a run that nobody has picked up yet is withdrawn.
 */
export function changeVolunteerMode(donation: Donation, enabled: boolean, now: Date): DonationTransition | Refusal {
  const isSame = donation.IsVolunteerAutomationEnabled === enabled
  if (isSame && !(enabled && isSearchOver(donation))) return unchanged(donation)
  if (!can('changeVolunteerMode', donation)) return refuse(donationsRefusals.modeFixed)
  const told = isSame ? [] : [donationEvent('VolunteerModeChanged', { Enabled: enabled })]
  const changed: Donation = { ...donation, IsVolunteerAutomationEnabled: enabled }
  if (enabled) {
    const refusal = volunteerRefusal(donation)
    if (refusal) return refusal
    return prependEvents(told, startSearch(changed, now))
  }
  const held = currentPickup({ AttemptedPickups: acceptedMatch(donation)?.AdHocTransactionAttemptedPickups ?? [] })
  if (held?.TransportationProviderActualPickupTime)
    return refuse(refusals.volunteerUnderWay, { provider: held.TransportationProvider?.Name ?? '' })
  return prependEvents(told, withdrawRun(changed))
}
