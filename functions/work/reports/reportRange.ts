import { parseReportDay, type ReportRange } from '../../../shared/work/reports/report.ts'
import { HttpFault } from '../../core/http/http.ts'

/** The days of a report's address; a day that no calendar has is malformed. */
export function rangeOf({ startDate, endDate }: { startDate: string; endDate: string }): ReportRange {
  const [start, end] = [parseReportDay(startDate), parseReportDay(endDate)]
  if (start === undefined) throw new HttpFault(400, 'startDate: no day')
  if (end === undefined) throw new HttpFault(400, 'endDate: no day')
  return { start, end }
}
