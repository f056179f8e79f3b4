import { describe, expect, it } from 'vitest'
import * as organizationsRefusals from '../../network/organizations/refusals.ts'
import {
  LocationDraft,
  locationAddressRefusal,
  locationRemovalRefusal,
  maxLocationLabel,
  newLocation,
} from './location.ts'
import * as refusals from './refusals.ts'

const Address = {
  AddressLine1: '12 Main Street',
  City: 'Albany',
  Province: 'NY',
  PostalCode: '12207',
  Latitude: 42.65,
  Longitude: -73.75,
}
const draft = { Label: 'Church hall', Address }

describe('a new location', () => {
  it.each<[string, object, boolean]>([
    ['a label and an address', {}, true],
    ['no label', { Label: ' ' }, false],
    ['the longest label', { Label: 'x'.repeat(maxLocationLabel) }, true],
    ['a longer one', { Label: 'x'.repeat(maxLocationLabel + 1) }, false],
    ['lockers', { PantryLocationType: { Code: 'CLICKANDCOLLECT' } }, true],
    ['an unknown type', { PantryLocationType: { Code: 'DRONE' } }, false],
    ['no street', { Address: { ...Address, AddressLine1: '' } }, false],
    ['a second address line', { Address: { ...Address, AddressLine2: 'Back door' } }, true],
    ['a latitude beyond the pole', { Address: { ...Address, Latitude: 91 } }, false],
  ])('with %s', (_, change, isAccepted) => {
    expect(LocationDraft.safeParse({ ...draft, ...change }).success).toBe(isAccepted)
  })

  it('is active, open to all customers, and handed over by people unless it says otherwise', () => {
    const owner = { EntityID: 11, FoodBankID: 10, AssociatedAgencyID: 11, TimeZone: 'America/New_York' }
    expect(newLocation(7, LocationDraft.parse(draft), owner, new Date('2026-11-20T15:00:00.000Z'))).toEqual({
      ID: 7,
      ...owner,
      AttachmentCollection: [],
      Label: 'Church hall',
      Description: '',
      Address: { ...Address, AddressLine2: '' },
      PantryLocationType: { Code: 'PANTRY' },
      IsActive: true,
      IsRestricted: false,
      Created: '2026-11-20T15:00:00.000Z',
      Version: 1,
    })
  })

  it('needs a pin that somebody set', () => {
    const at = (Latitude: number, Longitude: number) =>
      locationAddressRefusal({ ...LocationDraft.parse(draft).Address, Latitude, Longitude })
    expect(at(0, 0)).toEqual({ refused: organizationsRefusals.pinMissing })
    expect(at(0, -73)).toBeUndefined()
  })
})

it.each([
  ['no orders', { inProgress: 0, future: 0 }, undefined],
  ['an order in progress', { inProgress: 1, future: 0 }, refusals.locationHasOrdersInProgress],
  ['an order for a coming day', { inProgress: 0, future: 2 }, refusals.locationHasFutureOrders],
  ['both', { inProgress: 3, future: 2 }, refusals.locationHasOrdersInProgress],
])('[location-delete-eligible] with %s', (_, use, refused) => {
  expect(locationRemovalRefusal(use)?.refused).toBe(refused)
})
