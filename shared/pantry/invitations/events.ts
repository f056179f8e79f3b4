import * as z from 'zod/mini'
import { type EventOf, eventDefinition } from '../../core/event.ts'
import { ID } from '../../core/schema/fields.ts'

/** Events about invitations of customers. They name nobody and hold no code: who has the code may sign up. */
export const customerInvitationEvents = {
  CustomerInvited: eventDefinition(
    'CustomerInvited',
    'Somebody was invited to order from pantries: an e-mail or a text message is due.',
    z.object({}),
    {},
  ),
  ReferralRedeemed: eventDefinition(
    'ReferralRedeemed',
    'A customer used the link of an invitation.',
    z.object({ CustomerID: ID }),
    { CustomerID: 31 },
  ),
} as const

export type CustomerInvitationEvent = EventOf<typeof customerInvitationEvents>
