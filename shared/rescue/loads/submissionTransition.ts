import type { Refusal } from '../../core/answer.ts'
import type { Transition } from '../../core/event.ts'
import type { SubmissionEvent } from './events.ts'
import type { EntityMatch, Submission } from './submission.ts'

/**
 * The life of a distributor's load: from the file to the delivery, each move a pure function of the load and the clock.
 * It is offered like a donation: in ranked order or to all at once, each entity with a period to answer.
 */
export type SubmissionRule = (submission: Submission, now: Date) => SubmissionTransition | Refusal

/** The load after a rule, and what happened. */
export type SubmissionTransition = Transition<Submission, SubmissionEvent>

/** A new event of a load. */
export const loadEvent = <T extends SubmissionEvent['type']>(
  type: T,
  detail: Extract<SubmissionEvent, { type: T }>['detail'],
): SubmissionEvent => ({ type, detail }) as SubmissionEvent

export const entityRef = ({ ID: MatchID, Entity: { ID, Name } }: EntityMatch) => ({ MatchID, Entity: { ID, Name } })
