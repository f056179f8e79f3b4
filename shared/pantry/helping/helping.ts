import * as z from 'zod/mini'
import { Day, ID, Instant } from '../../core/schema/fields.ts'

/**
 * A relative, neighbor or caseworker who orders for other households with their own sign-in, until a day that the household
 * chose. Whoever acts for one sees it as the household does for ordering, and nothing else of it.
 */

/** Households that one person may help. */
export const maxHelped = 8
/** People who may help one household. */
export const maxHelpers = 3
/** Longest time that help is given for. */
export const maxHelpDays = 366
/** Days in which a code has to be used. */
export const codeDays = 7

/** In the household's list. */
export const Helper = z.object({
  /** Number of the helper's account. */
  ID: ID,
  Name: z.string(),
  /** Last day. */
  Until: Day,
  Given: Instant,
  /** Staff who gave it with the household's spoken consent. */
  GivenBy: z.nullable(z.object({ UserID: ID, Name: z.string() })),
})
export type Helper = z.infer<typeof Helper>
/** The same with the household. */
export const HelperOfCustomer = z.extend(Helper, { CustomerID: ID })
export type HelperOfCustomer = z.infer<typeof HelperOfCustomer>
