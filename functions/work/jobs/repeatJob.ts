import * as jobs from '../../../shared/work/jobs/api.ts'
import { repeatRefusal } from '../../../shared/work/jobs/lifecycle.ts'
import { endpointOn } from '../../core/http/http.ts'
import { jobById, jobOwner, requestedJob } from '../../core/jobMachine/jobTable.ts'
import { jobRefusal } from './jobChecks.ts'

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
