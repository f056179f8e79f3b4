import * as z from 'zod/mini'
import { Day, ID } from '../../core/schema/fields.ts'
import { languages } from '../../core/text/languages.ts'
import { CustomerOfOrder } from '../customers/customer.ts'
import type { OrderRow } from './order.ts'
import { isInProgress } from './status.ts'

/** Customers who did not come several times in a row: staff call them, and nothing is held against them (decision 83). */

export const missedInARow = 3

export const MissedCustomer = z.object({
  FoodInsecureNeighbor: CustomerOfOrder,
  PhoneNumber: z.nullable(z.string()),
  Language: z.enum(languages),
  /** Orders that were left, one after the other up to the last. */
  MissedCount: z.int(),
  LastMissedDay: Day,
  LastOrderID: ID,
})
export type MissedCustomer = z.infer<typeof MissedCustomer>

type Row = Pick<OrderRow, 'ID' | 'OrderDay' | 'StatusCode'>

/** The latest orders of one customer that were left, newest first; cancelled ones and those to come don't count. */
export function lastMissed<R extends Row>(rows: readonly R[]): R[] {
  const ended = rows
    .filter(({ StatusCode }) => StatusCode !== 'CANCELLED' && !isInProgress(StatusCode))
    .toSorted((a, b) => (a.OrderDay === b.OrderDay ? b.ID - a.ID : a.OrderDay < b.OrderDay ? 1 : -1))
  const came = ended.findIndex(({ StatusCode }) => StatusCode !== 'ABANDONED')
  return came < 0 ? ended : ended.slice(0, came)
}
