import { type Refusal, refuse } from '../../core/answer.ts'
import { prependEvents, unchanged } from '../../core/event.ts'
import { rankedMatches } from '../donations/donation.ts'
import * as donationsRefusals from '../donations/refusals.ts'
import { replaceEntity, unaskEntity } from './entityList.ts'
import * as refusals from './refusals.ts'
import { loadStageRefusal, mayBe } from './stages.ts'
import { liveMatches, type Submission } from './submission.ts'
import { entityRef, loadEvent, type SubmissionTransition } from './submissionTransition.ts'

export const isPastOfferDeadline = ({ OfferDeadline }: Submission, now: Date) =>
  OfferDeadline !== null && Date.parse(OfferDeadline) <= now.getTime()

/** The end of an offer made now: its period, or the distributor's deadline when that is earlier. */
function deadlineOf({ OfferMinutes, OfferDeadline }: Submission, now: Date): string {
  const period = new Date(now.getTime() + OfferMinutes * 60_000).toISOString()
  return OfferDeadline !== null && OfferDeadline < period ? OfferDeadline : period
}

/**
 * Makes the offers that are due: the first of the ranking, or all of it at once. With nobody left to ask, or after the
 * distributor's deadline, the load is not accepted.
 */
export function activateLoad(submission: Submission, now: Date): SubmissionTransition {
  const ranked = rankedMatches(submission)
  if (ranked.length === 0 || isPastOfferDeadline(submission, now))
    return { state: { ...submission, Stage: 'notAccepted' }, events: [loadEvent('LoadNotAccepted', {})] }
  const waiting = (submission.IsSimultaneousNotifyEnabled ? ranked : ranked.slice(0, 1)).filter(
    ({ InitialActivationTime }) => InitialActivationTime === null,
  )
  const Deadline = deadlineOf(submission, now)
  const asked = waiting.map((match) => ({
    ...match,
    InitialActivationTime: now.toISOString(),
    EntityExpirationTime: Deadline,
  }))
  return {
    state: asked.reduce(replaceEntity, { ...submission, Stage: 'offering' }),
    events: asked.map((match) => loadEvent('LoadOffered', { ...entityRef(match), Deadline })),
  }
}

/** After an offer ended without acceptance: the next rank is asked, or others are still being asked. */
export const goOnWithLoad = (submission: Submission, now: Date): SubmissionTransition =>
  liveMatches(submission).length > 0 ? unchanged(submission) : activateLoad(submission, now)

/** The network accepts the load: offers go out. */
export function approveLoad(submission: Submission, now: Date): SubmissionTransition | Refusal {
  if (submission.Stage === 'offering') return unchanged(submission)
  if (submission.Stage === 'noMatches' || (mayBe('approve', submission) && submission.Matches.length === 0))
    return refuse(donationsRefusals.addAgencyFirst)
  if (!mayBe('approve', submission)) return loadStageRefusal(submission)
  if (isPastOfferDeadline(submission, now)) return refuse(refusals.loadDeadlinePassed)
  return prependEvents([loadEvent('LoadApproved', {})], activateLoad(submission, now))
}

export type NotifyMode = 'ordered' | 'simultaneous'

/** While offers run, the change asks the rest at once, or all but the first no more. */
export function changeNotifyMode(submission: Submission, mode: NotifyMode, now: Date): SubmissionTransition | Refusal {
  const IsSimultaneousNotifyEnabled = mode === 'simultaneous'
  if (submission.IsSimultaneousNotifyEnabled === IsSimultaneousNotifyEnabled) return unchanged(submission)
  if (!mayBe('changeMode', submission)) return refuse(donationsRefusals.modeFixed)
  const changed = { ...submission, IsSimultaneousNotifyEnabled }
  const told = loadEvent('LoadModeChanged', { Mode: mode })
  if (submission.Stage !== 'offering') return { state: changed, events: [told] }
  if (IsSimultaneousNotifyEnabled) return prependEvents([told], activateLoad(changed, now))
  const stopped = liveMatches(submission).slice(1)
  return {
    state: stopped.reduce<Submission>((left, match) => replaceEntity(left, unaskEntity(match)), changed),
    events: [told, ...stopped.map((match) => loadEvent('LoadOfferWithdrawn', { ...entityRef(match), Why: 'moved' }))],
  }
}
