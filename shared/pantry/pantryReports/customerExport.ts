import * as z from 'zod/mini'
import { ID, Instant } from '../../core/schema/fields.ts'
import { CustomerAddress } from '../customers/address.ts'
import { TextMessage } from '../customers/conversation.ts'
import { CustomerAccess, ShownCustomer } from '../customers/wire.ts'
import { Helper } from '../helping/helping.ts'
import { OrderGridRow, OrderItem } from '../orders/wire.ts'
import { ShownStandingOrder } from '../standing/shown.ts'

/** Everything that is kept of a customer, for the person to take along. */
export const CustomerExport = z.object({
  Exported: Instant,
  Customer: ShownCustomer,
  Addresses: z.array(CustomerAddress),
  PantryLocations: z.array(z.object({ ID: ID, Label: z.string() })),
  Orders: z.array(z.extend(OrderGridRow, { PantryOrderItems: z.array(OrderItem) })),
  Looks: z.array(CustomerAccess),
  /** Texts that the person and staff wrote to each other. */
  Texts: z.optional(z.array(TextMessage)),
  /** Order that is placed by itself; null without one. */
  RegularOrder: z.optional(z.nullable(ShownStandingOrder)),
  /** People who may order for the household. */
  Helpers: z.optional(z.array(Helper)),
})

export type CustomerExport = z.infer<typeof CustomerExport>
