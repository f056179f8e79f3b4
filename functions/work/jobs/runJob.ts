import { maxReceives } from '../../../events/subscriptions.ts'
import { isRefusal, type Refusal, refuse } from '../../../shared/core/answer.ts'
import { refusalText } from '../../../shared/core/refusalText.ts'
import { fill } from '../../../shared/core/text/text.ts'
import { isDisabled, rolesAt } from '../../../shared/network/people/person.ts'
import type { StoredJob } from '../../../shared/work/jobs/job.ts'
import { isIrrevocable, type JobKindName, jobKinds } from '../../../shared/work/jobs/kinds.ts'
import {
  advanced,
  continued,
  failed,
  finished,
  isJobOver,
  resumed,
  started,
} from '../../../shared/work/jobs/lifecycle.ts'
import * as refusals from '../../../shared/work/jobs/refusals.ts'
import { jobTexts } from '../../../shared/work/jobs/texts.ts'
import type { View } from '../../core/http/context.ts'
import { HttpFault } from '../../core/http/fault.ts'
import { reaction } from '../../core/http/reaction.ts'
import type { JobKind } from '../../core/jobMachine/jobKind.ts'
import { putPart, putResult, readParts } from '../../core/jobMachine/jobParts.ts'
import { callerOfJob, jobStore } from '../../core/jobMachine/jobTable.ts'
import { log } from '../../core/log.ts'
import { ConditionFailed } from '../../core/table/write.ts'
import { userBySubject } from '../../network/organizations/entityTable.ts'
import { jobWork } from './jobWork.ts'

/**
 * Works off a job step by step. Each save is conditional on the version that was loaded: of two workers at one job, and of a
 * worker and its owner who cancels, one is stopped by the other's save.
 */

/** A run takes no new step after this time; ten runs of one batch stay within the function's timeout. */
const runMs = 20_000
/** Runs without a saved step before a job is given up: the last delivery finds it failed and goes to the dead letters. */
export const maxAttempts = maxReceives - 1

/** The message of a job that was given up; it stays in the dead-letter queue, whose alarm calls the operator. */
class JobGivenUp extends Error {
  constructor(id: number) {
    super(`Job ${id} was given up after ${maxAttempts} attempts`)
    this.name = 'JobGivenUp'
  }
}

interface Run {
  readonly kind: JobKind
  readonly parameters: never
  readonly context: View
}

async function runOf(job: StoredJob, now: Date): Promise<Run> {
  const name = job.Kind as JobKindName
  const load = jobWork[name] as (() => Promise<JobKind>) | undefined
  if (!load) throw new Error(`No jobs of the kind ${job.Kind}`)
  const parameters = jobKinds[name].parameters.parse(job.Parameters) as never
  return { kind: await load(), parameters, context: { caller: callerOfJob(job), language: job.Language, now } }
}

/**
 * A job reads what its owner may read in the role of the request: who lost that role since, or was switched off, gets nothing.
 * An irrevocable one gives its owner nothing to read.
 */
async function ownerRefusal({ Kind, Owner }: StoredJob): Promise<Refusal | undefined> {
  if (isIrrevocable(Kind)) return undefined
  const user = await userBySubject(Owner.Subject)
  const holds = user && !isDisabled(user) && rolesAt(user, Owner.EntityID).includes(Owner.Role)
  return holds ? undefined : refuse(refusals.jobRoleLost)
}

async function endRefused(job: StoredJob, refusal: Refusal): Promise<void> {
  const now = new Date()
  await jobStore.save(job, failed(job, refusalText(refusal, job.Language), now), { by: null, now })
}

/** A call that answers 4xx on a page fails here each time as well: the job ends, and says why. */
function refusalOfFault(error: unknown): Refusal {
  if (!(error instanceof HttpFault && error.status < 500)) throw error
  return refuse(refusals.jobNotMade, { reason: error.message })
}

/** A step is seen by the part that it left, or by its rows. */
const isLastStepDone = ({ Cursor, Parts, Done }: StoredJob) => Cursor === null && (Parts.length > 0 || Done > 0)

/** Takes steps until all are done, the time is used up or a refusal ends the job. */
async function work(begun: StoredJob, until: number, now: Date): Promise<void> {
  const refusal = await ownerRefusal(begun)
  if (refusal) return endRefused(begun, refusal)
  let job = begun
  const { kind, parameters, context } = await runOf(job, now)
  let isDone = isLastStepDone(job)
  while (!isDone) {
    if (Date.now() >= until) {
      await jobStore.save(job, continued(job), { by: null, now: new Date() })
      return
    }
    const step = await kind.step(parameters, job.Cursor, context).catch(refusalOfFault)
    if (isRefusal(step)) return endRefused(job, step)
    const { content, cursor = null, ...counted } = step
    const part = content === undefined ? {} : { part: await putPart(job.ID, content) }
    job = (await jobStore.save(job, advanced(job, { ...counted, ...part, cursor }), { by: null, now })).state
    isDone = job.Cursor === null
  }
  const result = await kind.compose?.(readParts(job.Parts), parameters, context)
  const file = result && (await putResult(job.ID, result))
  const at = new Date()
  await jobStore.save(job, finished(job, file, at), { by: null, now: at })
}

async function giveUp(job: StoredJob): Promise<never> {
  const now = new Date()
  if (!isJobOver(job)) {
    const reason = fill(jobTexts[job.Language].gaveUp, { count: maxAttempts })
    await jobStore.save(job, failed(job, reason, now), { by: null, now })
  }
  throw new JobGivenUp(job.ID)
}

export const handler = reaction('jobs/runJob', async (event, now) => {
  const stored = await jobStore.load(event.Subject.ID)
  if (!stored) return
  const loaded = resumed(stored)
  if (loaded.Attempts >= maxAttempts) return giveUp(loaded)
  if (isJobOver(loaded)) return
  try {
    const { state } = await jobStore.save(loaded, started(loaded), { by: null, now })
    await work(state, Date.now() + runMs, now)
  } catch (error) {
    // Somebody else saved it; a mere conflict of transactions shows nothing, so that one is tried again. Another worker may be
    // killed yet: the message comes again until the job is over.
    const saved = error instanceof ConditionFailed ? await jobStore.load(loaded.ID) : undefined
    if (!saved || !isJobOver(saved)) throw error
    log.info('job taken over', { id: loaded.ID })
  }
})
