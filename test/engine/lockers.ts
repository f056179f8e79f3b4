import type { Event } from '../../events/event.ts'
import type { Caller } from '../../shared/core/access.ts'
import * as lockers from '../../shared/pantry/lockers/api.ts'
import { orderEvents } from '../../shared/pantry/orders/events.ts'
import type { Order } from '../../shared/pantry/orders/order.ts'
import { call } from './call.ts'
import { newPantry, placeTestOrder } from './orders.ts'
import { ids } from './smallTenant.ts'

/** An order with a locker at a click-and-collect location. */
export async function lockedOrder(owner: Caller): Promise<Order> {
  const pantry = await newPantry(owner, {
    type: 'CLICKANDCOLLECT',
    label: 'Riverside Lockers',
    maximum: 100,
    stock: 500,
  })
  const order = await placeTestOrder(pantry)
  await call(lockers.reserveLockers, owner, { id: pantry.window.ID })
  return order
}

const eventOf = (id: number, Type: keyof typeof orderEvents, Detail: Event['Detail']): Event => ({
  ID: `order-${id}-3-0`,
  Type,
  At: '2026-11-20T15:00:00.000Z',
  Subject: { Kind: 'order', ID: id },
  EntityID: ids.foodBank,
  By: null,
  Detail,
})
/** Event of a cancelled order. */
export const cancelledEvent = (id: number): Event =>
  eventOf(id, 'OrderStatusChanged', { ...orderEvents.OrderStatusChanged.sample, Movements: [] })
/** Event of a locker reserved for an order. */
export const reservedEvent = (id: number): Event => eventOf(id, 'LockerReserved', orderEvents.LockerReserved.sample)
