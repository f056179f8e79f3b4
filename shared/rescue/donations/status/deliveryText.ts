import type { Language } from '../../../core/text/text.ts'
import { localDay } from '../../../core/time/zone.ts'
import type { Stage } from '../donation.ts'
import { type AttemptedPickup, currentPickup, isDriverAwaited, lastCancelledPickup } from '../pickup/attemptedPickup.ts'
import { transportOf } from '../pickup/attention.ts'
import { agreedPickup } from '../pickup/proposal.ts'
import { type Phrase, phrase, phraseText } from './phrase.ts'
import type { StatusFacts } from './statusFacts.ts'

type Delivered = Pick<
  StatusFacts,
  'Stage' | 'Matches' | 'DonorRecordedPickupDate' | 'DonorRecordedPickupTime' | 'PickupTimeType' | 'TimeZone'
>

/** Way and time of a donation's transport: the first text that fits (section 4 'Delivery text', decision 14). */
export function deliveryText(donation: Delivered, now: Date): Phrase {
  const transport = transportOf(donation)
  if (isDriverAwaited(transport)) return phrase('deliveryMatching')
  const pickup = currentPickup(transport)
  const cancelled = lastCancelledPickup(transport)
  if (pickup) return pickupText(pickup, donation.TimeZone, now) ?? recordedText(donation)
  if (cancelled && !transport.IsVolunteerSought)
    return phrase('deliveryCancelled', { provider: cancelled.TransportationProvider?.Name ?? '' })
  return recordedText(donation)
}

/** The same in a list, where a date of this year stands without it. */
export const listedDelivery = (donation: Delivered, now: Date, language: Language) =>
  phraseText(deliveryText(donation, now), language, localDay(now, donation.TimeZone).slice(0, 4))

function pickupText(pickup: AttemptedPickup, zone: string, now: Date): Phrase | undefined {
  const moment = (at: string) => ({ at, zone, now })
  const provider = pickup.TransportationProvider?.Name
  const { TransportationProviderActualDropoffTime: droppedOff, TransportationProviderActualPickupTime: pickedUp } =
    pickup
  if (droppedOff) return phrase('deliveryDroppedOff', { time: moment(droppedOff), provider: provider ?? '' })
  if (pickedUp) return phrase('deliveryPickedUp', { time: moment(pickedUp) })

  const dropoff = pickup.TransportationProviderLastEstimatedDropoffTime ?? pickup.PlatformEstimatedDropoffWindowStart
  if (dropoff && new Date(dropoff) > now) return phrase('deliveryScheduled', { time: moment(dropoff) })

  const original = pickup.PlatformEstimatedPickupWindowStart ?? pickup.TransportationProviderLastEstimatedPickupTime
  const latest = pickup.TransportationProviderLastEstimatedPickupTime ?? original
  if (original && latest && new Date(latest) <= now) return phrase('deliveryPendingUpdate', { time: moment(original) })

  return provider ? phrase('deliveryWaiting', { provider }) : undefined
}

const withoutPickup: readonly Stage[] = ['cancelled', 'notMatched', 'unsuccessful']

/** The schedule: the day and hour that the donor recorded, else the day and time of the donor, or of the agency once agreed. */
function recordedText(donation: Delivered): Phrase {
  if (withoutPickup.includes(donation.Stage)) return phrase('deliveryNone')
  const { day, type } = agreedPickup(donation)
  const { DonorRecordedPickupDate: recordedDay, DonorRecordedPickupTime: hour } = donation
  if (recordedDay !== null && hour !== null)
    return phrase('deliveryRecorded', { date: { day: recordedDay }, time: { hour: hoursOf(hour) } })
  if (day === null) return phrase('deliverySevenDays')
  return phrase('deliveryScheduledDate', { date: { day }, time: { pickupTime: type } })
}

/** Decimal hours of `13:30`. */
const hoursOf = (hour: string) => Number(hour.slice(0, 2)) + Number(hour.slice(3)) / 60
