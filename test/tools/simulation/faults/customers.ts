import { changeCustomer } from '../../../../functions/pantry/customers/customerTable.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import * as customerOrders from '../../../../shared/pantry/orders/customerOrdersApi.ts'
import { call } from '../../../engine/call.ts'
import {
  addressDraft,
  customerDraft,
  customerProfile,
  neighborsFile,
  newNeighborDraft,
  orderForCustomer,
  storedNeighbor,
} from '../../../engine/customers.ts'
import { ids, people } from '../../../engine/smallTenant.ts'
import type { TableItem } from '../expression.ts'
import { asks, idempotent, type Scenario } from './scenario.ts'

/** Customers while calls go wrong: what merges, counts and forgets does it once. */

/** Numbers of what `prepareCustomers` writes. */
const made = { duplicate: 0, merged: 0, address: 0, forgotten: 0 }

/** A duplicate of the neighbor, one that was merged, each with an order, an address, and somebody who was forgotten. */
export async function prepareCustomers(): Promise<void> {
  const PhoneNumber = '+15185550134'
  made.duplicate = (await storedNeighbor({ PhoneNumber })).ID
  made.merged = (await storedNeighbor({ PhoneNumber })).ID
  made.forgotten = (await storedNeighbor({ Subject: 'gone' })).ID
  const { answer } = await call(customers.createCustomerAddress, people.foodBank, { id: ids.customer, ...addressDraft })
  made.address = answer.Value?.ID ?? 0
  for (const ID of [made.merged, made.forgotten]) await orderForCustomer({ ID }, { StatusCode: 'DELIVEREDTONEIGHBOR' })
  await call(customers.mergeCustomers, people.foodBank, { id: ids.customer, DuplicateID: made.merged })
  await changeCustomer(made.forgotten, () => ({ Forgotten: '2026-11-20T15:00:00.000Z', FirstName: '', LastName: '' }))
}

const on = { id: ids.customer }

export const customersFaults: Scenario[] = [
  asks(customers.getFullCustomer, 'empty', () => call(customers.getFullCustomer, people.foodBank, on)),
  asks(customers.getCustomer, 'empty', () => call(customers.getCustomer, people.foodBank, on)),
  asks(customerOrders.exportCustomer, 'empty', () => call(customerOrders.exportCustomer, people.foodBank, on)),
  asks(customers.addCustomer, 'empty', () =>
    call(customers.addCustomer, people.foodBank, newNeighborDraft, idempotent),
  ),
  asks(customers.importCustomers, 'empty', () => call(customers.importCustomers, people.foodBank, neighborsFile)),
  asks(customers.updateCustomer, 'empty', () =>
    call(customers.updateCustomer, people.foodBank, {
      ...on,
      ...customerDraft(),
      FirstName: 'Rosalia',
      EMailAddress: people.customer.UserName,
      PhoneNumber: '(518) 555-0134',
      PantryLocations: [],
    }),
  ),
  asks(customers.updateCustomerProfile, 'empty', () =>
    call(customers.updateCustomerProfile, people.customer, {
      ...on,
      ...customerProfile,
      IsEmailNotificationEnabled: true,
    }),
  ),
  asks(customers.setCustomerPassword, 'empty', () =>
    call(customers.setCustomerPassword, people.foodBank, { id: made.duplicate, NewPassword: 'Good-Food-4-All!' }),
  ),
  asks(customers.restrictCustomer, 'empty', () =>
    call(customers.restrictCustomer, people.foodBank, { ...on, IsRestricted: true }),
  ),
  asks(customers.createCustomerAddress, 'empty', () =>
    call(customers.createCustomerAddress, people.customer, { ...on, ...addressDraft, Name: 'Work' }, idempotent),
  ),
  asks(customers.updateCustomerAddress, 'empty', () =>
    call(customers.updateCustomerAddress, people.customer, {
      ...on,
      addressId: made.address,
      ...addressDraft,
      Notes: 'Leave it at the door',
    }),
  ),
  asks(customers.deleteCustomerAddress, 'empty', () =>
    call(customers.deleteCustomerAddress, people.customer, { ...on, addressId: made.address }, idempotent),
  ),
  asks(customers.mergeCustomers, 'empty', () =>
    call(customers.mergeCustomers, people.foodBank, { ...on, DuplicateID: made.duplicate }, idempotent),
  ),
  asks(customers.undoCustomerMerge, 'empty', () =>
    call(customers.undoCustomerMerge, people.foodBank, { ...on, DuplicateID: made.merged }, idempotent),
  ),
  asks(customers.forgetCustomer, 'empty', () =>
    call(customers.forgetCustomer, people.foodBank, { id: made.duplicate }, idempotent),
  ),
]

const customerEvent = (Type: string, ID: number, Detail: object): TableItem => ({
  ID: `customer-${ID}-9-0`,
  Type,
  At: '2026-11-20T15:00:00.000Z',
  Subject: { Kind: 'customer', ID },
  EntityID: ids.foodBank,
  By: null,
  Detail,
})

/** Events about what `prepareCustomers` wrote: its numbers are known only then. */
export const mergedDuplicate = () => customerEvent('CustomersMerged', ids.customer, { DuplicateID: made.merged })
export const forgotten = () => customerEvent('CustomerForgotten', made.forgotten, {})
