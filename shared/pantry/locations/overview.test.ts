import { expect, it } from 'vitest'
import { type OverviewTotals, type PickupDay, totalsOfDay, totalsOfGroup } from './overview.ts'

const day = (change: Partial<PickupDay> = {}): PickupDay => ({
  PickupDay: '2026-11-24',
  IsOpen: false,
  TotalMaximumOrders: 10,
  TotalOrders: 3,
  TotalInProgressTypeOrders: 1,
  TotalCancelledTypeOrders: 1,
  TotalSuccessfullyCompletedTypeOrders: 1,
  PantryLocationPickupTimeIDs: [1],
  OrderedPickupTimeIDs: [1],
  ...change,
})
const totals = (cancelledPercent: number, slots: number | null = 10): OverviewTotals => ({
  slots,
  orders: 4,
  inProgress: 1,
  successful: 2,
  cancelledPercent,
})

it.each([
  [1, 3, 33.33],
  [2, 3, 66.67],
  [0, 0, 0],
  [4, 4, 100],
])('[cancelled-two-decimals] %d cancelled of %d are %d percent', (TotalCancelledTypeOrders, TotalOrders, percent) => {
  expect(totalsOfDay(day({ TotalCancelledTypeOrders, TotalOrders })).cancelledPercent).toBe(percent)
})

it('[overview-cancelled-average] a group sums counts and averages the percents of its rows, however many orders each has', () => {
  expect(totalsOfGroup([totals(100), totals(0), totals(0)])).toEqual({
    slots: 30,
    orders: 12,
    inProgress: 3,
    successful: 6,
    cancelledPercent: 33.33,
  })
  expect(totalsOfGroup([]).cancelledPercent).toBe(0)
})

it('slots are open-ended when a window is', () => {
  expect(totalsOfGroup([totals(0), totals(0, null)]).slots).toBeNull()
})
