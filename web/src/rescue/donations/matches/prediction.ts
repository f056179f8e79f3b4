import type { Input } from '../../../../../shared/core/schema/endpoint.ts'
import type { QuietHours } from '../../../../../shared/network/organizations/quietHours.ts'
import { type Donation, liveOffers, rankedMatches } from '../../../../../shared/rescue/donations/donation.ts'
import { askingLimit } from '../../../../../shared/rescue/donations/offering.ts'
import type * as offers from '../../../../../shared/rescue/offers/api.ts'

type Asking = Pick<
  Donation,
  'Stage' | 'Matches' | 'IsSimultaneousNotifyEnabled' | 'StartAfter' | 'OfferMinutes' | 'QuietHours' | 'TimeZone'
> &
  Parameters<typeof askingLimit>[0]

const quietOf = (donation: Asking, Hours: QuietHours) => {
  const limit = askingLimit(donation)
  return { Hours, TimeZone: donation.TimeZone, Limit: limit === undefined ? null : new Date(limit).toISOString() }
}

/**
 * Input of 'who would be asked when': the agencies that still wait for their turn, from the delayed start or the end
 * of the running offer on. null when nobody waits.
 */
export function predictionInput(donation: Asking): Input<typeof offers.predictNotificationActions> | null {
  const waiting = rankedMatches(donation).filter(
    ({ InitialActivationTime, IsUnattended }) => InitialActivationTime === null && !IsUnattended,
  )
  if (waiting.length === 0) return null
  const startAfter = liveOffers(donation)[0]?.AgencyExpirationTime ?? donation.StartAfter
  return {
    entities: waiting.map(({ Agency }) => ({ ID: Agency.ID, Name: Agency.Name })),
    mode: donation.IsSimultaneousNotifyEnabled ? 'simultaneous' : 'ordered',
    isPendingStart: startAfter !== null,
    startAfter,
    OfferMinutes: donation.OfferMinutes,
    ...(donation.QuietHours ? { Quiet: quietOf(donation, donation.QuietHours) } : {}),
  }
}
