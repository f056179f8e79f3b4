import { isFoodBankRole } from '../../../core/access.ts'
import { acceptedMatch, lastOffer, liveOffers, rankedMatches } from '../donation.ts'
import { transportAttention } from '../pickup/attention.ts'
import { agreedPickup, isPickupWindowOver } from '../pickup/proposal.ts'
import { type Phrase, phrase } from './phrase.ts'
import type { MatchFacts, StatusFacts } from './statusFacts.ts'
import { answerable, isActionRequired, mayReceipt, ownMatch, type Viewer } from './viewer.ts'

/** The line below the status: what is going on, or what this reader is asked to do. */
export function subtitle(donation: StatusFacts, now: Date, viewer: Viewer): Phrase | null {
  const trouble = isFoodBankRole(viewer.Role) ? transportAttention(donation, now) : undefined
  if (trouble) return phrase(`transport.${trouble.kind}`, { provider: trouble.provider })
  switch (donation.Stage) {
    case 'matching':
      return phrase('matchingNow')
    case 'pendingApproval':
      return approvalSubtitle(donation, viewer)
    case 'pendingStart':
      return donation.StartAfter
        ? phrase('startsAt', { start: { at: donation.StartAfter, zone: donation.TimeZone, now } })
        : null
    case 'offering':
      return offeringSubtitle(donation, now, viewer)
    case 'notMatched':
      return phrase(isFoodBankRole(viewer.Role) && !isPickupWindowOver(donation, now) ? 'addAgency' : 'nobodyAccepted')
    case 'unsuccessful':
      return phrase('notPickedUp')
    case 'cancelled':
      return null
    default:
      return acceptedSubtitle(donation, now, viewer)
  }
}

function approvalSubtitle(donation: StatusFacts, viewer: Viewer): Phrase {
  if (!isFoodBankRole(viewer.Role)) return phrase('waitingForFoodBank', { foodBank: donation.FoodBank.Name })
  const count = rankedMatches(donation).length
  if (count === 0) return phrase('noAgencyFits')
  return count === 1 ? phrase('approveAgency') : phrase('approveAgencies', { count })
}

/** Agencies are not told which other agency is asked. */
function offeringSubtitle(donation: StatusFacts, now: Date, viewer: Viewer): Phrase | null {
  const deadline = (match: MatchFacts) => ({ at: match.AgencyExpirationTime ?? '', zone: donation.TimeZone, now })
  const mine = answerable(donation, viewer)
  if (mine && viewer.Role === 'agency') return phrase('pleaseAnswer', { deadline: deadline(mine) })
  if (mine) return phrase('answerForMaster', { agency: mine.Agency.Name, deadline: deadline(mine) })
  if (viewer.Role === 'agency') return phrase('offeredToOthers')
  const { length: count } = liveOffers(donation)
  const last = lastOffer(donation)
  if (!last) return null
  if (count > 1) return phrase('offeredToMany', { count, deadline: deadline(last) })
  return phrase('offeredTo', { agency: last.Agency.Name, deadline: deadline(last) })
}

function acceptedSubtitle(donation: StatusFacts, now: Date, viewer: Viewer): Phrase | null {
  const accepted = acceptedMatch(donation)
  if (!accepted) return null
  const agency = accepted.Agency.Name
  const isMine = accepted.ID === ownMatch(donation, viewer)?.ID
  if (viewer.Role === 'agency' && !isMine)
    return phrase(donation.Stage === 'accepted' ? 'acceptedByOther' : 'pickedUpByOther')
  if (donation.Stage === 'complete') return phrase('receiptOf', { agency, code: donation.Receipt?.Code ?? '' })
  if (donation.Stage === 'closed')
    return mayReceipt(donation, viewer) ? phrase('pleaseReceipt') : phrase('waitingForReceipt', { agency })
  if (isActionRequired(donation, now, viewer)) return phrase('pleaseClose', { agency })
  const { day, type } = agreedPickup(donation)
  if (day === null) return null
  return phrase(isMine ? 'acceptedByYou' : 'acceptedBy', { agency, day: { day }, time: { pickupTime: type } })
}
