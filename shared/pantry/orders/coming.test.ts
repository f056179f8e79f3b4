import { expect, it } from 'vitest'
import { comingAndEarlier } from './coming.ts'
import { orderStatusOf } from './status.ts'

const order = (
  ID: number,
  PickupOrDeliveryDate: string,
  StartTime = '10:00:00',
  code: 'CREATED' | 'CANCELLED' | 'DELIVEREDTONEIGHBOR' = 'CREATED',
) => ({
  ID,
  PickupOrDeliveryDate,
  StartTime,
  PantryOrderStatusType: orderStatusOf(code),
})

it('the next pickup comes first, whenever it was ordered; what is over comes after', () => {
  const orders = [
    order(1, '2026-11-28'),
    order(2, '2026-11-21', '14:00:00'),
    order(3, '2026-11-21', '09:00:00'),
    order(4, '2026-11-20'),
    order(5, '2026-11-25', '10:00:00', 'CANCELLED'),
    order(6, '2026-11-22', '10:00:00', 'DELIVEREDTONEIGHBOR'),
    order(7, '2026-11-19'),
  ]
  const { coming, earlier } = comingAndEarlier(orders, '2026-11-20')
  expect(coming.map(({ ID }) => ID)).toEqual([4, 3, 2, 1])
  expect(earlier.map(({ ID }) => ID)).toEqual([5, 6, 7])
})
