import { isRefusal } from '../../core/answer.ts'
import { prependEvents, unchanged } from '../../core/event.ts'
import { rankedMatches } from '../donations/donation.ts'
import { endEntity } from './entityList.ts'
import { activateLoad, goOnWithLoad, isPastOfferDeadline } from './offering.ts'
import { liveMatches, type Submission } from './submission.ts'
import { entityRef, loadEvent, type SubmissionRule, type SubmissionTransition } from './submissionTransition.ts'

/** The next instant at which the clock has something to do for the load; null when it has not. */
export function nextLoadDue(submission: Submission): string | null {
  const deadlines = liveMatches(submission).map(({ EntityExpirationTime }) => EntityExpirationTime ?? '')
  return deadlines.toSorted()[0] ?? null
}

/** Ends the offers whose deadline has passed; undefined when there are none. */
function expiredOffers(submission: Submission, now: Date): SubmissionTransition | undefined {
  const overdue = liveMatches(submission).filter(
    ({ EntityExpirationTime }) => Date.parse(EntityExpirationTime ?? '') <= now.getTime(),
  )
  if (overdue.length === 0) return undefined
  const left = overdue.reduce((state, match) => endEntity(state, match, 'timedOut', now), submission)
  const events = overdue.map((match) => loadEvent('LoadOfferExpired', entityRef(match)))
  const isOver = rankedMatches(left).length === 0 || isPastOfferDeadline(left, now)
  return isOver ? prependEvents(events, activateLoad(left, now)) : { state: left, events }
}

/** Applies the clock: expired offers end and the next entity is asked from `now` on. Nothing is due twice. */
export function loadTick(submission: Submission, now: Date): SubmissionTransition {
  const after = expiredOffers(submission, now)
  if (!after) return unchanged(submission)
  return after.state.Stage === 'offering' ? prependEvents(after.events, goOnWithLoad(after.state, now)) : after
}

/**
 * Every change goes through here: the expiry that no sweep has settled yet comes first, in the same transaction, so that no
 * rule works on an offer that is over. The next entity is asked after the rule, because the rule may change who is next.
 */
export const afterLoadExpiry =
  (rule: SubmissionRule): SubmissionRule =>
  (submission, now) => {
    const after = expiredOffers(submission, now)
    if (!after) return rule(submission, now)
    const step = rule(after.state, now)
    if (isRefusal(step)) return step
    const events = [...after.events, ...step.events]
    return step.state.Stage === 'offering'
      ? prependEvents(events, goOnWithLoad(step.state, now))
      : { state: step.state, events }
  }
