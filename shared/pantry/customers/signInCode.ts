import type { Customer } from './customer.ts'

/** One-time codes of six digits, by which neighbors sign in and prove a phone number (decision 86). */

export const codeDigits = 6
export const codeMinutes = 10
/** Of one code; after them it is good for nothing. */
export const maxCodeTries = 5
/** Time in which the browser goes on to the user pool with what the code was exchanged for. */
export const ticketMinutes = 3

/** People type a code in groups, or with the words around it. */
export const codeTyped = (typed: string): string => typed.replace(/\D/g, '')

export const paddedCode = (random: number): string => String(random).padStart(codeDigits, '0')

type Holder = Pick<Customer, 'EMailAddress' | 'PhoneNumber' | 'ConfirmedPhone'>

/**
 * Tells if a code sent to the number signs the customer in: it is their user name, or they have proved it. A number that somebody
 * typed beside an e-mail address may be a stranger's.
 */
export const opensByPhone = ({ EMailAddress, PhoneNumber, ConfirmedPhone }: Holder): boolean =>
  PhoneNumber !== null && (EMailAddress === null || ConfirmedPhone === PhoneNumber)

/** Name of a household that others of the same phone read. */
export const householdName = ({ FirstName, LastName }: Pick<Customer, 'FirstName' | 'LastName'>): string =>
  `${FirstName} ${LastName.slice(0, 1)}${LastName === '' ? '' : '.'}`.trim()
