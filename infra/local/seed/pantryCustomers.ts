import { newCustomerWrite } from '../../../functions/customers/customerTable.ts'
import { grantAccessWrite } from '../../../functions/locations/accessTable.ts'
import { locationsOfOwner } from '../../../functions/locations/locationTable.ts'
import { nextId } from '../../../functions/table/ids.ts'
import { table } from '../../../functions/table/table.ts'
import type { Customer } from '../../../shared/customer/customer.ts'
import type { FoodBank } from '../../../shared/entity/entity.ts'
import { mailAddress } from './context.ts'
import { firstNames, lastNames } from './names.ts'
import { randomFrom } from './random.ts'

const customerCount = 64
const postalCodes = ['37902', '37912', '37914', '37917', '37918', '37920', '37921'] as const

/** The neighbors who order from the pantries of a food bank; one in six has a phone alone. */
export async function writePantryCustomers(foodBank: FoodBank, now: Date): Promise<Customer[]> {
  const random = randomFrom(foodBank.ID, 51)
  const customers: Customer[] = []
  for (let index = 0; index < customerCount; index++) {
    const [FirstName, LastName] = [random.pick(firstNames), random.pick(lastNames)]
    customers.push({
      ID: await nextId('customer'),
      FoodBankID: foodBank.ID,
      FirstName,
      LastName,
      EMailAddress: index % 6 === 5 ? null : mailAddress(`${FirstName} ${LastName} ${index}`, 'neighbors'),
      PhoneNumber: `(865) 555-01${String(index).padStart(2, '0')}`,
      PostalCode: random.pick(postalCodes),
      Created: new Date(now.getTime() - random.whole(30, 500) * 86_400_000).toISOString(),
    })
  }
  await table.commit(customers.map(newCustomerWrite))
  return customers
}

const withReferral = 18

/** Who may order at each restricted location of a pantry: customers that began with its referral code. */
export async function writeLocationAccess(
  entityId: number,
  customers: readonly Customer[],
): Promise<ReadonlyMap<number, readonly Customer[]>> {
  const restricted = (await locationsOfOwner(entityId)).filter(({ IsRestricted }) => IsRestricted)
  const granted = new Map<number, readonly Customer[]>()
  for (const { ID: PantryLocationID } of restricted) {
    const chosen = randomFrom(PantryLocationID, 52).shuffled(customers).slice(0, withReferral)
    await table.commit(
      chosen.map(({ ID: CustomerID, Created: Granted }) => grantAccessWrite({ PantryLocationID, CustomerID, Granted })),
    )
    granted.set(PantryLocationID, chosen)
  }
  return granted
}
