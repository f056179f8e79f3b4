import { expect, it } from 'vitest'
import { isWindowOpen, windowStatus } from './windowStatus.ts'

const window = (more: object = {}) => ({
  OpenTime: '2026-11-20T05:00:00.000Z',
  CloseTime: '2026-11-26T04:30:00.000Z',
  MaximumOrders: 10,
  PlacedOrders: 3,
  ...more,
})

it.each([
  ['before it opens', '2026-11-20T04:59:59.999Z', {}, 'Upcoming'],
  ['the moment it opens', '2026-11-20T05:00:00.000Z', {}, 'Open'],
  ['the moment it closes', '2026-11-26T04:30:00.000Z', {}, 'Open'],
  ['after it closed', '2026-11-26T04:30:00.001Z', {}, 'Closed'],
  ['with its last place taken', '2026-11-22T12:00:00.000Z', { PlacedOrders: 10 }, 'Full'],
  ['with a place left', '2026-11-22T12:00:00.000Z', { PlacedOrders: 9 }, 'Open'],
  ['without a maximum', '2026-11-22T12:00:00.000Z', { MaximumOrders: null, PlacedOrders: 500 }, 'Open'],
  ['full, before it opens', '2026-11-19T12:00:00.000Z', { PlacedOrders: 10 }, 'Upcoming'],
  ['full, after it closed', '2026-11-30T12:00:00.000Z', { PlacedOrders: 10 }, 'Closed'],
])('a window %s', (_, now, more, status) => {
  expect(windowStatus(window(more), new Date(now))).toBe(status)
})

it('is open at both ends of its time', () => {
  expect(isWindowOpen(window(), new Date('2026-11-20T05:00:00.000Z'))).toBe(true)
  expect(isWindowOpen(window(), new Date('2026-11-26T04:30:00.001Z'))).toBe(false)
})
