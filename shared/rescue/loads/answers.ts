import { type Refusal, refuse } from '../../core/answer.ts'
import { prependEvents, unchanged } from '../../core/event.ts'
import * as donationsRefusals from '../donations/refusals.ts'
import { endEntity, renumberEntities, replaceEntity } from './entityList.ts'
import { goOnWithLoad } from './offering.ts'
import * as refusals from './refusals.ts'
import { acceptedEntity, loadStageRefusal, mayBe } from './stages.ts'
import { type EntityMatch, liveMatches, matchOfEntity, type Submission } from './submission.ts'
import { entityRef, loadEvent, type SubmissionTransition } from './submissionTransition.ts'

/**
 * Reason that this organization may not answer now; undefined when it may. The deadline itself no longer counts as in
 * time.
 */
function answerRefusal(submission: Submission, match: EntityMatch | undefined, now: Date): Refusal | undefined {
  if (submission.Stage === 'cancelled') return refuse(refusals.loadCancelled)
  if (submission.Stage === 'deleted') return refuse(refusals.loadDeleted)
  if (match?.Response === 'rejected') return refuse(refusals.loadAlreadyDeclined)
  if (match?.Response === 'timedOut') return refuse(donationsRefusals.offerExpired)
  if (match?.Response === 'accepted') return refuse(refusals.loadAlreadyYours)
  if (acceptedEntity(submission)) return refuse(refusals.loadTaken)
  if (!match || !mayBe('answer', submission) || match.Response !== null || match.EntityExpirationTime === null)
    return refuse(refusals.loadNotOffered)
  return now.getTime() >= Date.parse(match.EntityExpirationTime) ? refuse(donationsRefusals.offerExpired) : undefined
}

/** One entity takes the load; every other open offer ends. */
function taken(
  submission: Submission,
  match: EntityMatch,
  Why: 'answered' | 'direct',
  now: Date,
): SubmissionTransition {
  const others = liveMatches(submission).filter(({ ID }) => ID !== match.ID)
  const closed = others.reduce((left, other) => endEntity(left, other, 'withdrawn', now), submission)
  const won: EntityMatch = {
    ...match,
    Rank: 1,
    Response: 'accepted',
    EntityAccepted: true,
    InitialActivationTime: match.InitialActivationTime ?? now.toISOString(),
    EntityResponseTime: now.toISOString(),
  }
  const behind = closed.Matches.map((other) =>
    other.Rank === null || other.ID === won.ID ? other : { ...other, Rank: other.Rank + (match.Rank === 1 ? 0 : 1) },
  )
  return {
    state: renumberEntities(replaceEntity({ ...closed, Matches: behind, Stage: 'accepted' }, won)),
    events: [
      loadEvent('LoadAccepted', { ...entityRef(won), Why }),
      ...others.map((other) => loadEvent('LoadOfferWithdrawn', { ...entityRef(other), Why: 'taken' })),
    ],
  }
}

/** The asked entity accepts. A repeat changes nothing. */
export function acceptLoad(submission: Submission, entityId: number, now: Date): SubmissionTransition | Refusal {
  const match = matchOfEntity(submission, entityId)
  if (match?.Response === 'accepted' && (submission.Stage === 'accepted' || submission.Stage === 'underWay'))
    return unchanged(submission)
  const refusal = answerRefusal(submission, match, now)
  return refusal || !match ? (refusal ?? refuse(refusals.loadNotOffered)) : taken(submission, match, 'answered', now)
}

/** The asked entity declines; the next is asked. A repeat changes nothing. */
export function declineLoad(submission: Submission, entityId: number, now: Date): SubmissionTransition | Refusal {
  const match = matchOfEntity(submission, entityId)
  if (match?.Response === 'rejected') return unchanged(submission)
  const refusal = answerRefusal(submission, match, now)
  if (refusal || !match) return refusal ?? refuse(refusals.loadNotOffered)
  return prependEvents(
    [loadEvent('LoadDeclined', entityRef(match))],
    goOnWithLoad(endEntity(submission, match, 'rejected', now), now),
  )
}

/** The network accepts on an entity's behalf (direct accept), before or while offers run, and after all of them ended. */
export function acceptForEntity(submission: Submission, id: number, now: Date): SubmissionTransition | Refusal {
  const match = submission.Matches.find(({ ID }) => ID === id)
  if (match?.Response === 'accepted') return unchanged(submission)
  if (!mayBe('direct', submission)) return loadStageRefusal(submission)
  return match ? taken(submission, match, 'direct', now) : refuse(refusals.loadNotOffered)
}
