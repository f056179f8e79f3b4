import type { User } from '../../../network/organizations/entity.ts'
import { readerRole } from '../../../network/organizations/reader.ts'
import {
  type AgencyMatch,
  acceptedMatch,
  type Donation,
  liveOffers,
  matchOfAgency,
  rankedMatches,
} from '../donation.ts'
import { missedTogether, passedOver } from '../ended.ts'
import type { DonationEvent, DonationEventDetails, DonationEventType } from '../events.ts'
import { type AttentionKind, transportAttention } from '../pickup/attention.ts'
import { isPickupWindowOver } from '../pickup/proposal.ts'
import { type EmailTemplate, notificationKindOf } from './emailTemplate.ts'

/**
 * Recipients of each e-mail after an event of a donation. Whoever has to act is written to, whoever waits learns how it ended;
 * nobody is written to about their own action, nor about a state that has changed since.
 *
 * | what happened            | the agency                     | the food bank            | the store          |
 * | ------------------------ | ------------------------------ | ------------------------ | ------------------ |
 * | match list to approve    |                                | told to approve          |                    |
 * | delayed start came       |                                | told                     |                    |
 * | offer made, ending soon  | the one asked, to answer       | for its master agency    |                    |
 * | offer accepted           | who accepted: its pickup slip  | told                     | location and donor |
 * | offer declined           |                                | told                     |                    |
 * | offer expired            | the one asked: 'you missed it' | told                     |                    |
 * | nobody to answer         | its contact address            | told                     |                    |
 * | offer withdrawn          | the one asked                  |                          |                    |
 * | nobody left to ask       |                                | told                     | location           |
 * | pickup changed           | who accepted                   | told                     | location and donor |
 * | pickup handed back       |                                | told                     | location           |
 * | given to another agency  | the one that had it            |                          |                    |
 * | close-out taken back     | who accepted                   | told                     | location           |
 * | donation edited          | everyone asked, who accepted   |                          |                    |
 * | donor asks to cancel     |                                | told to decide           |                    |
 * | donation cancelled       | everyone asked, who accepted   | unless it did so itself  | location; the      |
 * |                          |                                |                          | donor if accepted  |
 * | no volunteer, or trouble |                                | told                     |                    |
 * | with a run               |                                |                          |                    |
 */

/** People of one entity, and the e-mail template for them. */
export interface Audience {
  readonly EntityID: number
  readonly template: EmailTemplate
  /** The offer that the e-mail is about. */
  readonly match?: AgencyMatch
  /** Includes the person who caused the event: the offer is theirs to answer, or they need the mail for the pickup. */
  readonly includesActor: boolean
}

/** An event with what the choice of recipients depends on. */
export interface NotifiedEvent {
  readonly event: DonationEvent
  readonly at: string
  readonly by: { readonly UserID: number; readonly EntityID: number } | null
}

interface RuleContext {
  readonly donation: Donation
  readonly now: Date
  readonly by: NotifiedEvent['by']
}

const audience = (EntityID: number, template: EmailTemplate, match?: AgencyMatch, includesActor = false): Audience => ({
  EntityID,
  template,
  includesActor,
  ...(match ? { match } : {}),
})

const matchWith = (donation: Donation, id: number) => donation.Matches.find((match) => match.ID === id)

/** The offer as long as it waits for an answer under this very deadline. */
function openOffer(
  { donation, now }: RuleContext,
  offer: { MatchID: number; Deadline: string },
): AgencyMatch | undefined {
  const match = liveOffers(donation).find((live) => live.ID === offer.MatchID)
  const isSameOffer = match?.AgencyExpirationTime === offer.Deadline
  return isSameOffer && Date.parse(offer.Deadline) > now.getTime() ? match : undefined
}

/** People who answer for an agency: its people, and the food bank's for its own master agency (decision 18). */
const answerers = (donation: Donation, { Agency }: AgencyMatch) =>
  Agency.IsMasterAgency ? [Agency.ID, donation.FoodBank.ID] : [Agency.ID]

const store = (donation: Donation) => donation.DonorLocation.ID
const donor = (donation: Donation) => donation.DonorLocation.Donor.ID

type AudienceRules = {
  readonly [T in DonationEventType]?: (detail: DonationEventDetails[T], context: RuleContext) => readonly Audience[]
}

const audienceRules: AudienceRules = {
  DonationMatched: ({ NeedsApproval }, { donation }) => {
    if (!NeedsApproval || donation.Stage !== 'pendingApproval') return []
    const template = rankedMatches(donation).length > 0 ? 'approvalNeeded.foodBank' : 'approvalNeeded.nobody'
    return [audience(donation.FoodBank.ID, template)]
  },

  StartBegun: (_, { donation }) =>
    donation.Stage === 'offering' || donation.Stage === 'accepted'
      ? [audience(donation.FoodBank.ID, 'startBegun.foodBank', undefined, true)]
      : [],

  OfferMade: (offer, context) => {
    const match = openOffer(context, offer)
    const template = context.donation.IsSimultaneousNotifyEnabled ? 'offerMade.askedAtOnce' : 'offerMade.asked'
    return match ? answerers(context.donation, match).map((id) => audience(id, template, match, true)) : []
  },

  OfferExpiring: (offer, context) => {
    const match = openOffer(context, offer)
    return match ? answerers(context.donation, match).map((id) => audience(id, 'offerExpiring.asked', match, true)) : []
  },

  OfferAccepted: ({ MatchID }, { donation, now }) => {
    const match = acceptedMatch(donation)
    if (match?.ID !== MatchID || donation.Stage !== 'accepted' || isPickupWindowOver(donation, now)) return []
    return [
      audience(match.Agency.ID, 'offerAccepted.accepting', match, true),
      audience(donation.FoodBank.ID, 'offerAccepted.foodBank', match),
      audience(store(donation), 'offerAccepted.donor', match),
      audience(donor(donation), 'offerAccepted.donor', match),
    ]
  },

  OfferDeclined: ({ MatchID }, { donation }) => {
    const match = matchWith(donation, MatchID)
    return match && donation.Stage !== 'cancelled'
      ? [audience(donation.FoodBank.ID, 'offerDeclined.foodBank', match)]
      : []
  },

  OfferExpired: ({ MatchID }, { donation }) => {
    const match = matchWith(donation, MatchID)
    if (!match || donation.Stage === 'cancelled') return []
    return [audience(match.Agency.ID, 'offerExpired.asked', match), ...missedAudience(donation, match)]
  },

  AgenciesPassedOver: (_, { donation }) =>
    donation.Stage === 'cancelled' || donation.Stage === 'notMatched' || passedOver(donation).length === 0
      ? []
      : [audience(donation.FoodBank.ID, 'offerExpired.unattended', undefined, true)],

  OfferWithdrawn: ({ MatchID, Why }, { donation }) => {
    const match = matchWith(donation, MatchID)
    const isAskedAgain = liveOffers(donation).some((live) => live.ID === MatchID)
    if (!match || isAskedAgain || Why === 'cancelled' || donation.Stage === 'cancelled') return []
    return [audience(match.Agency.ID, `offerTaken.${Why}`, match)]
  },

  DonationNotMatched: (_, { donation }) =>
    donation.Stage === 'notMatched'
      ? [
          audience(donation.FoodBank.ID, 'donationNotMatched.foodBank', undefined, true),
          audience(store(donation), 'donationNotMatched.donor', undefined, true),
        ]
      : [],

  DonationEdited: ({ AcceptedBy, Asked }, { donation }) => {
    const accepted = acceptedMatch(donation)
    const asked = Asked.flatMap(({ ID }) => liveOffers(donation).find(({ Agency }) => Agency.ID === ID) ?? [])
    return [
      ...(AcceptedBy && accepted?.Agency.ID === AcceptedBy.ID && donation.Stage === 'accepted'
        ? [audience(AcceptedBy.ID, 'donationEdited.accepting', accepted)]
        : []),
      ...asked.map((match) => audience(match.Agency.ID, 'donationEdited.asked', match)),
    ]
  },

  PickupChanged: ({ MatchID }, { donation }) => {
    const match = acceptedMatch(donation)
    if (match?.ID !== MatchID || donation.Stage !== 'accepted') return []
    return [
      audience(match.Agency.ID, 'pickupChanged.agency', match),
      audience(donation.FoodBank.ID, 'pickupChanged.foodBank', match),
      audience(store(donation), 'pickupChanged.donor', match),
      audience(donor(donation), 'pickupChanged.donor', match),
    ]
  },

  PickupHandedBack: ({ MatchID }, { donation }) => {
    const match = matchWith(donation, MatchID)
    if (match?.Withdrawn !== 'handedBack' || donation.Stage === 'cancelled') return []
    return [
      audience(donation.FoodBank.ID, 'pickupChanged.handedBack', match, true),
      audience(store(donation), 'pickupChanged.handedBackDonor', match),
    ]
  },

  PickupReassigned: ({ MatchID }, { donation }) => {
    const match = matchWith(donation, MatchID)
    return match?.Withdrawn === 'reassigned' ? [audience(match.Agency.ID, 'pickupChanged.reassigned', match)] : []
  },

  DonationReopened: ({ AcceptedBy }, { donation }) => {
    const accepted = acceptedMatch(donation)
    if (donation.IsMarkedAsSuccessfulByDonor !== null) return []
    return [
      ...(AcceptedBy && accepted ? [audience(accepted.Agency.ID, 'pickupChanged.reopenedAgency', accepted)] : []),
      audience(donation.FoodBank.ID, 'pickupChanged.reopened', accepted),
      audience(store(donation), 'pickupChanged.reopened', accepted),
    ]
  },

  CancelRequested: (_, { donation }) =>
    donation.CancelRequest ? [audience(donation.FoodBank.ID, 'cancelRequested.foodBank')] : [],

  DonationCancelled: ({ AcceptedBy, Asked }, { donation, by }) => {
    const part = (agencyId: number, template: EmailTemplate) =>
      audience(agencyId, template, matchOfAgency(donation, agencyId))
    return [
      ...(AcceptedBy ? [part(AcceptedBy.ID, 'donationCancelled.accepting')] : []),
      ...Asked.map(({ ID }) => part(ID, 'donationCancelled.asked')),
      ...(by?.EntityID === donation.FoodBank.ID ? [] : [audience(donation.FoodBank.ID, 'donationCancelled.foodBank')]),
      audience(store(donation), 'donationCancelled.donor'),
      ...(AcceptedBy ? [audience(donor(donation), 'donationCancelled.donor')] : []),
    ]
  },

  VolunteerNotFound: ({ Why }, context) => troubleAudience(context, Why),
  RunPickedUpAfterEnd: (_, context) => troubleAudience(context, 'carrying'),
  RunProblem: (_, context) => troubleAudience(context, 'problem'),
  RunCancelled: ({ IsAfterPickup }, context) => (IsAfterPickup ? troubleAudience(context, 'gaveBack') : []),
  RunLate: ({ Why }, context) => troubleAudience(context, Why === 'pickup' ? 'latePickup' : 'lateDropoff'),
}

/**
 * Staff read once of all agencies that let one deadline pass, and not at all when the e-mail that nobody is left to ask names
 * them.
 */
function missedAudience(donation: Donation, match: AgencyMatch): readonly Audience[] {
  const together = missedTogether(donation, match)
  const isTold = together.every(({ ID }) => ID >= match.ID) && donation.Stage !== 'notMatched'
  const template = together.length > 1 ? 'offerExpired.several' : 'offerExpired.foodBank'
  return isTold ? [audience(donation.FoodBank.ID, template, match)] : []
}

/** Staff, as long as the trouble that the event tells of is not solved. */
function troubleAudience({ donation, now }: RuleContext, kind: AttentionKind): readonly Audience[] {
  const trouble = transportAttention(donation, now)
  return trouble?.kind === kind
    ? [audience(donation.FoodBank.ID, `transport.${trouble.kind}`, acceptedMatch(donation))]
    : []
}

/** The events that this rule has to receive. */
export const notifiedEvents = Object.keys(audienceRules) as readonly DonationEventType[]

/** Events older than this notify nobody: a redriven dead letter of yesterday is out of date. */
const freshHours = 12

/** People who are notified now; nobody when the state has changed since. */
export function audiencesOf(notified: NotifiedEvent, donation: Donation, now: Date): readonly Audience[] {
  if (now.getTime() - Date.parse(notified.at) > freshHours * 3_600_000) return []
  const { type, detail } = notified.event
  const rule = audienceRules[type] as ((detail: unknown, context: RuleContext) => readonly Audience[]) | undefined
  return rule?.(detail, { donation, now, by: notified.by }) ?? []
}

/** One person, their e-mail template and the role in which they receive it. */
export interface Recipient extends Pick<Audience, 'template' | 'match'> {
  readonly user: User
  readonly role: User['Roles'][number]
}

/**
 * The people to write to, each once however many entities they act for: the first audience that fits decides. Left out are
 * those who did it, and those whom e-mails of this kind do not reach.
 */
export function recipientsOf(
  audiences: readonly Audience[],
  people: readonly User[],
  by: NotifiedEvent['by'],
): readonly Recipient[] {
  const chosen = new Map<string, Recipient>()
  for (const { EntityID, template, match, includesActor } of audiences) {
    const kind = notificationKindOf(template)
    for (const user of people) {
      const role = readerRole(user, EntityID, kind)
      const isActor = user.ID === by?.UserID && !includesActor
      if (!role || isActor || chosen.has(user.Subject)) continue
      chosen.set(user.Subject, { user, role, template, ...(match ? { match } : {}) })
    }
  }
  return [...chosen.values()]
}
