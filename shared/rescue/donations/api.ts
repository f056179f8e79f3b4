import * as z from 'zod/mini'
import { donorRoles, foodBankRoles, watcherRoles } from '../../core/access.ts'
import { PhotoKey, PhotoToSend, PhotoUpload } from '../../core/attachments/photo.ts'
import { DonationCategory, StorageRequirement } from '../../core/reference/reference.ts'
import { area } from '../../core/schema/endpoint.ts'
import {
  Day,
  donationGridQuery,
  Hour,
  ID,
  Instant,
  OptionalText,
  PathID,
  Pounds,
  page,
  Text,
} from '../../core/schema/fields.ts'
import { Address, DonorLocation } from '../../network/organizations/address.ts'
import { QuietHours } from '../../network/organizations/quietHours.ts'
import { BulkOutcome, BulkRow, bulkBatch, bulkOutcomeBefore2 } from './bulkOffer.ts'
import { CancelRequestDraft } from './cancelRequest.ts'
import {
  AgencyMatch,
  CancelRequest,
  Edit,
  maxCategories,
  PickupTimeType,
  stages,
  TransactionCategory,
} from './donation.ts'
import { gridOrders } from './gridOrder.ts'
import { reopenHours } from './pickup/reopening.ts'
import { tones } from './status/tone.ts'

/** Donations: posted by a donor, watched in grids, corrected, closed or cancelled. */
const { get, post, put } = area('donations')
/** Of the area of `donors`, by what they are about. */
const ofDonors = area('donors')

const posters = [...donorRoles, ...foodBankRoles] as const
const readers = [...watcherRoles, ...foodBankRoles, ...donorRoles, 'agency'] as const

/** A donation's status in words, in the caller's language. `ProgressOverview` is 0-100. */
export const StatusSummary = z.object({
  Type: z.string(),
  TypeID: z.int(),
  Title: z.string(),
  Subtitle: z.string(),
  /** The colour of the status, the same on every screen. */
  Tone: z.enum(tones),
  IsActionRequired: z.boolean(),
  IsWarningOrFailure: z.boolean(),
  ProgressOverview: z.int().check(z.minimum(0), z.maximum(100)),
})
export type StatusSummary = z.infer<typeof StatusSummary>

/** One row of a status grid; `AgencyText` is empty for roles that do not see the Agency column. */
export const GridRow = z.object({
  ID: ID,
  Code: z.string(),
  Created: Instant,
  Pounds: z.number(),
  DonationContentsSummary: z.string(),
  FoodBank: z.object({ ID: ID, Name: z.string() }),
  DonorLocation: z.object({ ID: ID, Code: z.string(), Donor: z.object({ Name: z.string() }) }),
  Stage: z.enum(stages),
  PrimaryStatus: StatusSummary,
  AgencyText: z.string(),
  /** For dense lists: the one agency that is asked or has accepted, and a subtitle shorter than the status' own; else empty. */
  AgencyName: z._default(z.string(), ''),
  StatusBrief: z._default(z.string(), ''),
  DeliveryText: z.string(),
  IsReceiptCreationEligible: z.boolean(),
  PendingPickupID: z.nullable(ID),
  IsRepostEligible: z._default(z.boolean(), true),
})
export type GridRow = z.infer<typeof GridRow>

const TimelineSubEvent = z.object({
  Time: Instant,
  DateLocal: z.string(),
  TimeLocal: z.string(),
  Text: z.string(),
  ProcessTimeOnClient: z.boolean(),
})
/** Timeline, newest last. `DateLocal` and `TimeLocal` are in the donor location's zone unless `ProcessTimeOnClient`. */
export const TimelineEvent = z.extend(TimelineSubEvent, { Type: z.string(), SubEvents: z.array(TimelineSubEvent) })
export type TimelineEvent = z.infer<typeof TimelineEvent>

/** The transaction of section 3, as far as the caller may see it: an agency sees its own match only. */
export const Transaction = z.object({
  ID: ID,
  Code: z.string(),
  Version: z.int(),
  Created: Instant,
  Stage: z.enum(stages),
  Pounds: z.number(),
  IsOpen: z.boolean(),
  DonationContentsSummary: z.string(),
  IsCancelled: z.boolean(),
  IsPendingStart: z.boolean(),
  IsMatchingInProgress: z.boolean(),
  IsSimultaneousNotifyEnabled: z.boolean(),
  IsVolunteerAutomationEnabled: z.boolean(),
  IsSignificantPendingStart: z.boolean(),
  SignificantPendingStartDescription: z.string(),
  StartAfter: z.nullable(Instant),
  IsDonorClosed: z.boolean(),
  IsMarkedAsSuccessfulByDonor: z.boolean(),
  IsReceiptCreationComplete: z.boolean(),
  IsReceiptCreationEligible: z.boolean(),
  PendingPickupID: z.nullable(ID),
  PickupID: z.nullable(ID),
  Pickup: z.nullable(z.object({ Code: z.string() })),
  IsComplete: z.boolean(),
  EntrySourceCode: z.string(),
  IsRepostEligible: z.boolean(),
  DonorRecordedPickupDate: z.nullable(Day),
  DonorRecordedPickupTime: z.nullable(Hour),
  PickupTimeType: PickupTimeType,
  PickupTimeTypeID: ID,
  TimeZone: z.string(),
  Notes: z.string(),
  /** Short-lived address of the photo. */
  PhotoUrl: z.nullable(z.string()),
  FoodBank: z.object({ ID: ID, Name: z.string() }),
  DonorLocation: DonorLocation,
  Address: Address,
  AdHocTransactionDonationCategories: z.array(TransactionCategory),
  AdHocTransactionStorageRequirements: z.array(
    z.object({ StorageRequirementID: ID, StorageRequirement: StorageRequirement }),
  ),
  OfferMinutes: z.int(),
  /** Hours in which offers wait; absent: they are made at any hour. */
  QuietHours: z.optional(QuietHours),
  /** For the donor and the food bank. */
  CancelRequest: z._default(z.nullable(CancelRequest), null),
  /** Number of edits of the contents; sent back with the next edit. */
  Edition: z._default(z.int(), 0),
  /** Edited fields, with the time of the last edit; an agency reads the edits since it was asked. */
  Edits: z._default(z.array(Edit), []),
  /** The close-out can be taken back now. */
  CanReopen: z._default(z.boolean(), false),
  Matches: z.array(AgencyMatch),
  ActiveMatch: z.nullable(AgencyMatch),
  /** Spelling as in the specification. */
  IsInitialMatchingAvailble: z.boolean(),
  PrimaryStatus: StatusSummary,
  AgencyText: z.string(),
  DeliveryText: z.string(),
  Timeline: z.object({ Events: z.array(TimelineEvent) }),
})
export type Transaction = z.infer<typeof Transaction>

/** Longest notes of a donation, in characters. */
export const maxNotes = 1000

const Items = z
  .array(z.strictObject({ DonationCategoryID: ID, Pounds }))
  .check(z.minLength(1), z.maxLength(maxCategories))

/** A donation to be posted. The code of a custom pickup time travels as `CustomPickupTimeCode` with the type CUSTOM. */
export const DonationDraft = z.strictObject({
  DonorLocationID: ID,
  categories: Items,
  StorageRequirementIDs: z.array(ID).check(z.maxLength(20)),
  /** Day, or null for any of the next seven days. */
  DonorRecordedPickupDate: z.nullable(Day),
  PickupTimeTypeID: ID,
  CustomPickupTimeCode: z.optional(z.string().check(z.maxLength(20))),
  /** Start of the offers; null for as soon as the donation may be offered. */
  StartAfter: z.nullable(Instant),
  Notes: z.optional(OptionalText(maxNotes)),
  PhotoKey: z.optional(z.nullable(PhotoKey)),
  copyOf: z.optional(ID),
  source: z.optional(OptionalText(60)),
})
export type DonationDraft = z.infer<typeof DonationDraft>

const grid = (id: string, prefix: string, roles: readonly (typeof readers)[number][], whose: string) =>
  get(id, `/api/${prefix}RealTimeGrid`, {
    summary: `Status grid of real-time donations: ${whose}.`,
    roles,
    resource: 'self',
    query: { ...donationGridQuery, order: z.optional(z.enum(gridOrders)) },
    value: page(GridRow),
  })

export const getFeedingAmericaGrid = grid(
  'getFeedingAmericaGrid',
  'FeedingAmerica',
  ['fano'],
  'all food banks of the network',
)

export const getFoodBankGrid = grid('getFoodBankGrid', 'FoodBank', foodBankRoles, 'the food bank’s own')

export const getStateAssociationGrid = grid(
  'getStateAssociationGrid',
  'StateAssociation',
  ['foodcoordstateasso'],
  'the food banks of the association',
)

export const getCoopsGrid = grid('getCoopsGrid', 'Coops', ['foodcoordcoops'], 'the food banks of the co-op')

export const getDonorGrid = grid('getDonorGrid', 'Donor', donorRoles, 'the donor’s or donor location’s own')

export const maxNeededRows = 100
export const getNeedsGrid = get('getNeedsGrid', '/api/realtime/transactions/needs', {
  summary: `Donations that need the caller now, the most urgent first, whatever their age; at most ${maxNeededRows}. The rule is the home’s.`,
  roles: posters,
  resource: 'self',
  query: { searchFilter: donationGridQuery.searchFilter, donorFilter: donationGridQuery.donorFilter },
  value: z.object({ rows: z.array(GridRow), HasMore: z.boolean() }),
})

export const exportGrid = get('exportGrid', '/api/realtime/transactions/export', {
  summary:
    'The status grid of the caller’s role as CSV; at most 366 days. With mode=current an agency’s current donations, whatever their age.',
  roles: readers,
  resource: 'self',
  query: donationGridQuery,
  value: z.string(),
  file: 'text/csv',
})

/** Most rows of one export: they have to fit into one answer. */
export const maxExportedRows = 10_000

/** Rows that a grid's totals count; beyond, they are a lower bound. */
export const maxCountedRows = 1000

export const getGridTotals = get('getGridTotals', '/api/realtime/transactions/totals', {
  summary: `Number and pounds of the rows under the grid’s filter; “at least” beyond ${maxCountedRows.toLocaleString('en')} rows.`,
  roles: readers,
  resource: 'self',
  query: donationGridQuery,
  value: z.object({ Count: z.int(), Pounds: z.number(), IsAtLeast: z.boolean() }),
})

export const listStatusTypes = get('listStatusTypes', '/api/realtime/status/types', {
  summary: 'Status types for the grid’s filter; Any Status (-1) is the client’s.',
  roles: readers,
  resource: 'tenant',
  value: z.array(z.object({ ID: z.int(), Name: z.string() })),
})

export const getTransaction = get('getTransaction', '/api/realtime/transactions/{id}', {
  summary: 'One donation with its matches and timeline.',
  roles: readers,
  resource: 'donation',
  params: { id: PathID },
  value: Transaction,
  permissions: ['photos:get'],
})

export const postDonation = post('postDonation', '/api/realtime/transactions', {
  summary: 'Posts a donation; agencies are matched right after.',
  roles: posters,
  resource: 'donorLocation',
  body: DonationDraft,
  value: z.object({ ID: ID, Code: z.string() }),
  idempotent: true,
  permissions: ['photos:get'],
})

export const bulkOffer = post('bulkOffer', '/api/realtime/transactions/bulk', {
  summary:
    'Posts many donations of a bulk donor, each known by its reference: one sent again under the same reference is not posted twice.',
  roles: ['bulkofferdonor'],
  resource: 'self',
  body: z.strictObject({
    /** Names the file: rows that it added itself are answered as added when they are sent again. */
    ImportID: Text(100),
    rows: z.array(BulkRow).check(z.minLength(1), z.maxLength(bulkBatch)),
  }),
  value: z.array(BulkOutcome).check(z.maxLength(bulkBatch)),
  before2: (outcomes) => outcomes.map(bulkOutcomeBefore2),
  limit: { perHour: 1000 },
})

export const preparePhoto = post('preparePhoto', '/api/realtime/photos', {
  summary: 'A short-lived address to upload the photo of a donation to, and the key to post with it.',
  roles: posters,
  resource: 'self',
  body: PhotoToSend,
  value: PhotoUpload,
  permissions: ['photos:put'],
})

export const getDonationCopy = get('getDonationCopy', '/api/realtime/transactions/{id}/copy', {
  summary: 'A draft with the contents of an earlier donation.',
  roles: posters,
  resource: 'donation',
  params: { id: PathID },
  query: { source: z.optional(Text(60)) },
  value: DonationDraft,
})

export const cancelTransaction = post('cancelTransaction', '/api/realtime/transactions/{id}/cancel', {
  summary:
    'Marks the donation as not matched and closes it for good; everyone asked is told. Donors are refused: they ask.',
  roles: posters,
  resource: 'donation',
  params: { id: PathID },
  value: Transaction,
  permissions: ['photos:get'],
})

export const updateDonationItems = put('updateDonationItems', '/api/realtime/transactions/{id}/items', {
  summary: 'Corrects weight and items while the donation is open.',
  roles: posters,
  resource: 'donation',
  params: { id: PathID },
  body: z.strictObject({ categories: Items }),
  value: Transaction,
  permissions: ['photos:get'],
})

export const updateDonation = put('updateDonation', '/api/realtime/transactions/{id}', {
  summary: 'Edits items, notes and pickup while the donation is open; agencies that are asked or accepted are told.',
  roles: posters,
  resource: 'donation',
  params: { id: PathID },
  body: z.strictObject({
    /** `Edition` of the donation that was read; another one is refused. */
    Edition: z.int().check(z.minimum(0)),
    categories: Items,
    Notes: OptionalText(maxNotes),
    DonorRecordedPickupDate: z.nullable(Day),
    PickupTimeTypeID: ID,
    CustomPickupTimeCode: z.optional(z.string().check(z.maxLength(20))),
  }),
  value: Transaction,
  permissions: ['photos:get'],
})

export const requestCancel = post('requestCancel', '/api/realtime/transactions/{id}/cancelrequest', {
  summary: 'The donor asks the food bank to cancel the donation.',
  roles: donorRoles,
  resource: 'donation',
  params: { id: PathID },
  body: CancelRequestDraft,
  value: Transaction,
  permissions: ['photos:get'],
})

export const declineCancel = post('declineCancel', '/api/realtime/transactions/{id}/cancelrequest/decline', {
  summary: 'The food bank keeps a donation that its donor asked to cancel.',
  roles: foodBankRoles,
  resource: 'donation',
  params: { id: PathID },
  value: Transaction,
  permissions: ['photos:get'],
})

export const getCloseOut = get('getCloseOut', '/api/realtime/transactions/{id}/close', {
  summary: 'What the donor confirms at the end: summary and items.',
  roles: posters,
  resource: 'donation',
  params: { id: PathID },
  value: Transaction,
  permissions: ['photos:get'],
})

export const closeOut = post('closeOut', '/api/realtime/transactions/{id}/close', {
  summary: 'The donor closes the donation as successful or not, with the final weights.',
  roles: posters,
  resource: 'donation',
  params: { id: PathID },
  body: z.strictObject({
    IsMarkedAsSuccessfulByDonor: z.boolean(),
    categories: z.optional(Items),
    /** Time of the pickup, by the location's clock; both or none. */
    DonorRecordedPickupDate: z.optional(Day),
    DonorRecordedPickupTime: z.optional(Hour),
  }),
  value: Transaction,
  permissions: ['photos:get'],
})

export const reopenDonation = post('reopenDonation', '/api/realtime/transactions/{id}/reopen', {
  summary: `Takes a close-out by mistake back within ${reopenHours} hours: the donation is as it was before.`,
  roles: posters,
  resource: 'donation',
  params: { id: PathID },
  value: Transaction,
  permissions: ['photos:get'],
})

export const listDonationCategories = get('listDonationCategories', '/api/realtime/donationcategories', {
  summary: 'Categories a donation consists of.',
  roles: [...posters, 'agency'],
  resource: 'tenant',
  value: z.array(DonationCategory),
})

export const listStorageRequirements = get('listStorageRequirements', '/api/realtime/storagerequirements', {
  summary: 'Storage a donation can need.',
  roles: [...posters, 'agency'],
  resource: 'tenant',
  value: z.array(StorageRequirement),
})

export const listPickupTimeTypes = get('listPickupTimeTypes', '/api/realtime/pickuptimetypes', {
  summary: 'Pickup windows of a day; CUSTOM is the form’s choice of an own window.',
  roles: [...posters, 'agency'],
  resource: 'tenant',
  value: z.array(PickupTimeType),
})

/** A donation of a donor's own software: one row of the bulk offer, which may start later and have several categories. */
export const ApiDonationDraft = z.extend(BulkRow, {
  categories: z
    .array(z.strictObject({ DonationCategoryID: ID, Pounds }))
    .check(z.minLength(1), z.maxLength(maxCategories)),
  StartAfter: z.optional(z.nullable(Instant)),
})

export const postDonorDonation = ofDonors.post('postDonorDonation', '/api/donors/{donorId}/donations', {
  summary:
    'A donor’s software posts a donation with its key in the header `access-code`. The same reference again answers the donation that it has.',
  roles: 'anonymous',
  resource: 'code',
  params: { donorId: PathID },
  body: ApiDonationDraft,
  value: z.object({
    ID: ID,
    Code: z.string(),
    /** Addition; false when the reference was posted before. */
    IsAdded: z.boolean(),
  }),
})
