import type { Customer } from '../../../../shared/pantry/customers/customer.ts'
import { isTefapRecord } from '../../../../shared/pantry/orders/distribution.ts'
import { holdsTefap, type Order } from '../../../../shared/pantry/orders/order.ts'
import { areVisitsUsed, daysOfMonth } from '../../../../shared/pantry/tefap/visits.ts'
import { customerById } from '../../customers/customerTable.ts'
import { tenantStateRules } from '../../customers/tefapToday.ts'
import { distributionsOfCustomer } from './distributionTable.ts'

/**
 * Tells if a household had all TEFAP food of the day's month that its state allows, with duplicates that were merged. In states
 * without a frequency nothing is read.
 */
export async function areTefapVisitsUsed(
  { ID, MergedIDs }: Pick<Customer, 'ID' | 'MergedIDs'>,
  day: string,
): Promise<boolean> {
  const rules = tenantStateRules()
  if (rules.visitsPerMonth === null) return false
  const { start, end } = daysOfMonth(day)
  const records = await Promise.all([ID, ...MergedIDs].map((id) => distributionsOfCustomer(id, start, end)))
  const served = records.flat().filter(isTefapRecord)
  return areVisitsUsed(
    served.map((record) => record.Day),
    day,
    rules,
  )
}

/** Orders with TEFAP food whose households had all that their state allows in the month. */
export async function tefapVisitsUsed(
  orders: readonly Order[],
  customerOf: (order: Order) => Customer | undefined,
  dayOf: (order: Order) => string,
): Promise<ReadonlySet<number>> {
  const used = new Set<number>()
  for (const order of orders.filter((one) => holdsTefap(one))) {
    const customer = customerOf(order)
    if (customer && (await areTefapVisitsUsed(customer, dayOf(order)))) used.add(order.ID)
  }
  return used
}

/** Of an order without TEFAP food nothing is asked. */
export async function areVisitsUsedFor(order: Order, day: string): Promise<boolean> {
  if (!holdsTefap(order)) return false
  const customer = await customerById(order.FoodInsecureNeighbor.ID)
  return customer !== undefined && areTefapVisitsUsed(customer, day)
}
