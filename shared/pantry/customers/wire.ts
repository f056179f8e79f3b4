import * as z from 'zod/mini'
import type { Caller } from '../../core/access.ts'
import { ID, Instant } from '../../core/schema/fields.ts'
import { userNameOf } from '../../network/people/contact.ts'
import { Customer, CustomerRow, formVersionOf } from './customer.ts'
import { isAtHome, isRestrictedAt } from './level.ts'
import { duplicateReasons } from './tokens.ts'

/** Customers as calls answer them, with the specification's field names. */

/** `home`: everything of the person; `served`: what an agency's own orders need. */
const Access = z.enum(['home', 'served'])
/** null to an agency that merely serves them: orders of other pantries are none of its business. */
const OrderCount = z.nullable(z.int())
/** Pages of before version 2 of the API show a number in any case. */
export const countedBefore2 = <C extends { OrderCount: number | null }>(customer: C): C => ({
  ...customer,
  OrderCount: customer.OrderCount ?? 0,
})

export const CustomerGridRow = z.extend(
  z.omit(CustomerRow, {
    FoodBankID: true,
    AgencyIDs: true,
    HomeAgencyIDs: true,
    RestrictedAtIDs: true,
    TefapCertificate: true,
  }),
  { OrderCount, Access },
)
export type CustomerGridRow = z.infer<typeof CustomerGridRow>

type Viewer = Pick<Caller, 'Role' | 'EntityID'>
/** Fields of a customer that everybody of the caller's level sees. */
function levelOf(customer: CustomerRow, viewer: Viewer) {
  const isHome = isAtHome(viewer, customer)
  const access = {
    Access: isHome ? ('home' as const) : ('served' as const),
    OrderCount: isHome ? customer.OrderCount : null,
    IsRestricted: isRestrictedAt(customer, viewer.EntityID),
  }
  return isHome ? access : { ...access, LastLogin: null }
}
export const customerGridRow = (row: CustomerRow, viewer: Viewer): CustomerGridRow =>
  CustomerGridRow.parse({ ...row, ...levelOf(row, viewer) })

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
    HomeAgencyIDs: true,
    FormVersion: true,
    Notes: true,
  }),
  { OrderCount, DeliveryPrograms: z.array(Named) },
)
export type ShownCustomer = z.infer<typeof ShownCustomer>

/** Fields that staff see: with the account, and the restricted locations that the customer may order at. */
export const FullCustomer = z.extend(ShownCustomer, {
  Access,
  /** Absent to an agency that merely serves them. */
  Notes: z.optional(z.string()),
  /** Deliveries come to them from the caller's pantries. */
  SeesAddresses: z.boolean(),
  /** The food bank's restriction, and of pantries' those that the caller sees. */
  Restrictions: z.array(z.object({ EntityID: ID, Name: z.string() })),
  PantryLocations: z.array(z.object({ ID: ID, Label: z.string() })),
  /** null for one who can't sign in yet. */
  User: z.nullable(z.object({ UserName: z.string(), LastLogin: z.nullable(Instant) })),
  /** The last merge into this customer, while it can be undone. */
  Merge: z.nullable(z.object({ DuplicateID: ID, Name: z.string(), At: Instant })),
})
export type FullCustomer = z.infer<typeof FullCustomer>

/** With the programs that the viewer sees. */
export const shownCustomer = (
  customer: Customer,
  programs: readonly { ID: number; Name: string }[],
  viewer: Viewer,
): ShownCustomer => {
  const { RestrictedAtIDs = [] } = customer
  return ShownCustomer.parse({
    ...customer,
    ...levelOf(customer, viewer),
    RestrictedAtIDs:
      viewer.Role === 'agency' ? RestrictedAtIDs.filter((id) => id === viewer.EntityID) : RestrictedAtIDs,
    Version: formVersionOf(customer),
    DeliveryProgramIDs: programs.map((program) => program.ID),
    DeliveryPrograms: programs,
  })
}

export const userOfCustomer = (customer: Customer): FullCustomer['User'] => {
  const UserName = userNameOf(customer)
  return customer.Subject === null || UserName === null ? null : { UserName, LastLogin: customer.LastLogin }
}

/** A person who may be the same as another, and why. */
export const CustomerDuplicate = z.extend(ListedCustomer, {
  Reasons: z.array(z.enum(duplicateReasons)),
  HouseholdSize: z.nullable(z.int()),
  /** null for one who can't sign in yet. */
  User: z.nullable(z.object({ UserName: z.string() })),
  OrderCount: z.int(),
  Created: Instant,
})
export type CustomerDuplicate = z.infer<typeof CustomerDuplicate>

/** Access record of a customer's data on a day. */
export const CustomerAccess = z.object({
  UserID: ID,
  Name: z.string(),
  EntityName: z.string(),
  First: Instant,
  Last: Instant,
})
export type CustomerAccess = z.infer<typeof CustomerAccess>

/** For pages of before version 2 of the API, which read a number that they don't show. */
export const looksBefore2 = (looks: readonly CustomerAccess[]) => looks.map((look) => ({ ...look, Count: 1 }))
