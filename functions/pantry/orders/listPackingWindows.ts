import { localDay } from '../../../shared/core/time/zone.ts'
import * as orders from '../../../shared/pantry/orders/api.ts'
import { OrderWindow } from '../../../shared/pantry/windows/window.ts'
import { endpoint } from '../../core/http/http.ts'
import { windowLists } from '../../core/table/keys/windows.ts'
import { table } from '../../core/table/table.ts'
import { loadZone } from '../../network/organizations/entityTable.ts'
import { locationsOfOwner } from '../locations/locationTable.ts'
import { daysOf } from '../windows/windowTable.ts'
import { signatureSheet } from './handOver/signatureSheet.ts'
import { daySums, packingWindow } from './packing.ts'

/** Without a day, today on the calendar of the caller's pantry. */
export const handler = endpoint(orders.listPackingWindows, async ({ input, caller, now, language }) => {
  const Day = input.day ?? localDay(now, await loadZone(caller.EntityID))
  const [windows, locations] = await Promise.all([
    table.all(daysOf(windowLists.owner(caller.EntityID), Day, Day), OrderWindow),
    locationsOfOwner(caller.EntityID),
  ])
  const labels = new Map(locations.map(({ ID, Label }) => [ID, Label]))
  const Windows = windows
    .filter(({ PlacedOrders }) => PlacedOrders > 0)
    .map((window) => packingWindow(window, labels.get(window.PantryLocationID ?? 0)))
  const { EntityID: owner } = caller
  const sums = input.withSums ? await daySums(windows, { owner, language, now, today: Day }) : {}
  const sheet =
    input.withSheet && caller.Role !== 'pantryvolunteer'
      ? { Sheet: await signatureSheet({ owner, day: Day, language }) }
      : {}
  return { Day, Windows, ...sums, ...sheet }
})
