import * as z from 'zod/mini'
import { staffRoles } from '../../core/access.ts'
import { area } from '../../core/schema/endpoint.ts'
import { PathID } from '../../core/schema/fields.ts'
import { Job } from './job.ts'
import { type JobKindName, JobRequest } from './kinds.ts'

/** Long work in the background: exports and reports, each person's own in the role that asked for them. */
const { get, post } = area('jobs')

/** Of the list, newest first. */
export const maxListedJobs = 100

/** Of jobs that pages of before version 2 of the API know. */
const kindsBefore2: readonly string[] = [
  'donations',
  'receipts',
  'foodBankData',
  'report',
  'scheduledReport',
] satisfies JobKindName[]

const one = { roles: staffRoles, resource: 'job', params: { id: PathID } } as const

export const listJobs = get('listJobs', '/api/jobs', {
  summary: `The caller’s jobs in the active role, newest first; at most ${maxListedJobs}.`,
  roles: staffRoles,
  resource: 'self',
  value: z.array(Job),
  before2: (jobs) => jobs.filter(({ Kind }) => kindsBefore2.includes(Kind)),
})

export const requestJob = post('requestJob', '/api/jobs', {
  summary:
    'Puts long work into the queue; an e-mail says when it is done. Each kind has parameters and roles of its own.',
  roles: staffRoles,
  resource: 'self',
  body: JobRequest,
  value: Job,
  idempotent: true,
  limit: { perHour: 100 },
})

export const cancelJob = post('cancelJob', '/api/jobs/{id}/cancel', {
  summary: 'Stops a job that is queued or running; a worker stops at its next step. A message that was sent goes on.',
  ...one,
  value: Job,
})

export const repeatJob = post('repeatJob', '/api/jobs/{id}/repeat', {
  summary: 'Asks for the same again, as a job of its own.',
  ...one,
  value: Job,
  idempotent: true,
  limit: { perHour: 100 },
})

export const getJobFile = get('getJobFile', '/api/jobs/{id}/file', {
  summary: 'An address of a finished job’s file that is good for a few minutes; the file goes after 30 days.',
  ...one,
  value: z.object({ Url: z.string(), FileName: z.string() }),
  permissions: ['exports:get'],
})
