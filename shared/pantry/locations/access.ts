import * as z from 'zod/mini'
import { ID, Instant } from '../../core/schema/fields.ts'
import { Customer } from '../customers/customer.ts'

/** Customers who may order at a restricted location: customers that came with its referral code. */

export const LocationAccess = z.object({ PantryLocationID: ID, CustomerID: ID, Granted: Instant })
export type LocationAccess = z.infer<typeof LocationAccess>

export const LocationCustomer = z.pick(Customer, {
  ID: true,
  FirstName: true,
  LastName: true,
  EMailAddress: true,
  PhoneNumber: true,
  PostalCode: true,
})
export type LocationCustomer = z.infer<typeof LocationCustomer>
