import * as jobs from '../../../shared/work/jobs/api.ts'
import { jobKinds } from '../../../shared/work/jobs/kinds.ts'
import { notOfRole } from '../../core/http/fault.ts'
import { endpoint } from '../../core/http/http.ts'
import { jobOwner, requestedJob } from '../../core/jobMachine/jobTable.ts'
import { jobRefusal } from './jobChecks.ts'

export const handler = endpoint(jobs.requestJob, async ({ input, caller, language, now, idempotencyKey }) => {
  const kind = jobKinds[input.Kind]
  if (!(kind.roles as readonly string[]).includes(caller.Role)) throw notOfRole()
  const refusal = jobRefusal(input.Kind, input.Parameters, caller)
  if (refusal) return refusal
  const job = { Kind: input.Kind, Parameters: input.Parameters, Owner: jobOwner(caller), Language: language }
  return requestedJob(job, now, (made) => idempotencyKey.writes(made, now))
})
