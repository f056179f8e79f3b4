import { type AgencyMatch, type Donation, matchOfAgency } from '../donation.ts'
import { isCustom, pickupTimeTypes } from '../pickup/pickupTime.ts'
import { availableDates } from '../pickup/proposal.ts'

type Period = Pick<AgencyMatch, 'InitialActivationTime' | 'AgencyExpirationTime'>

/** Interval at which the screens look at the clock of an offer (section 9). */
export const offerClockSeconds = 10

/** Remainder of an offer period (section 4 'Agency offer'): whole minutes begun, whole percent gone. */
export function offerClock(match: Period, now: Date): { minutesRemaining: number; percentElapsed: number } {
  if (match.InitialActivationTime === null || match.AgencyExpirationTime === null)
    return { minutesRemaining: 0, percentElapsed: 0 }
  const start = Date.parse(match.InitialActivationTime)
  const end = Date.parse(match.AgencyExpirationTime)
  const gone = end > start ? (now.getTime() - start) / (end - start) : 1
  return {
    minutesRemaining: Math.max(0, Math.ceil((end - now.getTime()) / 60_000)),
    percentElapsed: Math.floor(Math.min(1, Math.max(0, gone)) * 100),
  }
}

/** Whole minutes of the offer period; the food bank's setting while the agency was not asked. */
function offerMinutes(match: Period | undefined, donation: Pick<Donation, 'OfferMinutes'>) {
  if (!match?.InitialActivationTime || !match.AgencyExpirationTime) return donation.OfferMinutes
  return Math.round((Date.parse(match.AgencyExpirationTime) - Date.parse(match.InitialActivationTime)) / 60_000)
}

/**
 * Content of the agency's status summary beyond the status (section 3): its own answer, and what it may propose. An offer
 * past its deadline has timed out even before the next sweep.
 */
export function offerSummary(donation: Donation, agencyId: number, now: Date) {
  const match = matchOfAgency(donation, agencyId)
  const own = donation.PickupTimeType
  const hasExpired = match?.AgencyExpirationTime ? Date.parse(match.AgencyExpirationTime) <= now.getTime() : false
  return {
    AcceptedByRequestingAgency: match?.Response === 'accepted',
    RejectedByRequestingAgency: match?.Response === 'rejected',
    TimeoutNoResponseByRequestingAgency: match?.Response === 'timedOut' || (match?.Response === null && hasExpired),
    AvailableDates: availableDates(donation, now).map((day) => ({ Date: day })),
    AllPickupTimes: isCustom(own) ? [own, ...pickupTimeTypes] : [...pickupTimeTypes],
    TotalMinutesAgencyOfferPeriod: offerMinutes(match, donation),
    AgencyExpirationTime: match?.AgencyExpirationTime ?? null,
  }
}
