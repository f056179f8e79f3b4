import { type Caller, canAccess } from '../../../shared/core/access.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import type { Order } from '../../../shared/pantry/orders/order.ts'
import { OrderFacts } from '../../../shared/pantry/pantryReports/orderFacts.ts'
import { type OrderReportParameters, orderIdsOf } from '../../../shared/pantry/pantryReports/query.ts'
import { addressById } from '../customers/addresses/addressTable.ts'
import { customersById } from '../customers/customerTable.ts'
import { placeNames } from '../locations/placeNames.ts'
import { searchOrders } from '../orders/list/orderSearch.ts'
import { ordersById, ownersOfOrder } from '../orders/orderTable.ts'

/** Orders as reports read them, in pages: with the customer's profile as it is now, and the names of places. */

/** Orders of one page: DynamoDB's limit of keys in one batch. */
const pageOrders = 100

export async function ordersPage(
  caller: Caller,
  asked: OrderReportParameters['orders'],
  cursor: string | undefined,
): Promise<{ orders: Order[]; cursor: string | undefined }> {
  const ids = orderIdsOf(asked)
  const page = ids ? namedPage(ids, cursor) : await searchedPage(caller, asked, cursor)
  const orders = await ordersById(page.ids)
  // Orders that the caller may not see are no part of the report, also when they are named.
  const own = orders.filter((order) => canAccess(caller, ownersOfOrder(order)))
  return { orders: own, cursor: page.cursor }
}

interface IdsPage {
  readonly ids: number[]
  readonly cursor: string | undefined
}
/** The cursor is the number of orders behind. */
function namedPage(ids: readonly number[], cursor: string | undefined): IdsPage {
  const start = Number(cursor ?? 0)
  const next = start + pageOrders
  return { ids: ids.slice(start, next), cursor: next < ids.length ? String(next) : undefined }
}

async function searchedPage(
  caller: Caller,
  { OrderIDList: _, ...filters }: OrderReportParameters['orders'],
  cursor: string | undefined,
): Promise<IdsPage> {
  const found = await searchOrders(caller, filters, { limit: pageOrders, cursor })
  return { ids: found.rows.map(({ ID }) => ID), cursor: found.cursor }
}

export async function loadOrderFacts(orders: readonly Order[]): Promise<OrderFacts[]> {
  if (orders.length === 0) return []
  const customerIds = [...new Set(orders.map(({ FoodInsecureNeighbor: { ID } }) => ID))]
  const [names, found] = await Promise.all([placeNames(orders), customersById(customerIds)])
  const customers = new Map(found.map((customer) => [customer.ID, customer]))
  const addresses = await addressesFor(orders, customers)
  return orders.map((order) => {
    const profile = customers.get(order.FoodInsecureNeighbor.ID)
    return OrderFacts.parse({
      ...order,
      Place: names(order),
      IsDelivery: order.FoodBankDeliveryTimeID !== null,
      Customer: {
        ...order.FoodInsecureNeighbor,
        PhoneNumber: profile?.PhoneNumber ?? null,
        EMailAddress: profile?.EMailAddress ?? null,
        HouseholdSize: profile?.HouseholdSize ?? null,
        Language: profile?.Language ?? 'en',
      },
      Address: addresses.get(order.ID) ?? null,
    })
  })
}

/** Addresses of deliveries; one that was deleted since is left out. */
async function addressesFor(orders: readonly Order[], customers: ReadonlyMap<number, Customer>) {
  const found = await Promise.all(
    orders.map(async ({ ID, FoodInsecureNeighborAddressID: addressId, FoodInsecureNeighbor }) => {
      const customer = customers.get(FoodInsecureNeighbor.ID)
      if (addressId === null || !customer) return undefined
      const address = await addressById(customer, addressId)
      return address && ([ID, { ...address.Address, Notes: address.Notes }] as const)
    }),
  )
  return new Map(found.filter((one) => one !== undefined))
}
