import { isRefusal, type Refusal, refuse } from '../../../shared/core/answer.ts'
import type { DirectAssignment } from '../../../shared/rescue/donations/directAccept.ts'
import type { AgencyMatch, Donation } from '../../../shared/rescue/donations/donation.ts'
import { pickupTimeTypeById } from '../../../shared/rescue/donations/pickup/pickupTime.ts'
import { agreedPickup } from '../../../shared/rescue/donations/pickup/proposal.ts'
import { canService, type ServiceCheck } from '../../../shared/rescue/donations/pickup/providerCheck.ts'
import * as refusals from '../../../shared/rescue/donations/refusals.ts'
import type { ProviderType } from '../../../shared/rescue/providers/providerTypes.ts'
import { notFound } from '../../core/http/fault.ts'
import { HttpFault } from '../../core/http/http.ts'

/** Pickup that a direct accept names. */
export interface ProposedPickup {
  readonly AgencyProposedPickupDate?: string | undefined
  readonly AgencyProposedPickupTimeTypeID?: number | undefined
}

/** The named day and time; null for the donor's own. One without the other is a fault of the request. */
export function proposedPickup(input: ProposedPickup): DirectAssignment['pickup'] | Refusal {
  const { AgencyProposedPickupDate: day, AgencyProposedPickupTimeTypeID: typeId } = input
  if (day === undefined && typeId === undefined) return null
  if (day === undefined) throw new HttpFault(400, 'AgencyProposedPickupDate: needed with a time')
  if (typeId === undefined) throw new HttpFault(400, 'AgencyProposedPickupTimeTypeID: needed with a day')
  const time = pickupTimeTypeById(typeId)
  return time ? { day, time } : refuse(refusals.unknownPickupTime)
}

export function findMatch({ Matches }: Pick<Donation, 'Matches'>, id: number): AgencyMatch {
  const match = Matches.find((candidate) => candidate.ID === id)
  if (!match) throw notFound()
  return match
}

/** The provider check of a match for the named pickup. */
export function checkedService(
  donation: Donation,
  { id, providerType, ...input }: ProposedPickup & { readonly id: number; readonly providerType: ProviderType },
): ServiceCheck | Refusal {
  const match = findMatch(donation, id)
  const pickup = proposedPickup(input)
  if (isRefusal(pickup)) return pickup
  const agreed = pickup ? { day: pickup.day, type: pickup.time } : agreedPickup(donation)
  return canService(providerType, donation, match, agreed)
}
