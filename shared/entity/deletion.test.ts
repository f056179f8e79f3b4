import { expect, it } from 'vitest'
import { refusalText } from '../refusalText.ts'
import { deletionRefusal, type Uses } from './deletion.ts'

it.each<[string, Omit<Uses, 'Name'>, string | undefined]>([
  ['never used', {}, undefined],
  ['without anything', { locations: 0, hasPeople: false, hasDonations: false, presetOf: undefined }, undefined],
  ['the master agency', { isMasterAgency: true, hasDonations: true }, 'masterNotDeleted'],
  ['with donations and people', { hasDonations: true, hasPeople: true }, 'keptByDonations'],
  ['with receipts', { hasReceipts: true }, 'keptByReceipts'],
  ['with loads', { hasLoads: true }, 'keptByLoads'],
  ['with runs', { hasRuns: true }, 'keptByRuns'],
  ['with locations', { locations: 2 }, 'keptByLocations'],
  ['with people', { hasPeople: true, hasOpenInvitations: true }, 'keptByPeople'],
  ['with an invitation', { hasOpenInvitations: true }, 'keptByInvitations'],
  ['with storage locations', { hasStorageLocations: true }, 'keptByStorage'],
  ['with pickup locations', { hasPickupLocations: true }, 'keptByPickupLocations'],
  ['with keys', { hasApiKeys: true }, 'keptByKeys'],
  ['among presets', { presetOf: 'FM-7' }, 'keptByPresets'],
])('%s', (_, uses, refused) => {
  expect(deletionRefusal({ Name: 'Harbor', ...uses })?.refused).toBe(refused)
})

it('names what keeps it', () => {
  const refusal = deletionRefusal({ Name: 'Harbor', presetOf: 'FM-7' })
  expect(refusal && refusalText(refusal, 'en')).toBe(
    'Harbor is a preset of the donor location FM-7. Remove it there first.',
  )
})
