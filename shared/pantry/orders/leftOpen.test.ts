import { expect, it } from 'vitest'
import { isLeftOpen, leftOpenUntil, usualOrderRules } from './leftOpen.ts'

const zone = 'America/New_York'
const order = { OrderDay: '2026-11-24', EndTime: '10:59:59', StatusCode: 'PACKED' } as const

it('an order that is left open ends with its day at the place, or so many hours after its window', () => {
  expect(leftOpenUntil(order, zone, usualOrderRules).toISOString()).toBe('2026-11-25T05:00:00.000Z')
  expect(leftOpenUntil(order, zone, { LeftOpenHours: 2 }).toISOString()).toBe('2026-11-24T17:59:59.000Z')
  // The day on which the clocks go back has 25 hours.
  expect(leftOpenUntil({ ...order, OrderDay: '2026-11-01' }, zone, usualOrderRules).toISOString()).toBe(
    '2026-11-02T05:00:00.000Z',
  )
})

it('is left open only while nobody ended it, from that instant on', () => {
  const at = (now: string) => ({ zone, rules: usualOrderRules, now: new Date(now) })
  expect(isLeftOpen(order, at('2026-11-25T04:59:59.999Z'))).toBe(false)
  expect(isLeftOpen(order, at('2026-11-25T05:00:00.000Z'))).toBe(true)
  for (const StatusCode of ['DELIVEREDTONEIGHBOR', 'ABANDONED', 'CANCELLED'] as const)
    expect(isLeftOpen({ ...order, StatusCode }, at('2026-12-25T05:00:00.000Z'))).toBe(false)
})
