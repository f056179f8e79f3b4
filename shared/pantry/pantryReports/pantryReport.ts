import { type Refusal, refuse } from '../../core/answer.ts'
import type { DayRange } from '../../core/time/range.ts'
import { addDays, addMonths, daysBetween } from '../../core/time/zone.ts'
import { fiscalYearDays, fiscalYearOf } from '../tefap/fiscalYear.ts'
import * as refusals from './refusals.ts'

/** Reports of the pantry: of orders, of customers, and of what was handed over (specification 002). */

export const orderReports = ['pickupAttendant', 'delivery', 'orders', 'distribution', 'labels'] as const
export type OrderReport = (typeof orderReports)[number]
export const customerReports = ['customers', 'tefap'] as const
export type CustomerReport = (typeof customerReports)[number]
/** Report of the people whom a product reached. */
export const recallReport = 'recall'
/** The customer summary of more days than an answer reads. */
export const customerSummaryReport = 'summary'
/** Households that were served in some days, as the states ask for them. */
export const householdsReport = 'households'
export type PantryReport =
  | OrderReport
  | CustomerReport
  | typeof recallReport
  | typeof customerSummaryReport
  | typeof householdsReport

export const exportFormats = ['PDF', 'CSV', 'XLSX'] as const
export type ExportFormat = (typeof exportFormats)[number]
export const defaultExportFormat: ExportFormat = 'PDF'

/** Avery's numbers of the sheets, and the sizes of rolls in inches. */
export const labelSheets = ['5163', '5160', 'ROLL4X6', 'ROLL4X2'] as const
export type LabelSheet = (typeof labelSheets)[number]
/** Bags of one order. */
export const maxLabelsPerOrder = 20

/** A file with more orders is made in the background, as is one with more labels. */
export const maxOrdersAtOnce = 500
export const maxLabelsAtOnce = 300
/** Orders that one call may name: what a page of the grid can select. */
export const maxOrdersNamed = 500

/** Section 9: a TEFAP file at once is of fewer customers than this; more are made in the background (decision 75). */
export const tefapLimit = 3000
export const tefapRefusal = (count: number): Refusal | undefined =>
  count < tefapLimit ? undefined : refuse(refusals.reportExceedsLimit)

/** Labels are for a printer: other formats are not made of them. */
export const formatOf = (report: PantryReport, asked: ExportFormat): ExportFormat =>
  report === 'labels' ? 'PDF' : asked

/** Every field of every line as CSV: only where no agency is chosen. */
export const allowsFullData = (report: PantryReport, format: ExportFormat, isAgencyScoped: boolean): boolean =>
  report !== 'labels' && format === 'CSV' && !isAgencyScoped
export const fullDataRefusal = (isAgencyScoped: boolean): Refusal | undefined =>
  isAgencyScoped ? refuse(refusals.fullDataOfAgency) : undefined

export const rangePresets = ['today', 'last7', 'last30', 'last60', 'last90', 'yearToDate', 'lastYear'] as const
export type RangePreset = (typeof rangePresets)[number]
const presetDays = { last7: 7, last30: 30, last60: 60, last90: 90 } as const

/** Both ends count; the last seven days end with today. */
export function presetRange(preset: RangePreset, today: string): DayRange {
  const year = today.slice(0, 4)
  if (preset === 'today') return { start: today, end: today }
  if (preset === 'yearToDate') return { start: `${year}-01-01`, end: today }
  if (preset === 'lastYear') return { start: `${Number(year) - 1}-01-01`, end: `${Number(year) - 1}-12-31` }
  return { start: addDays(today, 1 - presetDays[preset]), end: today }
}

export const householdPresets = ['lastMonth', 'thisMonth', 'fiscalYear'] as const
export type HouseholdPreset = (typeof householdPresets)[number]

/** Whole months, and the federal fiscal year; what has not ended yet, up to today. */
export function householdRange(preset: HouseholdPreset, today: string): DayRange {
  const first = `${today.slice(0, 7)}-01`
  if (preset === 'lastMonth') return { start: addMonths(first, -1), end: addDays(first, -1) }
  return { start: preset === 'thisMonth' ? first : fiscalYearDays(fiscalYearOf(today)).start, end: today }
}

/** Days right before a range, as many as it has. */
export function daysBefore({ start, end }: DayRange): DayRange {
  const before = addDays(start, -1)
  return { start: addDays(before, -daysBetween(start, end)), end: before }
}

/** The previous three calendar months: it ends on the last day of the previous month (decision 49). */
export function tefapRange(today: string): DayRange {
  const first = `${today.slice(0, 7)}-01`
  return { start: addMonths(first, -3), end: addDays(first, -1) }
}
