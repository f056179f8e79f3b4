import * as orders from '../../shared/api/orders.ts'
import { orderRow } from '../../shared/order/order.ts'
import { orderGridRow, orderItem } from '../../shared/order/wire.ts'
import { endpointOn } from '../http.ts'
import { addressesOf } from './addressTable.ts'
import { ordersOfCustomer } from './customerOrders.ts'
import { homeCustomerOf } from './customerTable.ts'
import { authorizedLocations, shownWithPrograms } from './fullCustomer.ts'
import { looksAt, recordLook } from './lookTable.ts'

/** Orders and looks of other parties are none of an agency's; who of the staff takes the data has looked at it. */
export const handler = endpointOn(orders.exportCustomer, homeCustomerOf, async ({ resource, caller, now }) => {
  if (caller.Role !== 'customer') await recordLook(resource.ID, caller, now)
  const [Customer, Addresses, locations, orders, looks] = await Promise.all([
    shownWithPrograms(resource, caller),
    addressesOf(resource),
    authorizedLocations(resource.ID, caller),
    ordersOfCustomer(resource.ID),
    looksAt(resource.ID, now),
  ])
  const isAgency = caller.Role === 'agency'
  const seen = isAgency ? orders.filter(({ EntityID }) => EntityID === caller.EntityID) : orders
  return {
    Exported: now.toISOString(),
    Customer,
    Addresses,
    PantryLocations: locations.map(({ ID, Label }) => ({ ID, Label })),
    Orders: seen.map((order) => ({
      ...orderGridRow(orderRow(order)),
      PantryOrderItems: order.PantryOrderItems.map(orderItem),
    })),
    Looks: isAgency ? [] : looks,
  }
})
