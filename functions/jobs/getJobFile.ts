import * as jobs from '../../shared/api/jobs.ts'
import { downloadRefusal } from '../../shared/job/lifecycle.ts'
import { endpointOn } from '../http.ts'
import { fileUrl } from './jobFiles.ts'
import { jobById } from './jobTable.ts'

export const handler = endpointOn(jobs.getJobFile, jobById, async ({ resource, now }) => {
  const refusal = downloadRefusal(resource, now)
  if (refusal) return refusal
  return { Url: fileUrl(resource.FileKey ?? '', now), FileName: resource.FileName ?? '' }
})
