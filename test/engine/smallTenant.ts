import { counterKey } from '../../functions/core/table/ids.ts'
import { table } from '../../functions/core/table/table.ts'
import type { Write } from '../../functions/core/table/write.ts'
import { listPerson } from '../../functions/network/organizations/directoryTable.ts'
import { knownEntity, putEntity, putUser } from '../../functions/network/organizations/entityTable.ts'
import { newCustomer, newCustomerWrites } from '../../functions/pantry/customers/customerTable.ts'
import type { Caller, Role } from '../../shared/core/access.ts'
import type { Input } from '../../shared/core/schema/endpoint.ts'
import type { AgencyDraft, AgencyOwnDraft } from '../../shared/network/agencies/agency.ts'
import type { DonorLocationDraft } from '../../shared/network/donors/donor.ts'
import type { DonorSignUpDraft } from '../../shared/network/donors/signUp.ts'
import type { NewFoodBank } from '../../shared/network/groups/network.ts'
import type { Address } from '../../shared/network/organizations/address.ts'
import {
  type Agency,
  type DonorLocationEntity,
  defaultFoodBankSettings,
  type Entity,
  type FoodBank,
  type FoodBankSettings,
  type RoleFacts,
  settingFields,
  type TransportationProvider,
  type User,
} from '../../shared/network/organizations/entity.ts'
import type { Customer } from '../../shared/pantry/customers/customer.ts'
import type { DonationDraft } from '../../shared/rescue/donations/api.ts'
import type { ProviderDraft } from '../../shared/rescue/providers/provider.ts'
import type { startImport } from '../../shared/work/imports/api.ts'
import { organizationWrites, withoutConditions } from './organizationWrites.ts'

/**
 * A small tenant for tests: a network, an association and a co-op that watch food bank 10; food bank 20 beside it; three
 * agencies each, one donor with two locations at food bank 10 and one at 20. Everything is close by and accepts anything.
 */

const zone = 'America/New_York'
const at = (miles: number): Address => ({
  AddressLine1: `${miles} Main St`,
  City: 'Springfield',
  Province: 'MA',
  PostalCode: '01101',
  Latitude: 42.1 + miles / 69,
  Longitude: -72.5,
})
const Contact = { ContactName: 'Front desk', PhoneNumber: '555-0100', EMailAddress: 'desk@example.org' }

export const ids = {
  network: 1,
  association: 2,
  coop: 3,
  foodBank: 10,
  otherFoodBank: 20,
  provider: 15,
  otherProvider: 25,
  customer: 900,
  donor: 30,
  donorLocation: 31,
  secondDonorLocation: 32,
  otherDonorLocation: 33,
  otherDonor: 35,
  ownDonorLocation: 36,
} as const
export const agencyIds = [11, 12, 13] as const
export const masterAgencyId = 19
export const otherAgencyIds = [21, 22, 23] as const

export const foodBank = (ID: number, settings: Partial<FoodBankSettings> = {}): FoodBank => ({
  Kind: 'foodBank',
  ID,
  Name: `Food Bank ${ID}`,
  TimeZone: zone,
  Address: at(0),
  Contact,
  StateAssociationID: ID === ids.foodBank ? ids.association : null,
  CoopID: ID === ids.foodBank ? ids.coop : null,
  MasterAgencyID: ID === ids.foodBank ? masterAgencyId : null,
  // Tests run at any hour.
  ...settingFields({ ...defaultFoodBankSettings, QuietHours: null, ...settings }),
})

export const agency = (ID: number, FoodBankID: number, more: Partial<Agency> = {}): Agency => ({
  Kind: 'agency',
  ID,
  Name: `Agency ${ID}`,
  TimeZone: zone,
  FoodBankID,
  Address: at(ID % 10),
  Contact,
  IsMasterAgency: false,
  IsActive: true,
  MaxMiles: 50,
  AcceptedCategoryIDs: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  StorageCapabilityIDs: [1, 2, 3],
  CapacityPounds: 2000,
  NeedPounds90: 5000,
  Drivers: [{ ID: ID * 10 + 1, Name: 'Van' }],
  ...more,
})

export const donorLocation = (
  ID: number,
  FoodBankID: number,
  more: Partial<DonorLocationEntity> = {},
): DonorLocationEntity => ({
  Kind: 'donorLocation',
  ID,
  Name: `Market ${ID}`,
  TimeZone: zone,
  Code: `M${ID}`,
  DonorID: ids.donor,
  DonorName: 'Fresh Market',
  FoodBankID,
  Address: at(0),
  Contact,
  IsActive: true,
  PresetAgencyIDs: [],
  ...more,
})

export const agencyDraft: AgencyDraft = {
  Name: 'Harbor Light Pantry',
  TimeZone: zone,
  Address: at(3),
  Contact,
  StorageCapabilityIDs: [1, 2],
  AcceptedCategoryIDs: [1, 2, 3],
  CapacityPounds: 1200,
  NeedPounds90: 4000,
  MaxMiles: 30,
  PickupHours: [{ Weekday: 1, HourStart: 9, HourEnd: 16.5 }],
  Drivers: [{ Name: 'Lee', IsActive: true }],
  IsActive: true,
}

/** The part of it that the agency changes by itself. */
export const ownAgencyDraft: AgencyOwnDraft = {
  Contact: agencyDraft.Contact,
  StorageCapabilityIDs: [1, 2],
  AcceptedCategoryIDs: [1, 2, 3],
  CapacityPounds: 1500,
  PickupHours: [{ Weekday: 2, HourStart: 10, HourEnd: 14 }],
  Drivers: [],
}

export const locationDraft: DonorLocationDraft = {
  Code: 'FM-7',
  Name: 'Fresh Market, Main St',
  TimeZone: zone,
  Address: at(2),
  Contact,
  IsActive: true,
  PresetAgencyIDs: [],
}

export const newFoodBankDraft: NewFoodBank = {
  Name: 'River Food Bank',
  TimeZone: 'America/Chicago',
  Address: at(40),
  Contact,
  StateAssociationID: null,
  CoopID: null,
  Settings: { OfferMinutes: 45, IsAutomaticallyApproved: true },
}

export const pickupLocationTexts = {
  Label: 'Church hall',
  Description: 'Side door, ramp on the left',
  PantryLocationType: { Code: 'PANTRY' as const },
}
export const pickupLocationDraft = { ...pickupLocationTexts, Address: { ...at(4), AddressLine2: 'Room 2' } }

export const providerDraft: ProviderDraft = {
  Name: 'Riverside Riders',
  ProviderKind: 'volunteer',
  PhoneNumber: '555-0134',
  EMailAddress: 'riders@example.org',
  Language: 'en',
  IsActive: true,
  MaxMiles: 25,
  MaxPounds: 500,
  CanCarryFrozen: false,
}

/** A volunteer of a food bank. */
export const provider = (
  ID: number,
  FoodBankID: number,
  more: Partial<TransportationProvider> = {},
): TransportationProvider => ({
  Kind: 'transportationProvider',
  ID,
  FoodBankID,
  TimeZone: zone,
  ...providerDraft,
  Name: `Volunteer ${ID}`,
  ...more,
})

export const person = (Role: Role, EntityID: number, FoodBankIDs: readonly number[] = []): Caller => ({
  UserID: EntityID * 10,
  Subject: `${Role}-${EntityID}`,
  UserName: `${Role}${EntityID}@example.org`,
  Role,
  EntityID,
  FoodBankIDs,
  CustomerID: null,
})

export const people = {
  network: person('fano', ids.network),
  association: person('foodcoordstateasso', ids.association, [ids.foodBank]),
  coop: person('foodcoordcoops', ids.coop, [ids.foodBank]),
  foodBank: person('foodbankuser', ids.foodBank, [ids.foodBank]),
  otherFoodBank: person('foodbankuser', ids.otherFoodBank, [ids.otherFoodBank]),
  donor: person('donor', ids.donor, [ids.foodBank, ids.otherFoodBank]),
  store: person('donorlocation', ids.donorLocation, [ids.foodBank]),
  secondStore: person('donorlocation', ids.secondDonorLocation, [ids.foodBank]),
  agencies: agencyIds.map((id) => person('agency', id, [ids.foodBank])) as [Caller, Caller, Caller],
  /** The neighbor with the number `ids.customer`; they act at their food bank. */
  customer: { ...person('customer', ids.foodBank, [ids.foodBank]), UserID: 9000, CustomerID: ids.customer },
  otherAgency: person('agency', otherAgencyIds[0], [ids.otherFoodBank]),
}

const entities = (settings: Partial<FoodBankSettings>): Entity[] => [
  { Kind: 'network', ID: ids.network, Name: 'Network', TimeZone: zone },
  { Kind: 'stateAssociation', ID: ids.association, Name: 'Association', TimeZone: zone, FoodBankIDs: [ids.foodBank] },
  { Kind: 'coop', ID: ids.coop, Name: 'Co-op', TimeZone: zone, FoodBankIDs: [ids.foodBank] },
  foodBank(ids.foodBank, settings),
  foodBank(ids.otherFoodBank, settings),
  ...agencyIds.map((id) => agency(id, ids.foodBank)),
  agency(masterAgencyId, ids.foodBank, { IsMasterAgency: true }),
  ...otherAgencyIds.map((id) => agency(id, ids.otherFoodBank)),
  {
    Kind: 'donor',
    ID: ids.donor,
    Name: 'Fresh Market',
    TimeZone: zone,
    FoodBankIDs: [ids.foodBank, ids.otherFoodBank],
  },
  donorLocation(ids.donorLocation, ids.foodBank),
  donorLocation(ids.secondDonorLocation, ids.foodBank),
  donorLocation(ids.otherDonorLocation, ids.otherFoodBank),
  { Kind: 'donor', ID: ids.otherDonor, Name: 'Bakery', TimeZone: zone, FoodBankIDs: [ids.otherFoodBank] },
  donorLocation(ids.ownDonorLocation, ids.otherFoodBank, { DonorID: ids.otherDonor, DonorName: 'Bakery' }),
  provider(ids.provider, ids.foodBank),
  provider(ids.otherProvider, ids.otherFoodBank),
]

/** Facts of a caller's role, as their last token left them. */
export const roleFactsOf = ({ Role, EntityID, FoodBankIDs, SecondFactor }: Caller): RoleFacts => ({
  ...{ Role, EntityID, FoodBankIDs: [...FoodBankIDs] },
  ...(SecondFactor ? { SecondFactor } : {}),
})

/** The stored user behind a caller. */
export const userOf = (caller: Caller): User => ({
  ID: caller.UserID,
  Subject: caller.Subject,
  UserName: caller.UserName,
  Name: `Person ${caller.UserID}`,
  EMailAddress: caller.UserName,
  Language: 'en',
  TimeZone: zone,
  Roles: [{ Role: caller.Role, EntityID: caller.EntityID, EntityName: `Entity ${caller.EntityID}` }],
  ActiveRole: { Role: caller.Role, EntityID: caller.EntityID },
  RoleFacts: roleFactsOf(caller),
  Unsubscribed: [],
  ...(caller.CustomerID ? { CustomerID: caller.CustomerID } : {}),
})

/** Further agencies of the food bank, each with a person who can answer for it: others are passed over. */
export const putAttendedAgencies = (agencyIds: readonly number[]): Write[] =>
  agencyIds.flatMap((id) => [
    putEntity(agency(id, ids.foodBank)),
    ...putUser(userOf(person('agency', id, [ids.foodBank]))),
  ])

/** Everyone of `people` as a stored user, so that sessions and mails find them and others can write to them. */
const users = (entities: readonly Entity[]): Write[] =>
  Object.values(people)
    .flat()
    .map(userOf)
    .flatMap((user) => [...putUser(user), ...listPerson(user, (id) => entities.find(({ ID }) => ID === id))])

/** The customer behind `people.customer`; agency 11 serves them. */
/** Counts on every day. */
export const lastingCertificate = {
  ...{ ID: 900_001, Basis: 'income', Signed: '2026-01-01T00:00:00.000Z', ValidTo: '2999-12-31' },
  ...{ HandOverOn: null, Proxies: [] },
} satisfies Customer['TefapCertificate']

export const neighbor = newCustomer({
  ID: ids.customer,
  FoodBankID: ids.foodBank,
  AgencyIDs: [agencyIds[0]],
  FirstName: 'Rosa',
  LastName: 'Medina',
  EMailAddress: people.customer.UserName,
  PhoneNumber: null,
  PostalCode: '01101',
  Subject: people.customer.Subject,
  Created: '2026-11-02T15:00:00.000Z',
  // They may have TEFAP food, at no place as long as no area is named.
  IsTefapEligible: true,
  TefapCertificate: lastingCertificate,
})

/** Again and again in one table, as the other organizations are written. */
const putNeighbor = (): Write[] => withoutConditions(newCustomerWrites(neighbor))

/** New entities of a test get numbers beyond those of the tests' own. */
const ownNumbers = 900_000

/** Writes the tenant; by default its food banks approve match lists automatically. */
export async function makeSmallTenant(
  settings: Partial<FoodBankSettings> = { IsAutomaticallyApproved: true },
): Promise<void> {
  const all = entities(settings)
  const writes = [...organizationWrites(all), ...users(all), ...putNeighbor()]
  for (let start = 0; start < writes.length; start += 50) await table.commit(writes.slice(start, start + 50))
  await table.nextBlock(counterKey('entity'), ownNumbers)
}

/** Changes an entity's events for a test. */
export async function changeEntity<K extends Entity['Kind']>(
  kind: K,
  id: number,
  more: Partial<Extract<Entity, { Kind: K }>>,
): Promise<void> {
  const before = await knownEntity(kind, id)
  await table.commit([putEntity({ ...before, ...more } as Entity)])
}

/** A row of a file of agencies. */
export const importedAgency = {
  Kind: 'agencies',
  ImportID: 'monday',
  IsPreview: false,
  OnExisting: 'update',
  Columns: ['Name', 'Street', 'City', 'State', 'ZIP Code', 'Latitude', 'Longitude', 'Capacity'],
  rows: [{ Row: 2, Cells: ['Harbor Light', '3 Main St', 'Springfield', 'MA', '01101', '42.14', '-72.5', '1,500'] }],
} as const

/** The same as a file for the background. */
export const agencyFile: Input<typeof startImport> = {
  Kind: importedAgency.Kind,
  FileName: 'agencies.csv',
  ImportID: importedAgency.ImportID,
  OnExisting: importedAgency.OnExisting,
  Columns: [...importedAgency.Columns],
  rows: importedAgency.rows.map(({ Row, Cells }) => ({ Row, Cells: [...Cells] })),
}

/** A row of a bulk donor's file. */
export const bulkRow = {
  Reference: 'PO-7',
  LocationCode: `M${ids.donorLocation}`,
  categories: [{ DonationCategoryID: 1, Pounds: 80 }],
  StorageRequirementIDs: [2],
  DonorRecordedPickupDate: null,
  PickupTimeTypeID: 6,
}

/** Draft of a store that signs up at the food bank. */
export const signUpDraft: DonorSignUpDraft = {
  FoodBankID: ids.foodBank,
  DonorName: 'Elm Street Deli',
  LocationName: 'Elm Street Deli, Downtown',
  Address: { AddressLine1: '4 Elm St', City: 'Albany', Province: 'NY', PostalCode: '12207' },
  ContactName: 'Rosa Alvarez',
  EMailAddress: 'rosa@elmdeli.example.org',
  PhoneNumber: '555-0170',
  Notes: 'Sandwiches, most evenings.',
  Language: 'en',
  IsConsentGiven: true,
  Website: '',
}
/** The location that its approval makes. */
export const approvedLocation = { Code: 'ESD-1', Latitude: 42.65, Longitude: -73.75 }

/** An edit of a donation that was posted from `draft`. */
export const donationEdit = {
  Edition: 0,
  categories: [{ DonationCategoryID: 1, Pounds: 80 }],
  Notes: 'Use the back door.',
  DonorRecordedPickupDate: null,
  PickupTimeTypeID: 6,
}

export const draft = (more: Partial<DonationDraft> = {}): DonationDraft => ({
  DonorLocationID: ids.donorLocation,
  categories: [
    { DonationCategoryID: 1, Pounds: 120 },
    { DonationCategoryID: 2, Pounds: 30.5 },
  ],
  StorageRequirementIDs: [2],
  DonorRecordedPickupDate: null,
  PickupTimeTypeID: 6,
  StartAfter: null,
  ...more,
})
