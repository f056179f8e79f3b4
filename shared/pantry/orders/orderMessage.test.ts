import { describe, expect, it } from 'vitest'
import { emailHtml, emailText } from '../../core/mail/layout.ts'
import { languages } from '../../core/text/languages.ts'
import type { Language } from '../../core/text/text.ts'
import { orderMessageKinds } from '../../core/texting/kinds.ts'
import { sampleOrder } from './order.fixture.ts'
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
  location: { Label: 'Church <hall>', Description: '', Address },
  webUrl: 'https://gleanery.example/',
}
const delivery: OrderMessageContext = {
  ...pickup,
  location: undefined,
  order: sampleOrder({ PantryLocationPickupTimeID: null, PantryLocationID: null, FoodBankDeliveryTimeID: 8 }),
}
const Locker = {
  Provider: 'acme',
  Reference: 'L-1',
  Compartment: '17',
  Pin: '123456',
  Reserved: '2026-11-20T15:00:00.000Z',
}
const pantry = {
  Name: 'Second Harvest Food Bank of East Tennessee',
  Contact: { ContactName: 'Front desk', PhoneNumber: '(865) 555-0176', EMailAddress: 'desk@example.org' },
}
/** With all that a text can say. */
const full: OrderMessageContext = {
  ...pickup,
  order: sampleOrder({ Locker }),
  location: { Label: 'Church <hall>', Description: 'Side door, ramp on the left.\nRing twice, please.', Address },
  pantry,
}
const rosa = (Language: Language) => ({ FirstName: 'Rosa\n', Language })

describe.each(languages)('in %s', (language) => {
  it('an order that a regular one placed says so, what is not there and that its time is another; its link opens it', () => {
    const names = ['Whole Grain Rotini', 'Alaska Pollock Fillets', 'Unsalted Almonds', 'Macaroni and Cheese']
    const link = 'https://gleanery.example/order#/7/abcdefghijklmnopqrstuvwxyz0'
    const order = sampleOrder({ Standing: { Left: names, IsOtherTime: true } })
    const context = { ...full, order, link }
    const email = writeOrderEmail('orderPlaced', context, rosa(language))
    const text = writeOrderText('orderPlaced', context, rosa(language))
    expect(email.lead).toContain('Whole Grain Rotini')
    expect(writeOrderText('orderPlaced', { ...pickup, order, link }, rosa(language))).toContain('Whole Grain Rotini')
    expect([email.button?.url, text.includes(link)]).toEqual([link, true])
    expect(`${email.lead} ${text}`).not.toMatch(/\{\w+\}|undefined/)
    expect(text.length).toBeLessThanOrEqual(5 * 67)
    expect(writeOrderText('orderReady', context, rosa(language))).not.toContain('Rotini')
  })

  it.each(orderMessageKinds)(
    '%s has all its words, for pickup and delivery, in texts of five parts at most',
    (kind) => {
      for (const context of [pickup, delivery, full]) {
        const email = writeOrderEmail(kind, context, rosa(language))
        const text = writeOrderText(kind, context, rosa(language))
        expect(`${JSON.stringify(email)} ${text}`).not.toMatch(/\{\w+\}|undefined|, \.|\n/)
        // 67 characters a part with accents; carriers take more parts, and may drop long ones.
        expect(text.length).toBeLessThanOrEqual(5 * 67)
        expect(text).toContain('https://gleanery.example/neighbor#/app/')
      }
    },
  )
})

it('a reminder begins with the pantry’s name, and tells the way in, the locker, its PIN and whom to call', () => {
  expect(writeOrderText('orderReminder', full, rosa('en'))).toMatch(
    /^Second Harvest Food Bank .*: Tomorrow, .* Side door, ramp .*Locker 17, PIN 123456\. Tel\. \(865\) 555-0176\. https.* Reply CANCEL/,
  )
  const { rows } = writeOrderEmail('orderReady', full, rosa('es'))
  expect(rows).toContainEqual({ label: 'Cómo entrar', lines: ['Side door, ramp on the left.', 'Ring twice, please.'] })
  expect(rows).toContainEqual({ label: 'Casillero', lines: ['Casillero 17, PIN 123456'] })
})

it('what people typed stands in its own direction among Arabic, in texts and e-mails, and without marks among others', () => {
  const own = (words: string) => `\u2068${words}\u2069`
  const text = writeOrderText('orderReminder', full, rosa('ar'))
  for (const typed of ['Church <hall>, 12 Main Street', 'Second Harvest Food Bank of E…', '(865) 555-0176'])
    expect(text).toContain(own(typed))
  expect(text).toContain(own('Side door, ramp on the left. Ring tw…'))
  const email = writeOrderEmail('orderReady', full, rosa('ar'))
  expect(emailText(email)).toContain(own('12 Main Street'))
  expect(emailHtml(email)).toContain(
    `${own('Church &#60;hall&#62;')}<br>${own('12 Main Street')}<br>${own('Albany, NY 12207')}`,
  )
  expect(email.lead).toContain(own('Rosa'))
  for (const language of ['en', 'ko'] as const)
    expect(
      `${writeOrderText('orderReminder', full, rosa(language))} ${emailHtml(writeOrderEmail('orderReady', full, rosa(language)))}`,
    ).not.toMatch(/[\u2066-\u2069]/)
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
