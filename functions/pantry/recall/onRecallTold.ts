import { customerTag } from '../../../events/mail.ts'
import { textAddress } from '../../../shared/pantry/customers/consent.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { profileUrl } from '../../../shared/pantry/orders/orderMessage.ts'
import { recallEvents } from '../../../shared/pantry/recall/contacts.ts'
import { type RecallMessage, writeRecallEmail, writeRecallText } from '../../../shared/pantry/recall/recallMessage.ts'
import { reaction } from '../../core/http/reaction.ts'
import { mailContent, mailer, soundAddress } from '../../core/mail/mailer.ts'
import { inTurn, sendOnce } from '../../core/mail/sendOnce.ts'
import { webUrl } from '../../core/mail/webUrl.ts'
import { sendText } from '../../core/texting/sendText.ts'
import { texter } from '../../core/texting/texter.ts'
import { anyEntity } from '../../network/organizations/entityTable.ts'
import { customersById } from '../customers/customerTable.ts'
import { productById } from '../products/productTable.ts'
import { wantedAddress } from './recallMessages.ts'

/** Writes to the neighbors of a recall, each once for their event, by e-mail and text as they chose. */

const mail = mailer()
const text = texter()
const kind = 'recall'

interface Telling extends RecallMessage {
  readonly eventId: string
  readonly entityId: number
  readonly zone: string
}

async function tellByMail({ eventId, ...message }: Telling, customer: Customer) {
  const to = wantedAddress(customer)
  if (!to) return
  const person = customerTag(customer.ID)
  const written = {
    ...{ person, to, replyTo: soundAddress(message.pantry?.Contact.EMailAddress) },
    ...mailContent(writeRecallEmail(message, customer)),
    unsubscribeUrl: profileUrl(message.webUrl),
  }
  await sendOnce({ eventId, subject: person, kind }, written, mail, new Date())
}

async function tellByText({ eventId, entityId, zone, ...message }: Telling, customer: Customer) {
  const to = textAddress(customer)
  if (!to) return
  const consentedAt = customer.TextConsent?.At
  const words = { text: writeRecallText(message, customer), person: customerTag(customer.ID), to }
  await sendText({ eventId, kind, entityId, zone, consentedAt, ...words }, text, new Date())
}

export const handler = reaction(
  'notifications/onRecallTold',
  async ({ ID: eventId, EntityID: entityId, Subject, Detail }) => {
    const { Have, Ordered } = recallEvents.RecallTold.detail.parse(Detail)
    const [product, entity, customers] = await Promise.all([
      productById(Subject.ID),
      anyEntity(entityId),
      customersById([...Have, ...Ordered]),
    ])
    if (!product) return
    // Only food banks and agencies run pantries; others have no contact.
    const pantry = entity?.Kind === 'foodBank' || entity?.Kind === 'agency' ? entity : undefined
    const telling = { eventId, entityId, zone: entity?.TimeZone ?? 'UTC', product, pantry, webUrl: webUrl() }
    await inTurn(customers, async (customer) => {
      const message = { ...telling, how: Have.includes(customer.ID) ? ('have' as const) : ('ordered' as const) }
      await tellByMail(message, customer)
      await tellByText(message, customer)
    })
  },
)
