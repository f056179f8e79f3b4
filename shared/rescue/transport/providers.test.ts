import { expect, it } from 'vitest'
import type { TransportationProvider } from '../../network/organizations/entity.ts'
import { donation } from '../donations/status/donation.fixture.ts'
import { suitableProviders } from './providers.ts'

/** 0.1 degrees of latitude north of the store: 6.9 miles. */
const { Address } = donation().DonorLocation
const foodBank = { Address: { ...Address, Latitude: Address.Latitude + 0.1 } }

const volunteer = (ID: number, more: Partial<TransportationProvider> = {}): TransportationProvider => ({
  Kind: 'transportationProvider',
  ID,
  Name: `Rider ${ID}`,
  TimeZone: 'America/New_York',
  FoodBankID: 10,
  ProviderKind: 'volunteer',
  PhoneNumber: '',
  EMailAddress: `rider-${ID}@example.org`,
  Language: 'en',
  IsActive: true,
  MaxMiles: 25,
  MaxPounds: 500,
  CanCarryFrozen: false,
  ...more,
})

it.each<[string, Partial<TransportationProvider>, boolean]>([
  ['an active volunteer', {}, true],
  ['an inactive one', { IsActive: false }, false],
  ['a company', { ProviderKind: 'company' }, false],
  ['one without an e-mail address', { EMailAddress: '' }, false],
  ['one whose area ends before the store', { MaxMiles: 6 }, false],
  ['one whose area reaches the store', { MaxMiles: 7 }, true],
  ['one who carries less', { MaxPounds: 120 }, false],
  ['one who carries just that much', { MaxPounds: 120.5 }, true],
])('%s', (_, more, isAsked) => {
  expect(suitableProviders(donation(), foodBank, [volunteer(1, more)])).toHaveLength(isAsked ? 1 : 0)
})

it('frozen food goes to those who can keep it frozen', () => {
  const frozen = donation({
    AdHocTransactionStorageRequirements: [{ StorageRequirementID: 3, StorageRequirement: { ID: 3, Name: 'Frozen' } }],
  })
  const asked = suitableProviders(frozen, foodBank, [volunteer(1), volunteer(2, { CanCarryFrozen: true })])
  expect(asked.map(({ ID }) => ID)).toEqual([2])
})

it('the smallest area comes first, equal ones by number', () => {
  const all = [volunteer(3), volunteer(1), volunteer(2, { MaxMiles: 10 })]
  expect(suitableProviders(donation(), foodBank, all).map(({ ID }) => ID)).toEqual([2, 1, 3])
})
