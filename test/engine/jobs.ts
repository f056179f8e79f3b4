import { jobStore } from '../../functions/core/jobMachine/jobTable.ts'
import { finished } from '../../shared/work/jobs/lifecycle.ts'

/** Finishes a job as a worker does; its file is not there. */
export async function finishedJob(id: number): Promise<number> {
  const job = await jobStore.load(id)
  const now = new Date()
  if (job)
    await jobStore.save(job, finished(job, { key: `results/${id}/x.csv`, name: 'x.csv', bytes: 10 }, now), {
      by: null,
      now,
    })
  return id
}
