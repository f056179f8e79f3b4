import * as jobs from '../../../shared/work/jobs/api.ts'
import type { Job } from '../../../shared/work/jobs/job.ts'
import { finishedJob } from '../../engine/jobs.ts'
import { succeed } from '../participants.ts'
import { by, type Calls, lastWeek, type Prepare } from './making.ts'

const exported = () => ({ Kind: 'donations' as const, Parameters: lastWeek() })

const ofJob: Prepare = async ({ foodBank }) => ({
  by: foodBank,
  input: { id: ((await succeed(jobs.requestJob, foodBank, exported())) as Job).ID },
})

export const jobsCalls: Calls = {
  listJobs: by('foodBank'),
  requestJob: ({ foodBank }) => ({ by: foodBank, input: exported() }),
  cancelJob: ofJob,
  repeatJob: ofJob,
  getJobFile: async (participants) => {
    const { by, input } = await ofJob(participants)
    return { by, input: { id: await finishedJob((input as { id: number }).id) } }
  },
}
