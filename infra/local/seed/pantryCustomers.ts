import { newCustomer, newCustomerWrites } from '../../../functions/customers/customerTable.ts'
import { grantAccessWrite } from '../../../functions/locations/accessTable.ts'
import { locationsOfOwner } from '../../../functions/locations/locationTable.ts'
import { nextId } from '../../../functions/table/ids.ts'
import { entityKeys } from '../../../functions/table/keys/entities.ts'
import { table } from '../../../functions/table/table.ts'
import { present } from '../../../functions/table/write.ts'
import type { Customer } from '../../../shared/customer/customer.ts'
import type { FoodBank, User } from '../../../shared/entity/entity.ts'
import { mailAddress } from './context.ts'
import { firstNames, lastNames } from './names.ts'
import { randomFrom } from './random.ts'

const customerCount = 64
const postalCodes = ['37902', '37912', '37914', '37917', '37918', '37920', '37921'] as const

const isNeighborAt = (user: User, foodBankId: number) =>
  user.Roles.some(({ Role, EntityID }) => Role === 'customer' && EntityID === foodBankId)

/** The people of the demonstration who sign in as neighbors of the food bank, as its customers. */
async function writeSignedUp(foodBank: FoodBank, users: readonly User[], Created: string): Promise<Customer[]> {
  const customers: Customer[] = []
  for (const { Subject, Name, EMailAddress, Language } of users.filter((user) => isNeighborAt(user, foodBank.ID))) {
    const ID = await nextId('customer')
    const [FirstName = '', ...rest] = Name.split(' ')
    const draft = { ID, FoodBankID: foodBank.ID, FirstName, LastName: rest.join(' '), EMailAddress, Language, Subject }
    const contact = { PhoneNumber: null, PostalCode: '37917', IsEmailNotificationEnabled: true }
    const customer = newCustomer({ ...draft, ...contact, Created })
    customers.push(customer)
    await table.commit([
      ...newCustomerWrites(customer),
      { update: entityKeys.user(Subject), set: { CustomerID: ID }, when: present },
    ])
  }
  return customers
}

/** The neighbors who order from the pantries of a food bank; one in six has a phone alone. */
export async function writePantryCustomers(foodBank: FoodBank, users: readonly User[], now: Date): Promise<Customer[]> {
  const random = randomFrom(foodBank.ID, 51)
  const customers: Customer[] = []
  for (let index = 0; index < customerCount; index++) {
    const [FirstName, LastName] = [random.pick(firstNames), random.pick(lastNames)]
    const draft = {
      ID: await nextId('customer'),
      FoodBankID: foodBank.ID,
      FirstName,
      LastName,
      EMailAddress: index % 6 === 5 ? null : mailAddress(`${FirstName} ${LastName} ${index}`, 'neighbors'),
      PhoneNumber: `(865) 555-01${String(index).padStart(2, '0')}`,
      PostalCode: random.pick(postalCodes),
      Created: new Date(now.getTime() - random.whole(30, 500) * 86_400_000).toISOString(),
    }
    customers.push(newCustomer(draft))
  }
  for (const customer of customers) await table.commit(newCustomerWrites(customer))
  return [
    ...(await writeSignedUp(foodBank, users, new Date(now.getTime() - 40 * 86_400_000).toISOString())),
    ...customers,
  ]
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
