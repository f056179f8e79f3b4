import * as z from 'zod/mini'
import { ID, Instant } from '../api/fields.ts'

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
})
export type AttemptedPickup = z.infer<typeof AttemptedPickup>

/** How a donation is transported when the agency's own staff don't fetch it. */
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
export const currentPickup = (transport: Transport) =>
  newest(transport.AttemptedPickups.filter((pickup) => !pickup.IsCancelled))

export const lastCancelledPickup = (transport: Transport) =>
  newest(transport.AttemptedPickups.filter((pickup) => pickup.IsCancelled))

/** A volunteer is wanted and no provider holds the pickup. */
export const isDriverAwaited = (transport: Transport) =>
  transport.IsVolunteerSought && !currentPickup(transport)?.TransportationProvider

export const isDelivered = (transport: Transport) =>
  typeof currentPickup(transport)?.TransportationProviderActualDropoffTime === 'string'
