import { pickupWindow } from './pickup/proposal.ts'
import type { DonationRow } from './rows.ts'

/** Orders of a status grid: by creation, which an index serves, by the start of the pickup, and the most pounds first. */
export const gridOrders = ['newest', 'oldest', 'pickup', 'pounds'] as const
export type GridOrder = (typeof gridOrders)[number]
export type ReckonedOrder = Exclude<GridOrder, 'newest' | 'oldest'>

export const isReckoned = (order: GridOrder | undefined): order is ReckonedOrder =>
  order === 'pickup' || order === 'pounds'

const padded = (count: number) => String(count).padStart(16, '0')
const unknownPickup = '9999'

/** Position of a row in an order that no index serves, as a text to compare. Without a pickup's day it comes last. */
export function gridPosition(row: DonationRow, order: ReckonedOrder): string {
  const first =
    order === 'pickup'
      ? (pickupWindow(row)?.start.toISOString() ?? unknownPickup)
      : padded(Number.MAX_SAFE_INTEGER - Math.round(row.Pounds * 10))
  return `${first}#${padded(row.ID)}`
}
