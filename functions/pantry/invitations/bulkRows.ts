import { isRefusal, type Refusal, refuse } from '../../../shared/core/answer.ts'
import { refusalText } from '../../../shared/core/refusalText.ts'
import type { Language } from '../../../shared/core/text/text.ts'
import { type InvitedContact, invitedContact } from '../../../shared/pantry/invitations/customerInvitation.ts'
import * as refusals from '../../../shared/pantry/invitations/refusals.ts'

/** The rows of a bulk invitation, and what becomes of each. */

interface TypedRow {
  readonly EMailAddress: string
  readonly PhoneNumber: string
}

/** Each row's contact, or why it is left out; the second row about the same contact is. */
export function bulkContacts(rows: readonly TypedRow[]): (InvitedContact | Refusal)[] {
  const seen = new Set<string>()
  return rows.map((row) => {
    const contact = invitedContact(row)
    if (isRefusal(contact)) return contact
    const key = `${contact.EMailAddress} ${contact.PhoneNumber}`
    if (seen.has(key)) return refuse(refusals.contactTwice)
    seen.add(key)
    return contact
  })
}

/** A row that may be invited, by its place in the call. */
export interface GoodRow {
  readonly at: number
  readonly contact: InvitedContact
}
export const goodRows = (contacts: readonly (InvitedContact | Refusal)[]): GoodRow[] =>
  contacts.flatMap((contact, at) => (isRefusal(contact) ? [] : [{ at, contact }]))

/** Answer of the call for each row. */
export function resultsOf(
  contacts: readonly (InvitedContact | Refusal)[],
  before: ReadonlySet<number>,
  language: Language,
) {
  return contacts.map((contact, at) => {
    const refusal = before.has(at) ? refuse(refusals.contactInvitedInFile) : contact
    if (!isRefusal(refusal)) return { Successful: true }
    return { Successful: false, FailureReason: refusalText(refusal, language) }
  })
}
