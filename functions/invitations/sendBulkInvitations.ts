import { isRefusal, type Refusal, refuse } from '../../shared/answer.ts'
import * as invitations from '../../shared/api/invitations.ts'
import { type InvitedContact, invitedContact } from '../../shared/customerInvitation/customerInvitation.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { refusalText } from '../../shared/refusalText.ts'
import { type Context, endpoint, HttpFault } from '../http.ts'
import { counterKey } from '../table/ids.ts'
import { isConflict, maxWrites, type Write } from '../table/write.ts'
import { type InvitationOffer, invitationWrites, offerOf } from './inviting.ts'

/** Invitations of one transaction: three writes each, and the idempotency key's item. */
const partSize = Math.floor((maxWrites - 1) / 3)

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

/** The parts that earlier calls with the key wrote; they asked for the same. */
async function donePart(part: number, { idempotencyKey, language }: Pick<Bulk, 'idempotencyKey' | 'language'>) {
  const stored = (await idempotencyKey.storedParts()).get(part)
  if (stored && !idempotencyKey.isOfThisInput(stored)) throw new HttpFault(409, refusals.idempotencyKeyReused[language])
  return stored !== undefined
}

interface Bulk extends Pick<Context<unknown>, 'caller' | 'now' | 'language' | 'table' | 'idempotencyKey'> {
  readonly offer: InvitationOffer
}

/** One transaction; that of the last part, which stores the response, has none of its own. */
async function addPart(
  part: number,
  contacts: readonly InvitedContact[],
  bulk: Bulk,
  last: readonly Write[] | undefined,
) {
  const { offer, now, table, idempotencyKey } = bulk
  if (!last && (await donePart(part, bulk))) return
  const first = await table.nextBlock(counterKey('customerInvitation'), contacts.length)
  const writes = contacts.flatMap((contact, at) => invitationWrites(first + at, contact, offer, bulk))
  try {
    await table.commit([...writes, ...(last ?? idempotencyKey.partWrites(part, null, now))])
  } catch (error) {
    // The same call at the same moment may have written the part.
    if (last || !isConflict(error) || !(await donePart(part, bulk))) throw error
  }
}

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
  const valid = contacts.filter(isContact)
  for (let start = 0; start < valid.length; start += partSize) {
    const isLast = start + partSize >= valid.length
    const last = isLast ? idempotencyKey.writes(results, now) : undefined
    await addPart(start / partSize, valid.slice(start, start + partSize), { ...context, offer }, last)
  }
  return results
})
