import { present } from '../../../functions/core/table/conditions.ts'
import { nextId } from '../../../functions/core/table/ids.ts'
import { entityKeys } from '../../../functions/core/table/keys/entities.ts'
import { table } from '../../../functions/core/table/table.ts'
import { addressWrites } from '../../../functions/pantry/customers/addresses/addressTable.ts'
import {
  changeCustomerWrites,
  newCustomer,
  newCustomerWrites,
} from '../../../functions/pantry/customers/customerTable.ts'
import { grantAccessWrite } from '../../../functions/pantry/locations/accessTable.ts'
import { locationsOfOwner } from '../../../functions/pantry/locations/locationTable.ts'
import { programsOfOwner } from '../../../functions/pantry/programs/programTable.ts'
import type { FoodBank, User } from '../../../shared/network/organizations/entity.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { customerAddress } from '../../../shared/pantry/customers/newAddress.ts'
import type { Order } from '../../../shared/pantry/orders/order.ts'
import { orderStatusOf } from '../../../shared/pantry/orders/status.ts'
import { mailAddress } from './context.ts'
import { firstNames, lastNames } from './names.ts'
import { withCertificate } from './pantryCertificates.ts'
import { addressDraftsOf, householdOf } from './pantryHouseholds.ts'
import { type Random, randomFrom } from './random.ts'

const customerCount = 64
const postalCodes = ['37902', '37912', '37914', '37917', '37918', '37920', '37921'] as const

const isNeighborAt = (user: User, foodBankId: number) =>
  user.Roles.some(({ Role, EntityID }) => Role === 'customer' && EntityID === foodBankId)

/** Numbers behind 555-01 belong to nobody. */
const phoneNumber = (index: number) => `+18655550${100 + index}`

interface Households {
  readonly foodBank: FoodBank
  readonly random: Random
  readonly programIds: readonly number[]
}

/** The people of the demonstration who sign in as neighbors of the food bank, as its customers; the second one gets deliveries. */
async function writeSignedUp(users: readonly User[], { foodBank, random, programIds }: Households, now: Date) {
  const customers: Customer[] = []
  const Created = new Date(now.getTime() - 40 * 86_400_000).toISOString()
  for (const user of users.filter((one) => isNeighborAt(one, foodBank.ID))) {
    const { Subject, Name, EMailAddress, Language } = user
    const [ID, index] = [await nextId('customer'), customers.length]
    const [FirstName = '', ...rest] = Name.split(' ')
    const contact = { EMailAddress, PhoneNumber: phoneNumber(customerCount + index), PostalCode: '37917', Created }
    const household = householdOf(index, random, { ...contact, foodBank })
    const { customer, writes } = withCertificate(
      newCustomer({
        ...household,
        ...contact,
        ...{ ID, FoodBankID: foodBank.ID, FirstName, LastName: rest.join(' '), Language, Subject },
        IsDeliveryEnabled: index > 0,
        DeliveryProgramIDs: index > 0 ? programIds.slice(0, 1) : [],
        LastLogin: new Date(now.getTime() - (index + 2) * 3_600_000).toISOString(),
      }),
      index,
      now,
    )
    customers.push(customer)
    await table.commit([
      ...newCustomerWrites(customer),
      ...writes,
      { update: entityKeys.user(Subject), set: { CustomerID: ID }, when: present },
    ])
    await writeAddresses(customer, index * 3, random)
  }
  return customers
}

async function writeAddresses(customer: Customer, index: number, random: Random): Promise<void> {
  const addresses = await Promise.all(
    addressDraftsOf(index, random, customer.PostalCode ?? '').map(async (draft, place) =>
      customerAddress(await nextId('customerAddress'), customer.ID, draft, { isFirst: place === 0 }),
    ),
  )
  await table.commit(addressWrites(customer, [], addresses))
}

/** Somebody whom another pantry wrote down again, by the same number and with the name as it was heard. */
async function writeDuplicate(known: Customer | undefined, now: Date): Promise<void> {
  if (!known) return
  const { FoodBankID, FirstName, LastName, PhoneNumber, PostalCode } = known
  const Created = new Date(now.getTime() - 9 * 86_400_000).toISOString()
  const person = { FoodBankID, FirstName, LastName: `${LastName} Jr.`, EMailAddress: null, PhoneNumber, PostalCode }
  await table.commit(newCustomerWrites(newCustomer({ ID: await nextId('customer'), ...person, Created })))
}

/** The neighbors who order from the pantries of a food bank; one in six has a phone alone, one in nine an e-mail address. */
export async function writePantryCustomers(foodBank: FoodBank, users: readonly User[], now: Date): Promise<Customer[]> {
  const random = randomFrom(foodBank.ID, 51)
  const programIds = (await programsOfOwner(foodBank.ID)).map(({ ID }) => ID)
  const customers: Customer[] = []
  for (let index = 0; index < customerCount; index++) {
    const [FirstName, LastName] = [random.pick(firstNames), random.pick(lastNames)]
    const contact = {
      EMailAddress: index % 6 === 5 ? null : mailAddress(`${FirstName} ${LastName} ${index}`, 'neighbors'),
      PhoneNumber: index % 9 === 4 ? null : phoneNumber(index),
      PostalCode: random.pick(postalCodes),
      Created: new Date(now.getTime() - random.whole(30, 500) * 86_400_000).toISOString(),
    }
    const household = householdOf(index, random, { ...contact, foodBank })
    const { customer, writes } = withCertificate(
      newCustomer({
        ...household,
        ...contact,
        ...{ ID: await nextId('customer'), FoodBankID: foodBank.ID, FirstName, LastName },
        DeliveryProgramIDs: index % 8 === 2 ? programIds.slice(0, 1) : [],
      }),
      index,
      now,
    )
    customers.push(customer)
    await table.commit([...newCustomerWrites(customer), ...writes])
    if (household.IsDeliveryEnabled) await writeAddresses(customer, index, random)
  }
  await writeDuplicate(customers[7], now)
  return [...(await writeSignedUp(users, { foodBank, random, programIds }, now)), ...customers]
}

/** Counts that the reactions to the orders' events would have made. */
export async function countSeededOrders(customers: readonly Customer[], orders: readonly Order[]): Promise<void> {
  const byCustomer = Map.groupBy(orders, ({ FoodInsecureNeighbor }) => FoodInsecureNeighbor.ID)
  for (const customer of customers) {
    const own = byCustomer.get(customer.ID) ?? []
    const agencies = own.filter(({ EntityID, FoodBankID }) => EntityID !== FoodBankID).map(({ EntityID }) => EntityID)
    const fields = {
      OrderCount: own.filter(({ StatusCode }) => !orderStatusOf(StatusCode).IsCancelledType).length,
      AgencyIDs: [...new Set([...customer.AgencyIDs, ...agencies])],
    }
    await table.commit(changeCustomerWrites(customer, fields).writes)
  }
}

const withReferral = 18

/** Customers who may order at each restricted location of a pantry: customers that began with its referral code. */
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
