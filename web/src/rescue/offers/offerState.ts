import { isFoodBankRole } from '../../../../shared/core/access.ts'
import { hasEnded } from '../../../../shared/rescue/donations/stages.ts'
import type { Offer } from '../../../../shared/rescue/offers/api.ts'

/** State of an offer for the agency that reads it: open to an answer, else the reason why there is none to give. */
export type OfferState =
  | 'open'
  | 'waiting'
  | 'accepted'
  | 'toReceipt'
  | 'receipted'
  | 'notPickedUp'
  | 'declined'
  | 'expired'
  | 'taken'
  | 'withdrawn'
  | 'handedBack'
  | 'reassigned'
  | 'cancelled'
  | 'ended'

type Donation = Offer['Transaction']

export function offerState({ Transaction: donation, Match: match, StatusSummary: own }: Offer, now: Date): OfferState {
  if (donation.IsCancelled) return 'cancelled'
  if (own.AcceptedByRequestingAgency) return acceptedState(donation)
  if (own.RejectedByRequestingAgency) return 'declined'
  if (own.TimeoutNoResponseByRequestingAgency) return 'expired'
  if (match.Withdrawn === 'handedBack' || match.Withdrawn === 'reassigned') return match.Withdrawn
  if (isTaken(donation)) return 'taken'
  if (match.Response === 'withdrawn') return 'withdrawn'
  if (hasEnded(donation)) return 'ended'
  if (donation.Stage !== 'offering' || match.InitialActivationTime === null || match.AgencyExpirationTime === null)
    return 'waiting'
  return Date.parse(match.AgencyExpirationTime) <= now.getTime() ? 'expired' : 'open'
}

function acceptedState(donation: Donation): OfferState {
  if (donation.IsReceiptCreationComplete) return 'receipted'
  if (donation.Stage === 'unsuccessful') return 'notPickedUp'
  return donation.IsDonorClosed ? 'toReceipt' : 'accepted'
}

/** An agency sees its own match only; that another one accepted shows in the donation's stage. */
const isTaken = ({ Stage }: Donation) =>
  Stage === 'accepted' || Stage === 'closed' || Stage === 'complete' || Stage === 'unsuccessful'

/** Agencies answer their own offers, a food bank those of its master agency (decision 18). */
export const mayAnswer = (role: string, match: Offer['Match']) =>
  role === 'agency' || (isFoodBankRole(role) && match.Agency.IsMasterAgency)

/** Interval of polling the offer: short while somebody may take it away, long once it is decided. */
export function offerPollMs(state: OfferState | undefined): number {
  if (state === undefined || state === 'open') return 10_000
  if (state === 'waiting') return 30_000
  return 60_000
}
