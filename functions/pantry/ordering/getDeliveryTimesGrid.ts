import { localDay } from '../../../shared/core/time/zone.ts'
import * as windows from '../../../shared/pantry/windows/api.ts'
import { overallOf } from '../../../shared/pantry/windows/deliveryTotals.ts'
import { deliveryTimeOf, OrderWindow } from '../../../shared/pantry/windows/window.ts'
import { chosenRange } from '../../../shared/pantry/windows/windowRange.ts'
import { endpoint } from '../../core/http/http.ts'
import { shownDeliveryTime } from '../windows/shownWindow.ts'
import { windowOwner } from '../windows/windowOwner.ts'
import { daysOf, listsOfCaller } from '../windows/windowTable.ts'
import { defaultWindows, timesForOrdering } from './timesForOrdering.ts'

export const handler = endpoint(windows.getDeliveryTimesGrid, async ({ input, caller, now, language, table }) => {
  if (caller.Role === 'customer' || input.FoodInsecureNeighborID !== undefined)
    return timesForOrdering({ input, caller, now, language })
  const { dateStartFilter, dateEndFilter, order, rows: limit = defaultWindows, cursor: from } = input
  const { TimeZone } = await windowOwner(caller)
  const { start, end } = chosenRange({ start: dateStartFilter, end: dateEndFilter }, localDay(now, TimeZone))
  const days = daysOf(listsOfCaller(caller).delivery, start, end)
  const query = { ...days, newestFirst: order !== 'next', limit, cursor: from }
  const { items, cursor } = await table.page(query, OrderWindow)
  const rows = items.map((window) => shownDeliveryTime(caller, window, { now, language }))
  if (from !== undefined) return { TimeZone, rows, cursor }
  const all = cursor ? await table.all(days, OrderWindow) : items
  return { TimeZone, rows, cursor, Overall: overallOf(all.map((window) => deliveryTimeOf(window, now))) }
})
