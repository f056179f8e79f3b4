import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/pantry/invitations.json' with { type: 'json' }
import es from '../../languages/es/pantry/invitations.json' with { type: 'json' }

/** The e-mail and the text message of a neighbor's invitation. To fill: {foodBank} {url} {message}. */
export const customerInvitationMail = texts<
  typeof en.customerInvitationMail,
  { subject: 'foodBank'; title: 'foodBank'; why: 'foodBank'; text: 'foodBank' | 'message' | 'url' }
>({ en: en.customerInvitationMail, es: es.customerInvitationMail })
