import * as z from 'zod/mini'
import { isRefusal, type Refusal, refuse } from '../../shared/answer.ts'
import * as invitations from '../../shared/api/invitations.ts'
import { type InvitedContact, invitedContact } from '../../shared/customerInvitation/customerInvitation.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { refusalText } from '../../shared/refusalText.ts'
import { chunksOf } from '../chunks.ts'
import { addInParts, earlierParts } from '../http/addInParts.ts'
import { endpoint } from '../http.ts'
import { counterKey } from '../table/ids.ts'
import { maxWrites } from '../table/write.ts'
import { newInvitationWrites, offerOf } from './inviting.ts'

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

/** Three writes each, and the idempotency key's item. */
const partSize = Math.floor((maxWrites - 1) / 3)

/** Invites in transactions of up to 33. The queue brings one message an invitation to the function that sends. */
export const handler = endpoint(invitations.sendBulkInvitations, async (context) => {
  const { input, caller, language, table } = context
  const offer = await offerOf(input, caller)
  if (isRefusal(offer)) return offer
  const contacts = contactsOf(input.Invitations)
  const results = contacts.map((contact) =>
    isRefusal(contact) ? { Successful: false, FailureReason: refusalText(contact, language) } : { Successful: true },
  )
  const parts = chunksOf(contacts.filter(isContact), partSize)
  const stored = { ...context, schema: z.null() }
  const earlier = parts.length > 1 ? await earlierParts(stored) : new Map<number, null>()
  const make = async (some: readonly InvitedContact[]) => {
    const first = await table.nextBlock(counterKey('customerInvitation'), some.length)
    const writes = some.flatMap((contact, at) => newInvitationWrites(first + at, contact, offer, context))
    return { writes, answer: null }
  }
  await addInParts(parts, { ...stored, earlier, make, responseOf: () => results })
  return results
})
