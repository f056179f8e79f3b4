import { type Refusal, refuse } from '../../core/answer.ts'
import { prependEvents, unchanged } from '../../core/event.ts'
import { rankedMatches } from '../donations/donation.ts'
import { moveRanks, moveRefusal, removeRefusal } from '../donations/moveRanks.ts'
import * as donationsRefusals from '../donations/refusals.ts'
import {
  type EntityCandidate,
  endEntity,
  maxEntitiesOfLoad,
  maxRankedEntities,
  newEntityMatch,
  renumberEntities,
  replaceEntity,
  unaskEntity,
} from './entityList.ts'
import { activateLoad } from './offering.ts'
import * as refusals from './refusals.ts'
import { loadStageRefusal, mayBe } from './stages.ts'
import { entityMatchesPerSubmission, matchOfEntity, type Submission } from './submission.ts'
import { entityRef, loadEvent, type SubmissionTransition } from './submissionTransition.ts'

/** Swaps two ranks. A change at rank 1 of a running offer withdraws it and asks the new first (decision 20). */
export function moveEntity(
  submission: Submission,
  { id, from, to }: { readonly id: number; readonly from: number; readonly to: number },
  now: Date,
): SubmissionTransition | Refusal {
  const moving = submission.Matches.find((match) => match.ID === id)
  if (!mayBe('move', submission)) return loadStageRefusal(submission)
  if (moving?.Rank === to) return unchanged(submission)
  const refusal = moveRefusal(submission, id, from, to)
  if (refusal || !moving) return refusal ?? refuse(donationsRefusals.moveNeedsNeighbour)
  const moved = moveRanks(submission, from, to, 'swap')
  const told = loadEvent('LoadMatchMoved', { ...entityRef(moving), From: from, To: to })
  const handedOver = moved.Matches.find((match) => match.Rank !== null && match.Rank > 1 && match.InitialActivationTime)
  if (submission.Stage !== 'offering' || submission.IsSimultaneousNotifyEnabled || !handedOver)
    return { state: moved, events: [told] }
  const withdrawn = replaceEntity(moved, unaskEntity(handedOver))
  const lost = loadEvent('LoadOfferWithdrawn', { ...entityRef(handedOver), Why: 'moved' })
  return prependEvents([told, lost], activateLoad(withdrawn, now))
}

/** Takes an entity off the list. One that is gone already stays gone. */
export function removeEntity(submission: Submission, id: number, now: Date): SubmissionTransition | Refusal {
  const match = submission.Matches.find((candidate) => candidate.ID === id)
  if (!match || match.Rank === null) return unchanged(submission)
  if (!mayBe('remove', submission)) return loadStageRefusal(submission)
  const refusal = removeRefusal(match)
  if (refusal) return refusal
  const told = loadEvent('LoadEntityRemoved', entityRef(match))
  if (match.InitialActivationTime !== null)
    return {
      state: endEntity(submission, match, 'withdrawn', now),
      events: [told, loadEvent('LoadOfferWithdrawn', { ...entityRef(match), Why: 'removed' })],
    }
  const Matches = submission.Matches.filter((other) => other.ID !== id)
  return { state: renumberEntities({ ...submission, Matches }), events: [told] }
}

/** Adds an entity at the end of the ranking; a load that nobody accepted waits for approval again. */
export function addEntity(
  submission: Submission,
  candidate: EntityCandidate,
  now: Date,
): SubmissionTransition | Refusal {
  const present = matchOfEntity(submission, candidate.Entity.ID)
  if (present && present.Rank !== null) return unchanged(submission)
  if (!mayBe('add', submission)) return loadStageRefusal(submission)
  if (present) return refuse(refusals.entityAlreadyAsked, { entity: candidate.Entity.Name })
  const sequence = submission.MatchesMade + 1
  const { length: ranked } = rankedMatches(submission)
  if (
    ranked >= maxRankedEntities ||
    submission.Matches.length >= maxEntitiesOfLoad ||
    sequence >= entityMatchesPerSubmission
  )
    return refuse(refusals.tooManyEntities)
  const added = newEntityMatch(submission.ID, sequence, ranked + 1, candidate)
  const isOffering = submission.Stage === 'offering'
  const listed: Submission = {
    ...submission,
    Stage: isOffering ? 'offering' : 'pendingApproval',
    MatchesMade: sequence,
    Matches: [...submission.Matches, added],
  }
  const told = loadEvent('LoadEntityAdded', entityRef(added))
  return isOffering ? prependEvents([told], activateLoad(listed, now)) : { state: listed, events: [told] }
}
