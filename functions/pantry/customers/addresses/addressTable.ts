import { CustomerAddress, inAddressOrder } from '../../../../shared/pantry/customers/address.ts'
import type { Customer } from '../../../../shared/pantry/customers/customer.ts'
import { duplicateMarks } from '../../../../shared/pantry/customers/tokens.ts'
import { customerKeys } from '../../../core/table/keys/customers.ts'
import { storedShape } from '../../../core/table/storedShape.ts'
import { table } from '../../../core/table/table.ts'
import { itemWrites, type Write } from '../../../core/table/write.ts'
import { markItems } from '../customerTable.ts'

/** Addresses of customers, beside the customer's own item. */

const shape = storedShape(CustomerAddress)

async function addressesUnder(customerId: number): Promise<CustomerAddress[]> {
  const { pk, sk } = customerKeys.address(customerId, '')
  return table.all({ pk, from: sk, to: `${sk}~` }, shape.schema)
}

/** Of the customer and the duplicates that were merged into them; primary first, then by name. */
export async function loadAddresses({ ID, MergedIDs }: Pick<Customer, 'ID' | 'MergedIDs'>): Promise<CustomerAddress[]> {
  const [own = [], ...merged] = await Promise.all([ID, ...MergedIDs].map(addressesUnder))
  return inAddressOrder([...own, ...merged.flat().map((address) => ({ ...address, IsPrimary: false }))])
}

export const addressById = async (customer: Pick<Customer, 'ID' | 'MergedIDs'>, addressId: number) =>
  (await loadAddresses(customer)).find((address) => address.ID === addressId)

const marksOf = (customer: Customer, addresses: readonly CustomerAddress[]) =>
  duplicateMarks(
    customer,
    addresses.map(({ Address }) => Address),
  ).filter(({ reason }) => reason === 'address')

const itemOf = (address: CustomerAddress) => ({
  ...customerKeys.address(address.FoodInsecureNeighborID, address.ID),
  ...address,
  Shape: shape.version,
})

/** The writes from a customer's addresses before to those after. */
export function addressWrites(
  customer: Customer,
  before: readonly CustomerAddress[],
  after: readonly CustomerAddress[],
): Write[] {
  return itemWrites(
    [...before.map(itemOf), ...markItems(customer, marksOf(customer, before))],
    [...after.map(itemOf), ...markItems(customer, marksOf(customer, after))],
  )
}
