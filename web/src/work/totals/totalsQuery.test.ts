import { expect, it } from 'vitest'
import { firstTotalsRange } from './totalsQuery.ts'

it.each([
  ['2026-12-01', '2026-11-01', '2026-11-30'],
  ['2026-01-07', '2025-12-01', '2025-12-31'],
  ['2026-12-08', '2026-12-01', '2026-12-08'],
])('totals open on %s from %s to %s', (today, start, end) => expect(firstTotalsRange(today)).toEqual({ start, end }))
