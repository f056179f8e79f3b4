import { rankedMatches } from '../donations/donation.ts'
import { type EntityMatch, entityMatchId, type Submission } from './submission.ts'

export const replaceEntity = (submission: Submission, changed: EntityMatch): Submission => ({
  ...submission,
  Matches: submission.Matches.map((match) => (match.ID === changed.ID ? changed : match)),
})

/** Ranks without gaps from 1, in the present order. */
export function renumberEntities(submission: Submission): Submission {
  const order = rankedMatches(submission).map(({ ID }) => ID)
  const Matches = submission.Matches.map((match) =>
    match.Rank === null ? match : { ...match, Rank: order.indexOf(match.ID) + 1 },
  )
  return { ...submission, Matches }
}

/** Takes a match out of the ranking with its response. */
export function endEntity(
  submission: Submission,
  match: EntityMatch,
  Response: 'rejected' | 'timedOut' | 'withdrawn',
  now: Date,
): Submission {
  const answer =
    Response === 'rejected'
      ? { EntityAccepted: false, EntityResponseTime: now.toISOString() }
      : { EntityAccepted: null }
  return renumberEntities(replaceEntity(submission, { ...match, Rank: null, Response, ...answer }))
}

/** Back into the ranking as if never asked. */
export const unaskEntity = (match: EntityMatch): EntityMatch => ({
  ...match,
  InitialActivationTime: null,
  EntityExpirationTime: null,
})

export type EntityCandidate = Pick<EntityMatch, 'Entity' | 'TotalMatchScore' | 'DistanceMiles'>

/** A match that nobody was asked about yet, `sequence` counting the load's matches from 1. */
export const newEntityMatch = (
  submissionId: number,
  sequence: number,
  Rank: number,
  candidate: EntityCandidate,
): EntityMatch => ({
  ID: entityMatchId(submissionId, sequence),
  Rank,
  ...candidate,
  Response: null,
  EntityAccepted: null,
  InitialActivationTime: null,
  EntityExpirationTime: null,
  EntityResponseTime: null,
})

/** A change writes a row and an event for each entity, in one transaction of 100. */
export const maxRankedEntities = 30
export const maxEntitiesOfLoad = 60
