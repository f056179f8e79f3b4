import { type Caller, canAccess, isFoodBankRole } from '../../shared/access.ts'
import * as customers from '../../shared/api/customers.ts'
import type { Input } from '../../shared/api/endpoint.ts'
import { CustomerRow } from '../../shared/customer/customer.ts'
import { asksForOrders, passesMarks } from '../../shared/customer/filter.ts'
import { customerGridRow } from '../../shared/customer/wire.ts'
import { defaultRows } from '../donations/grids.ts'
import { endpoint } from '../http.ts'
import { filteredPage } from '../table/filteredPage.ts'
import { customerLists } from '../table/keys/customers.ts'
import { customersByOrders } from './customersByOrders.ts'
import { customerById } from './customerTable.ts'

type Query = Input<typeof customers.getCustomersGrid>

export const handler = endpoint(customers.getCustomersGrid, async ({ input, caller }) => {
  const { items, cursor } = await found(input, caller)
  return { rows: items.map(customerGridRow), ...(cursor ? { cursor } : {}) }
})

async function found(input: Query, caller: Caller): Promise<{ items: CustomerRow[]; cursor?: string | undefined }> {
  const limit = input.rows ?? defaultRows
  if (asksForOrders(input)) return customersByOrders(input, caller, limit)
  const isServed = ({ FoodBankID, AgencyIDs }: CustomerRow) => canAccess(caller, { FoodBankID, AgencyIDs })
  const passes = (row: CustomerRow) => isServed(row) && passesMarks(row, input)
  const { FoodInsecureNeighborID: id } = input
  if (id === undefined)
    return filteredPage({ ...listFor(input, caller), limit, cursor: input.cursor }, CustomerRow, passes)
  const customer = await customerById(id)
  const row = customer && CustomerRow.parse(customer)
  return { items: row && passes({ ...row, ID: id }) ? [row] : [] }
}

/** The shortest list that holds all that is asked for. */
function listFor({ AgencyID: agency }: Query, { Role, EntityID }: Caller) {
  if (!isFoodBankRole(Role)) return customerLists.agency(EntityID)
  return agency === undefined ? customerLists.foodBank(EntityID) : customerLists.agency(agency)
}
