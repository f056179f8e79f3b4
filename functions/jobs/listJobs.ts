import * as jobs from '../../shared/api/jobs.ts'
import { Job } from '../../shared/job/job.ts'
import { endpoint } from '../http.ts'
import { jobLists } from '../table/keys/jobs.ts'

export const handler = endpoint(jobs.listJobs, async ({ caller, table }) => {
  const list = jobLists.owner(caller.UserID, caller.EntityID)
  return (await table.page({ ...list, newestFirst: true, limit: jobs.maxListedJobs }, Job)).items
})
