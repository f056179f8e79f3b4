import { useEffect } from 'react'
import type { SummaryReportParameters } from '../../../../shared/pantry/pantryReports/query.ts'
import type { Job } from '../../../../shared/work/jobs/job.ts'
import { isJobOver } from '../../../../shared/work/jobs/lifecycle.ts'
import { useJobPages, useRequestJob } from '../../core/jobMachine/useJobs.ts'

type Asked = SummaryReportParameters['summary']

const isOf =
  (asked: Asked) =>
  ({ Parameters }: Job) =>
    'summary' in Parameters &&
    Parameters.summary.start === asked.start &&
    Parameters.summary.end === asked.end &&
    Parameters.summary.agencyId === asked.agencyId

/** The job that counts the hand-overs of these days: its latest one, and a way to ask for it. `onCounted` reads the answer anew. */
export function useSummaryJob(asked: Asked, onCounted: () => unknown) {
  const jobs = useJobPages()
  const { request, busy } = useRequestJob()
  const job = jobs.rows.find(isOf(asked))
  const finished = job?.State === 'done' ? job.Finished : null
  useEffect(() => {
    if (finished !== null) void onCounted()
  }, [finished, onCounted])
  const count = async () => {
    const Parameters = { pantryReport: 'summary' as const, format: 'XLSX' as const, summary: asked }
    await request({ Kind: 'pantryReport', Parameters })
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
