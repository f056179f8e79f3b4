import { isRefusal, type Refusal } from '../../../../shared/core/answer.ts'
import { endedUntold, type OrderTransition } from '../../../../shared/pantry/orders/changes.ts'
import type { Order } from '../../../../shared/pantry/orders/order.ts'
import { type ChangeOptions, retryConflicts } from '../../../core/table/aggregate.ts'
import { stockOfProducts } from '../../products/stockTable.ts'
import { orderById, orderStore } from '../orderTable.ts'

/** `gone`: of an order that ended after `at`, the products whose shelf lacks its food already. */
type Decision = (order: Order, now: Date, gone: ReadonlySet<number>) => OrderTransition | Refusal

interface Told extends Pick<ChangeOptions<Order>, 'by' | 'now' | 'also'> {
  /** When what is told happened. */
  readonly at: Date
}

/** As `orderStore.change`, for what may have happened before the order ended: decided on the counts since, too. */
export async function changeToldLate(
  loaded: Order,
  decide: Decision,
  { at, by, now, also }: Told,
): Promise<Order | Refusal> {
  const withCounts = async (order: Order) => ({
    order,
    gone: endedUntold(order, { At: at.toISOString() }) ? await countedSince(order) : new Set<number>(),
  })
  const reload = async () => {
    const order = await orderById(loaded.ID)
    return order && withCounts(order)
  }
  return retryConflicts({ loaded: await withCounts(loaded), now, reload }, async ({ order, gone }, decidedAt) => {
    const decided = decide(order, decidedAt, gone)
    if (isRefusal(decided)) return decided
    const saved = await orderStore.save(order, decided, { by, now: decidedAt, also: also?.(decided.state) ?? [] })
    return saved.state
  })
}

/** Products of an order that somebody counted since it ended, and those that were removed. */
async function countedSince({ EntityID, PantryOrderItems, Ended }: Order): Promise<Set<number>> {
  const ids = PantryOrderItems.map(({ PantryInventoryItemID }) => PantryInventoryItemID)
  const stock = await stockOfProducts(EntityID, ids)
  const isCounted = (id: number) => {
    const one = stock.get(id)
    return !one || (one.CountedAt !== undefined && Ended !== undefined && one.CountedAt > Ended.At)
  }
  return new Set(ids.filter(isCounted))
}
