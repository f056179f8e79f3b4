import { table } from '../../../functions/core/table/table.ts'
import { standingOrders } from '../../../functions/pantry/standing/standingTable.ts'
import { isRefusal } from '../../../shared/core/answer.ts'
import { addDays, weekdayOf } from '../../../shared/core/time/zone.ts'
import type { User } from '../../../shared/network/organizations/entity.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import type { Order } from '../../../shared/pantry/orders/order.ts'
import type { Rhythm } from '../../../shared/pantry/standing/rhythm.ts'
import { type StandingOrder, standingStarted } from '../../../shared/pantry/standing/standing.ts'

/** Regular orders of the demonstration: of the neighbor who signs in each week, and of an elderly one by telephone each second week. */

/** Beyond the orders of the demonstration's coming days. */
const daysAhead = 12

const isPickedUp = (order: Order) => order.StatusCode === 'DELIVEREDTONEIGHBOR' && order.PantryLocationID !== null

async function writeRegular(customer: Customer, order: Order, at: Regular): Promise<void> {
  const from = addDays(at.today, daysAhead)
  const FirstDay = addDays(from, (weekdayOf(order.OrderDay) - weekdayOf(from) + 7) % 7)
  const about = { customerId: customer.ID, by: at.by, TimeZone: at.zone }
  const change = standingStarted(order, { Every: at.every, FirstDay, StartTime: order.StartTime }, about, at.now)
  if (isRefusal(change)) return
  await table.commit(standingOrders.importWrites({ state: { ...change.state, Version: 1 }, events: [] }))
}

interface Regular {
  readonly every: Rhythm
  readonly by: StandingOrder['SetBy']
  readonly today: string
  readonly zone: string
  readonly now: Date
}

export async function writeRegularOrders(
  customers: readonly Customer[],
  orders: readonly Order[],
  staff: User | undefined,
  at: Pick<Regular, 'today' | 'zone' | 'now'>,
): Promise<void> {
  const lastOf = ({ ID }: Customer) => orders.findLast((one) => one.FoodInsecureNeighbor.ID === ID && isPickedUp(one))
  const [own] = customers.filter((one) => one.Subject !== null && lastOf(one))
  const [called] = customers.filter((one) => one.Subject === null && !one.IsRestricted && lastOf(one))
  const [first, second] = [own && lastOf(own), called && lastOf(called)]
  if (own && first) await writeRegular(own, first, { ...at, every: 'week', by: undefined })
  const by = staff && { UserID: staff.ID, Name: staff.Name }
  if (called && second) await writeRegular(called, second, { ...at, every: 'twoWeeks', by })
}
