import { expect, it } from 'vitest'
import { dropRank } from './dropRank.ts'

it.each<[string, number, number, 'upper' | 'lower', number]>([
  ['from below, before the line', 5, 2, 'upper', 2],
  ['from below, behind the line', 5, 2, 'lower', 3],
  ['from above, before the line', 1, 4, 'upper', 3],
  ['from above, behind the line', 1, 4, 'lower', 4],
  ['behind the line above its own: where it stands', 3, 2, 'lower', 3],
  ['before the line below its own: where it stands', 3, 4, 'upper', 3],
])('dropped %s', (_, dragged, onto, half, rank) => expect(dropRank(dragged, onto, half)).toBe(rank))
