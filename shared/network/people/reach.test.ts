import { describe, expect, it } from 'vitest'
import { type Role, roles } from '../../core/access.ts'
import { canInvite, type EntityFacts, rolesToGive } from './reach.ts'

/** Food bank 10 with agency 11, donor 30 and its location 31; food bank 20 with agency 21 and the donor's location 33. */
const network: EntityFacts = { ID: 1, Kind: 'network', FoodBankIDs: [] }
const association: EntityFacts = { ID: 2, Kind: 'stateAssociation', FoodBankIDs: [] }
const coop: EntityFacts = { ID: 3, Kind: 'coop', FoodBankIDs: [] }
const foodBank: EntityFacts = { ID: 10, Kind: 'foodBank', FoodBankIDs: [10] }
const agency: EntityFacts = { ID: 11, Kind: 'agency', FoodBankIDs: [10] }
const donor: EntityFacts = { ID: 30, Kind: 'donor', FoodBankIDs: [20, 10], DonorID: 30 }
const location: EntityFacts = { ID: 31, Kind: 'donorLocation', FoodBankIDs: [10], DonorID: 30 }
const otherFoodBank: EntityFacts = { ID: 20, Kind: 'foodBank', FoodBankIDs: [20] }
const otherAgency: EntityFacts = { ID: 21, Kind: 'agency', FoodBankIDs: [20] }
const otherLocation: EntityFacts = { ID: 33, Kind: 'donorLocation', FoodBankIDs: [20], DonorID: 30 }
const provider: EntityFacts = { ID: 40, Kind: 'transportationProvider', FoodBankIDs: [] }
const organizations = {
  network,
  association,
  coop,
  foodBank,
  agency,
  donor,
  location,
  otherFoodBank,
  otherAgency,
  otherLocation,
  provider,
}

const administrators = ['foodbank', 'foodbankadmin', 'foodbankAdministrator']
const allOfFoodBank = [
  'foodbank',
  'foodbankuser',
  'foodbankadmin',
  'foodbankrtcoord',
  'foodbankAdministrator',
  'foodbankEpantryCoordinator',
]
const ownFoodBank = {
  foodBank: [...allOfFoodBank, 'pantryvolunteer'],
  agency: ['agency', 'pantryvolunteer'],
  donor: ['donor', 'bulkofferdonor'],
  location: ['donorlocation'],
}
const nothing = {}

/** Home of each role, and the roles that it may give where; nothing anywhere else. */
const table: Record<
  Role,
  readonly [home: number, may: Partial<Record<keyof typeof organizations, readonly string[]>>]
> = {
  fano: [
    1,
    {
      network: ['fano'],
      association: ['foodcoordstateasso'],
      coop: ['foodcoordcoops'],
      foodBank: administrators,
      otherFoodBank: administrators,
    },
  ],
  foodcoordstateasso: [2, nothing],
  foodcoordcoops: [3, nothing],
  foodbank: [10, ownFoodBank],
  foodbankadmin: [10, ownFoodBank],
  foodbankAdministrator: [10, ownFoodBank],
  foodbankuser: [10, nothing],
  foodbankrtcoord: [10, nothing],
  foodbankEpantryCoordinator: [10, nothing],
  donor: [30, { location: ['donorlocation'], otherLocation: ['donorlocation'] }],
  bulkofferdonor: [30, { location: ['donorlocation'], otherLocation: ['donorlocation'] }],
  donorlocation: [31, nothing],
  agency: [11, { agency: ['agency', 'pantryvolunteer'] }],
  pantryvolunteer: [11, nothing],
  customer: [10, nothing],
}

describe('who may invite whom', () => {
  it.each(roles.map((role) => [role, ...table[role]] as const))('%s', (Role, EntityID, may) => {
    const caller = { Role, EntityID }
    for (const [name, organization] of Object.entries(organizations)) {
      const given = may[name as keyof typeof organizations] ?? []
      expect(roles.filter((role) => canInvite(caller, role, organization)).sort(), name).toEqual([...given].sort())
      expect(rolesToGive(caller, organization).sort(), name).toEqual([...given].sort())
    }
  })

  it('gives no role of another food bank', () => {
    const stranger = { Role: 'foodbankadmin', EntityID: 20 } as const
    for (const organization of [foodBank, agency, location]) expect(rolesToGive(stranger, organization)).toEqual([])
    expect(rolesToGive(stranger, donor)).toEqual(['donor', 'bulkofferdonor'])
  })
})
