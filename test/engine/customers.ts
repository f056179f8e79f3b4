import { chunksOf } from '../../functions/core/chunks.ts'
import { nextId } from '../../functions/core/table/ids.ts'
import { table } from '../../functions/core/table/table.ts'
import type { Write } from '../../functions/core/table/write.ts'
import { newCustomer, newCustomerWrites } from '../../functions/pantry/customers/customerTable.ts'
import type { Caller } from '../../shared/core/access.ts'
import type { Input } from '../../shared/core/schema/endpoint.ts'
import * as customers from '../../shared/pantry/customers/api.ts'
import type { Customer } from '../../shared/pantry/customers/customer.ts'
import type { Order } from '../../shared/pantry/orders/order.ts'
import type * as tefap from '../../shared/pantry/tefap/api.ts'
import { call } from './call.ts'
import { newPantry, placeTestOrder } from './orders.ts'
import { withoutConditions } from './organizationWrites.ts'
import { ids, lastingCertificate, neighbor, people, person } from './smallTenant.ts'

/** Customers for tests, and what is sent about them. */

export const addressDraft = {
  Name: 'Home',
  IsPrimary: false,
  Notes: 'Ring twice',
  Address: {
    AddressLine1: '12 Elm Street',
    AddressLine2: 'Apt 4',
    City: 'Albany',
    Province: 'NY',
    PostalCode: '12207',
  },
}

/** A customer as the detail page sends them, unchanged. */
export const customerDraft = (
  customer: Partial<Customer> = {},
): Omit<Input<typeof customers.updateCustomer>, 'id'> => ({
  FirstName: 'Rosa',
  LastName: 'Medina',
  EMailAddress: neighbor.EMailAddress,
  PhoneNumber: null,
  PostalCode: '01101',
  Language: 'en',
  IsEmailNotificationEnabled: true,
  IsTextMessageNotificationEnabled: false,
  IsPhoneCallNotificationEnabled: false,
  HouseholdSize: null,
  Ages: { Minors: 2, Adults: 1, Seniors: 1 },
  IsDeliveryEnabled: true,
  IsPOC: false,
  IsPantryVisitor: true,
  IsFoodInsecure: null,
  IsTefapEligible: false,
  TEFAPEligibility: null,
  DeliveryPrograms: [],
  PantryLocations: [],
  ...customer,
})

const { FirstName, LastName, PostalCode, Language, HouseholdSize, Ages } = customerDraft()
/** Profile that the person sends. */
export const customerProfile = {
  FirstName,
  LastName,
  PostalCode,
  Language,
  HouseholdSize,
  Ages,
  IsEmailNotificationEnabled: false,
  IsTextMessageNotificationEnabled: false,
  IsPhoneCallNotificationEnabled: false,
}

/** Declaration as a household without a state's rules signs it, in a program. */
export const tefapDraft: Omit<Input<typeof tefap.signTefapDeclaration>, 'id'> = {
  MemberName: 'Rosa Medina',
  Ages: { Minors: 2, Adults: 1, Seniors: 1 },
  Basis: 'categorical',
  Programs: ['SNAP'],
  IncomeTable: null,
  Residency: 'resident',
  SignedName: 'Rosa Medina',
  Method: 'typed',
  Language: 'es',
  TextVersion: 'federal-1',
  Proxies: [],
}

/** Draft that staff type at the table. */
export const newNeighborDraft: Input<typeof customers.addCustomer> = {
  FirstName: 'Nia',
  LastName: 'Table',
  EMailAddress: null,
  PhoneNumber: null,
  PostalCode: '12207',
  Language: 'en',
  HouseholdSize: 3,
  Ages: null,
  IsTefapEligible: false,
  IsAnother: false,
}

/** Rows of another pantry system's file. */
export const importedNeighbors = [
  {
    'First Name': 'Rosa',
    'Last Name': 'Imported',
    Phone: '865-555-0123',
    'E-mail': 'Rosa.Imported@example.org',
    Street: '12 Main St',
    Apartment: 'Apt 3',
    City: 'Cambridge',
    State: 'MA',
    'ZIP Code': '2138',
    'Household Size': '4',
    Minors: '2',
    Adults: '1',
    Seniors: '1',
    Language: 'Español',
    TEFAP: 'sí',
    Notes: 'Walks with a cane',
  },
] as const
export const neighborsFile = {
  ImportID: 'ca5e',
  IsPreview: false,
  Columns: Object.keys(importedNeighbors[0]),
  rows: [{ Row: 2, Cells: Object.values(importedNeighbors[0]) }],
}

/** With the mark comes a certificate that counts on every day. */
export const certifiedFor = (more: Partial<Customer>): Partial<Customer> =>
  more.IsTefapEligible ? { TefapCertificate: lastingCertificate, ...more } : more
/** Stored as new: a customer of food bank 10, or of another. */
export async function storedNeighbor(more: Partial<Customer> = {}): Promise<Customer> {
  const customer = newCustomer({
    ...neighbor,
    ID: await nextId('customer'),
    Subject: null,
    EMailAddress: null,
    AgencyIDs: [],
    ...{ IsTefapEligible: false, TefapCertificate: undefined },
    ...certifiedFor(more),
  })
  await table.commit(newCustomerWrites(customer))
  return customer
}

const isWord = (write: Write) => 'put' in write && String(write.put.pk).endsWith('CUSTOMERWORDS')

/** Many at once: of those who are not loaded only the words that they would be found by. */
export async function storeCustomers(
  all: readonly Customer[],
  isLoaded: (customer: Customer) => boolean = () => true,
): Promise<void> {
  const writes = withoutConditions(
    all.flatMap((one) => newCustomerWrites(one).filter((write) => isLoaded(one) || isWord(write))),
  )
  for (const some of chunksOf(writes, 100)) await table.commit(some)
}

interface Served {
  readonly customer: number
  readonly foodBank: number
  readonly agency: number
}

/** The customer of a target as at first, with an address, and one who may be the same person; their name is `LastName`. */
export async function servedCustomer({ customer, foodBank, agency }: Served, LastName: string) {
  const own = customer === ids.customer ? {} : { Subject: null, EMailAddress: null }
  const served = { FoodBankID: foodBank, AgencyIDs: [agency], LastName }
  await table.commit(
    withoutConditions(newCustomerWrites(newCustomer({ ...neighbor, ...own, ...served, ID: customer }))),
  )
  const duplicate = await storedNeighbor(served)
  const staff = person('foodbankuser', foodBank, [foodBank])
  const { answer } = await call(customers.createCustomerAddress, staff, { id: customer, ...addressDraft })
  return {
    customerId: customer,
    customerAddressId: answer.Value?.ID ?? 0,
    duplicateCustomerId: duplicate.ID,
  }
}

/** A pickup order of the customer from the owner's pantry. */
export async function orderForCustomer(
  customer: Pick<Customer, 'ID'>,
  more: Partial<Order> = {},
  owner: Caller = people.foodBank,
): Promise<Order> {
  const person = { ID: customer.ID, FirstName: 'Rosa', LastName: 'Medina', PostalCode: '01101' }
  return placeTestOrder(await newPantry(owner), { FoodInsecureNeighbor: person, ...more })
}
