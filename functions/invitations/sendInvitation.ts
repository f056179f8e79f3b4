import { isRefusal } from '../../shared/answer.ts'
import * as invitations from '../../shared/api/invitations.ts'
import { invitedContact } from '../../shared/customerInvitation/customerInvitation.ts'
import { endpoint } from '../http.ts'
import { nextId } from '../table/ids.ts'
import { newInvitationWrites, offerOf } from './inviting.ts'

/** The e-mail or text message follows by an event, so that an invitation is kept while neither can be sent. */
export const handler = endpoint(invitations.sendInvitation, async ({ input, caller, now, table, idempotencyKey }) => {
  const contact = invitedContact({ EMailAddress: input.emailAddress, PhoneNumber: input.phoneNumber })
  if (isRefusal(contact)) return contact
  const typed = {
    PantryLocationIDs: input.pantryLocationIDs,
    DeliveryProgramIDs: input.deliveryProgramIDs,
    Message: input.message,
    PreferredLanguageCode: input.preferredLanguageCode,
  }
  const offer = await offerOf(typed, caller)
  if (isRefusal(offer)) return offer
  const writes = newInvitationWrites(await nextId('customerInvitation'), contact, offer, { caller, now })
  await table.commit([...writes, ...idempotencyKey.writes(null, now)])
  return null
})
