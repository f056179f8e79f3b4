import { customerTag } from '../../../events/mail.ts'
import type { WrittenEmail } from '../../../shared/core/mail/layout.ts'
import { textAddress } from '../../../shared/pantry/customers/consent.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { type OrderMessageContext, profileUrl } from '../../../shared/pantry/orders/orderMessage.ts'
import { mailContent, mailer, soundAddress } from '../../core/mail/mailer.ts'
import { sendOnce } from '../../core/mail/sendOnce.ts'
import { sendText, type TextToSend } from '../../core/texting/sendText.ts'
import { texter } from '../../core/texting/texter.ts'
import { wantedAddress } from './reachable.ts'

/** Tells a customer of an event by e-mail and text as they chose, each once. */

const mail = mailer()
const text = texter()

export async function tellByMail(
  { eventId, kind }: Pick<TextToSend, 'eventId' | 'kind'>,
  customer: Customer,
  email: WrittenEmail,
  { pantry, webUrl }: Pick<OrderMessageContext, 'pantry' | 'webUrl'>,
) {
  const to = wantedAddress(customer)
  if (!to) return
  const person = customerTag(customer.ID)
  const written = {
    ...{ person, to, replyTo: soundAddress(pantry?.Contact.EMailAddress) },
    ...mailContent(email),
    unsubscribeUrl: profileUrl(webUrl),
  }
  await sendOnce({ eventId, subject: person, kind }, written, mail, new Date())
}

export async function tellByText(
  { eventId, kind, entityId, zone }: Pick<TextToSend, 'eventId' | 'kind' | 'entityId' | 'zone'>,
  customer: Customer,
  words: string,
) {
  const to = textAddress(customer)
  if (!to) return
  const [person, consentedAt] = [customerTag(customer.ID), customer.TextConsent?.At]
  await sendText({ eventId, kind, person, to, text: words, entityId, zone, consentedAt }, text, new Date())
}
