import { localDay } from '../../core/time/zone.ts'
import type { User } from '../organizations/entity.ts'

/** Neighbors who act for another household: which one, until when, and what they may do there. */

/** On the helper's account, so that each call knows it, and its end counts at once. */
export type HeldHelp = NonNullable<User['Helps']>[number]

type Helping = Pick<User, 'Helps' | 'ActsFor' | 'CustomerID' | 'TimeZone'>

/** Its last day ends at midnight of the person's own clock. */
export function helpsNow({ Helps = [], TimeZone }: Helping, now: Date): HeldHelp[] {
  if (Helps.length === 0) return []
  const today = localDay(now, TimeZone)
  return Helps.filter(({ Until }) => Until >= today)
}

/** The household that a neighbor acts for now: another one while they may help it, else their own. */
export function actsFor(
  person: Helping,
  now: Date,
): { readonly customerId: number | null; readonly isHelping: boolean } {
  const isHelping = helpsNow(person, now).some(({ CustomerID }) => CustomerID === person.ActsFor)
  return isHelping && person.ActsFor !== undefined
    ? { customerId: person.ActsFor, isHelping }
    : { customerId: person.CustomerID ?? null, isHelping: false }
}

/** Tells if they acted for another household until its help ended, and have not gone back to their own. */
export const isHelpOver = (person: Helping, now: Date): boolean =>
  person.ActsFor !== undefined && !actsFor(person, now).isHelping
