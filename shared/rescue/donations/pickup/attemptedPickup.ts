import * as z from 'zod/mini'
import { ID, Instant } from '../../../core/schema/fields.ts'

export const problemKinds = ['notReady', 'notThere', 'tooMuch', 'spoiled', 'vehicle', 'gaveBack', 'other'] as const
export type ProblemKind = (typeof problemKinds)[number]

/** A transport provider's attempt to fetch a donation (section 3); times are null until the provider reports them. */
export const AttemptedPickup = z.object({
  ID: ID,
  IsCancelled: z.boolean(),
  IsComplete: z.boolean(),
  TransportationProvider: z.nullable(z.object({ ID: ID, Name: z.string() })),
  TransportationProviderActualPickupTime: z.nullable(Instant),
  TransportationProviderActualDropoffTime: z.nullable(Instant),
  TransportationProviderLastEstimatedPickupTime: z.nullable(Instant),
  TransportationProviderLastEstimatedDropoffTime: z.nullable(Instant),
  PlatformEstimatedPickupWindowStart: z.nullable(Instant),
  PlatformEstimatedDropoffWindowStart: z.nullable(Instant),
  /** Time at which the driver set out. */
  EnRouteTime: z.optional(z.nullable(Instant)),
  /** Reported by the driver and not solved by a later report. */
  Problem: z.optional(z.nullable(z.object({ Kind: z.enum(problemKinds), Note: z.string() }))),
  PhotoKey: z.optional(z.nullable(z.string())),
  /** Short-lived address of the photo, made when it is shown. */
  PhotoUrl: z.optional(z.nullable(z.string())),
  /** Reports that were recorded, by the ID that the driver's phone gave them: a repeat changes nothing. */
  EventIDs: z.optional(z.array(z.string())),
  /** The pickup was reported after the run had ended for its driver: the food is in their car. */
  IsAfterEnd: z.optional(z.boolean()),
  /** For which part of the run staff were told that it is late. */
  LateNotice: z.optional(z.nullable(z.enum(['pickup', 'dropoff']))),
})
export type AttemptedPickup = z.infer<typeof AttemptedPickup>

/** States of a run's offer to a provider. */
export const runOfferStates = ['offered', 'taken', 'passed', 'withdrawn', 'gaveBack'] as const

/**
 * A run offered to one provider. When the provider takes it, the attempted pickup has the same ID. The provider's AccessCode
 * is in the e-mail alone; the table has its hash, in an item of its own.
 */
export const ProviderMatch = z.object({
  ID: ID,
  TransportationProvider: z.object({ ID: ID, Name: z.string() }),
  State: z.enum(runOfferStates),
  OfferedAt: Instant,
})
export type ProviderMatch = z.infer<typeof ProviderMatch>

/** The search for a volunteer: going on in rounds, ended without one, or not begun because a check failed. */
export const VolunteerSearch = z.object({
  State: z.enum(['seeking', 'untaken', 'impossible']),
  /** The first run that this search offers: earlier ones were of a search before. */
  FirstRunID: ID,
  /** 0 until the first round is offered. */
  Round: z.int(),
  RoundEnds: Instant,
})
export type VolunteerSearch = z.infer<typeof VolunteerSearch>

/** Transport of a donation when the agency's own staff don't fetch it. */
export interface Transport {
  /** A volunteer is still wanted for the pickup. */
  readonly IsVolunteerSought: boolean
  readonly AttemptedPickups: readonly AttemptedPickup[]
}

export const noTransport: Transport = { IsVolunteerSought: false, AttemptedPickups: [] }

const newest = (pickups: readonly AttemptedPickup[]) =>
  pickups.reduce<AttemptedPickup | undefined>(
    (last, pickup) => (last && last.ID > pickup.ID ? last : pickup),
    undefined,
  )

/** The attempt that counts: the newest that is not cancelled (decision 14). */
export const currentPickup = (transport: Pick<Transport, 'AttemptedPickups'>) =>
  newest(transport.AttemptedPickups.filter((pickup) => !pickup.IsCancelled))

export const lastCancelledPickup = (transport: Pick<Transport, 'AttemptedPickups'>) =>
  newest(transport.AttemptedPickups.filter((pickup) => pickup.IsCancelled))

/** A volunteer is wanted and no provider holds the pickup. */
export const isDriverAwaited = (transport: Transport) =>
  transport.IsVolunteerSought && !currentPickup(transport)?.TransportationProvider

export const isDelivered = (transport: Transport) =>
  typeof currentPickup(transport)?.TransportationProviderActualDropoffTime === 'string'
