import { type Refusal, refuse } from '../../core/answer.ts'
import type { Transition } from '../../core/event.ts'
import type { JobEvent } from './events.ts'
import { type Job, jobDays, type StoredJob } from './job.ts'
import { canBeRequested, isIrrevocable } from './kinds.ts'
import * as refusals from './refusals.ts'

/**
 * A job's states: queued, running, then done, failed or cancelled for good; only an irrevocable one goes on after it failed.
 * Only its owner cancels it.
 */

type Change = Transition<StoredJob, JobEvent>
const dayMs = 86_400_000

export const isJobOver = ({ State }: Pick<Job, 'State'>) => State !== 'queued' && State !== 'running'

export type NewJob = Pick<StoredJob, 'ID' | 'Kind' | 'Parameters' | 'Owner' | 'Language'>

export const requested = (job: NewJob, now: Date): Change => ({
  state: {
    ...job,
    Version: 0,
    State: 'queued',
    Created: now.toISOString(),
    Done: 0,
    Total: null,
    Refused: 0,
    Finished: null,
    FileName: null,
    Bytes: null,
    Expires: null,
    Reason: null,
    Cursor: null,
    Parts: [],
    Attempts: 0,
    FileKey: null,
  },
  events: [{ type: 'JobRequested', detail: { Kind: job.Kind } }],
})

/** A worker begins, or begins again: the attempts are counted until a step is saved. */
export const started = (job: StoredJob): Change => ({
  state: { ...job, State: 'running', Attempts: job.Attempts + 1 },
  events: [],
})

/** An irrevocable job that was given up begins anew where it stopped, when the operator sends its message back. */
export const resumed = (job: StoredJob): StoredJob =>
  job.State === 'failed' && isIrrevocable(job.Kind)
    ? { ...job, State: 'queued', Attempts: 0, Finished: null, Reason: null }
    : job

export interface StepDone {
  /** Absent when the step leaves nothing for the result. */
  readonly part?: string
  /** null after the last step. */
  readonly cursor: string | null
  readonly rows: number
  readonly refusedRows?: number
  readonly total?: number | null
}
/** A step's result is kept; what comes next begins at its cursor. */
export const advanced = (job: StoredJob, { part, cursor, rows, refusedRows = 0, total }: StepDone): Change => ({
  state: {
    ...job,
    Cursor: cursor,
    Parts: part === undefined ? job.Parts : [...job.Parts, part],
    Done: job.Done + rows,
    Refused: job.Refused + refusedRows,
    Total: total === undefined ? job.Total : total,
    Attempts: 0,
  },
  events: [],
})

/** Puts the rest into the queue again, for a worker whose time is used up. */
export const continued = (job: StoredJob): Change => ({
  state: job,
  events: [{ type: 'JobContinued', detail: { Done: job.Done } }],
})

export interface ResultFile {
  readonly key: string
  readonly name: string
  readonly bytes: number
}
/** Without a file when what was done is elsewhere; the event then counts 0 bytes. */
export const finished = (job: StoredJob, file: ResultFile | undefined, now: Date): Change => ({
  state: {
    ...job,
    State: 'done',
    Attempts: 0,
    Total: job.Done,
    Finished: now.toISOString(),
    FileKey: file?.key ?? null,
    FileName: file?.name ?? null,
    Bytes: file?.bytes ?? null,
    Expires: file ? new Date(now.getTime() + jobDays * dayMs).toISOString() : null,
  },
  events: [{ type: 'JobFinished', detail: { Kind: job.Kind, Rows: job.Done, Bytes: file?.bytes ?? 0 } }],
})

export const failed = (job: StoredJob, reason: string, now: Date): Change => ({
  state: { ...job, State: 'failed', Reason: reason, Finished: now.toISOString() },
  events: [{ type: 'JobFailed', detail: { Kind: job.Kind } }],
})

export const canBeCancelled = (job: Pick<Job, 'Kind' | 'State'>) => !isJobOver(job) && !isIrrevocable(job.Kind)

export function cancelled(job: StoredJob, now: Date): Change | Refusal {
  if (job.State === 'cancelled') return { state: job, events: [] }
  if (isJobOver(job)) return refuse(refusals.jobIsOver)
  if (!canBeCancelled(job)) return refuse(refusals.messageIsSent)
  return {
    state: { ...job, State: 'cancelled', Finished: now.toISOString() },
    events: [{ type: 'JobCancelled', detail: {} }],
  }
}

/** Reason that the same can't be asked for again. */
export function repeatRefusal(kind: string): Refusal | undefined {
  if (canBeRequested(kind)) return undefined
  return refuse(isIrrevocable(kind) ? refusals.messageIsSentOnce : refusals.jobNotRepeatable)
}

/** Reason that there is nothing to download. */
export function downloadRefusal(job: Pick<Job, 'State' | 'Expires'>, now: Date): Refusal | undefined {
  if (job.State !== 'done' || job.Expires === null) return refuse(refusals.jobWithoutFile)
  return Date.parse(job.Expires) <= now.getTime() ? refuse(refusals.jobFileExpired, { days: jobDays }) : undefined
}

/** Parts of 100 done; undefined while the number of rows is unknown. */
export const jobPercent = ({ State, Done, Total }: Pick<Job, 'State' | 'Done' | 'Total'>) => {
  if (State === 'done') return 100
  return Total ? Math.min(99, Math.floor((100 * Done) / Total)) : undefined
}
