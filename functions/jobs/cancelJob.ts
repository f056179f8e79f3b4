import { isRefusal } from '../../shared/answer.ts'
import * as jobs from '../../shared/api/jobs.ts'
import { cancelled } from '../../shared/job/lifecycle.ts'
import { endpointOn } from '../http.ts'
import { jobById, jobStore } from './jobTable.ts'

export const handler = endpointOn(jobs.cancelJob, jobById, async ({ resource, caller, now }) => {
  const changed = await jobStore.change(resource, cancelled, { by: caller, now })
  return isRefusal(changed) ? changed : changed.state
})
