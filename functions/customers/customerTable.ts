import { Customer, customerOrder } from '../../shared/customer/customer.ts'
import { customerKeys, customerLists } from '../table/keys/customers.ts'
import { listAttributes } from '../table/lists.ts'
import { storedShape } from '../table/storedShape.ts'
import { table } from '../table/table.ts'
import { absent, type Write } from '../table/write.ts'

/** Customers in the table, each in the list of the food bank whose pantries they may use. */

const shape = storedShape(Customer)

/** At most 100, in any order; absent ones are left out. */
export const customersById = (ids: readonly number[]) => table.getMany(ids.map(customerKeys.customer), shape.schema)

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
