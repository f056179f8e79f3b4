import { describe, expect, it } from 'vitest'
import {
  type Caller,
  canAccess,
  isDonorRole,
  isFoodBankRole,
  type Ownership,
  openToCustomers,
  ownedByEntity,
  ownerRefusal,
  type Role,
  rolePrefix,
  roles,
  shownToFoodBank,
  staffRoles,
} from './access.ts'
import * as refusals from './refusals.ts'

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
    ['of this product:', 'pantryvolunteer', 'Pantry'],
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

type Organization =
  | 'network'
  | 'association'
  | 'co-op'
  | 'food bank'
  | 'donor'
  | 'store'
  | 'agency'
  | 'volunteer'
  | 'customer'
interface Acting {
  readonly organization: Organization
  readonly entity: number
  readonly foodBanks: readonly number[]
}
const atFoodBank: Acting = { organization: 'food bank', entity: 10, foodBanks: [10] }
/** A chain whose stores give to two food banks. */
const atDonor: Acting = { organization: 'donor', entity: 30, foodBanks: [10, 20] }
/** For whom each role acts (section 6, decision 3). */
const acting: Readonly<Record<Role, Acting>> = {
  fano: { organization: 'network', entity: 1, foodBanks: [] },
  foodcoordstateasso: { organization: 'association', entity: 2, foodBanks: [10, 15] },
  foodcoordcoops: { organization: 'co-op', entity: 3, foodBanks: [10] },
  foodbank: atFoodBank,
  foodbankuser: atFoodBank,
  foodbankadmin: atFoodBank,
  foodbankrtcoord: atFoodBank,
  foodbankAdministrator: atFoodBank,
  foodbankEpantryCoordinator: atFoodBank,
  donor: atDonor,
  bulkofferdonor: atDonor,
  donorlocation: { organization: 'store', entity: 31, foodBanks: [10] },
  agency: { organization: 'agency', entity: 11, foodBanks: [10] },
  pantryvolunteer: { organization: 'volunteer', entity: 11, foodBanks: [10] },
  customer: { organization: 'customer', entity: 900, foodBanks: [10] },
}

const callerOf = (Role: Role, UserID = 5): Caller => ({
  UserID,
  Subject: Role,
  UserName: `${Role}@example.org`,
  Role,
  EntityID: acting[Role].entity,
  FoodBankIDs: acting[Role].foodBanks,
  CustomerID: Role === 'customer' ? 900 : null,
})

const donation = (FoodBankID: number, DonorID: number, DonorLocationID: number, ...AgencyIDs: number[]): Ownership => ({
  FoodBankID,
  DonorID,
  DonorLocationID,
  AgencyIDs,
})
const ofAgency = (FoodBankID: number, ID: number): Ownership => ({ FoodBankID, AgencyIDs: [ID] })
const ofStore = (FoodBankID: number, DonorID: number, DonorLocationID: number): Ownership => ({
  FoodBankID,
  DonorID,
  DonorLocationID,
})

const watchers = ['network', 'association', 'co-op'] as const
const owned: readonly [kind: string, whose: string, owner: Ownership, access: readonly Organization[]][] = [
  [
    'donation',
    'of the store, offered',
    donation(10, 30, 31, 12, 11),
    [...watchers, 'food bank', 'donor', 'store', 'agency'],
  ],
  [
    'donation',
    'of the store, offered to nobody yet',
    donation(10, 30, 31),
    [...watchers, 'food bank', 'donor', 'store'],
  ],
  ['donation', 'of another store of the donor', donation(10, 30, 32, 12), [...watchers, 'food bank', 'donor']],
  ['donation', 'of another donor', donation(10, 40, 41, 12), [...watchers, 'food bank']],
  ['donation', 'of the donor at another food bank', donation(20, 30, 33, 21), ['network', 'donor']],
  ['donation', 'of another food bank', donation(20, 40, 43, 21), ['network']],
  ['donation', 'of another food bank of the association', donation(15, 40, 44, 16), ['network', 'association']],
  ['receipt', 'of the agency', ofAgency(10, 11), [...watchers, 'food bank', 'agency']],
  ['receipt', 'of another agency', ofAgency(10, 12), [...watchers, 'food bank']],
  ['receipt', 'of another food bank', ofAgency(20, 21), ['network']],
  ['agency', 'itself', ofAgency(10, 11), [...watchers, 'food bank', 'agency']],
  ['agency', 'another one', ofAgency(10, 12), [...watchers, 'food bank']],
  ['agency', 'of another food bank', ofAgency(20, 21), ['network']],
  ['donorLocation', 'itself', ofStore(10, 30, 31), [...watchers, 'food bank', 'donor', 'store']],
  ['donorLocation', 'another one of the donor', ofStore(10, 30, 32), [...watchers, 'food bank', 'donor']],
  ['donorLocation', 'of another donor', ofStore(10, 40, 41), [...watchers, 'food bank']],
  ['donorLocation', 'of the donor at another food bank', ofStore(20, 30, 33), ['network', 'donor']],
  ['foodBank', 'itself', { FoodBankID: 10 }, [...watchers, 'food bank']],
  ['foodBank', 'another one', { FoodBankID: 20 }, ['network']],
  ['storageLocation', 'of the food bank', ownedByEntity(10), [...watchers, 'food bank']],
  ['storageLocation', 'of the agency', ownedByEntity(11), ['network', 'agency']],
  ['storageLocation', 'of another agency', ownedByEntity(12), ['network']],
  ['storageLocation', 'of another food bank', ownedByEntity(20), ['network']],
  ['pickupLocation', 'of the food bank', shownToFoodBank({ EntityID: 10, FoodBankID: 10 }), [...watchers, 'food bank']],
  [
    'pickupLocation',
    'of the agency',
    shownToFoodBank({ EntityID: 11, FoodBankID: 10 }),
    [...watchers, 'food bank', 'agency'],
  ],
  [
    'pickupLocation',
    'of another agency',
    shownToFoodBank({ EntityID: 12, FoodBankID: 10 }),
    [...watchers, 'food bank'],
  ],
  ['pickupLocation', 'of another food bank', shownToFoodBank({ EntityID: 20, FoodBankID: 20 }), ['network']],
]

describe('access to a resource', () => {
  it.each(owned)('%s, %s', (_kind, _whose, owner, access) => {
    const allowed = roles.filter((role) => canAccess(callerOf(role), owner))
    // A volunteer of the agency finds what it runs; the catalogue says of what.
    const isIn = (organization: Organization) => access.includes(organization === 'volunteer' ? 'agency' : organization)
    expect(allowed).toEqual(roles.filter((role) => isIn(acting[role].organization)))
  })

  it.each(roles)('message of one person: %s', (role) => {
    const message: Ownership = { UserID: 5, ...donation(10, 30, 31, 11) }
    expect(canAccess(callerOf(role, 5), message)).toBe(true)
    expect(canAccess(callerOf(role, 6), message)).toBe(false)
  })

  it.each([
    [900, ['fano', 'agency', 'pantryvolunteer', 'customer']],
    [901, ['fano', 'agency', 'pantryvolunteer']],
  ])('an order of customer %i at the pantry of an agency', (CustomerID, allowed) => {
    const order: Ownership = { AgencyIDs: [11], CustomerID }
    expect(roles.filter((role) => canAccess(callerOf(role), order)).sort()).toEqual([...allowed].sort())
  })

  it.each([
    [10, true],
    [20, false],
  ])('a location of food bank %i is open to the customers of their own', (FoodBankID, allowed) => {
    expect(canAccess(callerOf('customer'), openToCustomers({ EntityID: 11, FoodBankID }))).toBe(allowed)
  })

  it.each([
    ['of the food bank', 10, true],
    ['of an agency', 11, false],
  ])('a volunteer at the food bank and the pantry %s', (_, EntityID, allowed) => {
    const volunteer = { ...callerOf('pantryvolunteer'), EntityID: 10 }
    expect(canAccess(volunteer, shownToFoodBank({ EntityID, FoodBankID: 10 }))).toBe(allowed)
  })

  it('a resource without owner: the network alone', () => {
    expect(roles.filter((role) => canAccess(callerOf(role), {}))).toEqual(['fano'])
  })
})

it.each([
  ['its own', 10, undefined],
  ['that of an agency', 11, refusals.changedByOwnerOnly],
])('a food bank changes %s', (_, EntityID, refused) => {
  expect(ownerRefusal({ EntityID: 10 }, { EntityID })?.refused).toBe(refused)
})
