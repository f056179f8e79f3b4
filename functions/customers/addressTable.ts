import { CustomerAddress, inAddressOrder } from '../../shared/customer/address.ts'
import type { Customer } from '../../shared/customer/customer.ts'
import { duplicateMarks } from '../../shared/customer/tokens.ts'
import { customerKeys } from '../table/keys/customers.ts'
import { storedShape } from '../table/storedShape.ts'
import { table } from '../table/table.ts'
import type { Write } from '../table/write.ts'
import { markWrites } from './customerTable.ts'

/** Addresses of customers, beside the customer's own item. */

const shape = storedShape(CustomerAddress)

async function addressesUnder(customerId: number): Promise<CustomerAddress[]> {
  const { pk, sk } = customerKeys.address(customerId, '')
  return table.all({ pk, from: sk, to: `${sk}~` }, shape.schema)
}

/** Of the customer and the duplicates that were merged into them; primary first, then by name. */
export async function addressesOf({ ID, MergedIDs }: Pick<Customer, 'ID' | 'MergedIDs'>): Promise<CustomerAddress[]> {
  const [own = [], ...merged] = await Promise.all([ID, ...MergedIDs].map(addressesUnder))
  return inAddressOrder([...own, ...merged.flat().map((address) => ({ ...address, IsPrimary: false }))])
}

export const addressById = async (customer: Pick<Customer, 'ID' | 'MergedIDs'>, addressId: number) =>
  (await addressesOf(customer)).find((address) => address.ID === addressId)

const marksOf = (customer: Customer, addresses: readonly CustomerAddress[]) =>
  duplicateMarks(
    customer,
    addresses.map(({ Address }) => Address),
  ).filter(({ reason }) => reason === 'address')

/** The writes from a customer's addresses before to those after. */
export function addressWrites(
  customer: Customer,
  before: readonly CustomerAddress[],
  after: readonly CustomerAddress[],
): Write[] {
  const isSame = (one: CustomerAddress, other: CustomerAddress | undefined) =>
    other !== undefined && JSON.stringify(one) === JSON.stringify(other)
  const changed = after.filter(
    (one) =>
      !isSame(
        one,
        before.find(({ ID }) => ID === one.ID),
      ),
  )
  const gone = before.filter(({ ID }) => !after.some((one) => one.ID === ID))
  const marks = new Set(marksOf(customer, after).map(({ mark }) => mark))
  const known = new Set(marksOf(customer, before).map(({ mark }) => mark))
  const newMarks = [...marks].filter((mark) => !known.has(mark)).map((mark) => ({ reason: 'address', mark }))
  const oldMarks = [...known].filter((mark) => !marks.has(mark)).map((mark) => ({ reason: 'address', mark }))
  return [
    ...changed.map((one) => ({
      put: { ...customerKeys.address(one.FoodInsecureNeighborID, one.ID), ...one, Shape: shape.version },
    })),
    ...gone.map((one) => ({ remove: customerKeys.address(one.FoodInsecureNeighborID, one.ID) })),
    ...markWrites(customer, newMarks, true),
    ...markWrites(customer, oldMarks, false),
  ]
}
