import type { Caller } from '../../../shared/core/access.ts'
import type { Input } from '../../../shared/core/schema/endpoint.ts'
import type { Language } from '../../../shared/core/text/text.ts'
import { localDay } from '../../../shared/core/time/zone.ts'
import { isRestrictedAt } from '../../../shared/pantry/customers/level.ts'
import { availableDeliveryTime } from '../../../shared/pantry/ordering/availableLocation.ts'
import type * as windows from '../../../shared/pantry/windows/api.ts'
import { isReservedForStaff, isWindowAvailable, servesCustomer } from '../../../shared/pantry/windows/available.ts'
import { OrderWindow } from '../../../shared/pantry/windows/window.ts'
import { comingRange } from '../../../shared/pantry/windows/windowRange.ts'
import { filteredPage } from '../../core/table/filteredPage.ts'
import { windowLists } from '../../core/table/keys/windows.ts'
import { knownEntity } from '../../network/organizations/entityTable.ts'
import { shownDeliveryTime } from '../windows/shownWindow.ts'
import { daysOf } from '../windows/windowTable.ts'
import { customerToOrder } from './customerToOrder.ts'
import { dayBlocks } from './dayBlocks.ts'
import { ownWindow } from './ownWindow.ts'

type GridInput = Input<typeof windows.getDeliveryTimesGrid>
interface Asked {
  readonly input: GridInput
  readonly caller: Caller
  readonly now: Date
  readonly language: Language
}

/** Windows of a page. */
export const defaultWindows = 100

/** Windows that a customer can order for now, the next day first; an agency's people order from their own pantry alone. */
export async function timesForOrdering({ input, caller, now, language }: Asked) {
  const customer = await customerToOrder(caller, input.FoodInsecureNeighborID)
  const own = await ownWindow(input.OrderID, customer.ID)
  const { TimeZone } = await knownEntity('foodBank', customer.FoodBankID)
  const coming = comingRange(localDay(now, TimeZone))
  const { dateStartFilter: from = coming.start, dateEndFilter: to = coming.end } = input
  const list =
    caller.Role === 'agency'
      ? windowLists.ownerDelivery(caller.EntityID)
      : windowLists.foodBankDelivery(customer.FoodBankID)
  const asking = caller.Role === 'customer' ? 'family' : 'staff'
  const isShown = (window: OrderWindow) =>
    isWindowAvailable(window, now, own) || (asking === 'staff' && isReservedForStaff(window, now))
  const mayOrderFor = (window: OrderWindow) =>
    servesCustomer(window, customer) && !isRestrictedAt(customer, window.EntityID)
  const query = { ...daysOf(list, from, to), limit: input.rows ?? defaultWindows, cursor: input.cursor }
  const { items, cursor } = await filteredPage(
    query,
    OrderWindow,
    (window) => isShown(window) && (window.ID === own || mayOrderFor(window)),
  )
  const blocks = await dayBlocks({ customer, windows: items, edits: input.OrderID })
  const shown = (window: OrderWindow) => shownDeliveryTime(caller, window, { now, language })
  const rows = items.map((window) => availableDeliveryTime(shown(window), window, { blocks, now, asking }))
  return { TimeZone, rows, cursor }
}
