import type { OrderGridRow } from './wire.ts'

type Dated = Pick<OrderGridRow, 'PickupOrDeliveryDate' | 'StartTime' | 'ID' | 'PantryOrderStatusType'>

const isOver = ({ PantryOrderStatusType: status }: Dated) =>
  status !== null && (status.IsCancelledType || status.IsSuccessfullyCompletedType)

const byTime = (a: Dated, b: Dated) =>
  a.PickupOrDeliveryDate.localeCompare(b.PickupOrDeliveryDate) || a.StartTime.localeCompare(b.StartTime) || a.ID - b.ID

/** A person's orders: those to come, the next first, and the earlier ones, the latest first. */
export function comingAndEarlier<O extends Dated>(orders: readonly O[], today: string): { coming: O[]; earlier: O[] } {
  const isComing = (order: O) => !isOver(order) && order.PickupOrDeliveryDate >= today
  return {
    coming: orders.filter(isComing).toSorted(byTime),
    earlier: orders.filter((order) => !isComing(order)).toSorted((a, b) => byTime(b, a)),
  }
}
