import { refuse } from '../../core/answer.ts'
import * as refusals from './refusals.ts'

/** A match of a donation or of a load. */
interface Ranked {
  readonly Rank: number | null
}

/** `swap` exchanges two matches; `insert` puts the match at the new rank and shifts those between by one. */
export const moveModes = ['swap', 'insert'] as const
export type MoveMode = (typeof moveModes)[number]

/** The rank of a match after a move, pure: the screen shows with it what the server decides with it. */
export function rankAfterMove(rank: number, from: number, to: number, mode: MoveMode): number {
  if (rank === from) return to
  if (mode === 'swap') return rank === to ? from : rank
  if (from < rank && rank <= to) return rank - 1
  return to <= rank && rank < from ? rank + 1 : rank
}

/** A donation or a load with the ranks of its match list after a move. */
export function moveRanks<T extends { Matches: Ranked[] }>(listed: T, from: number, to: number, mode: MoveMode): T {
  const Matches = listed.Matches.map((match) =>
    match.Rank === null ? match : { ...match, Rank: rankAfterMove(match.Rank, from, to, mode) },
  )
  return { ...listed, Matches }
}

interface Listed {
  readonly Matches: readonly (Ranked & { readonly ID: number })[]
}

/** Reason that a match cannot change places with the one at another rank; undefined when it can. */
export function moveRefusal({ Matches }: Listed, id: number, from: number, to: number) {
  if (to < 1 || (from <= 1 && to <= from)) return refuse(refusals.moveUpLimit)
  const moving = Matches.find((match) => match.ID === id)
  const neighbour = Matches.find((match) => match.Rank === to)
  return moving?.Rank === from && neighbour ? undefined : refuse(refusals.moveNeedsNeighbour)
}

/** The active match, rank 1, stays on the list. */
export const removeRefusal = ({ Rank }: Ranked) => (Rank === 1 ? refuse(refusals.removeActive) : undefined)
