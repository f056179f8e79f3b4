import { refuse } from '../../../shared/core/answer.ts'
import { localDay } from '../../../shared/core/time/zone.ts'
import * as ordering from '../../../shared/pantry/ordering/api.ts'
import { type DayOrder, maxDayOrders } from '../../../shared/pantry/ordering/dayOrders.ts'
import * as refusals from '../../../shared/pantry/ordering/refusals.ts'
import { isFinal } from '../../../shared/pantry/orders/status.ts'
import * as windowRefusals from '../../../shared/pantry/windows/refusals.ts'
import { chunksOf } from '../../core/chunks.ts'
import { endpoint } from '../../core/http/http.ts'
import { maxWrites } from '../../core/table/write.ts'
import { ordersById } from '../orders/orderTable.ts'
import { closedWrite, loadDayWindows } from '../windows/windowTable.ts'
import { openOrderIds, settledDayOrder } from './dayOrders.ts'

/** The times are closed first: no order comes in behind those that are settled. */
export const handler = endpoint(ordering.settleDayOrders, async (context) => {
  const { input, caller, now, language, table, getRemainingTimeInMillis } = context
  const { day, PantryLocationID, Action, Words, After } = input
  const all = await loadDayWindows(caller.EntityID, day)
  const own = all.filter((window) => window.PantryLocationID === PantryLocationID)
  const [first] = own
  if (!first) return { Orders: [], After: null }
  if (day < localDay(now, first.TimeZone)) return refuse(windowRefusals.windowDayPast)
  if (Action === 'tell' && Words === '') return refuse(refusals.dayWordsMissing)
  const open = own.filter(({ ClosedAt }) => !ClosedAt)
  for (const part of chunksOf(open, maxWrites))
    await table.commit(part.map(({ ID }) => closedWrite(ID, day, now.toISOString(), false)))
  const ids = (await openOrderIds(own)).filter((id) => id > After)
  const some = ids.slice(0, maxDayOrders)
  const orders = (await ordersById(some)).filter(({ StatusCode }) => !isFinal(StatusCode))
  const settle = await settledDayOrder(input, orders, { caller, now, language })
  const Orders: DayOrder[] = []
  // One after the other: orders of a window count themselves on the same item. Those that time is short for come with the next call.
  for (const order of orders.toSorted((a, b) => a.ID - b.ID)) {
    if (Orders.length > 0 && (getRemainingTimeInMillis?.() ?? enoughMs) < enoughMs) break
    Orders.push(await settle(order))
  }
  const isShort = Orders.length < orders.length
  const last = isShort ? Orders.at(-1)?.ID : some.at(-1)
  return { Orders, After: isShort || ids.length > some.length ? (last ?? null) : null }
})

/** Time that one more order, and the answer, may take. */
const enoughMs = 4000
