import { isRefusal } from '../../../shared/core/answer.ts'
import * as jobs from '../../../shared/work/jobs/api.ts'
import { Job } from '../../../shared/work/jobs/job.ts'
import { jobKinds } from '../../../shared/work/jobs/kinds.ts'
import { cancelled, downloadRefusal, repeatRefusal } from '../../../shared/work/jobs/lifecycle.ts'
import { fileUrl } from '../../core/files/jobFiles.ts'
import { notOfRole } from '../../core/http/fault.ts'
import { endpoint, endpointOn } from '../../core/http/http.ts'
import { jobById, jobOwner, jobStore, requestedJob } from '../../core/jobMachine/jobTable.ts'
import { jobLists } from '../../core/table/keys/jobs.ts'
import { jobRefusal } from './jobChecks.ts'

export const listJobs = endpoint(jobs.listJobs, async ({ caller, table }) => {
  const list = jobLists.owner(caller.UserID, caller.EntityID)
  return (await table.page({ ...list, newestFirst: true, limit: jobs.maxListedJobs }, Job)).items
})

export const getJobFile = endpointOn(jobs.getJobFile, jobById, async ({ resource, now }) => {
  const refusal = downloadRefusal(resource, now)
  if (refusal) return refusal
  return { Url: await fileUrl(resource.FileKey ?? '', now), FileName: resource.FileName ?? '' }
})

export const requestJob = endpoint(jobs.requestJob, async ({ input, caller, language, now, idempotencyKey }) => {
  const kind = jobKinds[input.Kind]
  if (!(kind.roles as readonly string[]).includes(caller.Role)) throw notOfRole()
  const refusal = jobRefusal(input.Kind, input.Parameters, caller)
  if (refusal) return refusal
  const job = { Kind: input.Kind, Parameters: input.Parameters, Owner: jobOwner(caller), Language: language }
  return requestedJob(job, now, (made) => idempotencyKey.writes(made, now))
})

export const cancelJob = endpointOn(jobs.cancelJob, jobById, async ({ resource, caller, now }) => {
  const changed = await jobStore.change(resource, cancelled, { by: caller, now })
  return isRefusal(changed) ? changed : changed.state
})

export const repeatJob = endpointOn(
  jobs.repeatJob,
  jobById,
  async ({ resource: { Kind, Parameters }, caller, language, now, idempotencyKey }) =>
    repeatRefusal(Kind) ??
    jobRefusal(Kind, Parameters, caller) ??
    requestedJob({ Kind, Parameters, Owner: jobOwner(caller), Language: language }, now, (made) =>
      idempotencyKey.writes(made, now),
    ),
)
