import * as windows from '../../shared/api/windows.ts'
import { localDay } from '../../shared/time/zone.ts'
import { deliveryTimeOf, OrderWindow } from '../../shared/window/window.ts'
import { chosenRange } from '../../shared/window/windowRange.ts'
import { endpoint } from '../http.ts'
import { windowOwner } from './windowOwner.ts'
import { daysOf, listsOfCaller } from './windowTable.ts'

const defaultWindows = 100

export const handler = endpoint(windows.getDeliveryTimesGrid, async ({ input, caller, now, table }) => {
  const { dateStartFilter, dateEndFilter, rows: limit = defaultWindows, cursor: from } = input
  const { TimeZone } = await windowOwner(caller)
  const { start, end } = chosenRange({ start: dateStartFilter, end: dateEndFilter }, localDay(now, TimeZone))
  const query = { ...daysOf(listsOfCaller(caller).delivery, start, end), newestFirst: true, limit, cursor: from }
  const { items, cursor } = await table.page(query, OrderWindow)
  return { TimeZone, rows: items.map((window) => deliveryTimeOf(window, now)), ...(cursor ? { cursor } : {}) }
})
