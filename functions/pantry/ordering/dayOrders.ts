import { isRefusal, type Refusal, refuse } from '../../../shared/core/answer.ts'
import { refusalText } from '../../../shared/core/refusalText.ts'
import type { Input } from '../../../shared/core/schema/endpoint.ts'
import { textAddress } from '../../../shared/pantry/customers/consent.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import type * as ordering from '../../../shared/pantry/ordering/api.ts'
import { type DayOrder, timesForMoved } from '../../../shared/pantry/ordering/dayOrders.ts'
import { movedDraft } from '../../../shared/pantry/ordering/linkedOrder.ts'
import * as refusals from '../../../shared/pantry/ordering/refusals.ts'
import type { OrderTransition } from '../../../shared/pantry/orders/changes.ts'
import { noticed, withNotice } from '../../../shared/pantry/orders/notice.ts'
import { type Order, OrderRow } from '../../../shared/pantry/orders/order.ts'
import { isFinal } from '../../../shared/pantry/orders/status.ts'
import type { OrderWindow } from '../../../shared/pantry/windows/window.ts'
import type { View } from '../../core/http/context.ts'
import { orderLists } from '../../core/table/keys/orders.ts'
import { table } from '../../core/table/table.ts'
import { customerById } from '../customers/customerTable.ts'
import { orderById, orderStore } from '../orders/orderTable.ts'
import { statusDecision } from '../orders/statusDecision.ts'
import { loadDayWindows } from '../windows/windowTable.ts'
import { editOrder } from './editOrder.ts'

/** Orders of a day on which a site is closed: each is told, moved or cancelled on its own, so that a repeat goes on. */

type Asked = Input<typeof ordering.settleDayOrders>

/** Orders of the windows that are open, by number. */
export async function openOrderIds(windows: readonly OrderWindow[]): Promise<number[]> {
  const busy = windows.filter(({ PlacedOrders }) => PlacedOrders > 0)
  const rows = await Promise.all(busy.map(({ ID }) => table.all(orderLists.window(ID), OrderRow)))
  const open = rows.flat().filter(({ StatusCode }) => !isFinal(StatusCode))
  return open.map(({ ID }) => ID).toSorted((a, b) => a - b)
}

/** Settles one order as was asked for, and answers what became of it. */
export async function settledDayOrder(asked: Asked, orders: readonly Order[], view: View) {
  const act = await actionOf(asked, orders, view)
  return async (order: Order): Promise<DayOrder> => {
    const [done, customer] = await Promise.all([act(order), customerById(order.FoodInsecureNeighbor.ID)])
    const { OrderDay, StartTime, EndTime } = (await orderById(order.ID)) ?? order
    const isReached = !done && customer !== undefined && isTold(customer)
    const { FirstName, LastName } = order.FoodInsecureNeighbor
    return {
      ...{ ID: order.ID, FirstName, LastName, Day: OrderDay, StartTime, EndTime, IsReached: isReached },
      PhoneNumber: isReached ? null : (customer?.PhoneNumber ?? null),
      Outcome: done ? 'left' : outcomes[asked.Action],
      Reason: done ? refusalText(done, view.language) : null,
    }
  }
}

/** Undefined once it is done. */
type Act = (order: Order) => Promise<Refusal | undefined>

async function actionOf({ Action, Words, ToDay = '' }: Asked, orders: readonly Order[], view: View): Promise<Act> {
  const { caller: by, now } = view
  if (Action === 'tell') return (order) => changed(order, (before, at) => noticed(before, Words, at), view)
  if (Action === 'move') {
    const windows = await loadDayWindows(by.EntityID, ToDay)
    return (order) => moved(order, timesForMoved(order, windows, now), Words, view)
  }
  const decide = await statusDecision(by.EntityID, orders, { to: 'CANCELLED', by, now })
  const cancelled: Decision = (before, at) => {
    const change = decide(before, at)
    return isRefusal(change) ? change : withNotice(change, Words, at)
  }
  return (order) => changed(order, cancelled, view)
}

type Decision = (before: Order, at: Date) => OrderTransition | Refusal
async function changed(order: Order, decide: Decision, { caller: by, now }: View): Promise<Refusal | undefined> {
  const change = await orderStore.change(order, decide, { by, now })
  return isRefusal(change) ? change : undefined
}

/** At the hour that it had, or at the next one that has a place for it. */
async function moved(order: Order, times: readonly OrderWindow[], words: string, { caller: by, now }: View) {
  let refusal: Refusal = refuse(refusals.dayWithoutTime)
  for (const { ID } of times.slice(0, maxTries)) {
    const done = await editOrder({ order, draft: movedDraft(order, ID), by, now, closedWords: words })
    if (!isRefusal(done)) return undefined
    refusal = done
  }
  return refusal
}

/** Times that are tried for an order: what speaks against it at these does so at the others. */
const maxTries = 4
const outcomes = { tell: 'told', move: 'moved', cancel: 'cancelled' } as const

const isTold = (customer: Customer): boolean =>
  (customer.IsEmailNotificationEnabled && customer.EMailAddress !== null) || textAddress(customer) !== undefined
