import { addDays, localDay } from '../../../shared/core/time/zone.ts'
import { waitingReturns } from '../../../shared/pantry/orders/noShow.ts'
import { OrderRow } from '../../../shared/pantry/orders/order.ts'
import { OrderWindow } from '../../../shared/pantry/windows/window.ts'
import * as home from '../../../shared/work/home/api.ts'
import { maxCameBack, maxComing, maxLow } from '../../../shared/work/home/api.ts'
import { pantryDay } from '../../../shared/work/home/pantryToday.ts'
import { endpoint } from '../../core/http/http.ts'
import { orderLists } from '../../core/table/keys/orders.ts'
import { windowLists } from '../../core/table/keys/windows.ts'
import { table } from '../../core/table/table.ts'
import { loadZone } from '../../network/organizations/entityTable.ts'
import { countWaitingTexts } from '../../pantry/customers/texts/conversationTable.ts'
import { locationsOfOwner } from '../../pantry/locations/locationTable.ts'
import { packingWindow } from '../../pantry/orders/packing.ts'
import { daysOf } from '../../pantry/windows/windowTable.ts'
import { comingOrders, dayToPack, lowToday, pantryFigures } from './pantryLists.ts'

export const handler = endpoint(home.getPantryToday, async ({ caller, input: { search }, now }) => {
  const { EntityID: owner } = caller
  const Day = localDay(now, await loadZone(owner))
  const next = addDays(Day, 1)
  const [windows, locations, rows, returned, low, { Figures, Days }, Texts] = await Promise.all([
    table.all(daysOf(windowLists.owner(owner), Day, next), OrderWindow),
    locationsOfOwner(owner),
    table.all(orderLists.day(owner, Day), OrderRow),
    table.all(orderLists.returns(owner), OrderRow),
    lowToday(owner),
    pantryFigures(owner, Day),
    countWaitingTexts(caller),
  ])
  const labels = new Map(locations.map(({ ID, Label }) => [ID, Label]))
  const withOrders = windows.filter(({ PlacedOrders }) => PlacedOrders > 0)
  const ofToday = withOrders.filter(({ OrderDay }) => OrderDay === Day)
  const day = pantryDay(ofToday, rows, now, search)
  const cameBack = waitingReturns(returned)
  return {
    Day,
    Windows: day.windows.map(({ window, late }) => ({
      ...packingWindow(window, labels.get(window.PantryLocationID ?? 0)),
      Late: late,
    })),
    Tomorrow: dayToPack(withOrders.filter(({ OrderDay }) => OrderDay === next)),
    Coming: await comingOrders(day.coming.slice(0, maxComing), labels),
    MoreComing: Math.max(0, day.coming.length - maxComing),
    NoShows: day.noShows,
    CameBack: cameBack.slice(0, maxCameBack),
    MoreCameBack: Math.max(0, cameBack.length - maxCameBack),
    Texts,
    Low: low.slice(0, maxLow),
    MoreLow: Math.max(0, low.length - maxLow),
    Figures: { ...Figures, NoShows: day.noShows },
    Days,
  }
})
