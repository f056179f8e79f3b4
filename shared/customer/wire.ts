import * as z from 'zod/mini'
import { ID, Instant } from '../api/fields.ts'
import { OrderGridRow, OrderItem } from '../order/wire.ts'
import { CustomerAddress } from './address.ts'
import { userNameOf } from './contact.ts'
import { Customer, CustomerRow } from './customer.ts'
import { duplicateReasons } from './tokens.ts'

/** Customers as calls answer them, with the specification's field names. */

export const CustomerGridRow = z.omit(CustomerRow, { FoodBankID: true, AgencyIDs: true })
export type CustomerGridRow = z.infer<typeof CustomerGridRow>
export const customerGridRow = (row: CustomerRow): CustomerGridRow => CustomerGridRow.parse(row)

/** In lists to choose from. */
export const ListedCustomer = z.pick(Customer, {
  ID: true,
  FirstName: true,
  LastName: true,
  EMailAddress: true,
  PhoneNumber: true,
  PostalCode: true,
})
export type ListedCustomer = z.infer<typeof ListedCustomer>
export const listedCustomer = (customer: ListedCustomer): ListedCustomer => ListedCustomer.parse(customer)

const Named = z.object({ ID: ID, Name: z.string() })

/** For the person and for who orders on their behalf. */
export const ShownCustomer = z.extend(
  z.omit(Customer, {
    Subject: true,
    LastLogin: true,
    MergedIDs: true,
    MergedInto: true,
    Forgotten: true,
    AgencyIDs: true,
  }),
  { DeliveryPrograms: z.array(Named) },
)
export type ShownCustomer = z.infer<typeof ShownCustomer>

/** What staff see: with the account, and the restricted locations that the customer may order at. */
export const FullCustomer = z.extend(ShownCustomer, {
  PantryLocations: z.array(z.object({ ID: ID, Label: z.string() })),
  /** null for one who can't sign in yet. */
  User: z.nullable(z.object({ UserName: z.string(), LastLogin: z.nullable(Instant) })),
  /** The last merge into this customer, while it can be undone. */
  Merge: z.nullable(z.object({ DuplicateID: ID, Name: z.string(), At: Instant })),
})
export type FullCustomer = z.infer<typeof FullCustomer>

export const shownCustomer = (customer: Customer, programs: readonly { ID: number; Name: string }[]): ShownCustomer =>
  ShownCustomer.parse({ ...customer, DeliveryPrograms: programs })

export const userOfCustomer = (customer: Customer): FullCustomer['User'] => {
  const UserName = userNameOf(customer)
  return customer.Subject === null || UserName === null ? null : { UserName, LastLogin: customer.LastLogin }
}

/** A person who may be the same as another, and why. */
export const CustomerDuplicate = z.extend(ListedCustomer, {
  Reasons: z.array(z.enum(duplicateReasons)),
  OrderCount: z.int(),
  Created: Instant,
})
export type CustomerDuplicate = z.infer<typeof CustomerDuplicate>

/** Who looked at a customer's data on a day. */
export const CustomerLook = z.object({
  UserID: ID,
  Name: z.string(),
  EntityName: z.string(),
  First: Instant,
  Last: Instant,
})
export type CustomerLook = z.infer<typeof CustomerLook>

/** Everything that is kept of a customer, for the person to take along. */
export const CustomerExport = z.object({
  Exported: Instant,
  Customer: ShownCustomer,
  Addresses: z.array(CustomerAddress),
  PantryLocations: z.array(z.object({ ID: ID, Label: z.string() })),
  Orders: z.array(z.extend(OrderGridRow, { PantryOrderItems: z.array(OrderItem) })),
  Looks: z.array(CustomerLook),
})
export type CustomerExport = z.infer<typeof CustomerExport>
