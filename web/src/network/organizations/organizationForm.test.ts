import { describe, expect, it } from 'vitest'
import { addressFieldsOf, addressForm, mailField, wholeNumber } from './organizationForm.ts'

const address = { AddressLine1: '1 Main St', City: 'Knoxville', Province: 'TN', PostalCode: '37902' }
const messages = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message) ?? []

describe('the address of a form', () => {
  it('is sent with its pin and where that comes from', () => {
    const pinned = { ...address, Latitude: 35.9606, Longitude: -83.92, LocatedBy: 'address' } as const
    expect(addressForm.parse(pinned)).toEqual(pinned)
  })
  it('is not sent without a pin', () =>
    expect(messages(addressForm.safeParse({ ...address, Latitude: null, Longitude: null }))).toEqual([
      'pinMissing',
      'pinMissing',
    ]))
  it('has the pin that is stored, which was set by hand where nothing says otherwise', () => {
    const at = { Latitude: 35.96, Longitude: -83.92 }
    expect(addressFieldsOf({ ...address, ...at })).toEqual({ ...address, ...at, LocatedBy: 'hand' })
    expect(addressFieldsOf({ ...address, ...at, LocatedBy: 'area' })).toMatchObject({ LocatedBy: 'area' })
    expect(addressFieldsOf({ ...address, Latitude: 0, Longitude: 0 })).toEqual({
      ...address,
      Latitude: null,
      Longitude: null,
    })
  })
})

it.each([
  ['1,200', true],
  ['0', false],
  ['1.5', false],
  ['', false],
  ['2001', false],
])('a whole number from 1 to 2,000: %j', (typed, taken) =>
  expect(wholeNumber(1, 2000).safeParse(typed).success).toBe(taken),
)

it.each([
  ['', true],
  ['ana@harbor.example', true],
  ['ana@harbor', false],
  ['ana', false],
])('an e-mail address: %j', (typed, taken) => expect(mailField.safeParse(typed).success).toBe(taken))
