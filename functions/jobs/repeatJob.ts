import { refuse } from '../../shared/answer.ts'
import * as jobs from '../../shared/api/jobs.ts'
import { canBeRequested } from '../../shared/job/kinds.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { endpointOn } from '../http.ts'
import { jobById, jobOwner, requestedJob } from './jobTable.ts'

export const handler = endpointOn(
  jobs.repeatJob,
  jobById,
  async ({ resource: { Kind, Parameters }, caller, language, now, idempotencyKey }) =>
    canBeRequested(Kind)
      ? requestedJob({ Kind, Parameters, Owner: jobOwner(caller), Language: language }, now, (made) =>
          idempotencyKey.writes(made, now),
        )
      : refuse(refusals.jobOfSchedule),
)
