import { describe, expect, it } from 'vitest'
import type { Sentence } from '../text/sentence.ts'
import * as refusals from './refusals.ts'
import { type SavedFilter, savedFiltersRefusal, withDefault, withFilter } from './savedFilters.ts'

const saved = (ID: number, more: Partial<SavedFilter> = {}): SavedFilter => ({
  ID,
  Grid: 'donations',
  Name: `Filter ${ID}`,
  Query: 'status=5',
  IsDefault: false,
  ...more,
})

describe('saved filters', () => {
  it.each<[string, SavedFilter[], Sentence | undefined]>([
    ['of different names', [saved(1), saved(2)], undefined],
    ['of one name in two grids', [saved(1, { Name: 'A' }), saved(2, { Name: 'A', Grid: 'loads' })], undefined],
    ['of one name, in any case', [saved(1, { Name: 'Bread' }), saved(2, { Name: 'bread' })], refusals.filterNameTaken],
    ['of one ID', [saved(1), saved(1, { Name: 'Other' })], refusals.filterNameTaken],
    [
      'with a default in each grid',
      [saved(1, { IsDefault: true }), saved(2, { Grid: 'loads', IsDefault: true })],
      undefined,
    ],
    [
      'with two defaults in a grid',
      [saved(1, { IsDefault: true }), saved(2, { IsDefault: true })],
      refusals.filterDefaults,
    ],
  ])('%s', (_, filters, refused) => expect(savedFiltersRefusal(filters)?.refused).toBe(refused))

  it('get the next ID, and a new default replaces the one before', () => {
    const { ID: _, ...draft } = saved(0, { Name: 'New', IsDefault: true })
    const filters = [saved(4, { IsDefault: true }), saved(2, { Grid: 'loads', IsDefault: true })]
    expect(withFilter(filters, draft).map(({ ID, IsDefault }) => [ID, IsDefault])).toEqual([
      [4, false],
      [2, true],
      [5, true],
    ])
  })

  it('have one default a grid, or none', () => {
    const filters = [saved(1, { IsDefault: true }), saved(2), saved(3, { Grid: 'loads', IsDefault: true })]
    const defaults = (list: SavedFilter[]) => list.filter((one) => one.IsDefault).map((one) => one.ID)
    expect(defaults(withDefault(filters, 2, true))).toEqual([2, 3])
    expect(defaults(withDefault(filters, 1, false))).toEqual([3])
  })
})
