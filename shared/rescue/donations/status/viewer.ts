import { type Caller, isDonorRole, isFoodBankRole } from '../../../core/access.ts'
import { acceptedMatch, liveOffers, matchOfAgency } from '../donation.ts'
import { transportAttention } from '../pickup/attention.ts'
import { isPickupWindowOver } from '../pickup/proposal.ts'
import type { MatchFacts, StatusFacts } from './statusFacts.ts'

/** Viewer of a donation, on whom the next steps depend. */
export type Viewer = Pick<Caller, 'Role' | 'EntityID'>

export const ownMatch = (donation: StatusFacts, viewer: Viewer) =>
  viewer.Role === 'agency' ? matchOfAgency(donation, viewer.EntityID) : undefined

/** The offer this reader can answer: the agency's own, or the food bank's master agency's (decision 18). */
export function answerable(donation: StatusFacts, viewer: Viewer): MatchFacts | undefined {
  return liveOffers(donation).find((match) =>
    isFoodBankRole(viewer.Role) ? match.Agency.IsMasterAgency : match.ID === ownMatch(donation, viewer)?.ID,
  )
}

/** The receipt is this reader's to create: the accepting agency's, or the food bank's for its master agency. */
export const mayReceipt = (donation: StatusFacts, viewer: Viewer) => {
  const accepted = acceptedMatch(donation)
  if (!accepted) return false
  return isFoodBankRole(viewer.Role) ? accepted.Agency.IsMasterAgency : accepted.ID === ownMatch(donation, viewer)?.ID
}

const isTransportInTrouble = (donation: StatusFacts, now: Date) => transportAttention(donation, now) !== undefined

export function isActionRequired(donation: StatusFacts, now: Date, viewer: Viewer): boolean {
  switch (donation.Stage) {
    case 'pendingApproval':
      return isFoodBankRole(viewer.Role)
    case 'offering':
      return answerable(donation, viewer) !== undefined
    case 'accepted':
      if (isFoodBankRole(viewer.Role)) return isTransportInTrouble(donation, now)
      return isDonorRole(viewer.Role) && isPickupWindowOver(donation, now)
    case 'closed':
      return mayReceipt(donation, viewer) || (isFoodBankRole(viewer.Role) && isTransportInTrouble(donation, now))
    case 'notMatched':
      return isFoodBankRole(viewer.Role) && !isPickupWindowOver(donation, now)
    default:
      return false
  }
}
