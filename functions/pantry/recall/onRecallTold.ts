import { customerTag } from '../../../events/mail.ts'
import { recallNoticeLink } from '../../../shared/core/link/code.ts'
import { textAddress } from '../../../shared/pantry/customers/consent.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { profileUrl } from '../../../shared/pantry/orders/orderMessage.ts'
import { recallEvents } from '../../../shared/pantry/recall/contacts.ts'
import { type RecallMessage, writeRecallEmail, writeRecallText } from '../../../shared/pantry/recall/recallMessage.ts'
import { chunksOf } from '../../core/chunks.ts'
import { reaction } from '../../core/http/reaction.ts'
import { mailContent, mailer, soundAddress } from '../../core/mail/mailer.ts'
import { inTurn, sendOnce } from '../../core/mail/sendOnce.ts'
import { webUrl } from '../../core/mail/webUrl.ts'
import { readCorrections } from '../../core/reference/corrections.ts'
import { table } from '../../core/table/table.ts'
import { sendText } from '../../core/texting/sendText.ts'
import { texter } from '../../core/texting/texter.ts'
import { anyEntity } from '../../network/organizations/entityTable.ts'
import { customersById } from '../customers/customerTable.ts'
import { productById } from '../products/productTable.ts'
import { newRecallCode } from './recallLinks.ts'
import { wantedAddress } from './recallMessages.ts'

/** Writes to the neighbors of a recall, each once for their event, by e-mail and text as they chose. */

const mail = mailer()
const text = texter()
const kind = 'recall'
const codesAtOnce = 50

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
    const { Have, Ordered, Lot } = recallEvents.RecallTold.detail.parse(Detail)
    const [product, entity, customers] = await Promise.all([
      productById(Subject.ID),
      anyEntity(entityId),
      customersById([...Have, ...Ordered]),
    ])
    if (!product) return
    // Only food banks and agencies run pantries; others have no contact.
    const pantry = entity?.Kind === 'foodBank' || entity?.Kind === 'agency' ? entity : undefined
    const telling = { eventId, entityId, zone: entity?.TimeZone ?? 'UTC', product, pantry, webUrl: webUrl() }
    const now = new Date()
    await readCorrections(
      customers.map(({ Language }) => Language),
      now,
    )
    const codes = new Map(Have.map((id) => [id, newRecallCode(product.ID, { CustomerID: id, Lot }, now)]))
    for (const some of chunksOf([...codes.values()], codesAtOnce)) await table.commit(some.map(({ write }) => write))
    await inTurn(customers, async (customer) => {
      const code = codes.get(customer.ID)?.code
      const link = code === undefined ? {} : { answerUrl: recallNoticeLink(telling.webUrl, { id: product.ID, code }) }
      const how = code === undefined ? ('ordered' as const) : ('have' as const)
      const message = { ...telling, lot: Lot, how, ...link }
      await tellByMail(message, customer)
      await tellByText(message, customer)
    })
  },
)
