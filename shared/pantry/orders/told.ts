import * as z from 'zod/mini'
import { Instant } from '../../core/schema/fields.ts'

/**
 * Reasons that would have kept the table from serving a household, found when a device told it later: the food was gone by
 * then, so it is recorded as it was, and staff read them.
 */
export const againstServing = [
  /** Goods were handed over to the household on the same day, at this pantry. */
  'servedToday',
  'aboveLimit',
  /** TEFAP food, and no certificate counts for more of it. */
  'tefap',
  /** A declared allergen that nobody said yes to. */
  'allergens',
  'onHold',
  /** More than the shelf had, or a product that the place does not offer. */
  'shelf',
  /** The household, or the place, takes no orders. */
  'closed',
] as const
export type AgainstServing = (typeof againstServing)[number]

/** Of a household that was served while there was no connection. */
export const ToldLater = z.object({
  /** Time at which the pantry heard of it. */
  Heard: Instant,
  Against: z.array(z.enum(againstServing)),
})
