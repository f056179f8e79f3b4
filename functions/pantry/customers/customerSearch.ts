import { asksAboutOtherAgency, type Caller, canAccess, isFoodBankRole } from '../../../shared/core/access.ts'
import { CustomerRow } from '../../../shared/pantry/customers/customer.ts'
import { asksForOrders, passesMarks } from '../../../shared/pantry/customers/filter.ts'
import { filteredPage } from '../../core/table/filteredPage.ts'
import { customerLists } from '../../core/table/keys/customers.ts'
import { type AskedCustomers, customersByOrders } from './customersByOrders.ts'
import { customerById } from './customerTable.ts'

/** The customers that a filter finds, for the grid and for reports; those whom the caller's entity serves. */

export async function foundCustomers(
  asked: AskedCustomers,
  caller: Caller,
  limit: number,
): Promise<{ items: CustomerRow[]; cursor?: string | undefined }> {
  if (asksAboutOtherAgency(caller, asked.AgencyID)) return { items: [] }
  if (asksForOrders(asked)) return customersByOrders(asked, caller, limit)
  const isServed = ({ FoodBankID, AgencyIDs }: CustomerRow) => canAccess(caller, { FoodBankID, AgencyIDs })
  const passes = (row: CustomerRow) => isServed(row) && passesMarks(row, asked)
  const { FoodInsecureNeighborID: id } = asked
  if (id === undefined)
    return filteredPage({ ...listFor(asked, caller), limit, cursor: asked.cursor }, CustomerRow, passes)
  const customer = await customerById(id)
  const row = customer && CustomerRow.parse(customer)
  return { items: row && passes({ ...row, ID: id }) ? [row] : [] }
}

/** The shortest list that holds all that is asked for. */
function listFor({ AgencyID: agency }: AskedCustomers, { Role, EntityID }: Caller) {
  if (!isFoodBankRole(Role)) return customerLists.agency(EntityID)
  return agency === undefined ? customerLists.foodBank(EntityID) : customerLists.agency(agency)
}
