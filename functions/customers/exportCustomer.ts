import * as customers from '../../shared/api/customers.ts'
import { orderRow } from '../../shared/order/order.ts'
import { orderGridRow, orderItem } from '../../shared/order/wire.ts'
import { endpointOn } from '../http.ts'
import { addressesOf } from './addressTable.ts'
import { ordersOfCustomer } from './customerOrders.ts'
import { customerOf } from './customerTable.ts'
import { authorizedLocations, shownWithPrograms } from './fullCustomer.ts'
import { looksAt } from './lookTable.ts'

export const handler = endpointOn(customers.exportCustomer, customerOf, async ({ resource, now }) => {
  const [Customer, Addresses, locations, orders, Looks] = await Promise.all([
    shownWithPrograms(resource),
    addressesOf(resource),
    authorizedLocations(resource.ID),
    ordersOfCustomer(resource.ID),
    looksAt(resource.ID, now),
  ])
  return {
    Exported: now.toISOString(),
    Customer,
    Addresses,
    PantryLocations: locations.map(({ ID, Label }) => ({ ID, Label })),
    Orders: orders.map((order) => ({
      ...orderGridRow(orderRow(order)),
      PantryOrderItems: order.PantryOrderItems.map(orderItem),
    })),
    Looks,
  }
})
