import type { Caller } from '../../../shared/core/access.ts'
import { isRefusal, type Refusal, refuse } from '../../../shared/core/answer.ts'
import { inEach } from '../../../shared/core/text/text.ts'
import { decideOrder } from '../../../shared/pantry/ordering/decide.ts'
import { PlacedOrder } from '../../../shared/pantry/ordering/placing.ts'
import {
  type Substitute,
  substituteDraft,
  substituted,
  substituteRefusal,
} from '../../../shared/pantry/ordering/substitute.ts'
import { limitSentences, orderFailureText } from '../../../shared/pantry/orders/limitResult.ts'
import type { Order } from '../../../shared/pantry/orders/order.ts'
import type { LineLot } from '../../../shared/pantry/stock/lot.ts'
import { hotItemTries, retryConflicts } from '../../core/table/aggregate.ts'
import { orderById, orderStore } from '../orders/orderTable.ts'
import { usageVersionWrite } from '../orders/usageTable.ts'
import { readPantry } from './pantryState.ts'

interface Packing {
  readonly order: Order
  readonly change: Substitute
  /** Lots that go into the bag. */
  readonly lotsOf: (order: Order) => Promise<readonly LineLot[] | Refusal>
  readonly caller: Caller
  readonly now: Date
}

/**
 * Puts a substitute into an order: within stock, tags of the place, TEFAP and limits of the customer, whose restrictions and
 * addresses were asked when it was ordered. The
 * stock of both products, the use and the order are one transaction.
 */
export function packSubstitute({ order, change: asked, lotsOf, caller, now }: Packing): Promise<Order | Refusal> {
  const reload = () => orderById(order.ID)
  return retryConflicts({ loaded: order, now, reload, maxTries: hotItemTries }, async (before, at) => {
    const lots = await lotsOf(before)
    if (isRefusal(lots)) return lots
    const change = { ...asked, lots }
    const refusal = substituteRefusal(before, change)
    if (refusal) return refusal
    const decided = change.packed > 0 ? await decidedWith(before, change, at) : undefined
    if (isRefusal(decided)) return decided
    const line = decided?.order.PantryOrderItems.find((one) => one.PantryInventoryItemID === change.productId)
    const next = substituted(before, change, line)
    if (isRefusal(next)) return next
    if (next.events.length === 0) return before
    const also = decided ? [usageVersionWrite(decided.orderer.customer.ID, decided.orderer.version)] : []
    return (await orderStore.save(before, next, { by: caller, now: at, also })).state
  })
}

async function decidedWith(order: Order, change: Substitute, now: Date) {
  const draft = substituteDraft(order, change)
  const request = { orderId: order.ID, customerId: order.FoodInsecureNeighbor.ID, draft, edits: order, isPacking: true }
  const pantry = await readPantry(order.EntityID, [request], now)
  const decided = decideOrder(request, pantry)
  return isRefusal(decided) ? refusalOf(decided, (id) => pantry.products.get(id)?.Name ?? '') : decided
}

/** The limits of a refused order in words: what this endpoint answers has no place for the list of them. */
function refusalOf({ refused, values, value }: Refusal, nameOf: (id: number) => string): Refusal {
  const told = PlacedOrder.safeParse(value)
  if (!told.success) return refuse(refused, values)
  return refuse(
    inEach((language) =>
      orderFailureText(refused[language], limitSentences(told.data.LimitCheckResult, nameOf, language)),
    ),
  )
}
