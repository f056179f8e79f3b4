import { expect, it } from 'vitest'
import { tracksOf } from './columns.ts'

it.each([
  ['shares what is left, but is never too narrow', { flex: 1.5, minWidth: 140 }, 'minmax(140px, 1.5fr)'],
  ['shares what is left, and is as wide as the grid makes any', { flex: 1 }, 'minmax(50px, 1fr)'],
  ['has its width', { width: 128 }, '128px'],
  ['is as wide as it has to be', { width: 48, minWidth: 84 }, '84px'],
  ['is as wide as the grid makes those that say nothing', {}, '100px'],
])('a column %s', (_, column, track) => {
  expect(tracksOf([column, column])).toBe(`${track} ${track}`)
})
