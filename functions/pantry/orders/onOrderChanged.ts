import { orderLink } from '../../../shared/core/link/code.ts'
import { localDay } from '../../../shared/core/time/zone.ts'
import { textAddress } from '../../../shared/pantry/customers/consent.ts'
import type { Order } from '../../../shared/pantry/orders/order.ts'
import {
  isReminder,
  type OrderMessageContext,
  writeOrderEmail,
  writeOrderText,
} from '../../../shared/pantry/orders/orderMessage.ts'
import { orderOccasion, stillTrue } from '../../../shared/pantry/orders/orderOccasion.ts'
import { reaction } from '../../core/http/reaction.ts'
import { webUrl } from '../../core/mail/webUrl.ts'
import { readCorrections } from '../../core/reference/corrections.ts'
import { table } from '../../core/table/table.ts'
import { textNumber } from '../../core/texting/texter.ts'
import { toldOrderWrite } from '../../core/texting/textTable.ts'
import { customerById } from '../customers/customerTable.ts'
import { tellByMail, tellByText } from '../customers/telling.ts'
import { newOrderCode } from './orderCodes.ts'
import { orderById } from './orderTable.ts'
import { scheduleReminder } from './reminderTable.ts'
import { loadSurroundings } from './shownWithPlace.ts'

/**
 * Tells neighbors of their orders, by e-mail and text as they chose, in their language: placed, changed, the day before and on it,
 * packed, cancelled. Each is told once, with the order as it is now; what is no longer true is not told.
 */

type Context = OrderMessageContext & { readonly zone: string }

async function contextOf(order: Order): Promise<Context> {
  const { window, location, pantry } = await loadSurroundings(order)
  const zone = window?.TimeZone ?? location?.TimeZone ?? pantry?.TimeZone ?? 'UTC'
  return { order, location, pantry, zone, webUrl: webUrl() }
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
  await tellByMail(occasion, customer, writeOrderEmail(occasion.kind, told, customer), told)
  const number = textNumber() && textAddress(customer)
  if (number) await table.commit([toldOrderWrite(number, order.ID, new Date())])
  const of = { ...occasion, entityId: order.EntityID, zone: told.zone }
  await tellByText(of, customer, writeOrderText(occasion.kind, told, customer))
})
