import { useEffect } from 'react'
import type {
  HouseholdReportParameters,
  SummaryReportParameters,
} from '../../../../shared/pantry/pantryReports/query.ts'
import type { Job } from '../../../../shared/work/jobs/job.ts'
import { isJobOver } from '../../../../shared/work/jobs/lifecycle.ts'
import { useJobPages, useRequestJob } from '../../core/jobMachine/useJobs.ts'

export type CountedReport = SummaryReportParameters | HouseholdReportParameters

const askedOf = (report: CountedReport) =>
  'summary' in report ? report.summary : { ...report.households, of: 'households' }
/** Days, agency and food, in whatever order they are stored. */
const nameOf = (report: CountedReport) => JSON.stringify(Object.entries(askedOf(report)).toSorted())

const isOf =
  (asked: CountedReport) =>
  ({ Parameters }: Job) =>
    'pantryReport' in Parameters &&
    (Parameters.pantryReport === 'summary' || Parameters.pantryReport === 'households') &&
    nameOf(Parameters) === nameOf(asked)

/** The job that counts the hand-overs of these days: its latest one, and a way to ask for it. `onCounted` reads the answer anew. */
export function useSummaryJob(asked: CountedReport, onCounted: () => unknown) {
  const jobs = useJobPages()
  const { request, busy } = useRequestJob()
  const job = jobs.rows.find(isOf(asked))
  const finished = job?.State === 'done' ? job.Finished : null
  useEffect(() => {
    if (finished !== null) void onCounted()
  }, [finished, onCounted])
  const count = async () => {
    await request({ Kind: 'pantryReport', Parameters: asked })
    jobs.refetch()
  }
  return {
    running: job && !isJobOver(job) ? job : undefined,
    /** Reason that it could not be counted. */
    failure: job?.State === 'failed' ? job.Reason : null,
    isBusy: busy,
    count,
  }
}
