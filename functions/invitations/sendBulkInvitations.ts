import { isRefusal, type Refusal, refuse } from '../../shared/answer.ts'
import * as invitations from '../../shared/api/invitations.ts'
import { type InvitedContact, invitedContact } from '../../shared/customerInvitation/customerInvitation.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { refusalText } from '../../shared/refusalText.ts'
import { chunksOf } from '../chunks.ts'
import { endpoint } from '../http.ts'
import { addPart, partSize } from './bulkParts.ts'
import { offerOf } from './inviting.ts'

interface TypedRow {
  readonly EMailAddress: string
  readonly PhoneNumber: string
}

/** Each row's contact, or why it is left out; the second row about the same contact is. */
function contactsOf(rows: readonly TypedRow[]): (InvitedContact | Refusal)[] {
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

const isContact = (contact: InvitedContact | Refusal): contact is InvitedContact => !isRefusal(contact)

/**
 * Invites in transactions of up to 33. Each stores that it was done under the caller's key: a repeat after a lost answer
 * adds what is missing, and nobody is invited twice. The queue brings one message an invitation to the function that sends.
 */
export const handler = endpoint(invitations.sendBulkInvitations, async (context) => {
  const { input, caller, now, language, idempotencyKey } = context
  const offer = await offerOf(input, caller)
  if (isRefusal(offer)) return offer
  const contacts = contactsOf(input.Invitations)
  const results = contacts.map((contact) =>
    isRefusal(contact) ? { Successful: false, FailureReason: refusalText(contact, language) } : { Successful: true },
  )
  const parts = chunksOf(contacts.filter(isContact), partSize)
  for (const [part, some] of parts.entries()) {
    const last = part === parts.length - 1 ? idempotencyKey.writes(results, now) : undefined
    await addPart(part, some, { ...context, offer }, last)
  }
  return results
})
