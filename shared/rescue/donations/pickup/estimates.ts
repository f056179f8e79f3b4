import type { Donation } from '../donation.ts'
import type { StatusFacts } from '../status/statusFacts.ts'
import type { AttemptedPickup } from './attemptedPickup.ts'
import { pickupWindow } from './proposal.ts'

/** Expected times of a run at its stops, and from when on it is late. */

const minute = 60_000
const loadingMinutes = 20
/** Minutes a mile: 20 miles an hour in a town, stops included. */
const minutesPerMile = 3
const driveMs = (miles: number) => (loadingMinutes + miles * minutesPerMile) * minute

const iso = (ms: number) => new Date(ms).toISOString()

/** The platform's own estimates when a provider takes the run. */
export function platformEstimates(donation: Donation, miles: number, now: Date) {
  const start = Math.max(now.getTime(), pickupWindow(donation)?.start.getTime() ?? 0)
  return {
    PlatformEstimatedPickupWindowStart: iso(start),
    PlatformEstimatedDropoffWindowStart: iso(start + driveMs(miles)),
  }
}

/** The drop-off counted from the moment of the pickup. */
export const dropoffAfter = (pickedUp: string, miles: number) => iso(Date.parse(pickedUp) + driveMs(miles))

/** Minutes behind an estimate that don't count as late. */
const graceMinutes = { pickup: 15, dropoff: 30 } as const

export type RunPart = 'pickup' | 'dropoff'
type Timed = Pick<StatusFacts, 'DonorRecordedPickupDate' | 'PickupTimeType' | 'TimeZone' | 'Matches'>

/** The instant from which the next report of a run is late; undefined when none is awaited. */
export function nextLateReport(donation: Timed, pickup: AttemptedPickup): { part: RunPart; at: number } | undefined {
  if (pickup.IsCancelled || pickup.TransportationProviderActualDropoffTime) return undefined
  if (pickup.TransportationProviderActualPickupTime) {
    const estimate = pickup.TransportationProviderLastEstimatedDropoffTime ?? pickup.PlatformEstimatedDropoffWindowStart
    return estimate ? { part: 'dropoff', at: Date.parse(estimate) + graceMinutes.dropoff * minute } : undefined
  }
  const estimate = pickup.TransportationProviderLastEstimatedPickupTime
  if (estimate) return { part: 'pickup', at: Date.parse(estimate) + graceMinutes.pickup * minute }
  const window = pickupWindow(donation)
  return window ? { part: 'pickup', at: window.end.getTime() } : undefined
}
