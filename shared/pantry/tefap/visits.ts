import { monthOf } from '../../core/time/zone.ts'
import type { StateRules } from './stateRules.ts'

/** Frequency of TEFAP food that some states set (decision 68): hand-overs with it in a calendar month, in the zone of the site. */

/** First and last text that days of the month lie between. */
export const daysOfMonth = (day: string) => ({ start: `${monthOf(day)}-01`, end: `${monthOf(day)}-31` })

/** `served`: days on which the household was handed TEFAP food, once for each hand-over. */
export const areVisitsUsed = (
  served: readonly string[],
  day: string,
  { visitsPerMonth }: Pick<StateRules, 'visitsPerMonth'>,
): boolean => visitsPerMonth !== null && served.filter((one) => monthOf(one) === monthOf(day)).length >= visitsPerMonth
