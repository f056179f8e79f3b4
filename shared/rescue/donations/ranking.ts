import {
  type AgencyMatch,
  type Donation,
  matchesPerDonation,
  matchId,
  type Response,
  rankedMatches,
  type Withdrawal,
} from './donation.ts'

/** The ranking of a donation's matches, and what a match's end does to it. */

/** Ranks without gaps from 1, in the present order. */
export function renumber(matches: readonly AgencyMatch[]): AgencyMatch[] {
  const order = rankedMatches({ Matches: [...matches] }).map((match) => match.ID)
  return matches.map((match) => (match.Rank === null ? match : { ...match, Rank: order.indexOf(match.ID) + 1 }))
}

export const replaceMatch = (donation: Donation, changed: AgencyMatch): Donation => ({
  ...donation,
  Matches: donation.Matches.map((match) => (match.ID === changed.ID ? changed : match)),
})

/** Takes a match out of the ranking with its response. */
export function endMatch(
  donation: Donation,
  match: AgencyMatch,
  response: Exclude<Response, 'accepted'>,
  now: Date,
  why?: Withdrawal,
): Donation {
  const ended = replaceMatch(donation, {
    ...match,
    ...(why ? { Withdrawn: why } : {}),
    Rank: null,
    Response: response,
    AgencyAccepted: response === 'rejected' ? false : match.AgencyAccepted,
    AgencyResponseTime: response === 'rejected' ? now.toISOString() : match.AgencyResponseTime,
  })
  return { ...ended, Matches: renumber(ended.Matches) }
}

/** Left the ranking without having been asked, because nobody could answer for it. */
export const isPassedOver = ({ Rank, Response, InitialActivationTime }: AgencyMatch) =>
  Rank === null && Response === 'withdrawn' && InitialActivationTime === null

/** Back into the ranking as if never asked. */
export const unask = (match: AgencyMatch): AgencyMatch => ({
  ...match,
  InitialActivationTime: null,
  AgencyExpirationTime: null,
})

/** Back into the ranking at the rank, whatever became of the match. */
export function reopened({ Withdrawn: _, ...match }: AgencyMatch, rank: number): AgencyMatch {
  return { ...unask(match), Rank: rank, Response: null, AgencyAccepted: null, AgencyResponseTime: null }
}

export type Candidate = Pick<
  AgencyMatch,
  | 'Agency'
  | 'TotalMatchScore'
  | 'DistanceMiles'
  | 'IsFromPresetMatch'
  | 'ScoreComponents'
  | 'IsUnattended'
  | 'UnattendedReason'
  | 'NightHours'
  | 'IsOutsideHours'
>

/** A match that nobody was asked about yet, `sequence` counting the donation's matches from 1. */
export const newMatch = (donationId: number, sequence: number, rank: number, candidate: Candidate): AgencyMatch => ({
  ID: matchId(donationId, sequence),
  Rank: rank,
  ...candidate,
  Response: null,
  AgencyAccepted: null,
  FoodBankAccepted: null,
  InitialActivationTime: null,
  AgencyExpirationTime: null,
  AgencyResponseTime: null,
  AgencyProposedPickupDate: null,
  PickupTimeType: null,
  AgencyDriver: null,
  TransportationProviderMatches: [],
  AdHocTransactionAttemptedPickups: [],
  VolunteerSearch: null,
})

/** A change writes the rows of all agencies that were asked and an event for each ranked one, in one transaction of 100. */
export const maxRanked = 30
export const maxListed = 60

export const matchesMade = ({ MatchesMade = 0, Matches }: Donation) =>
  Math.max(MatchesMade, ...Matches.map((match) => match.ID % matchesPerDonation))
