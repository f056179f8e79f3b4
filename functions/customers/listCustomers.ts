import { asksAboutOtherAgency, isFoodBankRole } from '../../shared/access.ts'
import * as customers from '../../shared/api/customers.ts'
import { CustomerRow } from '../../shared/customer/customer.ts'
import { listedCustomer } from '../../shared/customer/wire.ts'
import { endpoint } from '../http.ts'
import { customerLists } from '../table/keys/customers.ts'

/** Of an agency that is not the food bank's: the rows are those of other food banks, and left out. */
export const handler = endpoint(customers.listCustomers, async ({ input: { agency }, caller, table }) => {
  const isStaff = isFoodBankRole(caller.Role)
  if (asksAboutOtherAgency(caller, agency)) return []
  const list =
    isStaff && agency === undefined
      ? customerLists.foodBank(caller.EntityID)
      : customerLists.agency(agency ?? caller.EntityID)
  const { items } = await table.page({ ...list, limit: customers.maxListedCustomers }, CustomerRow)
  return items.filter(({ FoodBankID }) => caller.FoodBankIDs.includes(FoodBankID)).map(listedCustomer)
})
