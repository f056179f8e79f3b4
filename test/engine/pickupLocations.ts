import { nextId } from '../../functions/core/table/ids.ts'
import { table } from '../../functions/core/table/table.ts'
import { newCustomer, newCustomerWrites } from '../../functions/pantry/customers/customerTable.ts'
import { grantAccessWrite } from '../../functions/pantry/locations/accessTable.ts'

const Created = '2026-11-02T15:00:00.000Z'

/** A new customer of the food bank who came with the locations' referral codes; their number. */
export async function customerWithAccess(
  locationIds: readonly number[],
  FoodBankID: number,
  names: { FirstName: string; LastName: string } = { FirstName: 'Rosa', LastName: 'Medina' },
): Promise<number> {
  const ID = await nextId('customer')
  const contact = { EMailAddress: 'rosa@example.org', PhoneNumber: null, PostalCode: '01101' }
  await table.commit([
    ...newCustomerWrites(newCustomer({ ID, FoodBankID, ...names, ...contact, Created })),
    ...locationIds.map((PantryLocationID) => grantAccessWrite({ PantryLocationID, CustomerID: ID, Granted: Created })),
  ])
  return ID
}
