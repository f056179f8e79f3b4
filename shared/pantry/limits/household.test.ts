import { describe, expect, it } from 'vitest'
import { checkLimits } from './check.ts'
import { effectiveLimits } from './effective.ts'
import { forHousehold, valueFor } from './household.ts'
import { limit } from './limit.fixture.ts'
import { LimitDraft, limitOf } from './limit.ts'
import { limitsSummary } from './summary.ts'

const bySize = { ...limit('2 ITEM ORDER', 1), BySize: { Middle: 4, Large: 6 } }

it.each([
  [null, 2],
  [1, 2],
  [2, 2],
  [3, 4],
  [4, 4],
  [5, 6],
  [12, 6],
])('a household of %s may take %d', (people, value) => {
  expect(valueFor(bySize, people)).toBe(value)
  expect(valueFor(limit('3 ITEM ORDER', 1), people)).toBe(3)
  const order = (quantity: number) => ({ day: '2026-03-12', lines: [{ product: 1, quantity, tags: [] }] })
  const limits = forHousehold([bySize], people)
  expect(checkLimits(order(value), { days: [] }, limits)).toEqual([])
  expect(checkLimits(order(value + 1), { days: [] }, limits)).toMatchObject([
    { would: value + 1, limit: { Value: value } },
  ])
})

describe('a draft', () => {
  const { Value, LimitTypeID, LimitTimeScopeID, LimitTimeScopeAmount } = bySize
  const draft = { Value, LimitTypeID, LimitTimeScopeID, LimitTimeScopeAmount }
  it.each([
    [undefined, true],
    [null, true],
    [{ Middle: 2, Large: 2 }, true],
    [{ Middle: 4, Large: 6 }, true],
    [{ Middle: 1, Large: 6 }, false],
    [{ Middle: 4, Large: 3 }, false],
    [{ Middle: 4, Large: 10_000 }, false],
    [{ Middle: 4 }, false],
  ])('with the sizes %j is accepted: %s', (BySize, isAccepted) => {
    expect(LimitDraft.safeParse(BySize === undefined ? draft : { ...draft, BySize }).success).toBe(isAccepted)
  })
  it('without sizes is stored as it was before there were any', () => {
    expect(limitOf({ ...draft, BySize: null }, 7)).not.toHaveProperty('BySize')
    expect(limitOf({ ...draft, BySize: { Middle: 4, Large: 6 } }, 7)).toMatchObject({ BySize: { Middle: 4, Large: 6 } })
  })
})

it('reads as one sentence for all sizes', () => {
  expect(limitsSummary([bySize], 'en')).toBe(
    'There is a maximum of 2 item(s) every order (4 for households of 3 or 4, 6 for 5 or more).',
  )
  expect(limitsSummary([bySize], 'es')).toContain('(4 para hogares de 3 o 4 personas, 6 para 5 o más)')
})

it('is effective when it is the lowest of any size', () => {
  const all = limit('3 ITEM ORDER')
  const statuses = (limits: Parameters<typeof effectiveLimits>[0]) =>
    effectiveLimits(limits).map(({ Value, Status }) => `${Value} ${Status}`)
  expect(statuses([all, bySize])).toEqual(['2 Effective', '3 Effective'])
  expect(statuses([limit('6 ITEM ORDER'), { ...bySize, BySize: { Middle: 4, Large: 5 } }])).toEqual([
    '2 Effective',
    '6 Overridden',
  ])
})
