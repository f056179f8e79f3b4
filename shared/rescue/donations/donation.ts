import * as z from 'zod/mini'
import { DonationCategory, StorageRequirement } from '../../core/reference/reference.ts'
import { Day, Hour, ID, Instant, toTenth } from '../../core/schema/fields.ts'
import { unattendedReasons } from '../../network/agencies/unattendedReason.ts'
import { Address, DonorLocation } from '../../network/organizations/address.ts'
import { NightHours, QuietHours } from '../../network/organizations/quietHours.ts'
import { providerTypes } from '../providers/providerTypes.ts'
import { DeclineReason } from './declineReason.ts'
import { AttemptedPickup, ProviderMatch, VolunteerSearch } from './pickup/attemptedPickup.ts'
import { HandBackReason } from './pickup/handBackReason.ts'

/**
 * A real-time donation and the agencies it is offered to, as stored, sent and shown (specification 000, section 3).
 * The whole of it is one item: whatever happens to a donation happens in one conditional write.
 */

/** `HourStart` and `HourEnd` are decimal hours of the pickup day, 0-24, in the donor location's zone. */
export const PickupTimeType = z.object({
  ID: ID,
  Name: z.string(),
  Code: z.string(),
  HourStart: z.number(),
  HourEnd: z.number(),
  IsASAP: z.boolean(),
})
export type PickupTimeType = z.infer<typeof PickupTimeType>

/** Category as stored and shown; what may be sent is `Pounds` of fields.ts. */
export const TransactionCategory = z.object({ Pounds: z.number(), DonationCategory: DonationCategory })
export type TransactionCategory = z.infer<typeof TransactionCategory>

/** One part of a match score: `Points` of `Weight` earned, and why in figures (`Detail` is a text key's values). */
export const ScoreComponent = z.object({
  Name: z.enum(['closeness', 'categories', 'storage', 'capacity', 'fairness', 'answers']),
  Weight: z.number(),
  Points: z.number(),
  Figures: z.record(z.string(), z.union([z.number(), z.string()])),
})
export type ScoreComponent = z.infer<typeof ScoreComponent>

/** End of an agency's part; null while it waits or is being asked. */
export const responses = ['accepted', 'rejected', 'timedOut', 'withdrawn'] as const
export type Response = (typeof responses)[number]

/**
 * Reasons that a part was withdrawn: another agency accepted, the agency handed the pickup back, the food bank gave it
 * to another.
 */
export const withdrawals = ['taken', 'handedBack', 'reassigned'] as const
export type Withdrawal = (typeof withdrawals)[number]

/** Of a driver who is on no list: there was always an ID to read. */
export const unlistedDriver = Number.MAX_SAFE_INTEGER
/** Driver of an agency: one of its list, or somebody named for this pickup. */
export const AgencyDriver = z.object({
  ID: z._default(ID, unlistedDriver),
  Name: z.string(),
  PhoneNumber: z.optional(z.string()),
})
export type AgencyDriver = z.infer<typeof AgencyDriver>

/** Left out of the stored match where it is null or empty. */
const orNull = <T extends z.ZodMiniType>(value: T) => z._default(z.nullable(value), null)
const orNone = <T extends z.ZodMiniType>(value: T) => z._default(z.array(value), [])

export const AgencyMatch = z.object({
  ID: ID,
  /** 1 is the active match; null once answered negatively, timed out or withdrawn (decision 20). */
  Rank: orNull(z.int()),
  Agency: z.object({ ID: ID, Name: z.string(), Address: Address, IsMasterAgency: z.boolean() }),
  Response: orNull(z.enum(responses)),
  AgencyAccepted: orNull(z.boolean()),
  FoodBankAccepted: orNull(z.boolean()),
  InitialActivationTime: orNull(Instant),
  /** End of the agency's offer period; an answer at or after it is refused. */
  AgencyExpirationTime: orNull(Instant),
  TotalMatchScore: z.number(),
  DistanceMiles: z.number(),
  IsFromPresetMatch: z.boolean(),
  ScoreComponents: orNone(ScoreComponent),
  AgencyResponseTime: orNull(Instant),
  /** Reason that the agency declined, if it said so. */
  DeclineReason: z.optional(DeclineReason),
  DeclineNote: z.optional(z.string()),
  /** Absent when the food bank or a cancellation ended the offer. */
  Withdrawn: z.optional(z.enum(withdrawals)),
  /** Of a pickup that was handed back. */
  HandBackReason: z.optional(HandBackReason),
  HandBackNote: z.optional(z.string()),
  AgencyProposedPickupDate: orNull(Day),
  PickupTimeType: orNull(PickupTimeType),
  AgencyDriver: orNull(AgencyDriver),
  /** Carrier of the pickup, when the food bank accepted on the agency's behalf; absent when the agency answered itself. */
  ProviderType: z.optional(z.enum(providerTypes)),
  /** Providers that were offered the run, once the agency accepted. */
  TransportationProviderMatches: orNone(ProviderMatch),
  AdHocTransactionAttemptedPickups: orNone(AttemptedPickup),
  /** null while no volunteer is sought, and once one has taken the run. */
  VolunteerSearch: orNull(VolunteerSearch),
  /** Nobody can answer for the agency: it is not asked. As of the last look at its people. */
  IsUnattended: z.optional(z.boolean()),
  UnattendedReason: z.optional(z.enum(unattendedReasons)),
  NightHours: z.optional(NightHours),
  /** None of the agency's pickup hours is in the donor's window; as of the matching. */
  IsOutsideHours: z.optional(z.boolean()),
})
export type AgencyMatch = z.infer<typeof AgencyMatch>

/** Stages of a donation. The moves between them are `transitions` in stages.ts. */
export const stages = [
  'matching',
  'pendingApproval',
  'pendingStart',
  'offering',
  'accepted',
  'closed',
  'complete',
  'unsuccessful',
  'notMatched',
  'cancelled',
] as const
export type Stage = (typeof stages)[number]

/** A receipt as it was filled in so far. */
export const PendingReceipt = z.object({
  ID: ID,
  Items: z.array(TransactionCategory),
  StorageRequirementID: z.nullable(ID),
  IsVolunteer: z.boolean(),
  Date: Day,
  Notes: z.string(),
})
export type PendingReceipt = z.infer<typeof PendingReceipt>

/** The donation before its donor closed it, to go back to when that was a mistake. */
export const Closing = z.object({
  At: Instant,
  Stage: z.enum(['accepted', 'notMatched']),
  Items: z.array(TransactionCategory),
  OfferedCategories: z.optional(z.array(TransactionCategory)),
  DonorRecordedPickupDate: z.nullable(Day),
  DonorRecordedPickupTime: z.nullable(Hour),
})
export type Closing = z.infer<typeof Closing>

/** A donor's open request to cancel. */
export const CancelRequest = z.object({ Reason: z.string(), At: Instant, By: ID })
export type CancelRequest = z.infer<typeof CancelRequest>

/** The parts of a donation that can be edited. */
export const editedParts = ['items', 'notes', 'pickup'] as const
export type EditedPart = (typeof editedParts)[number]

/** Fields of a pickup that can be changed once an agency accepted. */
export const pickupParts = ['time', 'driver', 'provider'] as const
export type PickupPart = (typeof pickupParts)[number]

/** The last edit of one part. */
export const Edit = z.object({ Part: z.enum(editedParts), At: Instant })
export type Edit = z.infer<typeof Edit>

/** The donation as stored. What the specification derives (labels, flags) is derived from it, never stored beside it. */
export const Donation = z.object({
  ID: ID,
  Code: z.string(),
  Version: z.int(),
  Created: Instant,
  Stage: z.enum(stages),
  FoodBank: z.object({ ID: ID, Name: z.string() }),
  /** Contact for an agency's questions about its offer, from the food bank's when the donation was posted. */
  FoodBankContact: z.object({ PhoneNumber: z.string(), EMailAddress: z.string() }),
  StateAssociationID: z.nullable(ID),
  CoopID: z.nullable(ID),
  /** IANA zone of the donor location; every day and hour of the donation is read in it (decision 5). */
  TimeZone: z.string(),
  DonorLocation: DonorLocation,
  AdHocTransactionDonationCategories: z.array(TransactionCategory),
  /** The items before the close-out or the receipt changed them: what agencies that did not get the donation go on seeing. */
  OfferedCategories: z.optional(z.array(TransactionCategory)),
  AdHocTransactionStorageRequirements: z.array(
    z.object({ StorageRequirementID: ID, StorageRequirement: StorageRequirement }),
  ),
  DonorRecordedPickupDate: z.nullable(Day),
  /** The hour of the pickup as the donor recorded it when closing the donation; with it the date is that of the pickup. */
  DonorRecordedPickupTime: z.nullable(Hour),
  PickupTimeType: PickupTimeType,
  Notes: z.string(),
  PhotoKey: z.nullable(z.string()),
  EntrySourceCode: z.enum(['WEB', 'API']),
  IsSimultaneousNotifyEnabled: z.boolean(),
  /** A volunteer is sought for the pickup once an agency accepted. */
  IsVolunteerAutomationEnabled: z.boolean(),
  StartAfter: z.nullable(Instant),
  /** Minutes an agency has to answer, from the food bank's setting when the donation was posted. */
  OfferMinutes: z.int(),
  /** Minutes before the deadline at which the agency is reminded; 0 for never. */
  ReminderMinutes: z.int(),
  /** Hours in which nobody is asked by itself, from the food bank's setting when the donation was posted. */
  QuietHours: z.optional(QuietHours),
  IsAutomaticallyApproved: z.boolean(),
  Matches: z.array(AgencyMatch),
  /** Number of matches there ever were, once one was taken off: its ID is never given to another agency. */
  MatchesMade: z.optional(z.int()),
  /** Deadline for which a reminder went out already. */
  RemindedFor: z.nullable(Instant),
  IsMarkedAsSuccessfulByDonor: z.nullable(z.boolean()),
  /** Absent or null while the donor has not closed it, and of those closed before closings could be taken back. */
  Closing: z.optional(z.nullable(Closing)),
  Receipt: z.nullable(z.object({ ID: ID, Code: z.string() })),
  /** A receipt that was begun and not submitted yet; its ID becomes that of the receipt. */
  PendingReceipt: z.optional(z.nullable(PendingReceipt)),
  /** The donor's open request; absent or null without one. */
  CancelRequest: z.optional(z.nullable(CancelRequest)),
  /** Number of edits of the contents; absent: never. */
  Edition: z.optional(z.int()),
  Edits: z.optional(z.array(Edit)),
  PostedBy: ID,
})
export type Donation = z.infer<typeof Donation>

export const itemPounds = (items: readonly { readonly Pounds: number }[]) =>
  toTenth(items.reduce((sum, item) => sum + item.Pounds, 0))

export const donationPounds = (donation: Pick<Donation, 'AdHocTransactionDonationCategories'>) =>
  itemPounds(donation.AdHocTransactionDonationCategories)

interface WithMatches<M> {
  readonly Matches: readonly M[]
}

/** Matches still in the ranking, first to last. */
export const rankedMatches = <M extends Pick<AgencyMatch, 'Rank'>>({ Matches }: WithMatches<M>): M[] =>
  Matches.filter((match) => match.Rank !== null).sort((a, b) => a.Rank! - b.Rank!)

/** All matches: first those in the ranking, then those that left it. */
export const inRankOrder = <M extends Pick<AgencyMatch, 'Rank'>>(donation: WithMatches<M>): M[] => [
  ...rankedMatches(donation),
  ...donation.Matches.filter((match) => match.Rank === null),
]

/** Matches whose agency is being asked right now. */
export const liveOffers = <M extends Pick<AgencyMatch, 'Rank' | 'Response' | 'AgencyExpirationTime'>>(
  donation: WithMatches<M> & Pick<Donation, 'Stage'>,
): M[] =>
  donation.Stage === 'offering'
    ? rankedMatches(donation).filter((match) => match.AgencyExpirationTime !== null && match.Response === null)
    : []

/** Tells if the agency of a match is asked and its time to answer is not over. */
export const isOfferOpen = <M extends Pick<AgencyMatch, 'ID' | 'Rank' | 'Response' | 'AgencyExpirationTime'>>(
  donation: WithMatches<M> & Pick<Donation, 'Stage'>,
  matchId: number,
  now: Date,
): boolean =>
  liveOffers(donation).some(
    ({ ID, AgencyExpirationTime }) => ID === matchId && Date.parse(AgencyExpirationTime ?? '') > now.getTime(),
  )

export const acceptedMatch = <M extends Pick<AgencyMatch, 'Response'>>({ Matches }: WithMatches<M>): M | undefined =>
  Matches.find((match) => match.Response === 'accepted')

/** The open offer that ends last: until then the donation is being offered. */
export const lastOffer = <M extends Pick<AgencyMatch, 'Rank' | 'Response' | 'AgencyExpirationTime'>>(
  donation: WithMatches<M> & Pick<Donation, 'Stage'>,
): M | undefined =>
  liveOffers(donation).reduce<M | undefined>(
    (last, match) => ((match.AgencyExpirationTime ?? '') > (last?.AgencyExpirationTime ?? '') ? match : last),
    undefined,
  )

export const matchOfAgency = <M extends { readonly Agency: { readonly ID: number } }>(
  { Matches }: WithMatches<M>,
  agencyId: number,
): M | undefined => Matches.find((match) => match.Agency.ID === agencyId)

/** A match's ID names its donation, so that no look-up is needed: donation 4711's third match is 471103. */
export const matchesPerDonation = 100
export const matchId = (donationId: number, sequence: number) => donationId * matchesPerDonation + sequence
export const donationOfMatch = (id: number) => Math.floor(id / matchesPerDonation)

export const maxCategories = 50
