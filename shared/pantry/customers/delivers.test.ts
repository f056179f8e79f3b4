import { expect, it } from 'vitest'
import { deliversTo } from './delivers.ts'

it.each([
  [true, [], true],
  [false, [3], true],
  [true, [3], true],
  [false, [], false],
])(
  '[new-order-entry] delivery enabled %s, programs %j: delivery %s',
  (IsDeliveryEnabled, DeliveryProgramIDs, delivers) => {
    expect(deliversTo({ IsDeliveryEnabled, DeliveryProgramIDs })).toBe(delivers)
  },
)
