import { fill, type Language } from '../../../../../shared/core/text/text.ts'
import { addDays, dateFormat, localDay } from '../../../../../shared/core/time/zone.ts'
import type { PickupTimeType } from '../../../../../shared/rescue/donations/donation.ts'
import { pickupTimeName } from '../../../../../shared/rescue/donations/pickup/pickupTime.ts'
import { pickupSlots, pickupTimeChoices } from '../../../../../shared/rescue/donations/pickup/proposal.ts'
import type { Offer } from '../../../../../shared/rescue/offers/api.ts'
import { offerTexts } from '../../../../../shared/rescue/offers/texts/offer.ts'

/** Choices of the person so far; each one left open takes the first option. */
export interface Choice {
  day?: string
  windowId?: number
  /** A half hour within the window; 0 for any time within it. */
  slotId?: number
  driverId?: number
}

/** The pickup to propose, and what else could be: an answer is ready from the first moment. */
export interface Proposal {
  days: string[]
  day: string
  windows: readonly PickupTimeType[]
  window: PickupTimeType
  slots: PickupTimeType[]
  /** The window, or the half hour chosen within it. */
  time: PickupTimeType
  isOriginalWindowUnavailable: boolean
}

/** A choice that time has overtaken gives way to the next possible one. */
export function proposalOf({ Transaction, StatusSummary }: Offer, choice: Choice, now: Date): Proposal | undefined {
  const { PickupTimeType: original, DonorRecordedPickupDate: recordedDay, TimeZone: zone } = Transaction
  const today = localDay(now, zone)
  const days = StatusSummary.AvailableDates.map(({ Date: day }) => day).filter((day) => day >= today)
  const day = days.find((one) => one === choice.day) ?? days[0]
  if (day === undefined) return undefined
  const { times, isOriginalWindowUnavailable } = pickupTimeChoices({
    original,
    recordedDay,
    chosenDay: day,
    now,
    zone,
  })
  const window = times.find((type) => type.ID === choice.windowId) ?? times[0]
  if (window === undefined) return undefined
  const slots = pickupSlots(window, day, now, zone)
  const time = slots.find((slot) => slot.ID === choice.slotId) ?? window
  return { days, day, windows: times, window, slots, time, isOriginalWindowUnavailable }
}

/** Without the year: a pickup is never far ahead. */
const weekday = (day: string, language: Language) =>
  dateFormat(language, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  )

/** 'Today', 'Tomorrow', 'Fri, Nov 20' */
export function dayName(day: string, now: Date, zone: string, language: Language): string {
  const today = localDay(now, zone)
  if (day === today) return offerTexts[language].today
  return day === addDays(today, 1) ? offerTexts[language].tomorrow : weekday(day, language)
}

/** 'Morning (8 AM to 12 PM)' as the words and, below them, the hours. */
export function twoLines(name: string): { label: string; detail: string | undefined } {
  const [, label = name, detail] = /^(.+) \((.+)\)$/.exec(name) ?? []
  return { label, detail }
}

/** 'Today, 2:00 PM to 2:30 PM' */
export const pickupWords = (day: string, time: PickupTimeType, now: Date, zone: string, language: Language) =>
  fill(offerTexts[language].when, { day: dayName(day, now, zone, language), time: pickupTimeName(time, language) })
