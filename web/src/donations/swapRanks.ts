import type { AgencyMatch } from '../../../shared/donation/donation.ts'

/** The list as it will stand after a move, shown until the server has answered: the two ranks change places. */
export function swapRanks<T extends { Matches: AgencyMatch[] }>(donation: T, from: number, to: number): T {
  const ranks = new Map([
    [from, to],
    [to, from],
  ])
  const Matches = donation.Matches.map((match) => ({
    ...match,
    Rank: match.Rank === null ? null : (ranks.get(match.Rank) ?? match.Rank),
  }))
  return { ...donation, Matches }
}
