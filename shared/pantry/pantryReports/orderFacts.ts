import * as z from 'zod/mini'
import { Day, ID, Instant } from '../../core/schema/fields.ts'
import { languages } from '../../core/text/languages.ts'
import { OrderLine, UncountedFood } from '../orders/order.ts'
import { orderStatusCodes } from '../orders/status.ts'

/** Facts of an order that reports read: also the parts of a job, so it is the same from the table and from a file. */
export const OrderFacts = z.object({
  ID: ID,
  Created: Instant,
  StatusCode: z.enum(orderStatusCodes),
  OrderDay: Day,
  StartTime: z.string(),
  EndTime: z.string(),
  /** Label of the pickup location, or name of the delivery program. */
  Place: z.string(),
  IsDelivery: z.boolean(),
  Customer: z.object({
    ID: ID,
    FirstName: z.string(),
    LastName: z.string(),
    PostalCode: z.nullable(z.string()),
    PhoneNumber: z.nullable(z.string()),
    EMailAddress: z.nullable(z.string()),
    HouseholdSize: z.nullable(z.int()),
    Language: z.enum(languages),
  }),
  /** Address of a delivery. */
  Address: z.nullable(
    z.object({
      AddressLine1: z.string(),
      AddressLine2: z.string(),
      City: z.string(),
      Province: z.string(),
      PostalCode: z.string(),
      Notes: z.string(),
    }),
  ),
  PantryOrderItems: z.array(OrderLine),
  WalkIn: z.optional(UncountedFood),
})
export type OrderFacts = z.infer<typeof OrderFacts>

const refrigerated = 2
const frozen = 3
interface Held {
  readonly PantryOrderItems: readonly Pick<OrderLine, 'StorageRequirementID'>[]
}
const needs =
  (storage: number) =>
  ({ PantryOrderItems: lines }: Held) =>
    lines.some((line) => line.StorageRequirementID === storage)
/** Storage of an order's bags; both signs when it holds both. */
export const isChilled = needs(refrigerated)
export const isFrozen = needs(frozen)

/** By place, day and hour, then as an attendant looks people up. */
export function inServingOrder(a: OrderFacts, b: OrderFacts): number {
  const [left, right] = [a, b].map(({ OrderDay, Place, StartTime, Customer, ID: id }) =>
    [OrderDay, Place, StartTime, Customer.LastName, Customer.FirstName, String(id).padStart(12, '0')]
      .map((part) => part.toLocaleLowerCase('en'))
      .join('\u0000'),
  )
  return (left ?? '') < (right ?? '') ? -1 : 1
}
