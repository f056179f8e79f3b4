import { changeCustomer } from '../../../../functions/pantry/customers/customerTable.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import { call } from '../../../engine/call.ts'
import { orderForCustomer, storedNeighbor } from '../../../engine/customers.ts'
import { ids, people } from '../../../engine/smallTenant.ts'
import type { TableItem } from '../expression.ts'

/** Customers while calls go wrong: what merges, counts and forgets does it once. */

/** Numbers of what `prepareCustomers` writes. */
const made = { merged: 0, forgotten: 0 }

/** A duplicate of the neighbor that was merged, and somebody who was forgotten, each with an order. */
export async function prepareCustomers(): Promise<void> {
  const PhoneNumber = '+15185550134'
  made.merged = (await storedNeighbor({ PhoneNumber })).ID
  made.forgotten = (await storedNeighbor({ Subject: 'gone' })).ID
  for (const ID of [made.merged, made.forgotten]) await orderForCustomer({ ID }, { StatusCode: 'DELIVEREDTONEIGHBOR' })
  await call(customers.mergeCustomers, people.foodBank, { id: ids.customer, DuplicateID: made.merged })
  await changeCustomer(made.forgotten, () => ({ Forgotten: '2026-11-20T15:00:00.000Z', FirstName: '', LastName: '' }))
}

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
