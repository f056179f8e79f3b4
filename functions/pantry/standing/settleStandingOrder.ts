import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { isOfPlace } from '../../../shared/pantry/ordering/repeating.ts'
import { isCancelled, type Order, OrderRow } from '../../../shared/pantry/orders/order.ts'
import {
  ended,
  isDue,
  lookedAgain,
  notPlaced,
  placedFor,
  type StandingOrder,
  stepOf,
} from '../../../shared/pantry/standing/standing.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { orderLists } from '../../core/table/keys/orders.ts'
import { table } from '../../core/table/table.ts'
import { customerById } from '../customers/customerTable.ts'
import { orderById } from '../orders/orderTable.ts'
import { loadDayWindows } from '../windows/windowTable.ts'
import { endReasonOf } from './endReasonOf.ts'
import { orderOrWait } from './orderOrWait.ts'
import type { SettledStanding } from './settled.ts'
import { standingOrders } from './standingTable.ts'

/**
 * Places the order of a regular one that is due, with its own version in the same transaction: a second timer, or a person who
 * acts at the same moment, finds the next day. What speaks against the order is said, and the next day stands.
 */
export async function settleStandingOrder(id: number, now: Date): Promise<void> {
  const reload = () => standingOrders.load(id)
  const loaded = await reload()
  if (!loaded) return
  await retryConflicts({ loaded, now, reload }, async (standing, at) => {
    if (!isDue(standing, at)) return
    const { change, also = [] } = await settled(standing, at)
    await standingOrders.save(standing, change, { by: null, now: at, also })
  })
}

async function settled(standing: StandingOrder, now: Date): Promise<SettledStanding> {
  const customer = await customerById(standing.ID)
  const reason = await endReasonOf(standing, customer)
  if (reason || !customer) return { change: ended(standing, reason ?? 'gone', now) }
  const own = await orderOfDay(standing, customer)
  if (own !== undefined) return { change: { state: placedFor(standing, own, [], now), events: [] } }
  const ofDay = await loadDayWindows(standing.EntityID, standing.NextDay)
  const step = stepOf(
    standing,
    ofDay.filter((window) => isOfPlace(standing, window)),
    now,
  )
  if (step.kind === 'look') return { change: lookedAgain(standing, step.at) }
  if (step.kind === 'not') return { change: notPlaced(standing, step.reason, now) }
  return orderOrWait(standing, { customer, step, now })
}

/** Orders that are looked at: those of the next days are among the newest. */
const looked = 30

/**
 * An order that the family has at the pantry for the day already: it needs no second one. That of the regular order itself,
 * which may have been set up anew since, is read by its key: the list follows a moment later.
 */
async function orderOfDay({ NextDay, EntityID, Last }: StandingOrder, { ID }: Customer): Promise<number | undefined> {
  const last = Last?.Day === NextDay && Last.OrderID ? await orderById(Last.OrderID) : undefined
  const { items } = await table.page({ ...orderLists.customer(ID), newestFirst: true, limit: looked }, OrderRow)
  const isOfDay = ({ OrderDay, EntityID: at, StatusCode }: Pick<Order, 'OrderDay' | 'EntityID' | 'StatusCode'>) =>
    OrderDay === NextDay && at === EntityID && !isCancelled(StatusCode)
  return last && isOfDay(last) ? last.ID : items.find(isOfDay)?.ID
}
