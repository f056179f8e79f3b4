import { expect, it } from 'vitest'
import { match } from '../../../shared/rescue/donations/status/donation.fixture.ts'
import { people } from '../../../test/engine/smallTenant.ts'
import { visibleMatch } from './transactionView.ts'

it('reads the same in whatever order the table keeps the figures of a score', async () => {
  const scored = (Figures: Record<string, number>) =>
    match(11, 1, { ScoreComponents: [{ Name: 'closeness', Weight: 25, Points: 20, Figures }] })
  const shown = async (figures: Record<string, number>) =>
    JSON.stringify(await visibleMatch(scored(figures), people.foodBank))
  const one = await shown({ miles: 4, most: 50 })
  expect(await shown({ most: 50, miles: 4 })).toBe(one)
  expect(one).toContain('"Figures":{"miles":4,"most":50}')
})
