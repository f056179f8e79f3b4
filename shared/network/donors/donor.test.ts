import { describe, expect, it } from 'vitest'
import * as baseRefusals from '../../core/refusals.ts'
import type { Sentence } from '../../core/text/sentence.ts'
import * as organizationsRefusals from '../organizations/refusals.ts'
import { codeKey, type DonorLocationDraft, donorOwnerRefusal, locationRefusal } from './donor.ts'
import * as refusals from './refusals.ts'

const draft: DonorLocationDraft = {
  Code: 'FM-7',
  Name: 'Fresh Market Main St',
  TimeZone: 'America/New_York',
  Address: {
    AddressLine1: '12 Main St',
    City: 'Knoxville',
    Province: 'TN',
    PostalCode: '37902',
    Latitude: 35.96,
    Longitude: -83.92,
  },
  Contact: { ContactName: '', PhoneNumber: '', EMailAddress: '' },
  IsActive: true,
  PresetAgencyIDs: [11, 12],
}

describe('a donor location', () => {
  it.each<[string, Partial<DonorLocationDraft>, Sentence | undefined]>([
    ['with all that it needs', {}, undefined],
    ['without presets', { PresetAgencyIDs: [] }, undefined],
    ['with an agency twice among its presets', { PresetAgencyIDs: [11, 12, 11] }, refusals.presetRepeated],
    ['in no zone', { TimeZone: 'here' }, baseRefusals.unknownZone],
    ['without a pin', { Address: { ...draft.Address, Latitude: 0, Longitude: 0 } }, organizationsRefusals.pinMissing],
    [
      'with half an e-mail address',
      { Contact: { ...draft.Contact, EMailAddress: '@x' } },
      organizationsRefusals.mailAddressInvalid,
    ],
  ])('%s', (_, change, refused) => expect(locationRefusal({ ...draft, ...change })?.refused).toBe(refused))

  it('has the same code in capitals and with other spaces', () =>
    expect(new Set(['fm 7', 'FM 7', 'Fm  7'].map(codeKey))).toEqual(new Set(['FM 7'])))
})

it.each([
  [false, false, undefined],
  [false, true, refusals.donorOfOneFoodBank],
  [true, false, refusals.donorShared],
  [true, true, undefined],
])('a donor that is shared (%s) and changed by the network (%s)', (isShared, byNetwork, refused) =>
  expect(donorOwnerRefusal(isShared, byNetwork)?.refused).toBe(refused),
)
