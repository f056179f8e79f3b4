import type { Caller } from '../../../shared/core/access.ts'
import type { JobEvent } from '../../../shared/work/jobs/events.ts'
import { Job, jobDays, StoredJob } from '../../../shared/work/jobs/job.ts'
import { type NewJob, requested } from '../../../shared/work/jobs/lifecycle.ts'
import type { Loader } from '../http/http.ts'
import { Aggregate } from '../table/aggregate.ts'
import { expiryAfter } from '../table/expiry.ts'
import { nextId } from '../table/ids.ts'
import { jobKeys, jobLists } from '../table/keys/jobs.ts'
import { listAttributes } from '../table/lists.ts'
import { storedShape } from '../table/storedShape.ts'
import type { Write } from '../table/write.ts'

/** Jobs in the table. Nothing here knows what a job does. */

const shape = storedShape(StoredJob)
/** Days an item outlives its file, for support. */
const daysBeyond = 60

export const jobStore = new Aggregate<StoredJob, JobEvent>({
  kind: 'job',
  schema: shape.schema,
  key: jobKeys.job,
  entityId: ({ Owner }) => Owner.EntityID,
  attributes: (job) => ({
    Shape: shape.version,
    ...listAttributes([jobLists.owner(job.Owner.UserID, job.Owner.EntityID)]),
    sort: `${job.Created}#${job.ID}`,
    row: Job.parse(job),
    expires: expiryAfter(new Date(job.Created), jobDays + daysBeyond),
  }),
})

/** A job of the caller in the active role: after a change of roles, files of the former entity are out of reach. */
export const jobById: Loader<'job', { id: number }, StoredJob> = {
  kind: 'job',
  load: async ({ input, caller }) => {
    const job = await jobStore.load(input.id)
    return job?.Owner.EntityID === caller.EntityID && job.Owner.Role === caller.Role ? job : undefined
  },
  owner: ({ Owner }) => ({ UserID: Owner.UserID }),
}

/** Caller that a job works for; the name is left out, because nothing needs it. */
export const jobOwner = ({ UserID, Subject, Role, EntityID, FoodBankIDs, CustomerID }: Caller): StoredJob['Owner'] => ({
  UserID,
  Subject,
  Role,
  EntityID,
  FoodBankIDs: [...FoodBankIDs],
  CustomerID,
})

/** The caller that a job's steps read as. */
export const callerOfJob = ({ Owner }: Pick<StoredJob, 'Owner'>): Caller => ({ ...Owner, UserName: '' })

/** The writes that ask for a job, for another resource's transaction. */
export function requestWrites(job: NewJob, now: Date): Write[] {
  const { state, events } = requested(job, now)
  const first = { ...state, Version: 1 }
  return jobStore.importWrites({ state: first, events: jobStore.eventsOf(first, events, { by: null, now }) }, true)
}

/** Asks for a job, in one transaction with the writes that belong to the request. */
export async function requestedJob(
  job: Omit<NewJob, 'ID'>,
  now: Date,
  also: (job: Job) => readonly Write[] = () => [],
): Promise<Job> {
  const change = requested({ ...job, ID: await nextId('job') }, now)
  const shown = Job.parse(change.state)
  await jobStore.save(undefined, change, { by: callerOfJob(job), now, also: also(shown) })
  return shown
}
