import * as z from 'zod/mini'
import { localDay } from '../../../shared/core/time/zone.ts'
import type { LocationUse, PickupLocation } from '../../../shared/pantry/locations/location.ts'
import { isFinal, orderStatusCodes } from '../../../shared/pantry/orders/status.ts'
import type { OrderWindow } from '../../../shared/pantry/windows/window.ts'
import { orderLists } from '../../core/table/keys/orders.ts'
import { inState } from '../../core/table/lists.ts'
import { table } from '../../core/table/table.ts'
import { loadLocationWindows, maxDay } from './windowTable.ts'

const PlaceOfOrder = z.object({ PantryLocationID: z.nullable(z.int()) })

/** Uses that keep a location: orders of its owner that are in progress there, and places taken at windows of coming days. */
export async function locationUse(
  { ID: id, EntityID, TimeZone }: PickupLocation,
  now: Date,
): Promise<LocationUse & { readonly coming: readonly OrderWindow[] }> {
  const today = localDay(now, TimeZone)
  const open = orderStatusCodes.filter((code) => !isFinal(code))
  const [coming, ...orders] = await Promise.all([
    loadLocationWindows(id, today, maxDay),
    ...open.map((code) => table.all(inState(orderLists.owner(EntityID), code), PlaceOfOrder)),
  ])
  return {
    inProgress: orders.flat().filter(({ PantryLocationID }) => PantryLocationID === id).length,
    future: coming.filter(({ OrderDay }) => OrderDay > today).reduce((sum, { PlacedOrders }) => sum + PlacedOrders, 0),
    coming,
  }
}
