import type { Caller } from '../../shared/access.ts'
import { isRefusal, type Refusal, refuse } from '../../shared/answer.ts'
import type { Customer } from '../../shared/customer/customer.ts'
import { decideOrder, type OrderRequest, windowIdOfDraft } from '../../shared/order/decide.ts'
import { type PlacedOrder, placedOrder } from '../../shared/order/placing.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { retryConflicts } from '../table/aggregate.ts'
import type { IdempotencyKey } from '../table/idempotency.ts'
import { table } from '../table/table.ts'
import { windowById } from '../windows/windowTable.ts'
import { newOrdersWrites } from './orderWrites.ts'
import { readPantry } from './pantryState.ts'

interface Placing {
  readonly request: OrderRequest
  readonly customer: Customer
  readonly caller: Caller
  readonly idempotencyKey: IdempotencyKey
  readonly now: Date
}

/** Staff of an agency order at its own pantry alone. */
const isOfOthers = ({ Role, EntityID }: Caller, owner: number) => Role === 'agency' && EntityID !== owner

export async function placeOrder({
  request,
  customer,
  caller,
  idempotencyKey,
  now,
}: Placing): Promise<PlacedOrder | Refusal> {
  const window = await windowById(windowIdOfDraft(request.draft))
  if (!window) return refuse(refusals.orderTimeGone)
  if (isOfOthers(caller, window.EntityID)) return refuse(refusals.orderPlaceOfOthers)
  const load = (at: Date, known?: Customer) => readPantry(window.EntityID, [request], at, known)
  const reload = () => load(new Date())
  return retryConflicts({ loaded: await load(now, customer), now, reload }, async (state, at) => {
    const decided = decideOrder(request, { ...state, now: at })
    if (isRefusal(decided)) return decided
    const answer = placedOrder(decided.order.ID, decided.removed)
    const writes = newOrdersWrites([{ ...decided, by: caller }], at)
    await table.commit([...writes, ...idempotencyKey.writes(answer, at)], 1)
    return answer
  })
}
