import { type Refusal, refuse } from '../../core/answer.ts'
import { prependEvents, unchanged } from '../../core/event.ts'
import { askingWaitsUntil, isOpenAtNight } from '../../network/organizations/quietHours.ts'
import { type AgencyMatch, type Donation, liveOffers, rankedMatches } from './donation.ts'
import { donationEvent } from './donationEvent.ts'
import { type DonationTransition, offerRef } from './donationTransition.ts'
import { moveRanks } from './moveRanks.ts'
import { isPickupWindowOver, pickupWindow } from './pickup/proposal.ts'
import { endMatch, isPassedOver, reopened, replaceMatch, unask } from './ranking.ts'
import * as refusals from './refusals.ts'
import { spoilsAt } from './spoils.ts'
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

/** With the agencies of these matches at the head of the ranking, in their order, as if never asked. */
function putFirst(donation: Donation, first: readonly AgencyMatch[]): Donation {
  const order = [...first, ...rankedMatches(donation)].map(({ ID }) => ID)
  const Matches = donation.Matches.map((match) => {
    const rank = order.indexOf(match.ID) + 1
    if (rank === 0) return match
    return first.includes(match) ? reopened(match, rank) : { ...match, Rank: rank }
  })
  return { ...donation, Matches }
}

/**
 * Takes an approval back that was a slip: offers that nobody has answered yet are withdrawn, and the list waits for approval
 * as before, with the agencies that were passed over. Once an agency has answered, the offers go on.
 */
export function reopenApproval(donation: Donation): DonationTransition | Refusal {
  if (donation.Stage === 'pendingApproval') return unchanged(donation)
  if (!can('takeBack', donation)) return stageRefusal(donation)
  const asked = donation.Matches.filter(({ InitialActivationTime }) => InitialActivationTime !== null)
  if (asked.some(({ Response }) => Response !== null)) return refuse(refusals.approvalAnswered)
  const passed = donation.Matches.filter(isPassedOver)
  if (donation.Stage === 'notMatched' && passed.length === 0) return stageRefusal(donation)
  const list = putFirst(donation, passed)
  return {
    state: {
      ...list,
      Stage: 'pendingApproval',
      Matches: list.Matches.map((match) => ({ ...unask(match), FoodBankAccepted: null })),
    },
    events: [
      donationEvent('ApprovalTakenBack', {}),
      ...asked.map((match) => donationEvent('OfferWithdrawn', { ...offerRef(match), Why: 'moved' })),
    ],
  }
}

/** Takes agencies that nobody can answer for out of the ranking: those whose turn it is. */
function passOver(donation: Donation, now: Date): DonationTransition {
  const ranked = rankedMatches(donation)
  const attended = ranked.findIndex(({ IsUnattended }) => !IsUnattended)
  const turn = donation.IsSimultaneousNotifyEnabled || attended < 0 ? ranked : ranked.slice(0, attended)
  const passed = turn.filter((match) => match.IsUnattended && match.InitialActivationTime === null)
  if (passed.length === 0) return unchanged(donation)
  return {
    state: passed.reduce((left, match) => endMatch(left, match, 'withdrawn', now), donation),
    events: [donationEvent('AgenciesPassedOver', { Agencies: passed.map((match) => offerRef(match).Agency) })],
  }
}

/**
 * Makes the offers that are due to be live: the first of the ranking, or all of it at once. Offers made together share
 * one deadline; an agency that is asked later has a full period of its own. With nobody left to ask the donation is not
 * matched.
 */
export function activate(listed: Donation, now: Date): DonationTransition {
  const { state: donation, events } = passOver(listed, now)
  const ranked = rankedMatches(donation)
  if (ranked.length === 0)
    return {
      state: { ...donation, Stage: 'notMatched' },
      events: [...events, donationEvent('DonationNotMatched', {})],
    }
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
    events: [...events, ...asked.map((match) => donationEvent('OfferMade', { ...offerRef(match), Deadline }))],
  }
}

type Keeping = Pick<
  Donation,
  | 'Created'
  | 'AdHocTransactionDonationCategories'
  | 'AdHocTransactionStorageRequirements'
  | 'DonorRecordedPickupDate'
  | 'PickupTimeType'
  | 'TimeZone'
  | 'Matches'
>

/**
 * Time at which the food spoils or its pickup window ends. Food to be fetched as soon as possible has no hour of its
 * own.
 */
export function askingLimit(donation: Keeping): number | undefined {
  const spoils = spoilsAt({
    Created: donation.Created,
    CategoryIDs: donation.AdHocTransactionDonationCategories.map(({ DonationCategory }) => DonationCategory.ID),
    StorageRequirementIDs: donation.AdHocTransactionStorageRequirements.map((need) => need.StorageRequirementID),
  })
  const closes = donation.PickupTimeType.IsASAP ? undefined : pickupWindow(donation)?.end.getTime()
  const known = [spoils, closes].filter((at) => at !== undefined)
  return known.length > 0 ? Math.min(...known) : undefined
}

type Asking = Keeping & Pick<Donation, 'QuietHours' | 'IsSimultaneousNotifyEnabled'>

/** Until when quiet hours put the next offer off, or the agency that picks up at this hour; undefined outside of them. */
function askedAtNight(donation: Asking, now: Date): { until: Date; open: AgencyMatch | undefined } | undefined {
  const ranked = rankedMatches(donation)
  const until = askingWaitsUntil(
    { quiet: donation.QuietHours, zone: donation.TimeZone, limit: askingLimit(donation) },
    now,
  )
  if (!until || ranked.length === 0) return undefined
  const open = ranked.find(({ NightHours, IsUnattended }) => !IsUnattended && isOpenAtNight(NightHours, now))
  return { until, open: donation.IsSimultaneousNotifyEnabled ? undefined : open }
}

/** Time at which the offers of a list begin that is approved now; undefined: at once. */
export function approvedOffersBegin(donation: Asking & Pick<Donation, 'StartAfter'>, now: Date): Date | undefined {
  const start = Math.max(now.getTime(), Date.parse(donation.StartAfter ?? '') || 0)
  const night = askedAtNight(donation, new Date(start))
  const begin = night && !night.open ? night.until.getTime() : start
  return begin > now.getTime() ? new Date(begin) : undefined
}

/**
 * Does what `activate` does, when no person asks for it at this moment: in quiet hours an agency that picks up then
 * is asked first, else the offers wait until the morning. `limit` of food that does not keep until then makes them at
 * once.
 */
export function activateByDay(donation: Donation, now: Date): DonationTransition {
  const night = askedAtNight(donation, now)
  if (!night) return activate(donation, now)
  const { until: Until, open } = night
  if (!open?.Rank)
    return {
      state: { ...donation, Stage: 'pendingStart', StartAfter: Until.toISOString() },
      events: [donationEvent('AskingPaused', { Until: Until.toISOString() })],
    }
  const moved = moveRanks(donation, open.Rank, 1, 'insert')
  const told = open.Rank > 1 ? [donationEvent('MatchMoved', { ...offerRef(open), From: open.Rank, To: 1 })] : []
  return prependEvents(told, activate(moved, now))
}

/** Offers begin now, or wait for the delayed start. */
function begin(donation: Donation, now: Date): DonationTransition {
  if (donation.StartAfter !== null && Date.parse(donation.StartAfter) > now.getTime())
    return { state: { ...donation, Stage: 'pendingStart' }, events: [] }
  return activateByDay(donation, now)
}

/** After an offer ended without acceptance: the next rank is asked, or others are still being asked. */
export const goOn = (donation: Donation, now: Date): DonationTransition =>
  liveOffers(donation).length > 0 ? unchanged(donation) : activateByDay(donation, now)

/** With the agencies back in the ranking whose offer an acceptance ended before they answered; they come first, as they did then. */
const withoutTaker = (donation: Donation): Donation =>
  putFirst(
    donation,
    donation.Matches.filter((match) => match.Rank === null && match.Withdrawn === 'taken'),
  )

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
