import { isFoodBankRole } from '../../../shared/core/access.ts'
import * as windows from '../../../shared/pantry/windows/api.ts'
import { calendarDays } from '../../../shared/pantry/windows/calendar.ts'
import { OrderWindow } from '../../../shared/pantry/windows/window.ts'
import { endpoint } from '../../core/http/http.ts'
import { locationsOfFoodBank, locationsOfOwner } from '../locations/locationTable.ts'
import { daysOf, listsOfCaller } from './windowTable.ts'

export const handler = endpoint(windows.getWindowsCalendar, async ({ input: { month }, caller, now, table }) => {
  const { EntityID, Role } = caller
  const query = { ...daysOf(listsOfCaller(caller).all, `${month}-01`, `${month}-31`), limit: windows.maxListedWindows }
  const [page, locations] = await Promise.all([
    table.upTo(query, OrderWindow),
    isFoodBankRole(Role) ? locationsOfFoodBank(EntityID) : locationsOfOwner(EntityID),
  ])
  const labels = new Map(locations.map(({ ID, Label }) => [ID, Label]))
  return { days: calendarDays(page.items, labels, now), IsCut: page.hasMore }
})
