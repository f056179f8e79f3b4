import { type Refusal, refuse } from '../../core/answer.ts'
import * as refusals from './refusals.ts'
import type { Submission, SubmissionStage } from './submission.ts'

/** The state machine: in which stages an action may happen at all. Screens and tests consult the same table. */
export const submissionMoves = {
  approve: ['pendingApproval'],
  answer: ['offering'],
  direct: ['pendingApproval', 'offering', 'notAccepted'],
  move: ['pendingApproval', 'offering'],
  remove: ['pendingApproval', 'offering'],
  add: ['noMatches', 'pendingApproval', 'offering', 'notAccepted'],
  changeMode: ['noMatches', 'pendingApproval', 'offering'],
  locate: ['accepted', 'underWay'],
  deliver: ['accepted', 'underWay'],
  cancel: ['noItems', 'noMatches', 'pendingApproval', 'offering', 'accepted', 'underWay', 'notAccepted'],
  delete: ['noItems', 'noMatches', 'pendingApproval', 'offering', 'notAccepted', 'cancelled'],
} as const satisfies Record<string, readonly SubmissionStage[]>
export type SubmissionAction = keyof typeof submissionMoves

export const mayBe = (action: SubmissionAction, { Stage }: Pick<Submission, 'Stage'>) =>
  (submissionMoves[action] as readonly SubmissionStage[]).includes(Stage)

export const acceptedEntity = ({ Matches }: Submission) => Matches.find(({ Response }) => Response === 'accepted')

/** Reason that an action is refused in the stage the load is in. */
export function loadStageRefusal(submission: Submission): Refusal {
  const accepted = acceptedEntity(submission)
  if (submission.Stage === 'cancelled') return refuse(refusals.loadCancelled)
  if (submission.Stage === 'deleted') return refuse(refusals.loadDeleted)
  if (submission.Stage === 'delivered') return refuse(refusals.loadDelivered)
  if (submission.Stage === 'noItems') return refuse(refusals.loadHasNoItems)
  if (accepted) return refuse(refusals.loadAlreadyAccepted, { entity: accepted.Entity.Name })
  return refuse(refusals.loadNotPossibleNow)
}
