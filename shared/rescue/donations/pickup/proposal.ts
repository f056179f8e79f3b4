import { type Refusal, refuse } from '../../../core/answer.ts'
import { addDays, daysBetween, halfHours, instantOf, localDay } from '../../../core/time/zone.ts'
import { type AgencyMatch, acceptedMatch, type Donation, type PickupTimeType } from '../donation.ts'
import * as refusals from '../refusals.ts'
import { customWindow, isCustom, pickupTimeTypeById, pickupTimeTypes } from './pickupTime.ts'

/**
 * Times at which a donation can be fetched: what a donor may record, and which days and times an accepting agency may
 * propose. The screens show these choices and the server holds the acceptance against the very same ones.
 */

/** Days of a donation without a recorded day: today and the six that follow ('Next Seven Days'). */
export const openDays = 7
/** A pickup further ahead than this is a typing mistake, not a donation to be rescued. */
export const maxDaysAhead = 30

type Recorded = Pick<Donation, 'DonorRecordedPickupDate' | 'PickupTimeType' | 'TimeZone'>
type Agreed = Pick<Donation, 'DonorRecordedPickupDate' | 'PickupTimeType'> & {
  readonly Matches: readonly Pick<AgencyMatch, 'Response' | 'AgencyProposedPickupDate' | 'PickupTimeType'>[]
}
type Scheduled = Agreed & Recorded

/** By instants, as a window's end is one: within an hour that comes twice it has passed in the first pass. */
const hasEnded = (type: PickupTimeType, day: string, now: Date, zone: string) =>
  instantOf(day, type.HourEnd, zone) <= now

/** False for hours that the clocks skip on that day, when they go forward. */
const exists = (type: PickupTimeType, day: string, zone: string) =>
  instantOf(day, type.HourEnd, zone) > instantOf(day, type.HourStart, zone)

interface ChoiceFacts {
  original: PickupTimeType
  recordedDay: string | null
  chosenDay: string
  now: Date
  zone: string
}

/**
 * Times to choose from for a day (section 4 'Pickup time choices', decision 11). Today: the original window, or every
 * time that has not ended when it is ASAP, custom or over. Later: every time for ASAP, else only the original window.
 * The donor's own window stands before the usual ones.
 */
export function pickupTimeChoices({ original, recordedDay, chosenDay, now, zone }: ChoiceFacts) {
  const today = localDay(now, zone)
  const real = (types: readonly PickupTimeType[]) => types.filter((type) => exists(type, chosenDay, zone))
  const allTimes = real(isCustom(original) ? [original, ...pickupTimeTypes] : pickupTimeTypes)
  if (chosenDay < today) return { times: [], isOriginalWindowUnavailable: false }
  if (chosenDay > today)
    return { times: original.IsASAP ? allTimes : real([original]), isOriginalWindowUnavailable: false }

  const isLate = !original.IsASAP && recordedDay !== null && recordedDay < today
  const isOver = isLate || hasEnded(original, today, now, zone)
  if (!isOver && !original.IsASAP && !isCustom(original))
    return { times: [original], isOriginalWindowUnavailable: false }
  return { times: allTimes.filter((type) => !hasEnded(type, today, now, zone)), isOriginalWindowUnavailable: isOver }
}

/**
 * Days an agency may propose: the recorded day, or the next seven days when none was recorded. When that is today with
 * ASAP, or the recorded window is over, today and tomorrow: food that still waits should still be fetched.
 */
export function availableDates(donation: Recorded, now: Date): string[] {
  const { DonorRecordedPickupDate: day, PickupTimeType: type, TimeZone: zone } = donation
  const today = localDay(now, zone)
  if (day === null && !type.IsASAP)
    return Array.from({ length: openDays }, (_, i) => addDays(today, i)).filter((open) => exists(type, open, zone))
  const isLate = day === null || day < today || (day === today && (type.IsASAP || hasEnded(type, day, now, zone)))
  if (!isLate) return [day]
  const tomorrow = addDays(today, 1)
  return exists(type, tomorrow, zone) ? [today, tomorrow] : [today]
}

/**
 * The half hours of a window that have not ended on that day, each as the custom type an agency may propose
 * (section 2 'Agency offer detail'). Half hours that a clock change skips are none.
 */
export function pickupSlots(type: PickupTimeType, day: string, now: Date, zone: string): PickupTimeType[] {
  return halfHours(type.HourStart, type.HourEnd)
    .filter((hour) => {
      const end = instantOf(day, hour + 0.5, zone)
      return end > now && end > instantOf(day, hour, zone)
    })
    .flatMap((hour) => customWindow(hour, hour + 0.5) ?? [])
}

/** Reason that an agency may not propose this day and time; half hours within an offered window are allowed. */
export function proposalRefusal(donation: Recorded, day: string, timeTypeId: number, now: Date): Refusal | undefined {
  const { DonorRecordedPickupDate: recordedDay, PickupTimeType: original, TimeZone: zone } = donation
  const today = localDay(now, zone)
  const type = pickupTimeTypeById(timeTypeId)
  if (!type) return refuse(refusals.unknownPickupTime)
  if (day < today) return refuse(refusals.pickupDateInThePast)
  if (!exists(type, day, zone)) return refuse(refusals.pickupHoursSkipped)
  if (day === today && hasEnded(type, day, now, zone)) return refuse(refusals.pickupWindowOver)
  const { times } = pickupTimeChoices({ original, recordedDay, chosenDay: day, now, zone })
  const isOffered = times.some((time) => time.ID === type.ID || (isCustom(type) && isWithin(type, time)))
  return isOffered && availableDates(donation, now).includes(day) ? undefined : refuse(refusals.proposalNotOffered)
}

const isWithin = (inner: PickupTimeType, outer: PickupTimeType) =>
  inner.HourStart >= outer.HourStart && inner.HourEnd <= outer.HourEnd

/** Reason that a donor may not record this pickup day and time. */
export function recordedPickupRefusal(recorded: { day: string | null; type: PickupTimeType; now: Date; zone: string }) {
  const { day, type, now, zone } = recorded
  if (day === null) return undefined
  const ahead = daysBetween(localDay(now, zone), day)
  if (ahead < 0) return refuse(refusals.pickupDateInThePast)
  if (ahead > maxDaysAhead) return refuse(refusals.pickupDateTooFar, { days: maxDaysAhead })
  if (!exists(type, day, zone)) return refuse(refusals.pickupHoursSkipped)
  if (ahead === 0 && hasEnded(type, day, now, zone)) return refuse(refusals.pickupWindowOver)
  return undefined
}

/** Day and time of the pickup: what the accepting agency proposed, else what the donor recorded. */
export function agreedPickup(donation: Agreed): { day: string | null; type: PickupTimeType } {
  const accepted = acceptedMatch(donation)
  if (accepted?.AgencyProposedPickupDate && accepted.PickupTimeType)
    return { day: accepted.AgencyProposedPickupDate, type: accepted.PickupTimeType }
  return { day: donation.DonorRecordedPickupDate, type: donation.PickupTimeType }
}

/** The pickup window as instants; null while no day is known. */
export function pickupWindow(donation: Scheduled): { start: Date; end: Date } | null {
  const { day, type } = agreedPickup(donation)
  if (day === null) return null
  const zone = donation.TimeZone
  return { start: instantOf(day, type.HourStart, zone), end: instantOf(day, type.HourEnd, zone) }
}

export function isPickupWindowOver(donation: Scheduled, now: Date): boolean {
  const window = pickupWindow(donation)
  return window !== null && window.end <= now
}
