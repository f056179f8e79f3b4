import { isRefusal, type Refusal } from '../../../shared/core/answer.ts'
import { type OrderTransition, toldLater } from '../../../shared/pantry/orders/changes.ts'
import { momentOf } from '../../../shared/pantry/orders/handOver.ts'
import type { Order } from '../../../shared/pantry/orders/order.ts'
import { endedUntold } from '../../../shared/pantry/orders/statusChange.ts'
import { type ChangeOptions, retryConflicts } from '../../core/table/aggregate.ts'
import { stockOfProducts } from '../products/stockTable.ts'
import { orderById, orderStore } from './orderTable.ts'

interface Told extends ChangeOptions<Order> {
  /** Time of the change, as a device says that had no connection; absent: now. */
  readonly said: string | undefined
}

/**
 * Does what `orderStore.change` does, for what may have happened before it is told: the first try counts on that
 * nobody counted the products since, a later one knows which were.
 */
export async function changeToldLater(
  loaded: Order,
  decide: (order: Order, now: Date) => OrderTransition | Refusal | Promise<OrderTransition | Refusal>,
  { said, also, ...options }: Told,
): Promise<Order | Refusal> {
  if (said === undefined) {
    const reload = () => orderById(loaded.ID)
    return retryConflicts({ ...options, loaded, reload }, async (order, now) => {
      const decided = await decide(order, now)
      if (isRefusal(decided)) return decided
      return (await orderStore.save(order, decided, { ...options, now, also: also?.(decided.state) ?? [] })).state
    })
  }
  const At = momentOf(said, options.now).toISOString()
  // Units that came back when the order ended were not on the shelf before.
  const since = (order: Order) => endedUntold(order, { At })?.At ?? At
  const reload = async () => {
    const order = await orderById(loaded.ID)
    return order && { order, counted: await countedSince(order.EntityID, productsOf(order), since(order)) }
  }
  const first = { order: loaded, counted: new Set<number>() }
  return retryConflicts({ ...options, loaded: first, reload }, async ({ order, counted }, now) => {
    const decided = await decide(order, now)
    if (isRefusal(decided)) return decided
    const told = decided.events.length === 0 ? decided : toldLater(decided, since(order), counted)
    return (await orderStore.save(order, told, { ...options, now, also: also?.(told.state) ?? [] })).state
  })
}

const productsOf = ({ PantryOrderItems }: Order) =>
  PantryOrderItems.map(({ PantryInventoryItemID }) => PantryInventoryItemID)

/** Products that somebody counted since, and those that were removed. */
export async function countedSince(owner: number, ids: readonly number[], instant: string): Promise<Set<number>> {
  const stock = await stockOfProducts(owner, ids)
  const isCounted = (id: number) => {
    const one = stock.get(id)
    return !one || (one.CountedAt !== undefined && one.CountedAt > instant)
  }
  return new Set(ids.filter(isCounted))
}
