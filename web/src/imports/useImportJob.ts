import * as imports from '../../../shared/api/imports.ts'
import * as jobs from '../../../shared/api/jobs.ts'
import { isOver } from '../../../shared/job/lifecycle.ts'
import { useApi } from '../data/useApi.ts'

const pollMs = 2000

/** The job that imports a long file, asked for again while it works; once it is over, what became of each row. */
export function useImportJob(id: number | undefined) {
  const { data } = useApi(jobs.listJobs, id === undefined ? null : {}, { poll: pollMs })
  const job = data?.find(({ ID }) => ID === id)
  const isEnded = job !== undefined && isOver(job)
  const { data: outcomes, error } = useApi(imports.listImportOutcomes, isEnded ? { id: job.ID } : null)
  return { job, outcomes: isEnded ? outcomes : undefined, error: isEnded ? error : undefined }
}
