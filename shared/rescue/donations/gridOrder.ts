import { pickupWindow } from './pickup/proposal.ts'
import type { DonationRow } from './rows.ts'
import { hasEnded } from './stages.ts'

/** Orders of a status grid: by creation, which an index serves, by the pickup, and the most pounds first. */
export const gridOrders = ['newest', 'oldest', 'pickup', 'pounds'] as const
export type GridOrder = (typeof gridOrders)[number]
export type ReckonedOrder = Exclude<GridOrder, 'newest' | 'oldest'>

export const isReckoned = (order: GridOrder | undefined): order is ReckonedOrder =>
  order === 'pickup' || order === 'pounds'

const padded = (count: number) => String(count).padStart(16, '0')
const falling = (count: number) => padded(Number.MAX_SAFE_INTEGER - count)

/** Pickups of donations under way by their start, those without a day last; then those that are over, the latest first. */
function pickupPosition(row: DonationRow): string {
  const start = pickupWindow(row)?.start.getTime()
  if (row.Stage === 'closed' || hasEnded(row)) return `1${falling(start ?? 0)}`
  return `0${padded(start ?? Number.MAX_SAFE_INTEGER)}`
}

/** Position of a row in an order that no index serves, as a text to compare. */
export const gridPosition = (row: DonationRow, order: ReckonedOrder): string =>
  `${order === 'pickup' ? pickupPosition(row) : falling(Math.round(row.Pounds * 10))}#${padded(row.ID)}`
