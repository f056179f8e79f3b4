import { describe, expect, it } from 'vitest'
import { pickupsQuery } from './pickupsQuery.ts'

describe('the chart of the dashboard', () => {
  it('[dash-query-format] asks with days as MM-DD-YYYY', () => {
    expect(pickupsQuery({ start: '2026-01-01', end: '2026-11-20' })).toEqual({
      startDate: '01-01-2026',
      endDate: '11-20-2026',
    })
  })
})
