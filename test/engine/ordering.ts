import { nextId } from '../../functions/core/table/ids.ts'
import { table } from '../../functions/core/table/table.ts'
import { newCustomer, newCustomerWrites } from '../../functions/pantry/customers/customerTable.ts'
import type { Caller } from '../../shared/core/access.ts'
import type { Customer } from '../../shared/pantry/customers/customer.ts'
import * as ordering from '../../shared/pantry/ordering/api.ts'
import type { OrderDraftLine } from '../../shared/pantry/ordering/placing.ts'
import * as orders from '../../shared/pantry/orders/api.ts'
import type { ProductView } from '../../shared/pantry/products/view.ts'
import { call, type HandlerCallOptions } from './call.ts'
import { certifiedFor } from './customers.ts'
import { shelved } from './pantry.ts'
import { agencyIds, ids, person } from './smallTenant.ts'
import { addedPickupTimes, locationFor } from './windows.ts'

/** Pantries that customers order from, and customers who do. */

/** A customer of the caller's food bank, served by its first agency and by the caller. */
export async function customerFor(
  { EntityID, FoodBankIDs: [FoodBankID = EntityID] }: Pick<Caller, 'EntityID' | 'FoodBankIDs'>,
  more: Partial<Customer> = {},
): Promise<Customer> {
  const customer = newCustomer({
    ID: await nextId('customer'),
    FoodBankID,
    AgencyIDs: [...new Set([agencyIds[0], EntityID])],
    FirstName: 'Rosa',
    LastName: 'Medina',
    EMailAddress: null,
    PhoneNumber: '+18655550143',
    PostalCode: '01101',
    Created: '2026-11-02T15:00:00.000Z',
    ...certifiedFor(more),
  })
  await table.commit(newCustomerWrites(customer))
  return customer
}

/** The customer themselves. */
export const asCustomer = ({ ID, FoodBankID }: Pick<Customer, 'ID' | 'FoodBankID'>): Caller => ({
  ...person('customer', FoodBankID, [FoodBankID]),
  ...(ID === ids.customer ? {} : { Subject: `customer-${FoodBankID}-${ID}` }),
  UserID: 1_000_000 + ID,
  CustomerID: ID,
})

export interface OpenPantry {
  readonly owner: Caller
  readonly locationId: number
  readonly windowId: number
  readonly beans: ProductView
  readonly milk: ProductView
}

/** Two active products with 10 of each, and a window of 10 places that is open now. */
export async function openPantry(
  owner: Caller,
  { stock = 10, maximum = 10 as number | null } = {},
): Promise<OpenPantry> {
  const location = await locationFor(owner)
  const [windowId = 0] = await addedPickupTimes(owner, location.ID, [{ MaximumOrders: maximum }])
  const [beans, milk] = [
    await shelved(owner, stock, { IsActive: true, Name: 'Pinto Beans' }),
    await shelved(owner, stock, { IsActive: true, Name: 'Milk' }),
  ]
  return { owner, locationId: location.ID, windowId, beans, milk }
}

export const lines = (...wanted: readonly [{ readonly ID: number }, number][]): OrderDraftLine[] =>
  wanted.map(([{ ID }, Quantity]) => ({ PantryInventoryItemID: ID, Quantity }))

export const pickupOf = ({ locationId, windowId }: Pick<OpenPantry, 'locationId' | 'windowId'>) => ({
  PantryLocationID: locationId,
  PantryLocationPickupTimeID: windowId,
})

interface Placing {
  readonly at: Pick<OpenPantry, 'locationId' | 'windowId'>
  readonly of: readonly OrderDraftLine[]
  readonly rest?: boolean
  readonly by?: Caller
  readonly options?: HandlerCallOptions
}

export const place = (customer: Customer, { at, of, rest = false, by = asCustomer(customer), options }: Placing) =>
  call(
    ordering.addOrder,
    by,
    { id: customer.ID, ...pickupOf(at), PantryOrderItems: [...of], OrderRest: rest } as never,
    options,
  )

/** An order of three beans and one milk, of which two beans were not on the shelf, and five of what may stand in. */
export async function shortOrder(pantry: OpenPantry, customer: Customer) {
  const { owner, beans, milk } = pantry
  const { answer } = await place(customer, { at: pantry, of: lines([beans, 3], [milk, 1]), by: owner })
  const id = answer.Value?.OrderID ?? 0
  await call(orders.packOrderLine, owner, { id, PantryInventoryItemID: beans.ID, PackedQuantity: 1 })
  const lentils = await shelved(owner, 5, { IsActive: true, Name: 'Lentils' })
  return {
    id,
    lentils,
    substitute: { id, PantryInventoryItemID: lentils.ID, PackedQuantity: 2, SubstituteOf: beans.ID },
  }
}
