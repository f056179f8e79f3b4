import { rolePrefix } from '../access.ts'
import {
  type AgencyMatch,
  acceptedMatch,
  type Donation,
  liveOffers,
  matchOfAgency,
  rankedMatches,
} from '../donation/donation.ts'
import type { Happening, Happenings, HappeningType } from '../donation/happenings.ts'
import { mailReturned, type User } from '../entity/entity.ts'
import { isPickupWindowOver } from '../pickup/proposal.ts'
import { kindOf, type Story } from './story.ts'

/**
 * Who is told what by e-mail when something happens to a donation. Whoever has to act is told at once, whoever waits is
 * told how it ended; nobody is told what they did themselves, and nothing is told that is no longer so.
 *
 * | what happened            | the agency                     | the food bank            | the store          |
 * | ------------------------ | ------------------------------ | ------------------------ | ------------------ |
 * | match list to approve    |                                | told to approve          |                    |
 * | delayed start came       |                                | told                     |                    |
 * | offer made, ending soon  | the one asked, to answer       | for its master agency    |                    |
 * | offer accepted           | who accepted: its pickup slip  | told                     | location and donor |
 * | offer declined           |                                | told                     |                    |
 * | offer expired            | the one asked: 'you missed it' | told                     |                    |
 * | offer withdrawn          | the one asked                  |                          |                    |
 * | nobody left to ask       |                                | told                     | location           |
 * | donation cancelled       | everyone asked, who accepted   | unless it did so itself  | location; the      |
 * |                          |                                |                          | donor if accepted  |
 */

/** People of one entity, and the story they are told. */
export interface Audience {
  readonly EntityID: number
  readonly story: Story
  /** The offer the story is about. */
  readonly match?: AgencyMatch
  /** Tells also the person who did it: the offer is theirs to answer, or the mail is what they take along. */
  readonly isActorTold: boolean
}

/** A fact as telling needs it. */
export interface News {
  readonly happening: Happening
  readonly at: string
  readonly by: { readonly UserID: number; readonly EntityID: number } | null
}

interface Scene {
  readonly donation: Donation
  readonly now: Date
  readonly by: News['by']
}

const tell = (EntityID: number, story: Story, match?: AgencyMatch, isActorTold = false): Audience => ({
  EntityID,
  story,
  isActorTold,
  ...(match ? { match } : {}),
})

const matchWith = (donation: Donation, id: number) => donation.Matches.find((match) => match.ID === id)

/** The offer as long as it waits for an answer under this very deadline. */
function openOffer({ donation, now }: Scene, offer: { MatchID: number; Deadline: string }): AgencyMatch | undefined {
  const match = liveOffers(donation).find((live) => live.ID === offer.MatchID)
  const isSameOffer = match?.AgencyExpirationTime === offer.Deadline
  return isSameOffer && Date.parse(offer.Deadline) > now.getTime() ? match : undefined
}

/** Who answers for an agency: its people, and the food bank's for its own master agency (decision 18). */
const answerers = (donation: Donation, { Agency }: AgencyMatch) =>
  Agency.IsMasterAgency ? [Agency.ID, donation.FoodBank.ID] : [Agency.ID]

const store = (donation: Donation) => donation.DonorLocation.ID
const donor = (donation: Donation) => donation.DonorLocation.Donor.ID

type Telling = { readonly [T in HappeningType]?: (detail: Happenings[T], scene: Scene) => readonly Audience[] }

const telling: Telling = {
  DonationMatched: ({ NeedsApproval }, { donation }) => {
    if (!NeedsApproval || donation.Stage !== 'pendingApproval') return []
    const story = rankedMatches(donation).length > 0 ? 'approvalNeeded.foodBank' : 'approvalNeeded.nobody'
    return [tell(donation.FoodBank.ID, story)]
  },

  StartBegun: (_, { donation }) =>
    donation.Stage === 'offering' || donation.Stage === 'accepted'
      ? [tell(donation.FoodBank.ID, 'startBegun.foodBank', undefined, true)]
      : [],

  OfferMade: (offer, scene) => {
    const match = openOffer(scene, offer)
    const story = scene.donation.IsSimultaneousNotifyEnabled ? 'offerMade.askedAtOnce' : 'offerMade.asked'
    return match ? answerers(scene.donation, match).map((id) => tell(id, story, match, true)) : []
  },

  OfferExpiring: (offer, scene) => {
    const match = openOffer(scene, offer)
    return match ? answerers(scene.donation, match).map((id) => tell(id, 'offerExpiring.asked', match, true)) : []
  },

  OfferAccepted: ({ MatchID }, { donation, now }) => {
    const match = acceptedMatch(donation)
    if (match?.ID !== MatchID || donation.Stage !== 'accepted' || isPickupWindowOver(donation, now)) return []
    return [
      tell(match.Agency.ID, 'offerAccepted.accepting', match, true),
      tell(donation.FoodBank.ID, 'offerAccepted.foodBank', match),
      tell(store(donation), 'offerAccepted.donor', match),
      tell(donor(donation), 'offerAccepted.donor', match),
    ]
  },

  OfferDeclined: ({ MatchID }, { donation }) => {
    const match = matchWith(donation, MatchID)
    return match && donation.Stage !== 'cancelled' ? [tell(donation.FoodBank.ID, 'offerDeclined.foodBank', match)] : []
  },

  OfferExpired: ({ MatchID }, { donation }) => {
    const match = matchWith(donation, MatchID)
    if (!match || donation.Stage === 'cancelled') return []
    return [
      tell(match.Agency.ID, 'offerExpired.asked', match),
      tell(donation.FoodBank.ID, 'offerExpired.foodBank', match),
    ]
  },

  OfferWithdrawn: ({ MatchID, Why }, { donation }) => {
    const match = matchWith(donation, MatchID)
    const isAskedAgain = liveOffers(donation).some((live) => live.ID === MatchID)
    if (!match || isAskedAgain || Why === 'cancelled' || donation.Stage === 'cancelled') return []
    return [tell(match.Agency.ID, `offerTaken.${Why}`, match)]
  },

  DonationNotMatched: (_, { donation }) =>
    donation.Stage === 'notMatched'
      ? [
          tell(donation.FoodBank.ID, 'donationNotMatched.foodBank', undefined, true),
          tell(store(donation), 'donationNotMatched.donor', undefined, true),
        ]
      : [],

  DonationCancelled: ({ AcceptedBy, Asked }, { donation, by }) => {
    const part = (agencyId: number, story: Story) => tell(agencyId, story, matchOfAgency(donation, agencyId))
    return [
      ...(AcceptedBy ? [part(AcceptedBy.ID, 'donationCancelled.accepting')] : []),
      ...Asked.map(({ ID }) => part(ID, 'donationCancelled.asked')),
      ...(by?.EntityID === donation.FoodBank.ID ? [] : [tell(donation.FoodBank.ID, 'donationCancelled.foodBank')]),
      tell(store(donation), 'donationCancelled.donor'),
      ...(AcceptedBy ? [tell(donor(donation), 'donationCancelled.donor')] : []),
    ]
  },
}

/** What has to reach this rule, so that somebody is told. */
export const toldHappenings = Object.keys(telling) as readonly HappeningType[]

/** News older than this is no news: a message that lay among the dead letters for a night tells nobody anything. */
const freshHours = 12

/** Who is told of it now; nobody when it is no longer so. */
export function audiencesOf(news: News, donation: Donation, now: Date): readonly Audience[] {
  if (now.getTime() - Date.parse(news.at) > freshHours * 3_600_000) return []
  const { type, detail } = news.happening
  const tellIt = telling[type] as ((detail: unknown, scene: Scene) => readonly Audience[]) | undefined
  return tellIt?.(detail, { donation, now, by: news.by }) ?? []
}

/** One person, the story they are told and the role in which they are told it. */
export interface Recipient extends Pick<Audience, 'story' | 'match'> {
  readonly user: User
  readonly role: User['Roles'][number]
}

/**
 * The people to write to, each once however many entities they act for: the first audience that fits decides. Left out are
 * those who did it, who do not want this kind, or whose address is missing or sends e-mails back.
 */
export function recipientsOf(
  audiences: readonly Audience[],
  people: readonly User[],
  by: News['by'],
): readonly Recipient[] {
  const chosen = new Map<string, Recipient>()
  for (const { EntityID, story, match, isActorTold } of audiences)
    for (const user of people) {
      const role = user.Roles.find((held) => held.EntityID === EntityID && rolePrefix(held.Role))
      const isWanted = !user.Unsubscribed.includes(kindOf(story)) && user.EMailAddress !== '' && !mailReturned(user)
      const isActor = user.ID === by?.UserID && !isActorTold
      if (!role || !isWanted || isActor || chosen.has(user.Subject)) continue
      chosen.set(user.Subject, { user, role, story, ...(match ? { match } : {}) })
    }
  return [...chosen.values()]
}
