import type * as z from 'zod/mini'
import { Customer, customerOrder } from '../../shared/customer/customer.ts'
import type { Loader } from '../http.ts'
import { customerKeys, customerLists } from '../table/keys/customers.ts'
import { listAttributes } from '../table/lists.ts'
import { storedShape } from '../table/storedShape.ts'
import { table } from '../table/table.ts'
import { absent, type Write } from '../table/write.ts'

/** Customers in the table, each in the list of the food bank whose pantries they may use. */

const shape = storedShape(Customer)

export const customerById = (id: number) => table.get(customerKeys.customer(id), shape.schema)

/** Reached by the staff who serve the customer, and by the customer. */
export const customerOf: Loader<'customer', { id: number }, Customer> = {
  kind: 'customer',
  load: ({ input }) => customerById(input.id),
  owner: ({ FoodBankID, AgencyIDs, ID: CustomerID }) => ({ FoodBankID, AgencyIDs, CustomerID }),
}

/** At most 100, in any order; absent ones are left out. */
export const customersById = (ids: readonly number[]) => table.getMany(ids.map(customerKeys.customer), shape.schema)

/** What is not said about a new customer is as `Customer` has it by default. */
export const newCustomer = (draft: z.input<typeof Customer>): Customer => Customer.parse(draft)

export const newCustomerWrite = (customer: Customer): Write => ({
  put: {
    ...customerKeys.customer(customer.ID),
    ...customer,
    Shape: shape.version,
    ...listAttributes([customerLists.foodBank(customer.FoodBankID)]),
    sort: customerOrder(customer),
    row: customer,
  },
  when: absent,
})
