import { offerClock } from '../../../../shared/rescue/donations/status/offer.ts'

/** Urgency of the time left: it decides the colour, and what a screen reader is told. */
export type Urgency = 'calm' | 'soon' | 'urgent'

const soonMinutes = 15
const urgentMinutes = 5

export const urgencyOf = (minutes: number): Urgency =>
  minutes <= urgentMinutes ? 'urgent' : minutes <= soonMinutes ? 'soon' : 'calm'

/** Minutes left of an offer known by its deadline alone, as a line of a list has it. */
export const minutesUntil = (deadline: string, now: number) =>
  offerClock({ InitialActivationTime: deadline, AgencyExpirationTime: deadline }, new Date(now)).minutesRemaining

/** A screen reader hears these marks, not every tick of the clock. */
const marks = [60, 30, 15, 10, 5, 2, 1] as const

/** The mark the time left has come down to; undefined above the first. */
export const announcedMinutes = (minutes: number) => marks.findLast((mark) => minutes <= mark)
