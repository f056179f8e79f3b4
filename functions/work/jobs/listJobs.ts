import * as jobs from '../../../shared/work/jobs/api.ts'
import { Job } from '../../../shared/work/jobs/job.ts'
import { endpoint } from '../../core/http/http.ts'
import { jobLists } from '../../core/table/keys/jobs.ts'

export const handler = endpoint(jobs.listJobs, async ({ caller, table }) => {
  const list = jobLists.owner(caller.UserID, caller.EntityID)
  return (await table.page({ ...list, newestFirst: true, limit: jobs.maxListedJobs }, Job)).items
})
