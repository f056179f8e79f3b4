import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../../../infra/local/seed/random.ts'
import { habitsOfAPantry } from '../pantry/habits.ts'
import { householdsOfAPantry, lastPickupDay, type PlannedOrder, plannedOrders, windowsOfADay } from './orderPlan.ts'

const day = 24 * 3_600_000
const month = { days: 30, orders: 60_000, pantries: 8 }
const planned = plannedOrders(month, randomFrom(7))

describe('orders of a month', () => {
  it('are placed as many every day, on the days before their window, while it is open', () => {
    const ofDays = Map.groupBy(planned, ({ at }) => Math.floor(at / day))
    expect([...ofDays.keys()].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, n) => n))
    for (const orders of ofDays.values()) expect(orders).toHaveLength(2000)
    const isWhileOpen = ({ at, pickupDay }: PlannedOrder) =>
      (pickupDay - habitsOfAPantry.daysOfOrdering) * day <= at && at < (pickupDay - 1 / 24) * day
    expect(planned.filter((order) => !isWhileOpen(order))).toEqual([])
    expect(Math.max(...planned.map(({ pickupDay }) => pickupDay))).toBe(lastPickupDay(month))
  })

  it('find a place in their window', () => {
    const ofWindows = Map.groupBy(planned, ({ pantry, pickupDay, window }) => `${pantry} ${pickupDay} ${window}`)
    const fullest = Math.max(...[...ofWindows.values()].map((orders) => orders.length))
    expect(fullest).toBeLessThanOrEqual(habitsOfAPantry.placesOfAWindow)
    expect(Math.max(...planned.map(({ window }) => window))).toBe(windowsOfADay(month) - 1)
  })

  it('come from households that order every other week', () => {
    const ofHouseholds = Map.groupBy(planned, ({ pantry, household }) => `${pantry} ${household}`)
    expect(ofHouseholds.size).toBe(30_000)
    expect(householdsOfAPantry(month)).toBe(3750)
    const daysBetween = [...ofHouseholds.values()].map(
      ([first, second]) => (second?.pickupDay ?? 0) - (first?.pickupDay ?? 0),
    )
    expect([...new Set(daysBetween)]).toEqual([15])
  })

  it('of fewer days come from fewer households, each once', () => {
    expect(householdsOfAPantry({ days: 3, orders: 6000, pantries: 8 })).toBe(750)
  })
})
