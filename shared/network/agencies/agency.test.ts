import { describe, expect, it } from 'vitest'
import { holdsWords } from '../../core/grid/words.ts'
import * as baseRefusals from '../../core/refusals.ts'
import type { Sentence } from '../../core/text/sentence.ts'
import * as organizationsRefusals from '../organizations/refusals.ts'
import {
  type AgencyDraft,
  agencyRefusal,
  agencyWords,
  changedDrivers,
  deactivationRefusal,
  hoursRefusal,
  needsAttention,
} from './agency.ts'
import * as refusals from './refusals.ts'

const draft: AgencyDraft = {
  Name: 'Harbor Light Pantry',
  TimeZone: 'America/New_York',
  Address: {
    AddressLine1: '12 Main St',
    City: 'Knoxville',
    Province: 'TN',
    PostalCode: '37902',
    Latitude: 35.96,
    Longitude: -83.92,
  },
  Contact: { ContactName: 'Ana Ruiz', PhoneNumber: '(865) 555-0101', EMailAddress: 'ana@harbor.example' },
  StorageCapabilityIDs: [1, 2],
  AcceptedCategoryIDs: [1, 2, 3],
  CapacityPounds: 1000,
  NeedPounds90: 5000,
  MaxMiles: 50,
  PickupHours: [{ Weekday: 1, HourStart: 9, HourEnd: 16.5 }],
  Drivers: [],
  IsActive: true,
}
const categories = [1, 2, 3, 4]
const why = (change: Partial<AgencyDraft>) => agencyRefusal({ ...draft, ...change }, categories)?.refused

describe('an agency', () => {
  it('is accepted when all of it is known', () => expect(why({})).toBeUndefined())
  it.each<[string, Partial<AgencyDraft>, Sentence]>([
    ['a zone that does not exist', { TimeZone: 'America/Knoxville' }, baseRefusals.unknownZone],
    ['no pin', { Address: { ...draft.Address, Latitude: 0, Longitude: 0 } }, organizationsRefusals.pinMissing],
    [
      'half an e-mail address',
      { Contact: { ...draft.Contact, EMailAddress: 'ana@' } },
      organizationsRefusals.mailAddressInvalid,
    ],
    ['storage that does not exist', { StorageCapabilityIDs: [1, 9] }, refusals.unknownStorage],
    ['storage twice', { StorageCapabilityIDs: [1, 1] }, refusals.unknownStorage],
    ['a category of nobody', { AcceptedCategoryIDs: [1, 77] }, refusals.unknownCategory],
    ['a category twice', { AcceptedCategoryIDs: [1, 1] }, refusals.repeatedCategory],
  ])('is refused with %s', (_, change, refused) => expect(why(change)).toBe(refused))
})

describe('pickup hours', () => {
  const day = (Weekday: number, HourStart: number, HourEnd: number) => ({ Weekday, HourStart, HourEnd })
  it.each([
    ['none', [], undefined],
    ['a whole day', [day(7, 0, 24)], undefined],
    ['one window on each of two days', [day(1, 9, 12), day(2, 9, 12)], undefined],
    ['two on the same day', [day(1, 9, 12), day(1, 14, 16)], refusals.hoursRepeated],
    ['an end before the start', [day(1, 12, 9)], refusals.hoursOrder],
    ['no time at all', [day(1, 9, 9)], refusals.hoursOrder],
  ])('%s', (_, hours, refused) => expect(hoursRefusal(hours)?.refused).toBe(refused))
})

describe('drivers', () => {
  const van = { ID: 111, Name: 'Van' }
  const truck = { ID: 114, Name: 'Truck', IsActive: false }
  const agency = { ID: 11, Drivers: [van, truck] }
  it('keep their IDs when they are renamed or deactivated, and stay when they are not sent', () =>
    expect(changedDrivers(agency, [{ ID: 111, Name: 'Blue van', IsActive: false }])).toEqual([
      { ID: 111, Name: 'Blue van', IsActive: false },
      truck,
    ]))
  it('get IDs that no driver of the agency ever had', () => {
    expect(
      changedDrivers(agency, [
        { Name: 'Lee', IsActive: true },
        { ID: 111, Name: 'Van', IsActive: true },
        { Name: 'Kim', IsActive: true },
      ]),
    ).toEqual([
      { ...van, IsActive: true },
      truck,
      { ID: 11_001, Name: 'Lee', IsActive: true },
      { ID: 11_002, Name: 'Kim', IsActive: true },
    ])
    expect(changedDrivers({ ID: 11, Drivers: [] }, [{ Name: 'Lee', IsActive: true }])).toEqual([
      { ID: 11_001, Name: 'Lee', IsActive: true },
    ])
  })
  it.each([
    ['another agency’s', [{ ID: 121, Name: 'Van', IsActive: true }], refusals.unknownDriver],
    ['the same twice', [van, van].map((one) => ({ ...one, IsActive: true })), refusals.unknownDriver],
    ['too many', Array.from({ length: 49 }, () => ({ Name: 'Lee', IsActive: true })), refusals.tooManyDrivers],
  ])('%s are refused', (_, sent, refused) => expect(changedDrivers(agency, sent)).toMatchObject({ refused }))
})

describe('deactivating an agency', () => {
  const offer = { Code: 'D11111', IsAccepted: false }
  const pickup = { Code: 'D22222', IsAccepted: true }
  it.each([
    ['with nothing underway', false, [], undefined],
    ['that is the master agency', true, [], { refused: refusals.masterStaysActive }],
    ['with an open offer', false, [offer], { refused: refusals.agencyHasOffer, values: { code: 'D11111' } }],
    [
      'with an accepted donation',
      false,
      [offer, pickup],
      { refused: refusals.agencyHasDonation, values: { code: 'D22222' } },
    ],
  ])('%s', (_, IsMasterAgency, underway, refusal) =>
    expect(deactivationRefusal({ IsMasterAgency }, underway)).toEqual(refusal),
  )
})

describe('the list of agencies', () => {
  const active = { IsActive: true, IsMasterAgency: false }
  it.each<[string, Parameters<typeof needsAttention>[0], boolean]>([
    ['nobody can answer', { ...active, IsUnattended: true }, true],
    ['no pickup hours', { ...active, HasNoHours: true }, true],
    ['somebody answers, with hours', active, false],
    ['inactive', { ...active, IsActive: false, IsUnattended: true }, false],
    ['the food bank’s own', { ...active, IsMasterAgency: true, HasNoHours: true }, false],
  ])('attention: %s', (_, agency, expected) => expect(needsAttention(agency)).toBe(expected))

  it.each([
    'main st',
    'knoxville harbor',
    '37902',
    'ruiz',
    'harbor.example',
    '865 555 0101',
    '865-555-01',
    '8655550101',
  ])('finds by %s', (typed) => expect(holdsWords(agencyWords(draft), typed)).toBe(true))
  it('finds by a name without its accents', () => {
    const named = { ...draft, Contact: { ...draft.Contact, ContactName: 'José Peña' } }
    expect(holdsWords(agencyWords(named), 'jose pena')).toBe(true)
    expect(holdsWords(agencyWords(named), 'jose ruiz')).toBe(false)
  })
})
