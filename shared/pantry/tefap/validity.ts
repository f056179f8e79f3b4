import { addDays, addMonths } from '../../core/time/zone.ts'
import type { StateRules } from './stateRules.ts'

/** Days on which a certificate counts, all on the calendar of its state. */

interface Validity {
  /** Last day on which food may be ordered by it. */
  readonly ValidTo: string
  /** Only day on which food may be handed over by it, where the state asks for a declaration at each pickup. */
  readonly HandOverOn: string | null
}

/** Renewal is offered so many days before the end (decision 69). */
const renewalDays = 30

const endOfYear = { june30: '06-30', september30: '09-30' } as const

function stateDate(signed: string, monthAndDay: string, isRenewal: boolean): string {
  const year = Number(signed.slice(0, 4))
  const [first, second] = [`${year}-${monthAndDay}`, `${year + 1}-${monthAndDay}`]
  if (signed > first) return second
  // A renewal before the state's date is one for the year after it.
  return isRenewal && signed >= addDays(first, -renewalDays) ? second : first
}

/** `isRenewal`: another certificate still counts on the day of the signature. */
export function validityFrom(signed: string, { validity }: Pick<StateRules, 'validity'>, isRenewal = false): Validity {
  const yearLater = addDays(addMonths(signed, 12), -1)
  if (validity === 'eachPickup') return { ValidTo: yearLater, HandOverOn: signed }
  if (validity === 'year') return { ValidTo: yearLater, HandOverOn: null }
  return { ValidTo: stateDate(signed, endOfYear[validity], isRenewal), HandOverOn: null }
}

export const isRenewalDue = ({ ValidTo }: Pick<Validity, 'ValidTo'>, day: string): boolean =>
  day <= ValidTo && day >= addDays(ValidTo, -renewalDays)
