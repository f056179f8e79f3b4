import { isRefusal, type Refusal, refuse } from '../../../shared/core/answer.ts'
import { type AcceptedOrder, decideOrder, windowIdOfDraft } from '../../../shared/pantry/ordering/decide.ts'
import { type OrderDraft, type PlacedOrder, placedOrder } from '../../../shared/pantry/ordering/placing.ts'
import * as refusals from '../../../shared/pantry/ordering/refusals.ts'
import { notComingRefusal } from '../../../shared/pantry/orders/editable.ts'
import { edited, editRefusal } from '../../../shared/pantry/orders/editing.ts'
import { withNotice } from '../../../shared/pantry/orders/notice.ts'
import type { Order } from '../../../shared/pantry/orders/order.ts'
import { windowIdOf } from '../../../shared/pantry/orders/order.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import type { Actor } from '../../core/table/outbox.ts'
import type { Write } from '../../core/table/write.ts'
import { mayOrder } from '../customers/customerTable.ts'
import { takesOrders } from '../locations/locationTable.ts'
import { orderById, orderStore } from '../orders/orderTable.ts'
import { loadToday } from '../orders/shownWithPlace.ts'
import { usageVersionWrite } from '../orders/usageTable.ts'
import { windowById } from '../windows/windowTable.ts'
import { readPantry } from './pantryState.ts'

interface Editing {
  readonly order: Order
  readonly draft: OrderDraft
  /** By the link of a reminder nobody: null. */
  readonly by: Actor['by']
  readonly now: Date
  /** The pantry moves it from a closed day, with these words: the day itself, and bags that are packed, are no reason against it. */
  readonly closedWords?: string
}

/**
 * Edits an order by the rules that it was placed by, its own quantities and place given back first. Stock, both windows, use
 * and the order itself are one transaction; whoever changed one of them meanwhile makes the edit be decided again.
 */
export function editOrder({ order, draft, by, now, closedWords }: Editing): Promise<PlacedOrder | Refusal> {
  const reload = () => orderById(order.ID)
  return retryConflicts({ loaded: order, now, reload }, async (before, at) => {
    const fixed =
      closedWords === undefined ? editRefusal(before, await loadToday(before, at)) : notComingRefusal(before)
    const refusal = fixed ?? (await windowRefusal(before, draft))
    if (refusal) return refusal
    const isByStaff = by !== null && by.Role !== 'customer'
    const request = { orderId: before.ID, customerId: before.FoodInsecureNeighbor.ID, draft, edits: before, isByStaff }
    const decided = decideOrder(request, await readPantry(before.EntityID, [request], at))
    if (isRefusal(decided)) return decided
    const change = withNotice(edited(before, decided.order), closedWords ?? '', at)
    if (change.events.length > 0)
      await orderStore.save(before, change, { by, now: at, also: conditions(before, decided) })
    return placedOrder(before.ID, decided.removed)
  })
}

/** An order stays at its pantry: another one has other stock. */
async function windowRefusal({ EntityID }: Order, draft: OrderDraft): Promise<Refusal | undefined> {
  const window = await windowById(windowIdOfDraft(draft))
  if (!window) return refuse(refusals.orderTimeGone)
  return window.EntityID === EntityID ? undefined : refuse(refusals.orderStaysAtPantry)
}

/** Checks of the edit's facts beside stock and windows. A location that the order stays at is not checked again. */
function conditions(before: Order, { orderer, order }: AcceptedOrder): Write[] {
  const isMoved = windowIdOf(before) !== windowIdOf(order)
  return [
    usageVersionWrite(orderer.customer.ID, orderer.version),
    mayOrder(orderer.customer.ID, order.EntityID),
    ...(isMoved && order.PantryLocationID !== null ? [takesOrders(order.PantryLocationID)] : []),
  ]
}
