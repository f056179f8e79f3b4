import { asksAboutOtherAgency, isFoodBankRole } from '../../../shared/core/access.ts'
import * as customers from '../../../shared/pantry/customers/api.ts'
import { CustomerRow } from '../../../shared/pantry/customers/customer.ts'
import { listedCustomer } from '../../../shared/pantry/customers/wire.ts'
import { endpoint } from '../../core/http/http.ts'
import { customerLists } from '../../core/table/keys/customers.ts'

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
