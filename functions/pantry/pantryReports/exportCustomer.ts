import { orderRow } from '../../../shared/pantry/orders/order.ts'
import { orderGridRow, orderItem } from '../../../shared/pantry/orders/wire.ts'
import * as customerExports from '../../../shared/pantry/pantryReports/customerExportApi.ts'
import { endpointOn } from '../../core/http/http.ts'
import { loadAccessRecords, recordAccess } from '../customers/accessRecordTable.ts'
import { loadAddresses } from '../customers/addresses/addressTable.ts'
import { homeCustomerOf } from '../customers/customerTable.ts'
import { authorizedLocations, shownWithPrograms } from '../customers/fullCustomer.ts'
import { conversationOf } from '../customers/texts/conversationTable.ts'
import { helpersOf } from '../helping/helpTable.ts'
import { ordersOfCustomer } from '../orders/customerOrders.ts'
import { standingAnswer } from '../standing/standingAnswer.ts'

/** Orders and looks of other organizations are none of an agency's; who of the staff takes the data has looked at it. */
export const handler = endpointOn(
  customerExports.exportCustomer,
  homeCustomerOf,
  async ({ resource, caller, now, language }) => {
    if (caller.Role !== 'customer') await recordAccess(resource.ID, caller, now)
    const [Customer, Addresses, locations, orders, looks, conversation, regular, Helpers] = await Promise.all([
      shownWithPrograms(resource, caller, now),
      loadAddresses(resource),
      authorizedLocations(resource.ID, caller),
      ordersOfCustomer(resource.ID),
      loadAccessRecords(resource.ID, now),
      conversationOf(resource.ID),
      standingAnswer(resource, { caller, language }),
      helpersOf(resource.ID),
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
        PantryOrderItems: order.PantryOrderItems.map((line) => orderItem(line, language)),
      })),
      Looks: isAgency ? [] : looks,
      Texts: conversation?.Messages ?? [],
      RegularOrder: regular.Standing,
      Helpers,
    }
  },
)
