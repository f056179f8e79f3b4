import type { Caller } from '../../../shared/core/access.ts'
import type { PickupLocation } from '../../../shared/pantry/locations/location.ts'
import { lockerReserved } from '../../../shared/pantry/orders/changes.ts'
import { type Order, OrderRow, orderCode } from '../../../shared/pantry/orders/order.ts'
import { isInProgress } from '../../../shared/pantry/orders/status.ts'
import { chunksOf } from '../../core/chunks.ts'
import { log } from '../../core/log.ts'
import { orderLists } from '../../core/table/keys/orders.ts'
import { table } from '../../core/table/table.ts'
import { orderById, orderStore } from '../orders/orderTable.ts'
import { lockerProviderOf } from './lockerProvider.ts'

export interface Unreserved {
  readonly why: 'full' | 'tooLarge' | 'noAnswer'
  readonly code: string
}
interface Reserving {
  readonly by: Caller
  readonly now: Date
}

/** The active orders of a window, as they are now: an index may lag behind. */
export async function activeOrders(windowId: number): Promise<Order[]> {
  const rows = await table.all(orderLists.window(windowId), OrderRow)
  const found = await Promise.all(
    rows.filter(({ StatusCode }) => isInProgress(StatusCode)).map(({ ID }) => orderById(ID)),
  )
  return found.filter((order) => order !== undefined && isInProgress(order.StatusCode)) as Order[]
}

/** Requests to the locker system at the same time. */
const atOnce = 5

/** Asks for those without a locker, and answers which got none; a repeat asks for these again. */
export async function reserveAll(
  orders: readonly Order[],
  location: PickupLocation,
  actor: Reserving,
): Promise<Unreserved[]> {
  const open = orders.filter(({ Locker }) => !Locker)
  const unreserved: Unreserved[] = []
  for (const some of chunksOf(open, atOnce)) {
    const outcomes = await Promise.all(some.map((order) => reserve(order, location, actor)))
    unreserved.push(...outcomes.flatMap((outcome) => outcome ?? []))
    // A system that does not answer is not asked for the rest.
    if (unreserved.some(({ why }) => why === 'noAnswer')) break
  }
  return unreserved
}

async function reserve(
  order: Order,
  location: PickupLocation,
  { by, now }: Reserving,
): Promise<Unreserved | undefined> {
  const provider = lockerProviderOf(location)
  const code = orderCode(order.ID)
  const answer = await provider.reserve({ order, location }).catch((error: unknown) => {
    log.warn('locker system failed', { provider: provider.name, location: location.ID, error })
    return { refused: 'noAnswer' as const }
  })
  if ('refused' in answer) return { why: answer.refused, code }
  const reservation = {
    Provider: provider.name,
    Reference: answer.reference,
    ...(answer.compartment === undefined ? {} : { Compartment: answer.compartment }),
    ...(answer.pin === undefined ? {} : { Pin: answer.pin }),
    Reserved: now.toISOString(),
  }
  await orderStore.change(order, (before) => lockerReserved(before, reservation), { by, now })
  return undefined
}
