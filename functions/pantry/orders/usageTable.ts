import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { ID } from '../../../shared/core/schema/fields.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { daysToRead, type Use, type UseDay } from '../../../shared/pantry/limits/check.ts'
import type { SourcedLimit } from '../../../shared/pantry/limits/effective.ts'
import type { Order } from '../../../shared/pantry/orders/order.ts'
import { usageOf } from '../../../shared/pantry/orders/usage.ts'
import { absent, atVersion } from '../../core/table/conditions.ts'
import { usageKeys, usageOrderPrefix } from '../../core/table/keys/ordering.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'

/**
 * Usage of a customer's orders at a pantry, by order day: its limits are checked against it. Each order is an attribute of
 * its day, so that a change writes without reading. It follows from the order, in the order's transaction.
 */

const attributeOf = ({ ID }: Pick<Order, 'ID'>) => `${usageOrderPrefix}${ID}`

const Counts = z.record(z.string(), z.int())
const StoredDay = z.looseObject({ sk: z.string() })
/** `from`: the duplicate whose order it was; it counts while that merge holds, and the order follows its undoing later. */
const StoredTaken = z.object({ products: Counts, tags: Counts, points: z.optional(z.int()), from: z.optional(ID) })
const UsageVersion = z.object({ Version: z.int() })
/** To be read with what else an order is decided from. */
export const usageVersionOf = (customerId: number) => ({ at: usageKeys.version(customerId), as: UsageVersion })

function useDay({ sk, ...attributes }: z.infer<typeof StoredDay>, mergedIds: readonly number[]): UseDay {
  const orders = Object.entries(attributes)
    .filter(([name]) => name.startsWith(usageOrderPrefix))
    .map(([name, taken]) => [name.slice(usageOrderPrefix.length), StoredTaken.parse(taken)] as const)
    .filter(([, { from }]) => from === undefined || mergedIds.includes(from))
  return { day: sk.slice(sk.lastIndexOf('#') + 1), orders: Object.fromEntries(orders) }
}

/** Customer and pantry of the use. */
interface UseOf {
  readonly customer: Pick<Customer, 'ID' | 'MergedIDs'>
  readonly entityId: number
}

/** The days that the limits of an order of this day look at, with that of the order that is edited. */
export async function usageAround(
  of: UseOf,
  day: string,
  limits: readonly SourcedLimit[],
  editedDay = day,
): Promise<Use> {
  const { from, to } = daysToRead(day, limits)
  return usageBetween(of, from < editedDay ? from : editedDay, to > editedDay ? to : editedDay)
}

/**
 * With that of duplicates whose orders have not been moved to the customer yet. Theirs is read first, so that an order which
 * moves meanwhile is found in one place at least; found in both it counts once, by its number.
 */
export async function usageBetween({ customer, entityId }: UseOf, from: string, to: string): Promise<Use> {
  const prefix = usageKeys.daysAt(entityId)
  const daysOf = async (customerId: number) => {
    const range = { pk: usageKeys.customer(customerId), from: `${prefix}${from}`, to: `${prefix}${to}` }
    return (await table.all(range, StoredDay)).map((day) => useDay(day, customer.MergedIDs))
  }
  const merged = (await Promise.all(customer.MergedIDs.map(daysOf))).flat()
  const own = await daysOf(customer.ID)
  return { days: merged.length === 0 ? own : joinedDays([...merged, ...own]) }
}

const joinedDays = (days: readonly UseDay[]): UseDay[] =>
  [...Map.groupBy(days, ({ day }) => day)].map(([day, same]) => ({
    day,
    orders: Object.assign({}, ...same.map(({ orders }) => orders)),
  }))

/** Fails when another order of the customer was placed or edited since the version was read. */
export const usageVersionWrite = (customerId: number, version: number): Write => ({
  update: usageKeys.version(customerId),
  add: { Version: 1 },
  when: version === 0 ? absent : atVersion(version),
})

function usagePlace(order: Order | undefined) {
  const taken = order && usageOf(order)
  const from = order?.MergedFrom?.at(-1)
  return (
    taken && {
      at: usageKeys.day(order.FoodInsecureNeighbor.ID, order.EntityID, order.OrderDay),
      taken: from === undefined ? taken : { ...taken, from },
    }
  )
}

/** The day's item follows the order: set, changed, moved to another day or customer, or removed. */
export function usageWrites(before: Order | undefined, after: Order): Write[] {
  const [old, now] = [usagePlace(before), usagePlace(after)]
  if (isDeepStrictEqual(old, now)) return []
  const name = attributeOf(after)
  const isMoved = old && !isDeepStrictEqual(old.at, now?.at)
  return [
    ...(isMoved ? [{ update: old.at, unset: [name] } satisfies Write] : []),
    ...(now ? [{ update: now.at, set: { [name]: now.taken } } satisfies Write] : []),
  ]
}
