import type { Caller } from '../../../shared/core/access.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { isRestrictedAt } from '../../../shared/pantry/customers/level.ts'
import * as ordering from '../../../shared/pantry/ordering/api.ts'
import { availableLocation, inPlaceOrder } from '../../../shared/pantry/ordering/availableLocation.ts'
import { isWaitable, isWindowAvailable, isWindowAvailableToStaff } from '../../../shared/pantry/windows/available.ts'
import type { OrderWindow } from '../../../shared/pantry/windows/window.ts'
import { endpointOn } from '../../core/http/http.ts'
import { windowLists } from '../../core/table/keys/windows.ts'
import type { List } from '../../core/table/lists.ts'
import { customerOf } from '../customers/customerTable.ts'
import { locationsForCustomer, pickupLocationsById } from '../locations/locationTable.ts'
import { comingWindows } from '../windows/windowTable.ts'
import { dayBlocks } from './dayBlocks.ts'
import { ownPlaces } from './ownPlaces.ts'
import { ownWindow } from './ownWindow.ts'

export const handler = endpointOn(
  ordering.listAvailablePickupTimes,
  customerOf,
  async ({ resource: customer, input: { locationId, orderId, withFull }, caller, now, language }) => {
    const asking = caller.Role === 'customer' ? 'family' : 'staff'
    const isAvailable = asking === 'family' ? isWindowAvailable : isWindowAvailableToStaff
    const own = await ownWindow(orderId, customer.ID)
    const [places, windows] = await Promise.all([
      locationIdsFor(customer, caller, locationId),
      comingWindows(listFor(customer, caller, locationId), now),
    ])
    const isBlockedAt = (entityId: number) => isRestrictedAt(customer, entityId)
    const isShown = (one: OrderWindow) => isAvailable(one, now, own) || (withFull === 'true' && isWaitable(one, now))
    const listed = windows.filter((one) => places.includes(one.PantryLocationID ?? 0) && isShown(one))
    const shown = places.filter((id) => listed.some((window) => window.PantryLocationID === id))
    const open = listed.filter(({ ID, EntityID }) => ID === own || !isBlockedAt(EntityID))
    const [found, known, blocks] = await Promise.all([
      pickupLocationsById(shown),
      ownPlaces(customer),
      dayBlocks({ customer, windows: open, edits: orderId }),
    ])
    const view = { windows: open, isBlockedAt, blocks, language, now, asking } as const
    const byId = new Map(found.map((location) => [location.ID, availableLocation(location, view)]))
    return inPlaceOrder(
      shown.flatMap((id) => byId.get(id) ?? []),
      known,
    )
  },
)

/** Locations at which the customer may order, by label; an agency's people order from their own pantry alone. */
async function locationIdsFor(customer: Customer, { Role, EntityID }: Caller, locationId: number | undefined) {
  const all = await locationsForCustomer(customer)
  const served = Role === 'agency' ? all.filter((location) => location.EntityID === EntityID) : all
  return served.map(({ ID }) => ID).filter((id) => locationId === undefined || id === locationId)
}

/** The shortest list that holds them. */
function listFor({ FoodBankID }: Customer, { Role, EntityID }: Caller, locationId: number | undefined): List {
  if (locationId !== undefined) return windowLists.location(locationId)
  return Role === 'agency' ? windowLists.owner(EntityID) : windowLists.foodBank(FoodBankID)
}
