import type { Random } from '../../../../infra/local/seed/random.ts'
import { habitsOfAPantry } from '../pantry/habits.ts'

/** Plan of the orders: household, time and window, in days that are counted from the first. */

const hour = 3_600_000
const day = 24 * hour

/** Pantries of a month, by who runs them. */
export const pantriesOf = { foodBanks: 2, agencies: 6 } as const
export const pantryCount = pantriesOf.foodBanks + pantriesOf.agencies

export interface OrderDays {
  readonly days: number
  readonly orders: number
  readonly pantries: number
}
export interface PlannedOrder {
  readonly pantry: number
  readonly household: number
  readonly pickupDay: number
  /** Of the pantry's day. */
  readonly window: number
  /** Milliseconds from the first day's midnight. */
  readonly at: number
}

export const windowsOfADay = ({ days, orders, pantries }: OrderDays) =>
  Math.ceil(orders / days / pantries / habitsOfAPantry.ordersOfAWindow)

/** The last windows are those of orders of the last day. */
export const lastPickupDay = ({ days }: OrderDays) => days - 1 + habitsOfAPantry.daysOfOrdering

/** Number of households whose orders fill a pantry when each orders as often as in a month. */
export const householdsOfAPantry = ({ days, orders, pantries }: OrderDays) =>
  Math.ceil(Math.min(orders, ((orders / days) * 30) / habitsOfAPantry.ordersOfAHouseholdInAMonth) / pantries)

/** Pantries and their households in turn, evenly over the windows of the next days; each day from 7 to 21, most in the morning. */
export function plannedOrders(plan: OrderDays, random: Random): PlannedOrder[] {
  const { days, orders, pantries } = plan
  const [windows, households] = [windowsOfADay(plan), householdsOfAPantry(plan)]
  return Array.from({ length: orders }, (_, index) => {
    const placedOn = Math.floor((index * days) / orders)
    const ofPantry = Math.floor(index / pantries)
    return {
      pantry: index % pantries,
      household: ofPantry % households,
      pickupDay: placedOn + 1 + (ofPantry % habitsOfAPantry.daysOfOrdering),
      window: Math.floor(ofPantry / habitsOfAPantry.daysOfOrdering) % windows,
      at: placedOn * day + (7 + 14 * random.next() ** 1.5) * hour,
    }
  })
}
