import { isRefusal } from '../../../shared/core/answer.ts'
import * as jobs from '../../../shared/work/jobs/api.ts'
import { cancelled } from '../../../shared/work/jobs/lifecycle.ts'
import { endpointOn } from '../../core/http/http.ts'
import { jobById, jobStore } from '../../core/jobMachine/jobTable.ts'

export const handler = endpointOn(jobs.cancelJob, jobById, async ({ resource, caller, now }) => {
  const changed = await jobStore.change(resource, cancelled, { by: caller, now })
  return isRefusal(changed) ? changed : changed.state
})
