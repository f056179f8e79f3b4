import type { AgencyMatch } from './donation.ts'

/** `swap` exchanges two agencies; `insert` puts the agency at the new rank and shifts those between by one. */
export const moveModes = ['swap', 'insert'] as const
export type MoveMode = (typeof moveModes)[number]

/** The rank of an agency after a move, pure: the screen shows with it what the server decides with it. */
export function rankAfterMove(rank: number, from: number, to: number, mode: MoveMode): number {
  if (rank === from) return to
  if (mode === 'swap') return rank === to ? from : rank
  if (from < rank && rank <= to) return rank - 1
  return to <= rank && rank < from ? rank + 1 : rank
}

/** A donation with the ranks of its match list after a move. */
export function moveRanks<D extends { Matches: AgencyMatch[] }>(donation: D, from: number, to: number, mode: MoveMode) {
  const Matches = donation.Matches.map((match) =>
    match.Rank === null ? match : { ...match, Rank: rankAfterMove(match.Rank, from, to, mode) },
  )
  return { ...donation, Matches }
}
