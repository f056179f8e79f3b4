import { describe, expect, it } from 'vitest'
import { type MoveMode, rankAfterMove } from './moveRanks.ts'

/** The agencies A to E in the order of their ranks after a move. */
const order = (from: number, to: number, mode: MoveMode) => {
  const ranked = [...'ABCDE'].map((name, index) => ({ name, rank: rankAfterMove(index + 1, from, to, mode) }))
  return ranked.sort((a, b) => a.rank - b.rank).map(({ name }) => name)
}

describe('the ranks after a move', () => {
  it.each<[string, number, number, string]>([
    ['up', 5, 2, 'AECDB'],
    ['down', 1, 3, 'CBADE'],
    ['to the next rank', 2, 3, 'ACBDE'],
  ])('[move-swaps] a swap %s exchanges two agencies', (_, from, to, after) =>
    expect(order(from, to, 'swap').join('')).toBe(after),
  )
  it.each<[string, number, number, string]>([
    ['up', 5, 2, 'AEBCD'],
    ['down', 1, 3, 'BCADE'],
    ['to the next rank', 2, 3, 'ACBDE'],
    ['to where it stands', 3, 3, 'ABCDE'],
  ])('an insertion %s shifts those between by one', (_, from, to, after) =>
    expect(order(from, to, 'insert').join('')).toBe(after),
  )
  it('an insertion back restores the order, which is what Undo sends', () => {
    for (const from of [1, 2, 3, 4, 5])
      for (const to of [1, 2, 3, 4, 5])
        for (const rank of [1, 2, 3, 4, 5])
          expect(rankAfterMove(rankAfterMove(rank, from, to, 'insert'), to, from, 'insert')).toBe(rank)
  })
})
