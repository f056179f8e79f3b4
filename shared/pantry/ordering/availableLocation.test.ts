import { describe, expect, it } from 'vitest'
import type { LocatedBy } from '../../core/address/lookUp.ts'
import { type AvailableLocation, inPlaceOrder } from './availableLocation.ts'

/** Places as a family chooses among them. */

const place = (ID: number, Latitude: number, LocatedBy?: LocatedBy): AvailableLocation => ({
  ID,
  EntityID: 12,
  FoodBankID: 10,
  AssociatedAgencyID: null,
  Label: `Place ${ID}`,
  Description: '',
  AttachmentCollection: [],
  Address: {
    AddressLine1: '12 Oak St',
    AddressLine2: '',
    City: 'Knoxville',
    Province: 'TN',
    PostalCode: '37902',
    Latitude,
    Longitude: -84,
    ...(LocatedBy ? { LocatedBy } : {}),
  },
  PantryLocationType: { Code: 'PANTRY' },
  IsActive: true,
  IsRestricted: false,
  TimeZone: 'America/New_York',
  PantryLocationPickupTimes: [],
})
const places = [place(1, 36.1), place(2, 36.01), place(3, 36.05), place(4, 36.2)]
const home = { Latitude: 36, Longitude: -84, LocatedBy: 'address' as const }
const shown = (known: Parameters<typeof inPlaceOrder>[1], all = places) =>
  inPlaceOrder(all, known).map(({ ID, IsUsual, Distance }) => [ID, IsUsual ?? false, Distance?.Miles])

describe('the order of places', () => {
  it('is the usual one, then the nearest, each with its miles to a tenth', () => {
    expect(shown({ usualId: 4, home })).toEqual([
      [4, true, 13.8],
      [2, false, 0.7],
      [3, false, 3.5],
      [1, false, 6.9],
    ])
  })

  it('stays as it is without a pin of the home, with no distance', () => {
    const none = undefined
    expect(shown({ usualId: 3, home: {} })).toEqual([
      [3, true, none],
      [1, false, none],
      [2, false, none],
      [4, false, none],
    ])
    expect(shown({ usualId: null }).map(([id]) => id)).toEqual([1, 2, 3, 4])
  })

  it('has whole miles, said to be about right, where a pin is the middle of an area', () => {
    const about = (from: typeof home | { LocatedBy: 'area' }, to?: LocatedBy) =>
      inPlaceOrder([place(1, 36.1, to)], { usualId: null, home: { ...home, ...from } })[0]?.Distance
    expect(about({ LocatedBy: 'area' })).toEqual({ Miles: 7, IsAbout: true })
    expect(about(home, 'area')).toEqual({ Miles: 7, IsAbout: true })
    expect(about(home, 'hand')).toEqual({ Miles: 6.9, IsAbout: false })
  })
})
