import * as imports from '../../../../shared/work/imports/api.ts'
import { isJobOver } from '../../../../shared/work/jobs/lifecycle.ts'
import { useApi } from '../data/useApi.ts'
import { useJob } from '../jobMachine/useJobs.ts'

/** The job that imports a long file, asked for again while it works; once it is over, what became of each row. */
export function useImportJob(id: number | undefined) {
  const job = useJob(id)
  const isEnded = job !== undefined && isJobOver(job)
  const { data: outcomes, error } = useApi(imports.listImportOutcomes, isEnded ? { id: job.ID } : null)
  return { job, outcomes: isEnded ? outcomes : undefined, error: isEnded ? error : undefined }
}
