import * as jobs from '../../../shared/work/jobs/api.ts'
import { downloadRefusal } from '../../../shared/work/jobs/lifecycle.ts'
import { fileUrl } from '../../core/files/jobFiles.ts'
import { endpointOn } from '../../core/http/http.ts'
import { jobById } from '../../core/jobMachine/jobTable.ts'

export const handler = endpointOn(jobs.getJobFile, jobById, async ({ resource, now }) => {
  const refusal = downloadRefusal(resource, now)
  if (refusal) return refusal
  return { Url: await fileUrl(resource.FileKey ?? '', now), FileName: resource.FileName ?? '' }
})
