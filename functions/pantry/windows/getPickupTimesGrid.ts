import { localDay } from '../../../shared/core/time/zone.ts'
import * as windows from '../../../shared/pantry/windows/api.ts'
import { pickupTimeOf } from '../../../shared/pantry/windows/window.ts'
import { chosenRange } from '../../../shared/pantry/windows/windowRange.ts'
import { endpointOn } from '../../core/http/http.ts'
import { windowLists } from '../../core/table/keys/windows.ts'
import { pickupLocationNamed } from '../locations/locationTable.ts'
import { wholeDays } from './wholeDays.ts'

/** Windows of a page: some days of a location with many short windows. */
const defaultWindows = 100

export const handler = endpointOn(windows.getPickupTimesGrid, pickupLocationNamed, async ({ resource, input, now }) => {
  const { dateStartFilter, dateEndFilter, order, rows: limit = defaultWindows, cursor: from } = input
  const { start, end } = chosenRange({ start: dateStartFilter, end: dateEndFilter }, localDay(now, resource.TimeZone))
  const { items, cursor } = await wholeDays(windowLists.location(resource.ID), {
    from: start,
    to: end,
    newestFirst: order !== 'next',
    limit,
    cursor: from,
  })
  return { rows: items.map((window) => pickupTimeOf(window, now)), cursor }
})
