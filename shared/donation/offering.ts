import { type Refusal, refuse } from '../answer.ts'
import { prependEvents, unchanged } from '../event.ts'
import { isPickupWindowOver } from '../pickup/proposal.ts'
import * as refusals from '../refusals/refusals.ts'
import { type AgencyMatch, type Donation, liveOffers, rankedMatches } from './donation.ts'
import { donationEvent } from './donationEvent.ts'
import { type DonationTransition, offerRef } from './donationTransition.ts'
import { reopened, replaceMatch } from './ranking.ts'
import { can, stageRefusal } from './stages.ts'

/** Matching, approval and the making of offers. */

/** The matched agencies are known (section 1). An automatic food bank's offers begin; others wait for approval. */
export function matched(donation: Donation, matches: readonly AgencyMatch[], now: Date): DonationTransition | Refusal {
  if (!can('match', donation)) return unchanged(donation)
  const automatic = donation.IsAutomaticallyApproved
  const listed: Donation = {
    ...donation,
    Stage: 'pendingApproval',
    Matches: matches.map((match) => ({ ...match, FoodBankAccepted: automatic ? true : null })),
  }
  const told = donationEvent('DonationMatched', {
    Agencies: matches.map((match) => offerRef(match).Agency),
    NeedsApproval: !automatic,
  })
  return automatic ? prependEvents([told], begin(listed, now)) : { state: listed, events: [told] }
}

/** The food bank approves the match list (decision 18). */
export function approve(donation: Donation, now: Date): DonationTransition | Refusal {
  if (can('start', donation) || liveOffers(donation).length > 0) return unchanged(donation)
  if (donation.Stage === 'notMatched') return refuse(refusals.addAgencyFirst)
  if (!can('approve', donation)) return stageRefusal(donation)
  if (rankedMatches(donation).length === 0) return refuse(refusals.addAgencyFirst)
  const approved = { ...donation, Matches: donation.Matches.map((match) => ({ ...match, FoodBankAccepted: true })) }
  return prependEvents([donationEvent('MatchesApproved', {})], begin(approved, now))
}

/**
 * Makes the offers that are due to be live: the first of the ranking, or all of it at once. Offers made together share
 * one deadline; an agency that is asked later has a full period of its own. With nobody left to ask the donation is not
 * matched.
 */
export function activate(donation: Donation, now: Date): DonationTransition {
  const ranked = rankedMatches(donation)
  if (ranked.length === 0)
    return { state: { ...donation, Stage: 'notMatched' }, events: [donationEvent('DonationNotMatched', {})] }
  const waiting = (donation.IsSimultaneousNotifyEnabled ? ranked : ranked.slice(0, 1)).filter(
    (match) => match.InitialActivationTime === null,
  )
  const Deadline = new Date(now.getTime() + donation.OfferMinutes * 60_000).toISOString()
  const asked = waiting.map((match) => ({
    ...match,
    InitialActivationTime: now.toISOString(),
    AgencyExpirationTime: Deadline,
  }))
  return {
    state: asked.reduce<Donation>(replaceMatch, { ...donation, Stage: 'offering' }),
    events: asked.map((match) => donationEvent('OfferMade', { ...offerRef(match), Deadline })),
  }
}

/** Offers begin now, or wait for the delayed start. */
function begin(donation: Donation, now: Date): DonationTransition {
  if (donation.StartAfter !== null && Date.parse(donation.StartAfter) > now.getTime())
    return { state: { ...donation, Stage: 'pendingStart' }, events: [] }
  return activate(donation, now)
}

/** After an offer ended without acceptance: the next rank is asked, or others are still being asked. */
export const goOn = (donation: Donation, now: Date): DonationTransition =>
  liveOffers(donation).length > 0 ? unchanged(donation) : activate(donation, now)

/** With the agencies back in the ranking whose offer an acceptance ended before they answered; they come first, as they did then. */
function withoutTaker(donation: Donation): Donation {
  const ended = donation.Matches.filter((match) => match.Rank === null && match.Withdrawn === 'taken')
  const order = [...ended, ...rankedMatches(donation)].map(({ ID }) => ID)
  const Matches = donation.Matches.map((match) => {
    const rank = order.indexOf(match.ID) + 1
    if (rank === 0) return match
    return ended.includes(match) ? reopened(match, rank) : { ...match, Rank: rank }
  })
  return { ...donation, Matches }
}

/**
 * Searches again after an acceptance ended. Agencies that declined or did not answer stay out. Staff decide first where the
 * list was not approved, or the donor's pickup window is over.
 */
export function searchAgain(donation: Donation, now: Date): DonationTransition {
  const list = withoutTaker(donation)
  const ranked = rankedMatches(list)
  const isApproved = ranked.every((match) => match.FoodBankAccepted === true)
  if (ranked.length === 0 || (isApproved && !isPickupWindowOver(list, now))) return begin(list, now)
  const waiting = ranked.map((match) => ({ ...match, FoodBankAccepted: null }))
  return { state: waiting.reduce<Donation>(replaceMatch, { ...list, Stage: 'pendingApproval' }), events: [] }
}
