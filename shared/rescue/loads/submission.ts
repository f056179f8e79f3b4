import * as z from 'zod/mini'
import type { Ownership } from '../../core/access.ts'
import { Day, ID, Instant } from '../../core/schema/fields.ts'
import { Address } from '../../network/organizations/address.ts'
import { itemPounds, rankedMatches, responses } from '../donations/donation.ts'

/**
 * A distributor submission: a truckload that a national distributor gives to the network, and the food banks and agencies
 * it is offered to (specification 000, section 3). It comes in by file and is one item, as a donation is.
 */

/** One product of a load. `Items` are the single packages in all of its cases. */
export const SubmissionItem = z.object({
  Product: z.string(),
  Cases: z.int(),
  Items: z.int(),
  Pounds: z.number(),
})
export type SubmissionItem = z.infer<typeof SubmissionItem>

/** Organizations that can be offered a load. */
export const receiverKinds = ['foodBank', 'agency'] as const

export const EntityMatch = z.object({
  ID: ID,
  /** 1 is the active match; null once it ended without an acceptance. */
  Rank: z.nullable(z.int()),
  Entity: z.object({ ID: ID, Name: z.string(), Kind: z.enum(receiverKinds), Address: Address }),
  Response: z.nullable(z.enum(responses)),
  EntityAccepted: z.nullable(z.boolean()),
  InitialActivationTime: z.nullable(Instant),
  /** End of the entity's offer period; an answer at or after it is refused. */
  EntityExpirationTime: z.nullable(Instant),
  EntityResponseTime: z.nullable(Instant),
  TotalMatchScore: z.number(),
  DistanceMiles: z.number(),
})
export type EntityMatch = z.infer<typeof EntityMatch>

/** Stages of a load. The moves between them are `submissionMoves` in stages.ts. */
export const submissionStages = [
  'noItems',
  'noMatches',
  'pendingApproval',
  'offering',
  'accepted',
  'underWay',
  'delivered',
  'notAccepted',
  'cancelled',
  'deleted',
] as const
export type SubmissionStage = (typeof submissionStages)[number]

/** Position at which the driver was last seen, in words and on the map. */
const driverLocation = {
  DriverLocationDescription: z.string(),
  DriverLatitude: z.nullable(z.number()),
  DriverLongitude: z.nullable(z.number()),
}

export const Submission = z.object({
  ID: ID,
  Version: z.int(),
  Created: Instant,
  Stage: z.enum(submissionStages),
  /** The distributor's own number of the load, unique in the tenant. */
  Reference: z.string(),
  NetworkID: ID,
  /** IANA zone of the network, in which times are written. */
  TimeZone: z.string(),
  Shipper: z.object({ Name: z.string() }),
  Carrier: z.object({ Name: z.string() }),
  Origin: Address,
  PickupDate: Day,
  DeliveryDate: z.nullable(Day),
  /** The distributor's own deadline: no offer outlasts it. */
  OfferDeadline: z.nullable(Instant),
  /** Minutes an entity has to answer. */
  OfferMinutes: z.int(),
  IsSimultaneousNotifyEnabled: z.boolean(),
  Items: z.array(SubmissionItem),
  InitiallyDonatedCases: z.int(),
  InitiallyDonatedItems: z.int(),
  /** Arrived goods; until then the donated ones. */
  TotalCases: z.int(),
  TotalItems: z.int(),
  Matches: z.array(EntityMatch),
  /** Number of matches there ever were: the ID of one that was removed is never given to another organization. */
  MatchesMade: z.int(),
  ...driverLocation,
  DriverLocationTime: z.nullable(Instant),
  DeliveredTime: z.nullable(Instant),
})
export type Submission = z.infer<typeof Submission>

export const maxProductName = 200
export const maxCases = 100_000
export const maxPlaceDescription = 200

export const submissionPounds = ({ Items }: Pick<Submission, 'Items'>) => itemPounds(Items)

interface WithEntityMatches<M> {
  readonly Matches: readonly M[]
}
type MatchTimes = Pick<EntityMatch, 'Rank' | 'Response' | 'EntityExpirationTime'>

/** Matches whose entity is being asked right now, first ranks first. */
export const liveMatches = <M extends MatchTimes>(
  submission: WithEntityMatches<M> & { readonly Stage: SubmissionStage },
): M[] =>
  submission.Stage === 'offering'
    ? rankedMatches(submission).filter((match) => match.Response === null && match.EntityExpirationTime !== null)
    : []

export const matchOfEntity = <M extends { readonly Entity: { readonly ID: number } }>(
  { Matches }: WithEntityMatches<M>,
  entityId: number,
): M | undefined => Matches.find(({ Entity }) => Entity.ID === entityId)

/** Owners of a load beside the network: the organizations that were asked. No two have the same ID. */
export function ownerOfSubmission({ Matches }: Pick<Submission, 'Matches'>): Ownership {
  const asked = Matches.filter(({ InitialActivationTime }) => InitialActivationTime !== null).map(
    ({ Entity }) => Entity.ID,
  )
  return { FoodBankIDs: asked, AgencyIDs: asked }
}

/** A match's ID names its submission, so that no look-up is needed. */
export const entityMatchesPerSubmission = 100
export const entityMatchId = (submissionId: number, sequence: number) =>
  submissionId * entityMatchesPerSubmission + sequence
export const submissionOfMatch = (id: number) => Math.floor(id / entityMatchesPerSubmission)
