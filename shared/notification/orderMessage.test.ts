import { describe, expect, it } from 'vitest'
import { sampleOrder } from '../order/order.fixture.ts'
import { languages } from '../text/text.ts'
import { orderMessageKinds } from '../texting/kinds.ts'
import { type OrderMessageContext, writeOrderEmail, writeOrderText } from './orderMessage.ts'

const Address = {
  AddressLine1: '12 Main Street',
  AddressLine2: '',
  City: 'Albany',
  Province: 'NY',
  PostalCode: '12207',
  Latitude: 42.65,
  Longitude: -73.75,
}
const pickup: OrderMessageContext = {
  order: sampleOrder(),
  location: { Label: 'Church <hall>', Address },
  webUrl: 'https://gleanery.example/',
}
const delivery: OrderMessageContext = {
  ...pickup,
  location: undefined,
  order: sampleOrder({ PantryLocationPickupTimeID: null, PantryLocationID: null, FoodBankDeliveryTimeID: 8 }),
}
const rosa = (Language: 'en' | 'es') => ({ FirstName: 'Rosa\n', Language })

describe.each(languages)('in %s', (language) => {
  it.each(orderMessageKinds)(
    '%s has all its words, for pickup and delivery, in texts of three parts at most',
    (kind) => {
      for (const context of [pickup, delivery]) {
        const email = writeOrderEmail(kind, context, rosa(language))
        const text = writeOrderText(kind, context, rosa(language))
        expect(`${JSON.stringify(email)} ${text}`).not.toMatch(/\{\w+\}|undefined|, \.|\n/)
        // 67 characters a part with accents; carriers take more parts, and may drop long ones.
        expect(text.length).toBeLessThanOrEqual(4 * 67)
        expect(text).toContain('https://gleanery.example/neighbor#/app/')
      }
    },
  )
})

it('a delivery names no pickup place, and a pickup no address of the neighbor', () => {
  const { rows } = writeOrderEmail('orderPlaced', delivery, rosa('en'))
  expect(rows.map(({ label }) => label)).toEqual(['Delivery', 'Where', 'Food'])
  expect(writeOrderEmail('orderPlaced', pickup, rosa('en')).rows).toEqual([
    { label: 'Pickup', lines: ['Tue, Nov 24', '10:00 AM – 11:00 AM'] },
    { label: 'Where', lines: ['Church <hall>', '12 Main Street', 'Albany, NY 12207'] },
    { label: 'Food', lines: ['3 items'] },
  ])
})

it('a pickup whose place was removed has none', () => {
  const gone = { ...pickup, location: undefined }
  expect(writeOrderText('orderReady', gone, rosa('en'))).toContain('11:00 AM. https')
})
