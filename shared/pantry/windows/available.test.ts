import { describe, expect, it } from 'vitest'
import { isWindowAvailable, servesCustomer } from './available.ts'

/** Friday, ten in the morning in New York. */
const now = new Date('2026-11-20T15:00:00.000Z')
const window = {
  ID: 7,
  TimeZone: 'America/New_York',
  OrderDay: '2026-11-21',
  EndTime: '09:59:59',
  OpenTime: '2026-11-20T05:00:00.000Z',
  CloseTime: '2026-11-21T04:30:00.000Z',
  MaximumOrders: 10,
  PlacedOrders: 9,
}

describe('a window that a customer may order for', () => {
  it.each([
    ['open with a place left', {}, true],
    ['open, with any number of orders', { MaximumOrders: null, PlacedOrders: 5000 }, true],
    ['full', { PlacedOrders: 10 }, false],
    ['not open yet', { OpenTime: '2026-11-20T15:00:00.001Z' }, false],
    ['at the moment it opens', { OpenTime: '2026-11-20T15:00:00.000Z' }, true],
    ['closed', { CloseTime: '2026-11-20T14:59:59.999Z' }, false],
    ['of today, before its hours end', { OrderDay: '2026-11-20', EndTime: '10:00:00' }, true],
    ['of today, its hours over', { OrderDay: '2026-11-20' }, false],
    ['of yesterday', { OrderDay: '2026-11-19' }, false],
    ['of the day that is over in Auckland alone', { TimeZone: 'Pacific/Auckland', OrderDay: '2026-11-20' }, false],
  ])('%s', (_, more, available) => {
    expect(isWindowAvailable({ ...window, ...more }, now)).toBe(available)
  })

  it('stays for the order that has it, full or closed, until its day is over', () => {
    const full = { ...window, PlacedOrders: 10, CloseTime: '2026-11-20T14:00:00.000Z' }
    expect([isWindowAvailable(full, now, 7), isWindowAvailable(full, now, 8)]).toEqual([true, false])
    expect(isWindowAvailable({ ...full, OrderDay: '2026-11-19' }, now, 7)).toBe(false)
  })
})

it.each([
  ['its program’s customers', 3, { IsDeliveryEnabled: false, DeliveryProgramIDs: [3] }, true],
  ['not those of other programs', 3, { IsDeliveryEnabled: true, DeliveryProgramIDs: [4] }, false],
  ['without a program, those with delivery', null, { IsDeliveryEnabled: true, DeliveryProgramIDs: [] }, true],
  ['without a program, nobody else', null, { IsDeliveryEnabled: false, DeliveryProgramIDs: [4] }, false],
])('a delivery window serves %s', (_, EntityDeliveryProgramID, customer, serves) => {
  expect(servesCustomer({ EntityDeliveryProgramID }, customer)).toBe(serves)
})
