import { type Refusal, refuse } from '../../core/answer.ts'
import { unchanged } from '../../core/event.ts'
import type { ProviderType } from '../providers/providerTypes.ts'
import { type AgencyMatch, type Donation, liveOffers, type PickupTimeType } from './donation.ts'
import { donationEvent } from './donationEvent.ts'
import { type DonationTransition, offerRef } from './donationTransition.ts'
import { proposalRefusal } from './pickup/proposal.ts'
import { startSearch } from './pickup/search.ts'
import { endMatch, renumber, replaceMatch } from './ranking.ts'
import * as refusals from './refusals.ts'
import { can, stageRefusal } from './stages.ts'

/** Direct accept: the food bank accepts on an agency's behalf (decision 18). */

export interface DirectAssignment {
  readonly provider: ProviderType
  readonly driver: AgencyMatch['AgencyDriver']
  /** Pickup agreed with the agency; null: as the donor recorded. */
  readonly pickup: { readonly day: string; readonly time: PickupTimeType } | null
}

/**
 * Accepts for an agency of the list, whether it was asked already or not. Open offers to others end; the agencies that
 * were not asked stay on the list behind it. A repeat changes nothing.
 */
export function assignDirect(
  donation: Donation,
  id: number,
  assignment: DirectAssignment,
  now: Date,
): DonationTransition | Refusal {
  const { provider, pickup } = assignment
  const match = donation.Matches.find((candidate) => candidate.ID === id)
  if (match && isRepeat(match, assignment) && donation.Stage !== 'cancelled') return unchanged(donation)
  if (!can('assignDirect', donation)) return stageRefusal(donation)
  if (!match) return refuse(refusals.offerNotActive)
  const refusal = pickup && proposalRefusal(donation, pickup.day, pickup.time.ID, now)
  if (refusal) return refusal
  const others = liveOffers(donation).filter((other) => other.ID !== match.ID)
  const closed = others.reduce((left, other) => endMatch(left, other, 'withdrawn', now, 'taken'), donation)
  const won = assigned(match, assignment, now)
  const taken = replaceMatch(closed, won)
  const agreed = { day: pickup?.day ?? donation.DonorRecordedPickupDate, time: pickup?.time ?? donation.PickupTimeType }
  const accepted: Donation = {
    ...taken,
    Matches: renumber(taken.Matches),
    Stage: 'accepted',
    IsVolunteerAutomationEnabled: provider === 'volunteer',
  }
  const search = startSearch(accepted, now)
  return {
    state: search.state,
    events: [
      donationEvent('OfferAccepted', {
        ...offerRef(won),
        PickupDate: agreed.day,
        PickupTime: agreed.time.Name,
        ProviderType: provider,
      }),
      ...others.map((other) => donationEvent('OfferWithdrawn', { ...offerRef(other), Why: 'taken' })),
      ...search.events,
    ],
  }
}

const isRepeat = (match: AgencyMatch, { provider, driver, pickup }: DirectAssignment) =>
  match.Response === 'accepted' &&
  match.ProviderType === provider &&
  match.AgencyDriver?.ID === driver?.ID &&
  match.AgencyProposedPickupDate === (pickup?.day ?? null) &&
  match.PickupTimeType?.ID === pickup?.time.ID

/** First in the ranking, and accepted for the agency. */
const assigned = (
  { Withdrawn: _, ...match }: AgencyMatch,
  { provider, driver, pickup }: DirectAssignment,
  now: Date,
): AgencyMatch => ({
  ...match,
  Rank: 0,
  Response: 'accepted',
  AgencyAccepted: true,
  FoodBankAccepted: true,
  InitialActivationTime: match.InitialActivationTime ?? now.toISOString(),
  AgencyResponseTime: now.toISOString(),
  AgencyProposedPickupDate: pickup?.day ?? null,
  PickupTimeType: pickup?.time ?? null,
  AgencyDriver: driver,
  ProviderType: provider,
})
