import type { Caller } from '../../../shared/core/access.ts'
import type { Language } from '../../../shared/core/text/text.ts'
import { localDay } from '../../../shared/core/time/zone.ts'
import { notesForNeighbor } from '../../../shared/pantry/orders/note.ts'
import { type Order, windowIdOf } from '../../../shared/pantry/orders/order.ts'
import { type OrderSurroundings, type ShownOrder, shownOrder } from '../../../shared/pantry/orders/wire.ts'
import { pantryById } from '../../network/organizations/entityTable.ts'
import { pickupLocationById } from '../locations/locationTable.ts'
import { loadOnHold } from '../products/heldTable.ts'
import { windowById } from '../windows/windowTable.ts'

/** Location, window and pantry of an order as they are today. */
export async function loadSurroundings(order: Order) {
  const [locationId, windowId] = [order.PantryLocationID, windowIdOf(order)]
  const [location, window, pantry, onHold] = await Promise.all([
    locationId === null ? undefined : pickupLocationById(locationId),
    windowId === null ? undefined : windowById(windowId),
    pantryById(order.EntityID),
    loadOnHold(order.EntityID),
  ])
  return { location, window, pantry, onHold }
}

/** Reader of an order, with the language. */
export type OrderViewer = Pick<Caller, 'Role' | 'UserID'> & { readonly language: Language }

/** The order as its screen shows it: to its customer with the notes that are meant for them, without names of staff. */
export function orderShownTo(
  { Role, UserID, language }: OrderViewer,
  order: Order,
  around: OrderSurroundings,
  now: Date,
): ShownOrder {
  const shownOf = shownOrder(order, around, todayAt(around.window, now), language)
  const { HandOver, OnHold, Reversals, Told, ...shown } = shownOf
  if (Role === 'customer') return { ...shown, Notes: notesForNeighbor(shown.Notes) }
  return {
    ...shown,
    ...(HandOver ? { HandOver } : {}),
    ...(Reversals ? { Reversals } : {}),
    ...(OnHold ? { OnHold } : {}),
    ...(Told ? { Told } : {}),
    ...(order.PlacedBy === UserID ? { IsPlacedByCaller: true } : {}),
  }
}

export const shownWithPlace = async (order: Order, viewer: OrderViewer, now: Date): Promise<ShownOrder> =>
  orderShownTo(viewer, order, await loadSurroundings(order), now)

/** Today on the calendar of the place; every order has a window. */
export const todayAt = (window: { readonly TimeZone: string } | undefined, now: Date) =>
  localDay(now, window?.TimeZone ?? 'UTC')

export async function loadToday(order: Order, now: Date): Promise<string> {
  const id = windowIdOf(order)
  return todayAt(id === null ? undefined : await windowById(id), now)
}
