import * as windows from '../../shared/api/windows.ts'
import { localDay } from '../../shared/time/zone.ts'
import { OrderWindow } from '../../shared/window/window.ts'
import { comingRange } from '../../shared/window/windowRange.ts'
import { endpointOn } from '../http.ts'
import { pickupLocationOf } from '../locations/locationTable.ts'
import { windowLists } from '../table/keys/windows.ts'
import { shownPickupTime } from './shownWindow.ts'
import { daysOf } from './windowTable.ts'

export const handler = endpointOn(
  windows.listPickupTimes,
  pickupLocationOf,
  async ({ resource, input, caller, now, table }) => {
    const coming = comingRange(localDay(now, resource.TimeZone))
    const { dateStartFilter: from = coming.start, dateEndFilter: to = coming.end } = input
    const query = { ...daysOf(windowLists.location(resource.ID), from, to), limit: windows.maxListedWindows }
    return (await table.upTo(query, OrderWindow)).items.map((window) => shownPickupTime(caller, window, now))
  },
)
