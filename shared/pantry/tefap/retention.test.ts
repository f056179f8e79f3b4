import { describe, expect, it } from 'vitest'
import * as refusals from './refusals.ts'
import { deletedFrom, keeping, keptByRule, latestHold, type RecordHold, recordHoldRefusal } from './retention.ts'

const hold = (Until: string, PantryLocationID: number | null = null): RecordHold => ({
  ...{ ID: 1, PantryLocationID, Reason: 'State review', Until, At: '2026-11-30T12:00:00.000Z' },
  By: { UserID: 7, Name: 'Ann' },
})

describe('a TEFAP record', () => {
  it.each([
    ['2026-09-30', '2029-09-30'],
    ['2026-10-01', '2030-09-30'],
    ['2026-12-31', '2030-09-30'],
    ['2027-09-30', '2030-09-30'],
    ['2999-12-31', '2999-12-31'],
  ])('of %s is kept to %s', (day, until) => {
    expect(keptByRule(day)).toBe(until)
  })

  it('is kept longer under the longest hold that concerns its site, and never shorter', () => {
    const holds = [hold('2031-01-15', 5), hold('2030-12-01'), hold('2027-01-01')]
    const at = (locationId: number | null) => keeping('2026-11-20', holds, { locationId }).until
    expect([at(5), at(6), at(null)]).toEqual(['2031-01-15', '2030-12-01', '2030-12-01'])
    expect(keeping('2026-11-20', holds).until).toBe('2031-01-15')
    expect(keeping('2026-11-20', [hold('2027-01-01')])).toEqual({ until: '2030-09-30', hold: undefined })
  })

  it('may be deleted when its last day is over everywhere', () => {
    expect(new Date(deletedFrom('2030-09-30') * 1000).toISOString()).toBe('2030-10-02T00:00:00.000Z')
  })

  it('that is written under a hold outlives it: no hold ends later than the rule keeps records of today', () => {
    for (const today of ['2026-10-01', '2027-09-30', '2028-02-29'])
      expect(latestHold(today) <= keptByRule(today), today).toBe(true)
    const draft = { PantryLocationID: null, Reason: 'x', Until: '2029-12-01' }
    expect(recordHoldRefusal(draft, '2026-11-30')?.refused).toBe(refusals.holdTooLong)
    expect(recordHoldRefusal({ ...draft, Until: '2029-11-30' }, '2026-11-30')).toBeUndefined()
  })
})
