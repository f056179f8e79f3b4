import type { Language } from '../../../../shared/core/text/text.ts'
import { addDays, localDay } from '../../../../shared/core/time/zone.ts'
import type { Customer } from '../../../../shared/pantry/customers/customer.ts'
import {
  isLinkOver,
  isOtherTime,
  type LinkedOrder,
  linkedOrder,
  maxLinkedTimes,
  mayMove,
} from '../../../../shared/pantry/ordering/linkedOrder.ts'
import { type Order, windowIdOf } from '../../../../shared/pantry/orders/order.ts'
import { OrderWindow } from '../../../../shared/pantry/windows/window.ts'
import type { PublicContext } from '../../../core/http/context.ts'
import { notFound } from '../../../core/http/fault.ts'
import { refuseWrongCode } from '../../../core/http/wrongCode.ts'
import { filteredPage } from '../../../core/table/filteredPage.ts'
import { orderKeys } from '../../../core/table/keys/orders.ts'
import { windowLists } from '../../../core/table/keys/windows.ts'
import { customerById } from '../../customers/customerTable.ts'
import { opensOrder } from '../../orders/orderCodes.ts'
import { orderById } from '../../orders/orderTable.ts'
import { loadSurroundings, todayAt } from '../../orders/shownWithPlace.ts'
import { daysOf, maxDay, windowById } from '../../windows/windowTable.ts'

/** The way of a family to an order by the link of its reminder. */

type Opening = Pick<PublicContext<{ id: number }>, 'input' | 'accessCode' | 'address' | 'now' | 'language'>

/** The order that the code opens, until its hours are over. */
export async function openLinkedOrder(context: Opening): Promise<Order> {
  const { input, accessCode, now } = context
  const order = await orderById(input.id)
  if (!order || !(await opensOrder(accessCode, order)))
    return refuseWrongCode(context, (nth) => orderKeys.wrongCodesFor(input.id, nth))
  const window = await windowById(windowIdOf(order) ?? 0)
  if (!window || isLinkOver(order, window.TimeZone, now)) throw notFound()
  return order
}

async function otherTimes(order: Order, customer: Customer, now: Date) {
  const { PantryLocationID: location, EntityID } = order
  const list = location === null ? windowLists.ownerDelivery(EntityID) : windowLists.location(location)
  const query = { ...daysOf(list, addDays(localDay(now, 'UTC'), -1), maxDay), limit: maxLinkedTimes }
  const { items, cursor } = await filteredPage(query, OrderWindow, isOtherTime(order, customer, now))
  return { times: items, hasMoreTimes: cursor !== undefined }
}

export async function linkedOrderView(order: Order, language: Language, now: Date): Promise<LinkedOrder> {
  const [around, customer] = await Promise.all([loadSurroundings(order), customerById(order.FoodInsecureNeighbor.ID)])
  if (!customer) throw notFound()
  const today = todayAt(around.window, now)
  const offered = mayMove(order, today) ? await otherTimes(order, customer, now) : { times: [], hasMoreTimes: false }
  return linkedOrder(order, { around, today, ...offered, familyLanguage: customer.Language, language, now })
}
