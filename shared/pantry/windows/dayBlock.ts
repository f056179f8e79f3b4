import * as z from 'zod/mini'
import { Day, ID } from '../../core/schema/fields.ts'
import { brokenByDay, nextOrderDay, type Use, withoutOrder } from '../limits/check.ts'
import type { SourcedLimit } from '../limits/effective.ts'
import { Limit } from '../limits/limit.ts'

/** Reason that a customer's order limits allow no order on a day; told where the day is chosen. */
export const DayBlock = z.object({
  Limit,
  /** The customer's orders that the limit counts, by day. */
  Orders: z.array(z.object({ ID, OrderDay: Day })),
  /** The first day on which the limits allow an order; null when there is none within a year. */
  NextDay: z.nullable(Day),
})
export type DayBlock = z.infer<typeof DayBlock>

interface DayOfOrder {
  readonly day: string
  readonly use: Use
  readonly limits: readonly SourcedLimit[]
  /** The order that is edited may stay on its day. */
  readonly edits?: number | undefined
}

export function dayBlock({ day, use, limits, edits }: DayOfOrder): DayBlock | undefined {
  const order = { day, ...(edits === undefined ? {} : { edits: String(edits) }) }
  const others = edits === undefined ? use : withoutOrder(use, edits)
  // Of several the one that ends last: until its day the others don't matter.
  const endOf = ({ limit }: { limit: SourcedLimit }) => nextOrderDay(day, others, [limit]) ?? '9999-12-31'
  const [broken] = brokenByDay(order, use, limits).toSorted((a, b) => endOf(b).localeCompare(endOf(a)))
  if (!broken) return undefined
  const counted = others.days.filter(
    (used) => (broken.from ?? used.day) <= used.day && used.day <= (broken.to ?? used.day),
  )
  return {
    Limit: Limit.parse(broken.limit),
    Orders: counted
      .flatMap(({ day: OrderDay, orders }) => Object.keys(orders).map((id) => ({ ID: Number(id), OrderDay })))
      .toSorted((a, b) => a.OrderDay.localeCompare(b.OrderDay) || a.ID - b.ID),
    NextDay: nextOrderDay(day, others, limits) ?? null,
  }
}
