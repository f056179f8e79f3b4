import type { Caller } from '../../shared/access.ts'
import * as ordering from '../../shared/api/ordering.ts'
import { maxListedWindows } from '../../shared/api/windows.ts'
import type { Customer } from '../../shared/customer/customer.ts'
import { addDays, localDay } from '../../shared/time/zone.ts'
import { isWindowAvailable } from '../../shared/window/available.ts'
import { availableLocation } from '../../shared/window/availableLocation.ts'
import { OrderWindow } from '../../shared/window/window.ts'
import { customerOf } from '../customers/customerTable.ts'
import { endpointOn } from '../http.ts'
import { locationsForCustomer, pickupLocationsById } from '../locations/locationTable.ts'
import { windowLists } from '../table/keys/windows.ts'
import { table } from '../table/table.ts'
import { daysOf, maxDay } from '../windows/windowTable.ts'
import { dayBlocks } from './dayBlocks.ts'
import { ownWindow } from './ownWindow.ts'

/** Earlier than today in every zone: each window's own zone decides. */
const dayBefore = (now: Date) => addDays(localDay(now, 'UTC'), -1)
/** Locations that one read brings. */
const maxShown = 100

export const handler = endpointOn(
  ordering.listAvailablePickupTimes,
  customerOf,
  async ({ resource: customer, input: { locationId, orderId }, caller, now }) => {
    const own = await ownWindow(orderId, customer.ID)
    const [places, windows] = await Promise.all([
      locationIdsFor(customer, caller, locationId),
      comingWindows(customer.FoodBankID, locationId, now),
    ])
    const open = windows.filter(
      (window) => places.includes(window.PantryLocationID ?? 0) && isWindowAvailable(window, now, own),
    )
    const shown = places.filter((id) => open.some((window) => window.PantryLocationID === id)).slice(0, maxShown)
    const windowsShown = open.filter(({ PantryLocationID }) => shown.includes(PantryLocationID ?? 0))
    const [found, blocks] = await Promise.all([
      pickupLocationsById(shown),
      dayBlocks({ customer, windows: windowsShown, edits: orderId }),
    ])
    const locations = new Map(found.map((location) => [location.ID, location]))
    return shown.flatMap((id) => locations.get(id) ?? []).map((location) => availableLocation(location, open, blocks))
  },
)

/** Where the customer may order, by label; an agency's people order from their own pantry alone. */
async function locationIdsFor(customer: Customer, { Role, EntityID }: Caller, locationId: number | undefined) {
  const all = await locationsForCustomer(customer)
  const served = Role === 'agency' ? all.filter((location) => location.EntityID === EntityID) : all
  return served.map(({ ID }) => ID).filter((id) => locationId === undefined || id === locationId)
}

async function comingWindows(foodBankId: number, locationId: number | undefined, now: Date): Promise<OrderWindow[]> {
  const list = locationId === undefined ? windowLists.foodBank(foodBankId) : windowLists.location(locationId)
  const query = { ...daysOf(list, dayBefore(now), maxDay), limit: maxListedWindows }
  return (await table.page(query, OrderWindow)).items
}
