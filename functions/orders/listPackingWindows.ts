import * as orders from '../../shared/api/orders.ts'
import { localDay } from '../../shared/time/zone.ts'
import { OrderWindow } from '../../shared/window/window.ts'
import { zoneOf } from '../entities/entityTable.ts'
import { endpoint } from '../http.ts'
import { locationsOfOwner } from '../locations/locationTable.ts'
import { windowLists } from '../table/keys/windows.ts'
import { table } from '../table/table.ts'
import { daysOf } from '../windows/windowTable.ts'
import { packingWindow } from './packing.ts'

/** Without a day, today on the calendar of the caller's pantry. */
export const handler = endpoint(orders.listPackingWindows, async ({ input, caller, now }) => {
  const Day = input.day ?? localDay(now, await zoneOf(caller.EntityID))
  const [windows, locations] = await Promise.all([
    table.all(daysOf(windowLists.owner(caller.EntityID), Day, Day), OrderWindow),
    locationsOfOwner(caller.EntityID),
  ])
  const labels = new Map(locations.map(({ ID, Label }) => [ID, Label]))
  const Windows = windows
    .filter(({ PlacedOrders }) => PlacedOrders > 0)
    .map((window) => packingWindow(window, labels.get(window.PantryLocationID ?? 0)))
  return { Day, Windows }
})
