import * as jobs from '../../shared/api/jobs.ts'
import { jobKinds } from '../../shared/job/kinds.ts'
import { notOfRole } from '../http/fault.ts'
import { endpoint } from '../http.ts'
import { jobRefusal } from './jobChecks.ts'
import { jobOwner, requestedJob } from './jobTable.ts'

export const handler = endpoint(jobs.requestJob, async ({ input, caller, language, now, idempotencyKey }) => {
  const kind = jobKinds[input.Kind]
  if (!(kind.roles as readonly string[]).includes(caller.Role)) throw notOfRole()
  const refusal = jobRefusal(input.Kind, input.Parameters, caller)
  if (refusal) return refusal
  const job = { Kind: input.Kind, Parameters: input.Parameters, Owner: jobOwner(caller), Language: language }
  return requestedJob(job, now, (made) => idempotencyKey.writes(made, now))
})
