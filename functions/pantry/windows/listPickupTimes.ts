import { localDay } from '../../../shared/core/time/zone.ts'
import * as windows from '../../../shared/pantry/windows/api.ts'
import { OrderWindow } from '../../../shared/pantry/windows/window.ts'
import { comingRange } from '../../../shared/pantry/windows/windowRange.ts'
import { endpointOn } from '../../core/http/http.ts'
import { windowLists } from '../../core/table/keys/windows.ts'
import { pickupLocationOf } from '../locations/locationTable.ts'
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
