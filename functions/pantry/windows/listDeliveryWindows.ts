import { addDays } from '../../../shared/core/time/zone.ts'
import * as windows from '../../../shared/pantry/windows/api.ts'
import { deliveryTimeOf, OrderWindow } from '../../../shared/pantry/windows/window.ts'
import { comingRange } from '../../../shared/pantry/windows/windowRange.ts'
import { endpoint } from '../../core/http/http.ts'
import { windowLists } from '../../core/table/keys/windows.ts'
import { daysOf } from './windowTable.ts'

export const handler = endpoint(windows.listDeliveryWindows, async ({ input, caller, now, table }) => {
  // Yesterday by UTC, since UTC may be a day ahead of the place.
  const coming = comingRange(addDays(now.toISOString().slice(0, 10), -1))
  const { dateStartFilter: from = coming.start, dateEndFilter: to = coming.end } = input
  const query = {
    ...daysOf(windowLists.ownerDelivery(caller.EntityID), from, to),
    limit: windows.maxListedWindows,
  }
  return (await table.upTo(query, OrderWindow)).items.map((window) => deliveryTimeOf(window, now))
})
