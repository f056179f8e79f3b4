import type { Caller } from '../../../shared/core/access.ts'
import type { Language } from '../../../shared/core/text/text.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import type { PickupLocation } from '../../../shared/pantry/locations/location.ts'
import { areLotsSaid, type ServedWalkIn, type WalkInDraft } from '../../../shared/pantry/ordering/walkIn.ts'
import { toldLater } from '../../../shared/pantry/orders/changes.ts'
import type { Order } from '../../../shared/pantry/orders/order.ts'
import { walkInServed } from '../../../shared/pantry/orders/statusChange.ts'
import type { IdempotencyKey } from '../../core/table/idempotency.ts'
import type { Write } from '../../core/table/write.ts'
import { accessRecordWrite } from '../customers/accessRecordTable.ts'
import { orderStore } from '../orders/orderTable.ts'
import { loadSurroundings, orderShownTo } from '../orders/shownWithPlace.ts'
import { usageVersionWrite } from '../orders/usageTable.ts'
import { walkInFacts } from './walkInState.ts'

export interface Serving {
  readonly orderId: number
  readonly customer: Customer
  readonly location: PickupLocation
  readonly draft: WalkInDraft
  readonly caller: Caller
  readonly now: Date
  readonly language: Language
  readonly idempotencyKey: IdempotencyKey
}

interface Recorded {
  /** Of the use that it was decided by. */
  readonly version: number
  /** Time at which they were served. */
  readonly at: Date
  /** Conditions on household and place. */
  readonly when: readonly Write[]
  /** Of one that is told later: products that were counted since. */
  readonly counted?: ReadonlySet<number>
}

/** One transaction: the order, what it takes, its record, and the answer of a repeat. */
export async function recordWalkIn(serving: Serving, order: Order, { version, at, when, counted }: Recorded) {
  const { customer, draft, caller, now, idempotencyKey } = serving
  const served = walkInServed(order, walkInFacts({ order, draft, customer, caller, now: at }), areLotsSaid(draft))
  const change = counted ? toldLater(served, at.toISOString(), counted) : served
  const answer = await walkInAnswer(serving, served.state)
  const looked = await accessRecordWrite(customer.ID, caller, now)
  const answered = idempotencyKey.writes(answer, now)
  const also = [usageVersionWrite(customer.ID, version), ...when, looked, ...answered]
  await orderStore.save(undefined, change, { by: caller, now, also })
  return answer
}

export async function walkInAnswer({ caller, language, now }: Serving, order: Order): Promise<ServedWalkIn> {
  const around = await loadSurroundings(order)
  return { Order: orderShownTo({ ...caller, language }, order, around, now), AboveLimit: null }
}
