import { liveOffers, matchOfAgency } from '../donation/donation.ts'
import { isDelivered, isDriverAwaited, noTransport, type Transport } from './attemptedPickup.ts'
import { type Phrase, phrase } from './phrase.ts'
import type { StatusFacts } from './statusFacts.ts'

type Labelled = Pick<StatusFacts, 'Stage' | 'Matches' | 'IsMarkedAsSuccessfulByDonor' | 'Receipt'>

/**
 * An agency's status label of a donation: the first rule that fits (section 4 'Agency grid status label'). The rules on
 * drivers and closing are for an accepted match only, else nobody would ever see Pending Response (decision 10).
 */
export function agencyLabel(donation: Labelled, agencyId: number, transport: Transport = noTransport): Phrase {
  if (donation.Stage === 'cancelled') return phrase('labelCancelled')
  const match = matchOfAgency(donation, agencyId)
  if (match?.Response === 'accepted') return acceptedLabel(donation, transport)
  const isAsked = liveOffers(donation).some((live) => live.ID === match?.ID)
  return phrase(isAsked ? 'labelPendingResponse' : 'labelNotAccepted')
}

/** A delivery counts as successful as long as the donor does not say otherwise. */
function acceptedLabel({ IsMarkedAsSuccessfulByDonor, Receipt }: Labelled, transport: Transport): Phrase {
  if (isDriverAwaited(transport)) return phrase('labelWaitingForDriver')
  if (IsMarkedAsSuccessfulByDonor ?? isDelivered(transport)) {
    if (!Receipt) return phrase('labelReadyToReceipt')
    return Receipt.Code ? phrase('labelSuccessfulCode', { code: Receipt.Code }) : phrase('labelSuccessful')
  }
  const isNotClosed = IsMarkedAsSuccessfulByDonor === null
  return phrase(isNotClosed && Receipt ? 'labelWaitingForDonorFinal' : 'labelWaitingForDonor')
}
