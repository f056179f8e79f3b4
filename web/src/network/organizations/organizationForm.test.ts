import { describe, expect, it } from 'vitest'
import { addressForm, coordinateText, mailField, pinOf, wholeNumber } from './organizationForm.ts'

const address = { AddressLine1: '1 Main St', City: 'Knoxville', Province: 'TN', PostalCode: '37902' }
const messages = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message) ?? []

describe('an address as it is typed', () => {
  it('becomes numbers, also with a decimal comma', () =>
    expect(addressForm.parse({ ...address, Latitude: ' 35,9606', Longitude: '-83.92' })).toEqual({
      ...address,
      Latitude: 35.9606,
      Longitude: -83.92,
    }))
  it.each([
    ['', '', ['pinMissing', 'pinMissing']],
    ['91', '-83', ['coordinate']],
    ['north', '1e3', ['coordinate', 'coordinate']],
  ])('%j, %j is refused', (Latitude, Longitude, expected) =>
    expect(messages(addressForm.safeParse({ ...address, Latitude, Longitude }))).toEqual(expected),
  )
  it('has a pin as soon as both coordinates are typed', () => {
    expect(pinOf({ Latitude: '35.96', Longitude: '-83.92' })).toEqual([35.96, -83.92])
    expect(pinOf({ Latitude: '35.96', Longitude: '' })).toBeUndefined()
    expect(coordinateText(35.960_612_34)).toBe('35.96061')
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
