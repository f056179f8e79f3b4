import { expect, it } from 'vitest'
import { refusalText } from '../../core/refusalText.ts'
import type { Sentence } from '../../core/text/sentence.ts'
import { deletionRefusal, type Uses } from './deletion.ts'
import * as refusals from './refusals.ts'

it.each<[string, Omit<Uses, 'Name'>, Sentence | undefined]>([
  ['never used', {}, undefined],
  ['without anything', { locations: 0, hasPeople: false, hasDonations: false, presetOf: undefined }, undefined],
  ['the master agency', { isMasterAgency: true, hasDonations: true }, refusals.masterNotDeleted],
  ['with donations and people', { hasDonations: true, hasPeople: true }, refusals.keptByDonations],
  ['with receipts', { hasReceipts: true }, refusals.keptByReceipts],
  ['that a donation or a receipt has named', { isUsed: true }, refusals.keptByUse],
  ['with loads', { hasLoads: true }, refusals.keptByLoads],
  ['with runs', { hasRuns: true }, refusals.keptByRuns],
  ['with locations', { locations: 2 }, refusals.keptByLocations],
  ['with people', { hasPeople: true, hasOpenInvitations: true }, refusals.keptByPeople],
  ['with an invitation', { hasOpenInvitations: true }, refusals.keptByInvitations],
  ['with storage locations', { hasStorageLocations: true }, refusals.keptByStorage],
  ['with pickup locations', { hasPickupLocations: true }, refusals.keptByPickupLocations],
  ['with keys', { hasApiKeys: true }, refusals.keptByKeys],
  ['among presets', { presetOf: 'FM-7' }, refusals.keptByPresets],
])('%s', (_, uses, refused) => {
  expect(deletionRefusal({ Name: 'Harbor', ...uses })?.refused).toBe(refused)
})

it('names what keeps it', () => {
  const refusal = deletionRefusal({ Name: 'Harbor', presetOf: 'FM-7' })
  expect(refusal && refusalText(refusal, 'en')).toBe(
    'Harbor is a preset of the donor location FM-7. Remove it there first.',
  )
})
