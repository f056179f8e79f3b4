import { describe, expect, it } from 'vitest'
import { isDonorRole, isFoodBankRole, rolePrefix, roles, staffRoles } from './access.ts'

it('[rt-role-list] every role of the specification exists', () => {
  const named = [
    'fano',
    'foodbank',
    'foodbankuser',
    'foodbankadmin',
    'foodbankrtcoord',
    'foodcoordstateasso',
    'foodcoordcoops',
    'donor',
    'donorlocation',
    'bulkofferdonor',
    'agency',
  ]
  expect(roles).toEqual(expect.arrayContaining(named))
  expect(new Set(roles).size).toBe(roles.length)
  expect(staffRoles).not.toContain('customer')
})

describe('role prefixes', () => {
  it.each([
    ['[prefix-fano]', 'fano', 'FeedingAmerica'],
    ['[prefix-foodbank]', 'foodbankuser', 'FoodBank'],
    ['[prefix-foodbank]', 'foodbankadmin', 'FoodBank'],
    ['[prefix-foodbank]', 'foodbankrtcoord', 'FoodBank'],
    ['[prefix-stateasso]', 'foodcoordstateasso', 'StateAssociation'],
    ['[prefix-coops]', 'foodcoordcoops', 'Coops'],
    ['[prefix-donor]', 'donor', 'Donor'],
    ['[prefix-donor]', 'donorlocation', 'Donor'],
    ['[prefix-donor]', 'bulkofferdonor', 'Donor'],
    ['[prefix-agency]', 'agency', 'Agency'],
    ['[prefix-none] foodbank itself by decision 4:', 'foodbank', 'FoodBank'],
    ['[prefix-none]', 'customer', undefined],
    ['[prefix-none]', 'nobody', undefined],
    ['[prefix-none] nothing inherited:', 'toString', undefined],
  ])('%s %s has %s', (_, role, prefix) => expect(rolePrefix(role)).toBe(prefix))
})

it('food bank and donor roles are told apart', () => {
  expect(roles.filter(isFoodBankRole)).toEqual([
    'foodbank',
    'foodbankuser',
    'foodbankadmin',
    'foodbankrtcoord',
    'foodbankAdministrator',
    'foodbankEpantryCoordinator',
  ])
  expect(roles.filter(isDonorRole)).toEqual(['donor', 'donorlocation', 'bulkofferdonor'])
})
