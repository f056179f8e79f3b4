import * as z from 'zod/mini'
import { type EventOf, eventDefinition, type Transition } from '../../core/event.ts'
import { Day, ID } from '../../core/schema/fields.ts'
import { type Stock, stockLevel } from '../stock/stock.ts'
import type { ProductRow } from './product.ts'

/**
 * Low stock by e-mail: each morning a pantry's products are looked at once, and its people are told when one has come to its
 * threshold since the morning before. One that stays low is told of beside the next that does.
 */

export const LowStockWatch = z.object({
  /** The pantry's. */
  ID: ID,
  Version: z.int(),
  /** The last morning that was looked at. */
  Day: Day,
  /** Products that were low then. */
  Low: z.array(ID),
})
export type LowStockWatch = z.infer<typeof LowStockWatch>

export const lowStockEvents = {
  LowStockFound: eventDefinition(
    'LowStockFound',
    'Products of a pantry have come to their threshold since the morning before.',
    z.object({ Day, New: z.array(ID), Low: z.array(ID) }),
    { Day: '2026-11-24', New: [17], Low: [4, 17] },
  ),
} as const
export type LowStockEvent = EventOf<typeof lowStockEvents>

/** From 7 on by the pantry's clock, until 10 for what was not looked at before. */
const [firstHour, lastHour] = [7, 10]

/** Tells if the pantry is looked at now, at this hour of its clock. */
export function isMorningToLook(watch: Pick<LowStockWatch, 'Day'> | undefined, today: string, hour: number): boolean {
  return firstHour <= hour && hour < lastHour && watch?.Day !== today
}

type Watched = Pick<ProductRow, 'ID' | 'IsActive' | 'LowStockQuantityThreshold'>

/** Of what families may order: at or below its threshold, or gone. */
export const lowProducts = <P extends Watched>(
  products: readonly P[],
  stock: ReadonlyMap<number, Pick<Stock, 'Quantity'>>,
): P[] =>
  products.filter(
    ({ ID: id, IsActive, LowStockQuantityThreshold: threshold }) =>
      IsActive && stockLevel(stock.get(id)?.Quantity ?? 0, threshold) !== 'in',
  )

/** The morning's look; it is an event when something is low that was not. */
export function looked(
  watch: LowStockWatch | undefined,
  { entityId, today, low }: { readonly entityId: number; readonly today: string; readonly low: readonly number[] },
): Transition<LowStockWatch, LowStockEvent> {
  const before = new Set(watch?.Low)
  const New = low.filter((id) => !before.has(id))
  const state = { ID: entityId, Version: watch?.Version ?? 0, Day: today, Low: [...low] }
  const detail = { Day: today, New, Low: [...low] }
  return { state, events: New.length > 0 ? [{ type: 'LowStockFound', detail }] : [] }
}
