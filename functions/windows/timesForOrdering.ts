import type { Caller } from '../../shared/access.ts'
import type { Input } from '../../shared/api/endpoint.ts'
import type * as windows from '../../shared/api/windows.ts'
import { localDay } from '../../shared/time/zone.ts'
import { isWindowAvailable, servesCustomer } from '../../shared/window/available.ts'
import { availableDeliveryTime } from '../../shared/window/availableLocation.ts'
import { OrderWindow } from '../../shared/window/window.ts'
import { comingRange } from '../../shared/window/windowRange.ts'
import { knownEntity } from '../entities/entityTable.ts'
import { customerToOrder } from '../ordering/customerToOrder.ts'
import { dayBlocks } from '../ordering/dayBlocks.ts'
import { ownWindow } from '../ordering/ownWindow.ts'
import { filteredPage } from '../table/filteredPage.ts'
import { windowLists } from '../table/keys/windows.ts'
import { shownDeliveryTime } from './shownWindow.ts'
import { daysOf } from './windowTable.ts'

type GridInput = Input<typeof windows.getDeliveryTimesGrid>
interface Asked {
  readonly input: GridInput
  readonly caller: Caller
  readonly now: Date
}

/** Windows of a page. */
export const defaultWindows = 100

/** What a customer can order for now, the next day first; an agency's people order from their own pantry alone. */
export async function timesForOrdering({ input, caller, now }: Asked) {
  const customer = await customerToOrder(caller, input.FoodInsecureNeighborID)
  const own = await ownWindow(input.OrderID, customer.ID)
  const { TimeZone } = await knownEntity('foodBank', customer.FoodBankID)
  const coming = comingRange(localDay(now, TimeZone))
  const { dateStartFilter: from = coming.start, dateEndFilter: to = coming.end } = input
  const list =
    caller.Role === 'agency'
      ? windowLists.ownerDelivery(caller.EntityID)
      : windowLists.foodBankDelivery(customer.FoodBankID)
  const query = { ...daysOf(list, from, to), limit: input.rows ?? defaultWindows, cursor: input.cursor }
  const { items, cursor } = await filteredPage(
    query,
    OrderWindow,
    (window) => isWindowAvailable(window, now, own) && (window.ID === own || servesCustomer(window, customer)),
  )
  const blocks = await dayBlocks({ customer, windows: items, edits: input.OrderID })
  const rows = items.map((window) => availableDeliveryTime(shownDeliveryTime(caller, window, now), window, blocks))
  return { TimeZone, rows, cursor }
}
