import type { HouseholdReportParameters } from '../../../shared/pantry/pantryReports/query.ts'
import type { ReportParameters, ScheduledReportParameters } from '../../../shared/work/jobs/kinds.ts'
import { sentHouseholds } from '../../../shared/work/reports/report.ts'
import type { JobKind } from '../../core/jobMachine/jobKind.ts'
import { pantryReportJob } from '../../pantry/pantryReports/pantryReportJob.ts'
import { reportJob } from '../reports/reportJob.ts'

/** A report of a schedule: a pickup report, or the household report of the pantries in the state's shape. */

/** Undefined of a pickup report. */
function householdsOf({
  report,
  format,
  start,
  end,
}: ScheduledReportParameters): HouseholdReportParameters | undefined {
  if (report !== sentHouseholds || start === null || end === null) return undefined
  return {
    pantryReport: 'households',
    format: format === 'CSV' ? 'CSV' : 'PDF',
    households: { start, end, food: 'tefap' },
    // A recipient's link needs no sign-in.
    isFiguresOnly: true,
  }
}

export const scheduledReportJob: JobKind<ScheduledReportParameters> = {
  step: async (parameters, start, view) => {
    const households = householdsOf(parameters)
    return households
      ? pantryReportJob.step(households, start, view)
      : reportJob.step(parameters as ReportParameters, start, view)
  },
  compose: async (parts, parameters, view) => {
    const households = householdsOf(parameters)
    const made = households
      ? pantryReportJob.compose?.(parts, households, view)
      : reportJob.compose?.(parts, parameters as ReportParameters, view)
    return made ?? Promise.reject(new Error('A report has a file'))
  },
}
