import { describe, expect, it } from 'vitest'
import { refusalText } from '../refusalText.ts'
import {
  dashboardRange,
  defaultRange,
  exportRefusal,
  formatQueryDay,
  gridRange,
  maxExportDays,
  parseQueryDay,
} from './range.ts'
import * as refusals from './refusals.ts'

const today = '2026-11-20'
const wholly = { start: '2026-01-01', end: today }

describe('the dashboard’s range', () => {
  it('from the start of the year to today', () => {
    expect(defaultRange(today)).toEqual(wholly)
    expect(defaultRange('2026-01-01')).toEqual({ start: '2026-01-01', end: '2026-01-01' })
  })

  it.each([
    ['[dash-range-fallback-empty] an empty start', { start: '', end: '2026-03-01' }, wholly],
    ['[dash-range-fallback-empty] no start', { start: undefined, end: '2026-03-01' }, wholly],
    ['[dash-range-fallback-15-years] a day older than 15 years', { start: '2011-11-19', end: '2012-03-01' }, wholly],
    [
      '[dash-range-fallback-15-years] 15 years to the day',
      { start: '2011-11-20', end: '2012-03-01' },
      { start: '2011-11-20', end: '2012-03-01' },
    ],
    ['a range as asked', { start: '2025-05-01', end: '2025-06-01' }, { start: '2025-05-01', end: '2025-06-01' }],
    ['an open end is today', { start: '2025-05-01', end: '' }, { start: '2025-05-01', end: today }],
  ])('%s', (_, asked, expected) => expect(dashboardRange(asked, today)).toEqual(expected))

  it('[dash-range-fallback-15-years] 15 years before a leap day is the last of February', () => {
    expect(dashboardRange({ start: '2013-02-28', end: '' }, '2028-02-29').start).toBe('2013-02-28')
    expect(dashboardRange({ start: '2013-02-27', end: '' }, '2028-02-29').start).toBe('2028-01-01')
  })

  it('[dash-query-format] days are MM-DD-YYYY', () => {
    expect(formatQueryDay(today)).toBe('11-20-2026')
    expect(parseQueryDay('11-20-2026')).toBe(today)
  })

  it.each([
    '01-01-3000',
    '12-31-9999',
    '01-01-0001',
    '2026-11-20',
    '20-11-2026',
    '02-30-2026',
    '11/20/2026',
    '1-2-2026',
    '',
  ])('[dash-query-format] %j is none', (text) => expect(parseQueryDay(text)).toBeUndefined())
})

describe('what a grid opens with', () => {
  it.each([
    ['[grid-range-default-60]', 'status', { start: '2026-09-21', end: today }],
    ['[agency-hist-range]', 'agencyHistory', { start: '2026-10-21', end: '2026-11-21' }],
    ['[dist-range-default-30]', 'distributor', { start: '2026-10-21', end: today }],
  ] as const)('%s %s', (_, grid, range) => expect(gridRange(grid, today)).toEqual(range))
})

describe('an export', () => {
  it.each([
    ['[export-disabled-no-dates] no start', undefined, today, refusals.exportNeedsDates],
    ['[export-disabled-no-dates] no end', today, '', refusals.exportNeedsDates],
    ['[export-disabled-no-dates] neither', null, null, refusals.exportNeedsDates],
    ['turned around', '2026-11-21', today, refusals.rangeTurnedAround],
    ['one day', today, today, undefined],
    ['[export-disabled-range] a leap year, 366 days', '2028-01-01', '2028-12-31', undefined],
    ['[export-disabled-range] 367 days', '2027-12-31', '2028-12-31', refusals.exportTooLong],
  ])('%s', (_, start, end, refused) => expect(exportRefusal(start, end)?.refused).toBe(refused))

  it('[export-disabled-range] the refusal names the limit', () => {
    const refusal = exportRefusal('2020-01-01', today)
    expect(refusal && refusalText(refusal, 'en')).toBe(`An export covers at most ${maxExportDays} days.`)
  })
})
