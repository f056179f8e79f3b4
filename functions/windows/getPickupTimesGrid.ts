import * as windows from '../../shared/api/windows.ts'
import { localDay } from '../../shared/time/zone.ts'
import { pickupTimeOf } from '../../shared/window/window.ts'
import { chosenRange } from '../../shared/window/windowRange.ts'
import { endpointOn } from '../http.ts'
import { pickupLocationNamed } from '../locations/locationTable.ts'
import { windowLists } from '../table/keys/windows.ts'
import { wholeDays } from './wholeDays.ts'

/** Windows of a page: some days of a location with many short windows. */
const defaultWindows = 100

export const handler = endpointOn(windows.getPickupTimesGrid, pickupLocationNamed, async ({ resource, input, now }) => {
  const { dateStartFilter, dateEndFilter, rows: limit = defaultWindows, cursor: from } = input
  const { start, end } = chosenRange({ start: dateStartFilter, end: dateEndFilter }, localDay(now, resource.TimeZone))
  const { items, cursor } = await wholeDays(windowLists.location(resource.ID), {
    from: start,
    to: end,
    limit,
    cursor: from,
  })
  return { rows: items.map((window) => pickupTimeOf(window, now)), cursor }
})
