import { type Refusal, refuse } from '../../../core/answer.ts'
import type { ProviderType } from '../../providers/providerTypes.ts'
import type { AgencyMatch, Donation } from '../donation.ts'
import * as refusals from '../refusals.ts'
import { can } from '../stages.ts'
import { currentPickup } from './attemptedPickup.ts'

/** The accepted pickup before it is fetched: until then it is changed, handed back or given to another agency. */

type Held = Pick<Donation, 'Stage'> & { readonly Receipt: object | null }

/** Reason that the pickup of a match can't be changed or given to others now. */
export function heldPickupRefusal(donation: Held, match: AgencyMatch | undefined): Refusal | undefined {
  if (donation.Stage === 'cancelled') return refuse(refusals.donationCancelled)
  if (match?.Response !== 'accepted') return refuse(refusals.pickupNotHeld)
  if (donation.Receipt) return refuse(refusals.receiptExists)
  if (!can('changePickup', donation)) return refuse(refusals.donationEnded)
  const held = currentPickup({ AttemptedPickups: match.AdHocTransactionAttemptedPickups })
  return held?.TransportationProviderActualPickupTime
    ? refuse(refusals.pickupUnderWay, { provider: held.TransportationProvider?.Name ?? '' })
    : undefined
}

/** Carrier of the pickup as things stand: the volunteer switch may have been changed since the acceptance. */
export function presentProvider(
  { IsVolunteerAutomationEnabled }: Pick<Donation, 'IsVolunteerAutomationEnabled'>,
  { ProviderType = 'agency', AgencyDriver: driver }: Pick<AgencyMatch, 'ProviderType' | 'AgencyDriver'>,
): ProviderType {
  if (IsVolunteerAutomationEnabled && driver === null) return 'volunteer'
  return ProviderType === 'volunteer' ? 'agency' : ProviderType
}
