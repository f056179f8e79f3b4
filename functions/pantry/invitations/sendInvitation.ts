import { isRefusal } from '../../../shared/core/answer.ts'
import * as invitations from '../../../shared/pantry/invitations/api.ts'
import { invitedContact } from '../../../shared/pantry/invitations/customerInvitation.ts'
import { endpoint } from '../../core/http/http.ts'
import { nextId } from '../../core/table/ids.ts'
import { checkedOffer, newInvitationWrites } from './inviting.ts'

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
  const offer = await checkedOffer(typed, caller)
  if (isRefusal(offer)) return offer
  const writes = newInvitationWrites(await nextId('customerInvitation'), contact, offer, { caller, now })
  await table.commit([...writes, ...idempotencyKey.writes(null, now)])
  return null
})
