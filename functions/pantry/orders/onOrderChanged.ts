import { customerTag } from '../../../events/mail.ts'
import { orderLink } from '../../../shared/core/link/code.ts'
import { localDay } from '../../../shared/core/time/zone.ts'
import { textAddress } from '../../../shared/pantry/customers/consent.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import type { Order } from '../../../shared/pantry/orders/order.ts'
import {
  isReminder,
  type OrderMessageContext,
  profileUrl,
  writeOrderEmail,
  writeOrderText,
} from '../../../shared/pantry/orders/orderMessage.ts'
import { type OrderOccasion, orderOccasion, stillTrue } from '../../../shared/pantry/orders/orderOccasion.ts'
import { reaction } from '../../core/http/reaction.ts'
import { mailContent, mailer, soundAddress } from '../../core/mail/mailer.ts'
import { sendOnce } from '../../core/mail/sendOnce.ts'
import { webUrl } from '../../core/mail/webUrl.ts'
import { readCorrections } from '../../core/reference/corrections.ts'
import { table } from '../../core/table/table.ts'
import { sendText } from '../../core/texting/sendText.ts'
import { texter, textNumber } from '../../core/texting/texter.ts'
import { toldOrderWrite } from '../../core/texting/textTable.ts'
import { customerById } from '../customers/customerTable.ts'
import { newOrderCode } from './orderCodes.ts'
import { orderById } from './orderTable.ts'
import { scheduleReminder } from './reminderTable.ts'
import { loadSurroundings } from './shownWithPlace.ts'

/**
 * Tells neighbors of their orders, by e-mail and text as they chose, in their language: placed, changed, the day before and on it,
 * packed, cancelled. Each is told once, with the order as it is now; what is no longer true is not told.
 */

const mail = mailer()
const text = texter()

type Context = OrderMessageContext & { readonly zone: string }

async function contextOf(order: Order): Promise<Context> {
  const { window, location, pantry } = await loadSurroundings(order)
  const zone = window?.TimeZone ?? location?.TimeZone ?? pantry?.TimeZone ?? 'UTC'
  return { order, location, pantry, zone, webUrl: webUrl() }
}

async function tellByMail({ kind, eventId }: OrderOccasion, context: OrderMessageContext, customer: Customer) {
  const to = soundAddress(customer.EMailAddress ?? undefined)
  if (!to || !customer.IsEmailNotificationEnabled) return
  const email = writeOrderEmail(kind, context, customer)
  const person = customerTag(customer.ID)
  const written = {
    person,
    to,
    replyTo: soundAddress(context.pantry?.Contact.EMailAddress),
    ...mailContent(email),
    unsubscribeUrl: profileUrl(context.webUrl),
  }
  await sendOnce({ eventId, subject: person, kind }, written, mail, new Date())
}

async function tellByText({ kind, eventId }: OrderOccasion, context: Context, customer: Customer, entityId: number) {
  const to = textAddress(customer)
  if (!to) return
  const words = writeOrderText(kind, context, customer)
  const consentedAt = customer.TextConsent?.At
  const person = customerTag(customer.ID)
  const message = { eventId, kind, person, to, text: words, entityId, zone: context.zone, consentedAt }
  if (textNumber()) await table.commit([toldOrderWrite(to, context.order.ID, new Date())])
  await sendText(message, text, new Date())
}

/** A second delivery of the event makes a second code: each opens the same. */
async function withLink(context: Context, order: Order, now: Date): Promise<Context> {
  const { code, write } = newOrderCode(order, now)
  await table.commit([write])
  return { ...context, link: orderLink(context.webUrl, { id: order.ID, code }) }
}

export const handler = reaction('notifications/onOrderChanged', async (event, now) => {
  const occasion = orderOccasion(event)
  const order = occasion && (await orderById(event.Subject.ID))
  if (!occasion || !order) return
  const [customer, context] = await Promise.all([customerById(order.FoodInsecureNeighbor.ID), contextOf(order)])
  if (occasion.isScheduling) await scheduleReminder(order, context.zone, now)
  if (!customer || !stillTrue(occasion.kind, order, localDay(now, context.zone))) return
  await readCorrections([customer.Language], now)
  const isByItself = occasion.kind === 'orderPlaced' && order.Standing !== undefined
  const told = isReminder(occasion.kind) || isByItself ? await withLink(context, order, now) : context
  await tellByMail(occasion, told, customer)
  await tellByText(occasion, told, customer, order.EntityID)
})
