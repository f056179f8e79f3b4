import * as jobs from '../../shared/api/jobs.ts'
import { repeatRefusal } from '../../shared/job/lifecycle.ts'
import { endpointOn } from '../http.ts'
import { jobRefusal } from './jobChecks.ts'
import { jobById, jobOwner, requestedJob } from './jobTable.ts'

export const handler = endpointOn(
  jobs.repeatJob,
  jobById,
  async ({ resource: { Kind, Parameters }, caller, language, now, idempotencyKey }) =>
    repeatRefusal(Kind) ??
    jobRefusal(Kind, Parameters, caller) ??
    requestedJob({ Kind, Parameters, Owner: jobOwner(caller), Language: language }, now, (made) =>
      idempotencyKey.writes(made, now),
    ),
)
