import { addDays, instantOf, localDay, localHour } from '../../../shared/core/time/zone.ts'
import type { Agency } from '../../../shared/network/organizations/entity.ts'
import type { PickupProposal } from '../../../shared/rescue/donations/answers.ts'
import type { Donation, PickupTimeType } from '../../../shared/rescue/donations/donation.ts'
import {
  agreedPickup,
  availableDates,
  pickupSlots,
  pickupTimeChoices,
  pickupWindow,
} from '../../../shared/rescue/donations/pickup/proposal.ts'
import { at } from './context.ts'
import type { Random } from './random.ts'
import { after, hours, minutes } from './scenario.ts'

/** Times of pickups (within the agreed window), close-outs and receipts (in the daytime). */

const [opens, shuts] = [7, 21]

/** The time itself, or the next morning when it is at night. */
function daytime(time: Date, zone: string, random: Random): Date {
  const hour = localHour(time, zone)
  if (hour >= opens && hour < shuts) return time
  const today = localDay(time, zone)
  return instantOf(hour < opens ? today : addDays(today, 1), opens + random.next() * 2, zone)
}

/** Within the window, at least 20 minutes after the acceptance. */
export function pickupTime(donation: Donation, accepted: Date, random: Random): Date {
  const window = pickupWindow(donation)
  const from = Math.max(window?.start.getTime() ?? 0, accepted.getTime() + minutes(20))
  const isAsap = agreedPickup(donation).type.IsASAP
  const to = Math.min(window?.end.getTime() ?? Number.POSITIVE_INFINITY, isAsap ? from + hours(3) : from + hours(12))
  return new Date(to > from ? random.between(from, to) : from)
}

export const closingTime = (pickup: Date, zone: string, random: Random) =>
  daytime(after(pickup, minutes(random.between(10, 200))), zone, random)
export const receiptTime = (pickup: Date, zone: string, random: Random) =>
  daytime(after(pickup, minutes(random.between(40, 1300))), zone, random)
/** The donor closes a donation that no agency accepted. */
export const unmatchedClosingTime = (time: Date, zone: string, random: Random) =>
  daytime(after(time, hours(random.between(1, 14))), zone, random)

/** Proposal of an accepting agency: a wanted day where it may, one of the times offered for it, perhaps a driver. */
export function plannedProposal(
  donation: Donation,
  agency: Agency,
  wanted: string | null,
  now: Date,
  random: Random,
): PickupProposal {
  const { PickupTimeType: original, DonorRecordedPickupDate: recordedDay, TimeZone: zone } = donation
  const days = availableDates(donation, now)
  const day = wanted !== null && days.includes(wanted) ? wanted : at(days, 0)
  const { times } = pickupTimeChoices({ original, recordedDay, chosenDay: day, now, zone })
  const window = times.some((time) => time.ID === original.ID) ? original : random.pick(times)
  return {
    day,
    time: random.chance(0.4) ? slotOf(window, day, now, zone, random) : window,
    driver: agency.Drivers.length > 0 && random.chance(0.6) ? random.pick(agency.Drivers) : null,
  }
}

/** A half hour of the window that leaves time to come; by day, as far as there is one. */
function slotOf(window: PickupTimeType, day: string, now: Date, zone: string, random: Random): PickupTimeType {
  const soon = localDay(now, zone) === day ? localHour(now, zone) + 0.5 : 0
  const slots = pickupSlots(window, day, now, zone).filter(
    (slot) => slot.HourStart >= Math.max(soon, opens) && slot.HourEnd <= shuts,
  )
  return slots.length > 0 ? random.pick(slots) : window
}
