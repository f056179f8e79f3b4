import * as z from 'zod/mini'
import { localDay } from '../../../shared/core/time/zone.ts'
import type { LocationUse, PickupLocation } from '../../../shared/pantry/locations/location.ts'
import { isFinal, orderStatusCodes } from '../../../shared/pantry/orders/status.ts'
import { type OrderWindow, statusCounters } from '../../../shared/pantry/windows/window.ts'
import { orderLists } from '../../core/table/keys/orders.ts'
import { inState } from '../../core/table/lists.ts'
import { table } from '../../core/table/table.ts'
import { loadLocationWindows, maxDay, windowsById } from './windowTable.ts'

const open = orderStatusCodes.filter((code) => !isFinal(code))
const PlaceOfOrder = z.object({ PantryLocationID: z.nullable(z.int()) })

/** Places taken at windows of later days. */
const placesAfter = (today: string, windows: readonly OrderWindow[]) =>
  windows.filter(({ OrderDay }) => OrderDay > today).reduce((sum, { PlacedOrders }) => sum + PlacedOrders, 0)

/** Orders of windows of a day that are in progress. */
const openOn = (today: string, windows: readonly OrderWindow[]) =>
  windows
    .filter(({ OrderDay }) => OrderDay === today)
    .flatMap((window) => open.map((code) => window[statusCounters[code]]))
    .reduce((sum, orders) => sum + orders, 0)

/** Uses that keep a location: orders of its owner that are in progress there, and places taken at windows of coming days. */
export async function locationUse(
  { ID: id, EntityID, TimeZone }: PickupLocation,
  now: Date,
): Promise<LocationUse & { readonly coming: readonly OrderWindow[] }> {
  const today = localDay(now, TimeZone)
  const [coming, ...orders] = await Promise.all([
    loadLocationWindows(id, today, maxDay),
    ...open.map((code) => table.all(inState(orderLists.owner(EntityID), code), PlaceOfOrder)),
  ])
  return {
    inProgress: orders.flat().filter(({ PantryLocationID }) => PantryLocationID === id).length,
    future: placesAfter(today, coming),
    coming,
  }
}

/** The same with what its coming windows count now: an order that was placed a moment ago stands in no list yet. */
export async function presentUse(location: PickupLocation, now: Date): ReturnType<typeof locationUse> {
  const today = localDay(now, location.TimeZone)
  const use = await locationUse(location, now)
  const coming = await windowsById(use.coming.map(({ ID }) => ID))
  const inProgress = Math.max(use.inProgress, openOn(today, coming))
  return { inProgress, future: placesAfter(today, coming), coming }
}
