import type { Customer } from './customer.ts'
import { nameWords } from './tokens.ts'

/** Likeness of two records of neighbors: a file must not make somebody twice. */

type Compared = Pick<Customer, 'FirstName' | 'LastName' | 'EMailAddress' | 'PhoneNumber' | 'PostalCode'>

/** `same` is one person; `alike` is for a person to decide. */
export type Likeness = 'same' | 'alike'

const isShared = (a: string | null, b: string | null) => a !== null && a.toLowerCase() === b?.toLowerCase()
const isContrary = (a: string | null, b: string | null) => a !== null && b !== null && !isShared(a, b)

/**
 * Of one name with a phone number, an e-mail address or, where no contact says otherwise, the postal code in common: the same.
 * A common contact under another name, or a common name and postal code with other contacts: alike.
 */
export function likeness(a: Compared, b: Compared): Likeness | undefined {
  const isOneName = nameWords(a) === nameWords(b)
  const contacts = (['EMailAddress', 'PhoneNumber'] as const).map((name) => [a[name], b[name]] as const)
  const hasContact = contacts.some(([one, other]) => isShared(one, other))
  const hasOtherContact = contacts.some(([one, other]) => isContrary(one, other))
  const isOnePlace = (a.PostalCode ?? '') === (b.PostalCode ?? '')
  if (isOneName && (hasContact || (isOnePlace && !hasOtherContact))) return 'same'
  return hasContact || (isOneName && isOnePlace) ? 'alike' : undefined
}
