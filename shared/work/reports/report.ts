import { type Refusal, refuse } from '../../core/answer.ts'
import { addMonths, isDay } from '../../core/time/zone.ts'
import * as refusals from './refusals.ts'

/** Pickup reports (specification 000, sections 2 and 5): configuration, summary and detail, each over a range of days. */

export const configurationReports = ['ConfigurationAgencyNewDonors', 'ConfigurationAgencyDonors'] as const
export const newDonorsReport = configurationReports[0]
export const summaryReport = 'SummaryAgency'
export const builtReports = [...configurationReports, summaryReport] as const
/** The detail pickup report has an address of its own and no name in it. */
export const detailReport = 'PickupDetail'
export const reportNames = [...builtReports, detailReport] as const
/** The household report of the pantries, which is made as a pantry's report and sent by a schedule as the others. */
export const sentHouseholds = 'TefapHouseholds'
export const scheduledReports = [...reportNames, sentHouseholds] as const
export type ReportName = (typeof reportNames)[number]

export const reportFormats = ['HTML', 'PDF', 'CSV'] as const
export type ReportFormat = (typeof reportFormats)[number]
/** The day that counts: that of the pickup, or that on which the receipt was written. */
export const dateFilterTypes = ['PICKUP', 'RECEIPT'] as const
export type DateFilterType = (typeof dateFilterTypes)[number]
/** All donor locations, in place of the ID of one. */
export const allDonors = 'ALL'

/** The day of an address: null when it is empty, undefined when it is none. */
export function parseReportDay(text: string): string | null | undefined {
  if (text === '') return null
  const day = text.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$1-$2')
  return day !== text && isDay(day) ? day : undefined
}

/** Both ends count; null: the earliest possible date, and today. */
export interface ReportRange {
  readonly start: string | null
  readonly end: string | null
}
export const firstReportRange = (today: string) => ({ start: addMonths(today, -1), end: today })

/** Equal days are refused as well; days are compared, not their texts (decision 13). */
export const configurationRangeRefusal = ({ start, end }: ReportRange): Refusal | undefined =>
  start !== null && end !== null && start >= end ? refuse(refusals.reportRangeInvalid) : undefined
/** The other reports may be of one day. */
export const rangeOrderRefusal = ({ start, end }: ReportRange): Refusal | undefined =>
  start !== null && end !== null && start > end ? refuse(refusals.reportRangeInvalid) : undefined

export const rangeRefusal = (report: ReportName, range: ReportRange) =>
  configurationReports.some((one) => one === report) ? configurationRangeRefusal(range) : rangeOrderRefusal(range)

/** Receipts that a report is of, and how it is shown. */
export interface ReportQuery extends ReportRange {
  readonly report: ReportName
  readonly format: ReportFormat
  /** Of one donor location. */
  readonly donorLocationId: number | null
  readonly dateFilterType: DateFilterType
}
