import { describe, expect, it } from 'vitest'
import {
  allowsFullData,
  defaultExportFormat,
  exportFormats,
  formatOf,
  orderReports,
  presetRange,
  rangePresets,
  tefapRange,
  tefapRefusal,
} from './pantryReport.ts'
import * as refusals from './refusals.ts'

describe('the choices of a report', () => {
  it('[report-types] of orders there are five', () => {
    expect(orderReports).toEqual(['pickupAttendant', 'delivery', 'orders', 'distribution', 'labels'])
  })

  it('[report-default-pdf] begins with PDF; CSV and XLSX are the others', () => {
    expect(defaultExportFormat).toBe('PDF')
    expect(exportFormats).toEqual(['PDF', 'CSV', 'XLSX'])
  })

  it('[labels-pdf] labels are PDF, whatever is asked for', () => {
    expect(exportFormats.map((format) => formatOf('labels', format))).toEqual(['PDF', 'PDF', 'PDF'])
    expect(exportFormats.map((format) => formatOf('orders', format))).toEqual(['PDF', 'CSV', 'XLSX'])
  })

  it('[full-data-csv] full data is CSV, and only where no agency is chosen', () => {
    expect(allowsFullData('orders', 'CSV', false)).toBe(true)
    expect(allowsFullData('orders', 'CSV', true)).toBe(false)
    expect(allowsFullData('orders', 'XLSX', false)).toBe(false)
    expect(allowsFullData('labels', 'CSV', false)).toBe(false)
  })
})

describe('the periods', () => {
  it.each([
    ['today', '2026-11-22', '2026-11-22'],
    ['last7', '2026-11-16', '2026-11-22'],
    ['last30', '2026-10-24', '2026-11-22'],
    ['last60', '2026-09-24', '2026-11-22'],
    ['last90', '2026-08-25', '2026-11-22'],
    ['yearToDate', '2026-01-01', '2026-11-22'],
    ['lastYear', '2025-01-01', '2025-12-31'],
  ] as const)('[report-presets] %s, both ends counted', (preset, start, end) => {
    expect(presetRange(preset, '2026-11-22')).toEqual({ start, end })
    expect(rangePresets).toContain(preset)
  })

  it.each([
    ['2026-11-22', '2026-08-01', '2026-10-31'],
    ['2026-03-31', '2025-12-01', '2026-02-28'],
    ['2026-01-01', '2025-10-01', '2025-12-31'],
  ])('[tefap-preset] on %s: the three calendar months before this one', (today, start, end) => {
    expect(tefapRange(today)).toEqual({ start, end })
  })
})

it('[tefap-report-3000] a TEFAP report is of fewer than 3,000 customers', () => {
  expect(tefapRefusal(2999)).toBeUndefined()
  expect(tefapRefusal(3000)).toEqual({ refused: refusals.reportExceedsLimit })
  expect(refusals.reportExceedsLimit.en).toBe(
    'This report exceeds the current limit. Please choose a smaller timeframe.',
  )
})
