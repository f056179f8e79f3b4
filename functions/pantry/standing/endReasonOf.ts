import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { isRestrictedAt } from '../../../shared/pantry/customers/level.ts'
import { type EndReason, isActive, isMissed, type StandingOrder } from '../../../shared/pantry/standing/standing.ts'
import { servesCustomer } from '../../../shared/pantry/windows/available.ts'
import { loadAddresses } from '../customers/addresses/addressTable.ts'
import { openedTo } from '../locations/accessTable.ts'
import { pickupLocationById } from '../locations/locationTable.ts'
import { orderById } from '../orders/orderTable.ts'
import { standingOrders } from './standingTable.ts'

/** Reason that a regular order does not go on; undefined while it does. */
export async function endReasonOf(
  standing: StandingOrder,
  customer: Customer | undefined,
): Promise<EndReason | undefined> {
  if (!customer || (await isOfMerged(standing, customer))) return 'gone'
  if (isRestrictedAt(customer, standing.EntityID)) return 'restricted'
  if (!(await isServed(standing, customer))) return 'place'
  const orders = await Promise.all(standing.PlacedIDs.map(orderById))
  return isMissed(orders.filter((order) => order !== undefined)) ? 'missed' : undefined
}

/** Of a duplicate it goes on for the customer who was kept, unless they have one of their own. */
async function isOfMerged({ ID }: StandingOrder, customer: Customer): Promise<boolean> {
  if (ID === customer.ID) return false
  const own = await standingOrders.load(customer.ID)
  return own !== undefined && isActive(own)
}

/** The place takes orders of the family, as far as that does not depend on the day. */
async function isServed(standing: StandingOrder, customer: Customer): Promise<boolean> {
  const { PantryLocationID: id, FoodInsecureNeighborAddressID: address } = standing
  if (id === null)
    return servesCustomer(standing, customer) && (await loadAddresses(customer)).some(({ ID }) => ID === address)
  const location = await pickupLocationById(id)
  if (!location?.IsActive || location.FoodBankID !== customer.FoodBankID) return false
  return !location.IsRestricted || (await openedTo(customer.ID, [id])).size > 0
}
