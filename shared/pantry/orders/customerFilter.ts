import { type CustomerFilter, daysAsked, isAsked, isWithin } from '../customers/filter.ts'
import { isCancelled, type OrderRow } from './order.ts'

/** An order of the place, the program and the days asked for that was not cancelled. `placedOn` is its day of placing. */
export function passesOrder(order: Filtered, filter: CustomerFilter, placedOn: string): boolean {
  const { PantryLocationID: location, DeliveryProgramID: program } = filter
  if (isCancelled(order.StatusCode)) return false
  if (location !== undefined && order.PantryLocationID !== location) return false
  if (program !== undefined && order.EntityDeliveryProgramID !== program) return false
  const { pickup, delivery, placed } = daysAsked(filter)
  const isDelivery = order.FoodBankDeliveryTimeID !== null
  if (isAsked(pickup) && (isDelivery || !isWithin(order.OrderDay, pickup))) return false
  if (isAsked(delivery) && (!isDelivery || !isWithin(order.OrderDay, delivery))) return false
  return isWithin(placedOn, placed)
}

export type Filtered = Pick<
  OrderRow,
  | 'PantryLocationID'
  | 'EntityDeliveryProgramID'
  | 'PantryLocationPickupTimeID'
  | 'FoodBankDeliveryTimeID'
  | 'OrderDay'
  | 'Created'
  | 'StatusCode'
>
