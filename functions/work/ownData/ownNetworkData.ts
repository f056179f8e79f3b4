import * as z from 'zod/mini'
import { roles } from '../../../shared/core/access.ts'
import { ID } from '../../../shared/core/schema/fields.ts'
import { DonorListRow } from '../../../shared/network/donors/donor.ts'
import { PendingDonor } from '../../../shared/network/donors/signUp.ts'
import {
  Agency,
  DonorLocationEntity,
  FoodBank,
  TransportationProvider,
  User,
} from '../../../shared/network/organizations/entity.ts'
import { rolesAt } from '../../../shared/network/people/person.ts'
import { Donation } from '../../../shared/rescue/donations/donation.ts'
import { EntityMatch, matchOfEntity, Submission } from '../../../shared/rescue/loads/submission.ts'
import { Receipt } from '../../../shared/rescue/receipts/api.ts'
import {
  AvailabilityChange,
  GoodsChange,
  LimitChange,
  NeighborChange,
  PeopleChange,
  StockChange,
} from '../../../shared/work/changes/change.ts'
import { PlannedMessage } from '../../../shared/work/messages/systemMessage.ts'
import { ReportSchedule } from '../../../shared/work/schedules/schedule.ts'
import { submissionLists } from '../../core/table/keys/distributors.ts'
import { donationLists } from '../../core/table/keys/donations.ts'
import { donorLists } from '../../core/table/keys/donors.ts'
import { entityLists } from '../../core/table/keys/entities.ts'
import { systemMessageLists } from '../../core/table/keys/messages.ts'
import { peopleLists } from '../../core/table/keys/people.ts'
import { receiptKeys, receiptLists } from '../../core/table/keys/receipts.ts'
import { reportLists } from '../../core/table/keys/reports.ts'
import { inState } from '../../core/table/lists.ts'
import { table } from '../../core/table/table.ts'
import { pendingDonorsById } from '../../network/donors/pendingDonorTable.ts'
import { findEntity, loadEveryone } from '../../network/organizations/entityTable.ts'
import { donationStore } from '../../rescue/donations/donationTable.ts'
import { submissionsById } from '../../rescue/loads/submissionTable.ts'
import { listed, type OwnDataFile, readAtOnce, readFrom, wholeItems } from './ownDataFile.ts'

/** Network part of a full export: organizations and their people, donations, receipts, loads, reports, changes. */

const { ID: id, Name, EMailAddress, Language, TimeZone, IsDisabled } = User.shape
/** A person at one organization, without what only the app itself needs, and without their roles elsewhere. */
const Person = z.object({
  ID: id,
  EntityID: ID,
  ...{ Name, EMailAddress, Language, TimeZone, IsDisabled },
  Roles: z.array(z.enum(roles)),
})
type Person = z.infer<typeof Person>

/** Neighbors with an account act for the food bank too: they are customers. */
async function peopleAt(entityIds: readonly number[]): Promise<Person[]> {
  const everyone = await loadEveryone(entityIds)
  return entityIds.flatMap((EntityID) =>
    everyone
      .map((user) => ({ ...user, EntityID, Roles: rolesAt(user, EntityID).filter((role) => role !== 'customer') }))
      .filter(({ Roles }) => Roles.length > 0),
  )
}

const peopleFrom = (source: (foodBankId: number) => ReturnType<typeof entityLists.foodBankAgencies>, of: string) =>
  readFrom(
    {
      source,
      schema: Person,
      meaning: `One row is a person who acts for one of the ${of}; its key is ID with EntityID. EntityID refers to ${of}.ID.`,
    },
    peopleAt,
  )

/** A load as the food bank that it was offered to sees it: with its own match, without other receivers and the driver. */
const Load = z.extend(
  z.omit(Submission, {
    ...{ Matches: true, MatchesMade: true, DeliveredTime: true },
    ...{ DriverLocationDescription: true, DriverLatitude: true, DriverLongitude: true, DriverLocationTime: true },
  }),
  { EntityMatch },
)
type Load = z.infer<typeof Load>

async function loadsOf(ids: readonly number[], foodBankId: number): Promise<Load[]> {
  const loads = await submissionsById(ids)
  return loads.flatMap((load) => {
    const match = matchOfEntity(load, foodBankId)
    return match ? [{ ...load, EntityMatch: match }] : []
  })
}

const organizations: Readonly<Record<string, OwnDataFile>> = {
  foodBank: readAtOnce(
    FoodBank,
    async (foodBankId) => [await findEntity('foodBank', foodBankId)].filter((found) => found !== undefined),
    'The one row is the food bank itself with its settings; its key is ID. MasterAgencyID refers to agencies.ID.',
  ),
  people: readAtOnce(
    Person,
    (foodBankId) => peopleAt([foodBankId]),
    'One row is a person of the food bank’s staff; its key is ID. EntityID refers to foodBank.ID.',
  ),
  agencies: listed(
    entityLists.foodBankAgencies,
    Agency,
    'One row is an agency of the food bank; its key is ID. FoodBankID refers to foodBank.ID.',
  ),
  agencyPeople: peopleFrom(entityLists.foodBankAgencies, 'agencies'),
  donors: listed(
    entityLists.foodBankDonors,
    DonorListRow,
    'One row is a donor that gives to the food bank; its key is ID. LocationCount counts its rows in donorLocations.',
  ),
  donorPeople: peopleFrom(entityLists.foodBankDonors, 'donors'),
  donorLocations: listed(
    entityLists.foodBankLocations,
    DonorLocationEntity,
    'One row is a store of a donor; its key is ID. DonorID refers to donors.ID, FoodBankID to foodBank.ID, and PresetAgencyIDs to agencies.ID.',
  ),
  donorLocationPeople: peopleFrom(entityLists.foodBankLocations, 'donorLocations'),
  pendingDonors: wholeItems(
    {
      source: donorLists.pendingDonors,
      schema: PendingDonor,
      meaning:
        'One row is a donor’s sign-up; its key is ID. Once it is approved, DonorID refers to donors.ID and DonorLocationID to donorLocations.ID. DecidedBy.UserID refers to people.ID.',
    },
    pendingDonorsById,
  ),
  transportationProviders: listed(
    entityLists.foodBankProviders,
    TransportationProvider,
    'One row is a volunteer or company that drives for the food bank; its key is ID. FoodBankID refers to foodBank.ID.',
  ),
}

const rescues: Readonly<Record<string, OwnDataFile>> = {
  donations: wholeItems(
    {
      source: donationLists.foodBank,
      schema: Donation,
      meaning:
        'One row is a donation with its offers; its key is ID. DonorLocation.ID refers to donorLocations.ID, and Agency.ID of each entry of Matches to agencies.ID.',
    },
    (ids) => donationStore.loadWhole(ids),
  ),
  receipts: wholeItems(
    {
      source: receiptLists.foodBank,
      schema: Receipt,
      meaning:
        'One row is an agency’s receipt of what it picked up; its key is ID. Agency.ID refers to agencies.ID, and DonorLocation.ID to donorLocations.ID.',
    },
    (ids) => table.getMany(ids.map(receiptKeys.receipt), Receipt),
  ),
  distributorLoads: readFrom(
    {
      source: submissionLists.entity,
      schema: Load,
      meaning:
        'One row is a distributor’s load that was offered to the food bank, with the food bank’s own match; its key is ID. EntityMatch.Entity.ID refers to foodBank.ID.',
    },
    loadsOf,
  ),
}

const changeMeaning = 'it has no key of its own. By.UserID refers to people.ID.'
const changes: Readonly<Record<string, OwnDataFile>> = {
  peopleChanges: listed(
    (foodBankId) => inState(peopleLists.changes(foodBankId), 'people'),
    PeopleChange,
    `One row is a change of the food bank’s people, such as a role that was given; ${changeMeaning} UserID refers to people.ID as long as the person is one of them.`,
  ),
  stockChanges: listed(
    (foodBankId) => inState(peopleLists.changes(foodBankId), 'stock'),
    StockChange,
    `One row is a quantity that a person corrected, or a product that was added or removed; ${changeMeaning} ProductID refers to products.ID as long as the app is there.`,
  ),
  goodsChanges: listed(
    (foodBankId) => inState(peopleLists.changes(foodBankId), 'goods'),
    GoodsChange,
    `One row is what somebody put on the shelf from a receipt, or matched of an ERP file; ${changeMeaning} ProductID refers to products.ID as long as the app is there.`,
  ),
  availabilityChanges: listed(
    (foodBankId) => inState(peopleLists.changes(foodBankId), 'products'),
    AvailabilityChange,
    `One row is a product that was switched on or off; ${changeMeaning} ProductID refers to products.ID as long as the app is there.`,
  ),
  limitChanges: listed(
    (foodBankId) => inState(peopleLists.changes(foodBankId), 'limits'),
    LimitChange,
    `One row is a limit that was added, changed or removed; ${changeMeaning} Of.ID refers to products.ID or tags.ID, as Of.Kind says.`,
  ),
  neighborChanges: listed(
    (foodBankId) => inState(peopleLists.changes(foodBankId), 'neighbors'),
    NeighborChange,
    `One row is what a person did to a neighbor’s record or account; ${changeMeaning} CustomerID refers to customers.ID as long as the neighbor was not forgotten.`,
  ),
}

export const ownNetworkData: Readonly<Record<string, OwnDataFile>> = {
  ...organizations,
  ...rescues,
  reportSchedules: listed(
    reportLists.schedules,
    ReportSchedule,
    'One row is a report that is made and sent on due days, with its recipients; its key is ID.',
  ),
  systemMessages: listed(
    systemMessageLists.owner,
    PlannedMessage,
    'One row is a message that the food bank shows to its own people from StartsAt to EndsAt; its key is ID.',
  ),
  ...changes,
}
