import { describe, expect, it } from 'vitest'
import { type SetupFacts, setupItems, setupRefusal } from './checklist.ts'
import * as refusals from './refusals.ts'
import { percentComplete, setupItemNames } from './setupItem.ts'

const Address = {
  AddressLine1: '1 Main St',
  City: 'Lowell',
  Province: 'MA',
  PostalCode: '01850',
  Latitude: 42,
  Longitude: -71,
}
const person = { Unsubscribed: [], EMailAddress: 'a@example.org' }
const done: SetupFacts = {
  agency: {
    Contact: { ContactName: 'Ana', PhoneNumber: '555-0100', EMailAddress: 'a@example.org' },
    Address,
    PickupHours: [{ Weekday: 1, HourStart: 9, HourEnd: 17 }],
    StorageCapabilityIDs: [1],
    AcceptedCategoryIDs: [1],
    CapacityPounds: 2_500,
    Drivers: [{ ID: 1, Name: 'Van' }],
  },
  confirmed: Object.fromEntries(
    ['contact', 'address', 'storage', 'capacity'].map((name) => [name, '2026-11-20T15:00:00.000Z']),
  ),
  people: [person, person],
  hasSeenOffer: true,
}
const open = (facts: SetupFacts) =>
  setupItems(facts, 'en').flatMap(({ Name, IsComplete }) => (IsComplete ? [] : [Name]))
const withAgency = (more: Partial<SetupFacts['agency']>): SetupFacts => ({
  ...done,
  agency: { ...done.agency, ...more },
})

it('everything configured and confirmed is complete', () => {
  expect(open(done)).toEqual([])
  expect(setupItems(done, 'en').every(({ RequestedAction }) => RequestedAction === '')).toBe(true)
})

describe('what is missing is pending', () => {
  it.each<[string, SetupFacts]>([
    ['contact', withAgency({ Contact: { ContactName: ' ', PhoneNumber: '1', EMailAddress: 'a@b.org' } })],
    ['contact', { ...done, confirmed: { ...done.confirmed, contact: undefined } }],
    ['address', withAgency({ Address: { ...Address, Latitude: 0, Longitude: 0 } })],
    ['hours', withAgency({ PickupHours: [] })],
    ['storage', withAgency({ StorageCapabilityIDs: [] })],
    ['categories', withAgency({ AcceptedCategoryIDs: [] })],
    ['capacity', withAgency({ CapacityPounds: 0 })],
    ['drivers', withAgency({ Drivers: [{ ID: 1, Name: 'Van', IsActive: false }] })],
    [
      'notifications',
      {
        ...done,
        people: [
          { ...person, Unsubscribed: ['offerMade'] },
          { ...person, EMailAddress: '' },
        ],
      },
    ],
    ['secondPerson', { ...done, people: [person] }],
    ['firstOffer', { ...done, hasSeenOffer: false }],
  ])('%s', (name, facts) => expect(open(facts)).toEqual([name]))
})

it('an agency may work without named drivers', () => {
  const none = withAgency({ Drivers: [] })
  expect(open({ ...none, confirmed: { ...done.confirmed, drivers: '2026-11-20T15:00:00.000Z' } })).toEqual([])
})

it.each([
  [0, 0],
  [1, 10],
  [5, 50],
  [10, 100],
])('%i of ten items are %i percent', (complete, percent) => {
  expect(percentComplete(setupItemNames.map((_, index) => ({ IsComplete: index < complete })))).toBe(percent)
})

it('nothing is confirmed that is not there', () => {
  expect(setupRefusal('confirmStorage', withAgency({ StorageCapabilityIDs: [] }))?.refused).toBe(
    refusals.setupDataMissing,
  )
  expect(setupRefusal('confirmStorage', done)).toBeUndefined()
  expect(setupRefusal('workWithoutDrivers', withAgency({ Drivers: [] }))).toBeUndefined()
})

it.each([
  ['contact', 'Ana, 555-0100, a@example.org'],
  ['address', '1 Main St, Lowell, MA'],
  ['hours', 'Mon 9:00 AM–5:00 PM'],
  ['storage', 'Dry'],
  ['categories', 'Produce'],
  ['capacity', '2,500 lb'],
  ['drivers', 'Van'],
  ['firstOffer', ''],
])('%s shows what is configured: %s', (name, detail) => {
  expect(setupItems(done, 'en').find(({ Name }) => Name === name)?.Detail).toBe(detail)
})
