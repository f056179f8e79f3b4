import { expect, it } from 'vitest'
import { match } from '../../../shared/rescue/donations/status/donation.fixture.ts'
import { people } from '../../../test/engine/smallTenant.ts'
import { visibleMatch } from './transactionView.ts'

it('reads the same in whatever order the table keeps the figures of a score', () => {
  const scored = (Figures: Record<string, number>) =>
    match(11, 1, { ScoreComponents: [{ Name: 'closeness', Weight: 25, Points: 20, Figures }] })
  const shown = [
    { miles: 4, most: 50 },
    { most: 50, miles: 4 },
  ].map((figures) => JSON.stringify(visibleMatch(scored(figures), people.foodBank)))
  expect(shown[0]).toBe(shown[1])
  expect(shown[0]).toContain('"Figures":{"miles":4,"most":50}')
})
