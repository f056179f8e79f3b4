import { describe, expect, it } from 'vitest'
import {
  type Agency,
  type DonorLocationEntity,
  defaultFoodBankSettings,
  type Entity,
  type FoodBank,
  settingFields,
} from './entity.ts'
import { mayWrite } from './recipientGroup.ts'

const TimeZone = 'America/New_York'
const Address = { AddressLine1: '', City: '', Province: '', PostalCode: '', Latitude: 0, Longitude: 0 }
const Contact = { ContactName: '', PhoneNumber: '', EMailAddress: '' }
const foodBank = (ID: number, StateAssociationID: number | null, CoopID: number | null): FoodBank => ({
  Kind: 'foodBank',
  ...{ ID, Name: '', TimeZone, Address, Contact, StateAssociationID, CoopID, MasterAgencyID: null },
  ...settingFields(defaultFoodBankSettings),
})
const agency = (ID: number, FoodBankID: number): Agency => ({
  Kind: 'agency',
  ...{ ID, Name: '', TimeZone, FoodBankID, Address, Contact, IsMasterAgency: false, IsActive: true, MaxMiles: 50 },
  ...{ AcceptedCategoryIDs: [], StorageCapabilityIDs: [], CapacityPounds: 0, NeedPounds90: 0, Drivers: [] },
})
const store = (ID: number, DonorID: number, FoodBankID: number): DonorLocationEntity => ({
  Kind: 'donorLocation',
  ...{ ID, Name: '', TimeZone, Code: '', DonorID, DonorName: '', FoodBankID, Address, Contact, IsActive: true },
  PresetAgencyIDs: [],
})

/** Food bank A under an association and a co-op, food bank B under the network alone. */
const organizations = {
  network: { Kind: 'network', ID: 1, Name: '', TimeZone },
  association: { Kind: 'stateAssociation', ID: 2, Name: '', TimeZone, FoodBankIDs: [10] },
  coop: { Kind: 'coop', ID: 3, Name: '', TimeZone, FoodBankIDs: [10] },
  foodBankA: foodBank(10, 2, 3),
  foodBankB: foodBank(20, null, null),
  agencyA: agency(11, 10),
  secondAgencyA: agency(12, 10),
  agencyB: agency(21, 20),
  chain: { Kind: 'donor', ID: 30, Name: '', TimeZone, FoodBankIDs: [10, 20] },
  chainStoreA: store(31, 30, 10),
  chainStoreB: store(32, 30, 20),
  otherDonor: { Kind: 'donor', ID: 40, Name: '', TimeZone, FoodBankIDs: [10] },
} as const satisfies Record<string, Entity>
type Organization = keyof typeof organizations
const all = Object.keys(organizations) as Organization[]

const reach: Record<Organization, Organization[]> = {
  network: ['association', 'coop', 'foodBankA', 'foodBankB'],
  association: ['network', 'foodBankA'],
  coop: ['network', 'foodBankA'],
  foodBankA: ['network', 'association', 'coop', 'agencyA', 'secondAgencyA', 'chain', 'chainStoreA', 'otherDonor'],
  foodBankB: ['network', 'agencyB', 'chain', 'chainStoreB'],
  agencyA: ['foodBankA'],
  secondAgencyA: ['foodBankA'],
  agencyB: ['foodBankB'],
  chain: ['foodBankA', 'foodBankB', 'chainStoreA', 'chainStoreB'],
  chainStoreA: ['foodBankA', 'chain'],
  chainStoreB: ['foodBankB', 'chain'],
  otherDonor: ['foodBankA'],
}

describe('who may write to whom', () => {
  it.each(all)('the people of %s: colleagues, and those one step above or below', (from) => {
    const written = all.filter((to) => mayWrite(organizations[from], organizations[to]))
    expect(written.toSorted()).toEqual([from, ...reach[from]].toSorted())
  })

  it('whoever may write may be answered', () => {
    for (const a of all)
      for (const b of all)
        expect(mayWrite(organizations[a], organizations[b])).toBe(mayWrite(organizations[b], organizations[a]))
  })
})
