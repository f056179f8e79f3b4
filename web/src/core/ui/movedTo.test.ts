import { expect, it } from 'vitest'
import { movedTo } from './movedTo.ts'

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 1, 'bac'],
])('from %i to %i', (from, to, order) => expect(movedTo(['a', 'b', 'c'], from, to).join('')).toBe(order))
