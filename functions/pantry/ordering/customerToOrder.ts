import { type Caller, canAccess } from '../../../shared/core/access.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { HttpFault, notFound } from '../../core/http/fault.ts'
import { customerById, customerOf } from '../customers/customerTable.ts'

/** For whom the caller orders: a customer for themselves, staff for one whom they serve. */
export async function customerToOrder(caller: Caller, customerId: number | undefined): Promise<Customer> {
  const id = customerId ?? caller.CustomerID
  if (id === null) throw new HttpFault(400, 'FoodInsecureNeighborID: is missing')
  const customer = await customerById(id)
  if (!customer || !canAccess(caller, customerOf.owner(customer))) throw notFound()
  return customer
}
