import * as z from 'zod/mini'
import { Day, ID, Instant } from '../../core/schema/fields.ts'
import type { Language } from '../../core/text/text.ts'
import { foodIn } from '../products/foodIn.ts'
import { countedQuantity, type Order } from './order.ts'

/** Products that a customer ordered last: suggestions are made of it, and time-scoped limits subtract it (decision 46). */
export const RecentOrder = z.object({
  ID: ID,
  Created: Instant,
  /** Owner of the limits that count it. */
  EntityID: ID,
  PickupOrDeliveryDate: Day,
  PantryOrderItems: z.array(
    z.object({
      /** Item type, by which suggestions match. */
      PantryItemID: ID,
      PantryInventoryItemID: ID,
      /** In the reader's language. */
      Name: z.string(),
      Quantity: z.int(),
      /** The tags that the product had, by which limits of tags count it. */
      TagIDs: z.array(ID),
    }),
  ),
})
export type RecentOrder = z.infer<typeof RecentOrder>

export const recentOrder = (order: Order, language: Language): RecentOrder => ({
  ID: order.ID,
  Created: order.Created,
  EntityID: order.EntityID,
  PickupOrDeliveryDate: order.OrderDay,
  PantryOrderItems: order.PantryOrderItems.map((line) => ({
    PantryItemID: line.PantryItemID,
    PantryInventoryItemID: line.PantryInventoryItemID,
    Name: foodIn(line, language).Name,
    Quantity: countedQuantity(line),
    TagIDs: line.TagIDs,
  })),
})
