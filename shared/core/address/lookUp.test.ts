import { describe, expect, it } from 'vitest'
import {
  type AddressLines,
  bestPlace,
  type FoundPlace,
  type LocatedBy,
  lookUpLine,
  needsLookUp,
  staysByHand,
} from './lookUp.ts'

const desk: AddressLines = { AddressLine1: '12 Main St', City: 'Knoxville', Province: 'TN', PostalCode: '37902' }

describe('an address', () => {
  it.each<[string, AddressLines, AddressLines | undefined, boolean]>([
    ['is looked up once street and ZIP code are there', desk, undefined, true],
    ['is looked up without city and state', { ...desk, City: '', Province: '' }, undefined, true],
    ['is looked up with nine digits', { ...desk, PostalCode: '37902-1234' }, undefined, true],
    ['waits for its street', { ...desk, AddressLine1: ' ' }, undefined, false],
    ['waits for its ZIP code', { ...desk, PostalCode: '3790' }, undefined, false],
    ['is not looked up in another form of postal code', { ...desk, PostalCode: 'M5V 2T6' }, undefined, false],
    ['is not looked up twice', desk, desk, false],
    ['is the same in other case and spaces', { ...desk, AddressLine1: ' 12  MAIN st ' }, desk, false],
    ['is the same with four digits more', { ...desk, PostalCode: '37902-1234' }, desk, false],
    ['is looked up again with another street', { ...desk, AddressLine1: '14 Main St' }, desk, true],
    ['is looked up again with another ZIP code', { ...desk, PostalCode: '37917' }, desk, true],
    ['is looked up again in another city', { ...desk, City: 'Alcoa' }, desk, true],
  ])('%s', (_, typed, before, isNeeded) => {
    expect(needsLookUp(typed, before)).toBe(isNeeded)
  })

  it('is asked about in one line, without what is missing', () => {
    expect([lookUpLine(desk), lookUpLine({ ...desk, City: '', Province: '' })]).toEqual([
      '12 Main St, Knoxville, TN 37902',
      '12 Main St, 37902',
    ])
  })
})

const at = (miles: number) => ({ Latitude: 35.96 + miles / 69.1, Longitude: -83.92 })
const found = (LocatedBy: 'address' | 'area', miles = 0): FoundPlace => ({ ...at(miles), LocatedBy })

describe('a pin whose address was looked up', () => {
  it.each<[LocatedBy | undefined, 'address' | 'area', number, boolean]>([
    ['hand', 'address', 0.3, true],
    ['hand', 'address', 0.7, false],
    ['hand', 'area', 8, true],
    ['hand', 'area', 15, false],
    // Stored before addresses were looked up.
    [undefined, 'address', 0.3, true],
    [undefined, 'address', 3, false],
    ['address', 'address', 0.3, false],
    ['area', 'address', 0.3, false],
    ['area', 'area', 8, false],
  ])('set by %s, %s found %d miles away: it stays: %s', (LocatedBy, by, miles, stays) => {
    expect(staysByHand({ ...at(0), LocatedBy }, found(by, miles))).toBe(stays)
  })
})

describe('the place of an address', () => {
  it.each<[string, FoundPlace | undefined, FoundPlace | undefined, FoundPlace | undefined]>([
    ['is what the service answers', found('address', 5), found('area'), found('address', 5)],
    ['is what the service answers where no ZIP code is known', found('address', 5), undefined, found('address', 5)],
    ['is the middle of the ZIP code without an answer', undefined, found('area'), found('area')],
    [
      'is the middle of the ZIP code where the answer is in another part of the country',
      found('address', 400),
      found('area'),
      found('area'),
    ],
    ['is unknown where nothing is', undefined, undefined, undefined],
  ])('%s', (_, answered, zip, place) => {
    expect(bestPlace(answered, zip)).toEqual(place)
  })
})
