import * as z from 'zod/mini'
import type { ActivityRange, ProductDay } from '../../../shared/pantry/stock/activity.ts'
import { stockKeys } from '../../core/table/keys/stock.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'

/**
 * Orders by day: one item an owner and day, with two numbers a product. Not an item a product and day: that would
 * be as many writes an order as it has lines, and as many queries a page of the grid as it has rows.
 */

const orders = (productId: number) => `Orders${productId}`
const items = (productId: number) => `Items${productId}`

/** Counts the products of an order on the day it was placed, in its owner's zone. */
export const orderedWrite = (
  entityId: number,
  day: string,
  lines: readonly { readonly ProductID: number; readonly Quantity: number }[],
): Write => ({
  update: stockKeys.activityDay(entityId, day),
  add: Object.fromEntries(
    lines.flatMap(({ ProductID, Quantity }) => [
      [orders(ProductID), 1],
      [items(ProductID), Quantity],
    ]),
  ),
})

const ActivityDay = z.looseObject({ sk: z.string() })

/** Orders of each of an owner's products in a range of days, in one query. */
export async function loadActivity(
  entityId: number,
  { start, end }: ActivityRange,
): Promise<(productId: number) => ProductDay[]> {
  const { pk, sk: from } = stockKeys.activityDay(entityId, start)
  const days = await table.all({ pk, from, to: stockKeys.activityDay(entityId, end).sk }, ActivityDay)
  return (productId) =>
    days.flatMap(({ sk, [orders(productId)]: Orders, [items(productId)]: Quantity }) =>
      typeof Orders === 'number' ? [{ Day: sk.slice(-start.length), Orders, Quantity: Number(Quantity) }] : [],
    )
}
