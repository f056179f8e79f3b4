import { describe, expect, it } from 'vitest'
import { orderStatusOf } from '../../../../shared/pantry/orders/status.ts'
import { orderTexts } from '../../../../shared/pantry/orders/texts/orders.ts'
import { type OrderText, orderStatusText, pickupWindowText, placedText } from './orderText.ts'

const text = ((key: keyof typeof orderTexts.en) => orderTexts.en[key]) as OrderText

describe('an order in a grid', () => {
  it.each([
    ['08:00:00', '08:59:59', '8:00 AM – 9:00 AM'],
    ['12:00:00', '17:30:00', '12:00 PM – 5:30 PM'],
    ['00:00:00', '23:30:00', '12:00 AM – 11:30 PM'],
  ])('[overview-pickup-window-format] from %s to %s', (StartTime, EndTime, expected) => {
    expect(pickupWindowText({ StartTime, EndTime }, 'en')).toBe(expected)
  })

  it('has its hours as Spanish writes them', () => {
    expect(pickupWindowText({ StartTime: '15:00:00', EndTime: '16:59:59' }, 'es')).toBe('3:00 p.m. – 5:00 p.m.')
  })

  it('[overview-order-status] is Cancelled, else the status name, else Processing', () => {
    const packed = orderStatusOf('PACKED')
    expect(orderStatusText({ IsCancelled: true, PantryOrderStatusType: packed }, text)).toBe('Cancelled')
    expect(orderStatusText({ IsCancelled: false, PantryOrderStatusType: packed }, text)).toBe('Packed')
    expect(orderStatusText({ IsCancelled: false, PantryOrderStatusType: null }, text)).toBe('Processing')
  })

  it('[created-1990] [placed-1991-overview] was placed at a time that is not known when that is before 1991', () => {
    expect(placedText('1990-12-31T23:59:59.000Z', text, 'en')).toBe('Not Known')
    expect(placedText('1991-01-01T00:00:00.000Z', text, 'en')).not.toBe('Not Known')
  })
})
