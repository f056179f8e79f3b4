import type { Refusal } from '../../shared/answer.ts'
import { exportRefusal } from '../../shared/dashboard/range.ts'
import type { JobKindName, ReportParameters } from '../../shared/job/kinds.ts'
import { type PantryReportParameters, pantryReportRefusal } from '../../shared/pantryReport/query.ts'
import { rangeRefusal as reportRangeRefusal } from '../../shared/report/report.ts'

/** Why a job of a kind is refused before it is queued. */
export const jobChecks: Readonly<Partial<Record<JobKindName, (parameters: object) => Refusal | undefined>>> = {
  donations: rangeRefusal,
  loads: rangeRefusal,
  receipts: rangeRefusal,
  pantryReport: (parameters) => pantryReportRefusal(parameters as PantryReportParameters),
  report: (parameters) => reportRangeRefusal((parameters as ReportParameters).report, parameters as ReportParameters),
}

function rangeRefusal(parameters: { dateStartFilter?: string; dateEndFilter?: string }): Refusal | undefined {
  return exportRefusal(parameters.dateStartFilter, parameters.dateEndFilter)
}
