import * as z from 'zod/mini'
import { ID, Instant } from '../api/fields.ts'

/**
 * A neighbor who orders from the pantries of a food bank and its agencies; the wire calls them FoodInsecureNeighbor.
 * Either the e-mail address or the phone number may be missing.
 */
export const Customer = z.object({
  ID: ID,
  FoodBankID: ID,
  FirstName: z.string(),
  LastName: z.string(),
  EMailAddress: z.nullable(z.string()),
  PhoneNumber: z.nullable(z.string()),
  PostalCode: z.nullable(z.string()),
  Created: Instant,
})
export type Customer = z.infer<typeof Customer>

/** What an order keeps of its customer, so that a grid of orders reads no customers. */
export const CustomerOfOrder = z.object({
  ID: ID,
  FirstName: z.string(),
  LastName: z.string(),
  PostalCode: z.nullable(z.string()),
})
export type CustomerOfOrder = z.infer<typeof CustomerOfOrder>

/** Sort key of customers: by last name, regardless of case. */
export const customerOrder = ({ LastName, FirstName, ID: id }: Pick<Customer, 'LastName' | 'FirstName' | 'ID'>) =>
  `${LastName.toLowerCase()} ${FirstName.toLowerCase()}#${id}`
