import { expect, it } from 'vitest'
import { overallOf } from './deliveryTotals.ts'
import { cancelledPercent, cancelledTone, deliveryTimeOf, newWindow, type OrderWindow } from './window.ts'

const place = {
  Kind: 'delivery',
  EntityID: 11,
  FoodBankID: 10,
  PantryLocationID: null,
  DeliveryProgramName: 'Homebound seniors',
  TimeZone: 'America/New_York',
} as const
const row = (ID: number, more: Partial<OrderWindow>) => {
  const draft = {
    OrderDay: '2026-11-27',
    StartTime: '08:00:00',
    EndTime: '12:00:00',
    OpenTime: '2026-11-20T05:00:00.000Z',
    CloseTime: '2026-11-27T04:30:00.000Z',
    MaximumOrders: 10,
    EntityDeliveryProgramID: 3,
  }
  return deliveryTimeOf({ ...newWindow(ID, place, draft), ...more }, new Date('2026-11-20T15:00:00.000Z'))
}

it('[delivery-overall-row] sums the windows in a row with ID 0', () => {
  const rows = [
    row(1, {
      AllOrders: 4,
      CreatedOrders: 1,
      DeliveredToNeighborOrders: 2,
      CancelledOrders: 1,
      TotalItemCount: 9,
      TotalWeight: 12.1,
    }),
    row(2, { AllOrders: 2, AbandonedOrders: 2 }),
    row(3, { TotalItemCount: 1, TotalWeight: 0.2 }),
  ]
  expect(overallOf(rows)).toEqual({
    ID: 0,
    Count: 3,
    MaximumOrders: 30,
    TotalOrders: 6,
    TotalInProgressTypeOrders: 1,
    TotalSuccessfullyCompletedTypeOrders: 2,
    CancelledPercent: 41.67,
    TotalItemCount: 10,
    TotalWeight: 12.3,
  })
  expect(overallOf([...rows, row(4, { MaximumOrders: null })]).MaximumOrders).toBeNull()
  expect(overallOf([]).CancelledPercent).toBe(0)
})

it.each([
  [0, 0, 0, undefined],
  [1, 3, 33.33, undefined],
  [1, 2, 50, undefined],
  [2, 3, 66.67, 'warning'],
  [3, 4, 75, 'warning'],
  [4, 5, 80, 'danger'],
])('[delivery-cancelled-colours] %d of %d cancelled are %d percent', (cancelled, all, percent, tone) => {
  expect([cancelledPercent(cancelled, all), cancelledTone(percent)]).toEqual([percent, tone])
})
