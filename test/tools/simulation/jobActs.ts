import * as jobs from '../../../shared/work/jobs/api.ts'
import { StoredJob } from '../../../shared/work/jobs/job.ts'
import { isJobOver } from '../../../shared/work/jobs/lifecycle.ts'
import { people } from '../../engine/smallTenant.ts'
import type { TableItem } from './expression.ts'
import type { Check } from './invariants.ts'
import { type Request, request } from './request.ts'
import type { SeededRandom } from './seededRandom.ts'

/** Exports in the background: asked for, cancelled and repeated while donations change, and what has to hold of them. */

const dayMs = 86_400_000
const dayAt = (at: number) => new Date(at).toISOString().slice(0, 10)

/** `known`: the numbers of the jobs so far. */
export function actOnJob(known: readonly number[], chance: SeededRandom, now: number): Request {
  const by = people.foodBank
  const id = known.length > 0 ? chance.pick(known.slice(-4)) : undefined
  const key = `job-${chance.below(1e9)}`
  const Parameters = { dateStartFilter: dayAt(now - 20 * dayMs), dateEndFilter: dayAt(now + dayMs) }
  const isNew = chance.happens(0.5)
  if (id === undefined || isNew) return request(jobs.requestJob, by, { Kind: 'donations', Parameters }, key)
  return chance.happens(0.5) ? request(jobs.cancelJob, by, { id }) : request(jobs.repeatJob, by, { id }, key)
}

const endedBy: Readonly<Partial<Record<StoredJob['State'], string>>> = {
  done: 'JobFinished',
  failed: 'JobFailed',
  cancelled: 'JobCancelled',
}

/** In the end: each job ended once, and a finished one has one file with every row that it counted. */
export function checkJobs(
  items: readonly TableItem[],
  events: readonly TableItem[],
  objects: ReadonlyMap<string, string>,
  must: Check,
): void {
  for (const item of items.filter(({ sk }) => sk === 'JOB')) {
    const job = StoredJob.parse(item)
    const named = (text: string) => () => `job ${job.ID}: ${text}`
    must('jobs', isJobOver(job), named(`stands still: ${job.State}`))
    const ends = events.filter(({ pk, Type }) => pk === item.pk && Object.values(endedBy).includes(String(Type)))
    must('jobs', ends.length === 1 && ends[0]?.Type === endedBy[job.State], named(`ended ${ends.length} times`))
    must('jobs', (job.FileKey !== null) === (job.State === 'done'), named(`is ${job.State} with file ${job.FileKey}`))
    const [, ...rows] = job.FileKey === null ? [] : (objects.get(job.FileKey) ?? '').trimEnd().split('\r\n')
    must('jobs', job.State !== 'done' || rows.length === job.Done, named(`${rows.length} rows, ${job.Done} counted`))
    must('jobs', new Set(rows).size === rows.length, named('a row stands in its file twice'))
  }
}
