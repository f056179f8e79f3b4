import { type Refusal, refuse } from '../../core/answer.ts'
import { unchanged } from '../../core/event.ts'
import { endEntity } from './entityList.ts'
import * as refusals from './refusals.ts'
import { acceptedEntity, loadStageRefusal, mayBe } from './stages.ts'
import { liveMatches, type Submission } from './submission.ts'
import { entityRef, loadEvent, type SubmissionTransition } from './submissionTransition.ts'

/** Ends all open offers because the load itself is over. */
function over(submission: Submission, Stage: 'cancelled' | 'deleted', now: Date): SubmissionTransition {
  const live = liveMatches(submission)
  const closed = live.reduce((left, match) => endEntity(left, match, 'withdrawn', now), submission)
  return {
    state: { ...closed, Stage },
    events: [
      loadEvent(Stage === 'cancelled' ? 'LoadCancelled' : 'LoadDeleted', {}),
      ...live.map((match) => loadEvent('LoadOfferWithdrawn', { ...entityRef(match), Why: 'cancelled' })),
    ],
  }
}

/** The load does not come: closed for good, and visible to whoever was asked. */
export function cancelLoad(submission: Submission, now: Date): SubmissionTransition | Refusal {
  if (submission.Stage === 'cancelled') return unchanged(submission)
  return mayBe('cancel', submission) ? over(submission, 'cancelled', now) : loadStageRefusal(submission)
}

/** The load was a mistake. One that an entity accepted has to be cancelled first: that entity counts on it. */
export function deleteLoad(submission: Submission, now: Date): SubmissionTransition | Refusal {
  if (submission.Stage === 'deleted') return unchanged(submission)
  return mayBe('delete', submission) ? over(submission, 'deleted', now) : loadStageRefusal(submission)
}

export interface DriverLocation {
  readonly DriverLocationDescription: string
  readonly DriverLatitude: number | null
  readonly DriverLongitude: number | null
}

/** Records the driver's position. From the first location on the load is under way. */
export function locateDriver(
  submission: Submission,
  { DriverLocationDescription, DriverLatitude, DriverLongitude }: DriverLocation,
  now: Date,
): SubmissionTransition | Refusal {
  if (!mayBe('locate', submission))
    return acceptedEntity(submission) ? loadStageRefusal(submission) : refuse(refusals.loadNotAcceptedYet)
  const isSame =
    submission.DriverLocationDescription === DriverLocationDescription &&
    submission.DriverLatitude === DriverLatitude &&
    submission.DriverLongitude === DriverLongitude
  if (isSame && submission.Stage === 'underWay') return unchanged(submission)
  return {
    state: {
      ...submission,
      Stage: 'underWay',
      DriverLocationDescription,
      DriverLatitude,
      DriverLongitude,
      DriverLocationTime: now.toISOString(),
    },
    events: [loadEvent('DriverLocated', { Description: DriverLocationDescription })],
  }
}

/** The load arrived, with what of it arrived. */
export function deliverLoad(
  submission: Submission,
  { TotalCases, TotalItems }: Pick<Submission, 'TotalCases' | 'TotalItems'>,
  now: Date,
): SubmissionTransition | Refusal {
  if (submission.Stage === 'delivered')
    return submission.TotalCases === TotalCases && submission.TotalItems === TotalItems
      ? unchanged(submission)
      : refuse(refusals.loadDelivered)
  if (!mayBe('deliver', submission))
    return acceptedEntity(submission) ? loadStageRefusal(submission) : refuse(refusals.loadNotAcceptedYet)
  if (TotalCases > submission.InitiallyDonatedCases)
    return refuse(refusals.moreThanDonated, { cases: submission.InitiallyDonatedCases })
  if (TotalItems > submission.InitiallyDonatedItems)
    return refuse(refusals.moreItemsThanDonated, { items: submission.InitiallyDonatedItems })
  return {
    state: { ...submission, Stage: 'delivered', TotalCases, TotalItems, DeliveredTime: now.toISOString() },
    events: [loadEvent('LoadDelivered', { Cases: TotalCases, Items: TotalItems })],
  }
}
