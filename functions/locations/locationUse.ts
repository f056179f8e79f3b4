import * as z from 'zod/mini'
import type { LocationUse, PickupLocation } from '../../shared/location/location.ts'
import { isFinal, orderStatusCodes } from '../../shared/order/status.ts'
import { localDay } from '../../shared/time/zone.ts'
import type { OrderWindow } from '../../shared/window/window.ts'
import { orderLists } from '../table/keys/orders.ts'
import { inState } from '../table/lists.ts'
import { table } from '../table/table.ts'
import { maxDay, windowsOfLocation } from '../windows/windowTable.ts'

const PlaceOfOrder = z.object({ PantryLocationID: z.nullable(z.int()) })

/** What keeps a location: orders of its owner that are in progress there, and places taken at windows of coming days. */
export async function locationUse(
  { ID: id, EntityID, TimeZone }: PickupLocation,
  now: Date,
): Promise<LocationUse & { readonly coming: readonly OrderWindow[] }> {
  const today = localDay(now, TimeZone)
  const open = orderStatusCodes.filter((code) => !isFinal(code))
  const [coming, ...orders] = await Promise.all([
    windowsOfLocation(id, today, maxDay),
    ...open.map((code) => table.all(inState(orderLists.owner(EntityID), code), PlaceOfOrder)),
  ])
  return {
    inProgress: orders.flat().filter(({ PantryLocationID }) => PantryLocationID === id).length,
    future: coming.filter(({ OrderDay }) => OrderDay > today).reduce((sum, { PlacedOrders }) => sum + PlacedOrders, 0),
    coming,
  }
}
