import * as z from 'zod/mini'
import { agencyOrFoodBankRoles } from '../../core/access.ts'
import { area } from '../../core/schema/endpoint.ts'
import { Day, gridQuery, ID, Instant, PathID, page, Text } from '../../core/schema/fields.ts'
import { Address } from '../../network/organizations/address.ts'
import { StatusSummary, TimelineEvent } from '../donations/api.ts'
import {
  EntityMatch,
  maxCases,
  maxPlaceDescription,
  receiverKinds,
  SubmissionItem,
  submissionStages,
} from './submission.ts'

/** Distributors' truckloads: matched and offered by the national network, taken by food banks and agencies. */
const { get, post } = area('distributors')

/** The network steers; food banks and agencies read what they were asked about, and answer. */
const readers = ['fano', ...agencyOrFoodBankRoles] as const
const network = ['fano'] as const

const Place = z.object({ City: z.string(), Province: z.string() })

/** Organization that a load is with; for an entity that was asked, its own part. */
const ShownEntityMatch = z.object({
  ID: z.int(),
  Entity: z.object({ Name: z.string(), Address: Place }),
  TotalMatchScore: z.number(),
  DistanceMiles: z.number(),
  Rank: z.nullable(z.int()),
  EntityAccepted: z.nullable(z.boolean()),
})

const summary = {
  ID: ID,
  Created: Instant,
  Reference: z.string(),
  Shipper: z.object({ Name: z.string() }),
  Carrier: z.object({ Name: z.string() }),
  PickupDate: Day,
  DeliveryDate: z.nullable(Day),
  Pounds: z.number(),
  InitiallyDonatedCases: z.int(),
  InitiallyDonatedItems: z.int(),
  TotalCases: z.int(),
  TotalItems: z.int(),
  IsDeleted: z.boolean(),
  IsCancelled: z.boolean(),
  DriverLocationDescription: z.string(),
  PrimaryStatus: StatusSummary,
}

/** One row of the distributor grid. */
export const SubmissionGridRow = z.object({
  ...summary,
  Summary: z.string(),
  Origin: Place,
  EntityMatch: z.nullable(ShownEntityMatch),
})
export type SubmissionGridRow = z.infer<typeof SubmissionGridRow>

/** The submission of section 3, as far as the caller may see it: an asked entity sees its own match only. */
export const SubmissionView = z.object({
  ...summary,
  Version: z.int(),
  Stage: z.enum(submissionStages),
  TimeZone: z.string(),
  Origin: Address,
  OfferDeadline: z.nullable(Instant),
  IsSimultaneousNotifyEnabled: z.boolean(),
  Items: z.array(SubmissionItem),
  EntityMatch: z.nullable(EntityMatch),
  Matches: z.array(EntityMatch),
  DriverLatitude: z.nullable(z.number()),
  DriverLongitude: z.nullable(z.number()),
  DriverLocationTime: z.nullable(Instant),
  DeliveredTime: z.nullable(Instant),
  Timeline: z.object({ Events: z.array(TimelineEvent) }),
})
export type SubmissionView = z.infer<typeof SubmissionView>

const submissionsQuery = {
  source: gridQuery.source,
  searchFilter: gridQuery.searchFilter,
  dateStartFilter: gridQuery.dateStartFilter,
  dateEndFilter: gridQuery.dateEndFilter,
  statusTypeId: gridQuery.statusTypeId,
  zone: gridQuery.zone,
  order: gridQuery.order,
  rows: gridQuery.rows,
  cursor: gridQuery.cursor,
} as const

export const getSubmissionsGrid = get('getSubmissionsGrid', '/api/AgencyDistributorSubmissionsGrid', {
  summary: 'Distributors’ loads: the network’s all, others’ those they were asked about; the last 30 days by default.',
  roles: readers,
  resource: 'self',
  query: submissionsQuery,
  value: page(SubmissionGridRow),
})

/** Most lines of one export: a network receives a few thousand loads a year. */
export const maxExportedLoads = 5000

export const exportSubmissionsGrid = get('exportSubmissionsGrid', '/api/distributors/transactions/export', {
  summary: 'The grid of distributors’ loads as CSV; at most 366 days.',
  roles: readers,
  resource: 'self',
  query: submissionsQuery,
  value: z.string(),
  file: 'text/csv',
})

export const listSubmissionStatusTypes = get('listSubmissionStatusTypes', '/api/distributors/status/types', {
  summary: 'The twelve statuses of a distributor’s load, for the grid’s filter; Any Status (-1) is the client’s.',
  roles: readers,
  resource: 'tenant',
  value: z.array(z.object({ ID: z.int(), Name: z.string() })),
})

export const getSubmission = get('getSubmission', '/api/distributors/transaction/{id}', {
  summary: 'One load with its items, its timeline and where its driver is.',
  roles: readers,
  resource: 'submission',
  params: { id: PathID },
  value: SubmissionView,
})

export const listPendingSubmissions = get('listPendingSubmissions', '/api/fano/distributor/matches/pending', {
  summary: 'Loads that wait for the network’s acceptance, oldest first, at most a hundred.',
  roles: network,
  resource: 'self',
  value: z.extend(page(SubmissionGridRow), { HasMore: z.boolean() }),
})

const Rank = z.coerce.number<number>().check(z.int(), z.minimum(-1), z.maximum(1000))

export const moveSubmissionMatch = get(
  'moveSubmissionMatch',
  '/api/fano/distributor/matches/{matchId}/move/{previousRank}/{newRank}',
  {
    summary: 'Swaps two ranks; at rank 1 the running offer changes hands.',
    roles: network,
    resource: 'submission',
    params: { matchId: PathID, previousRank: Rank, newRank: Rank },
    mutates: true,
    value: SubmissionView,
  },
)

export const removeSubmissionMatch = get('removeSubmissionMatch', '/api/fano/distributor/matches/{matchId}/remove', {
  summary: 'Takes an entity out of the ranking; the active match stays.',
  roles: network,
  resource: 'submission',
  params: { matchId: PathID },
  mutates: true,
  value: SubmissionView,
})

export const addSubmissionEntity = get(
  'addSubmissionEntity',
  '/api/fano/distributor/matches/{transactionId}/entity/add/{entityId}',
  {
    summary: 'Adds a food bank or an agency at the end of the ranking.',
    roles: network,
    resource: 'submission',
    params: { transactionId: PathID, entityId: PathID },
    mutates: true,
    value: SubmissionView,
  },
)

const steered = (id: string, action: string, text: string) =>
  get(id, `/api/fano/distributor/transactions/{id}/${action}`, {
    summary: text,
    roles: network,
    resource: 'submission',
    params: { id: PathID },
    mutates: true,
    value: SubmissionView,
  })

export const acceptSubmission = steered('acceptSubmission', 'accept', 'Accepts a load for the network: offers go out.')
export const cancelSubmission = steered('cancelSubmission', 'cancel', 'Cancels a load for good; open offers end.')
export const deleteSubmission = steered('deleteSubmission', 'delete', 'Deletes a load that nobody has accepted.')

export const acceptSubmissionMatch = get(
  'acceptSubmissionMatch',
  '/api/fano/distributor/transactions/{id}/matches/{matchId}/accept',
  {
    summary: 'Direct accept: the network accepts on an entity’s behalf.',
    roles: network,
    resource: 'submission',
    params: { id: PathID, matchId: PathID },
    mutates: true,
    value: SubmissionView,
  },
)

export const listAssociatedEntities = get('listAssociatedEntities', '/api/entities/associated', {
  summary: 'Food banks that a load can be offered to, by name, or one with its active agencies.',
  roles: network,
  resource: 'tenant',
  query: { foodBankId: z.optional(PathID) },
  value: z.array(z.object({ ID: ID, Name: z.string(), Kind: z.enum(receiverKinds), Address: Place })),
})

export const updateSubmissionEscalationMode = post(
  'updateSubmissionEscalationMode',
  '/api/distributors/updateEscalationMode',
  {
    summary: 'Offers go out one after the other, or to all at once (simultaneous notify).',
    roles: network,
    resource: 'submission',
    body: z.strictObject({ id: ID, mode: z.enum(['ordered', 'simultaneous']) }),
    value: SubmissionView,
  },
)

export const acceptSubmissionOffer = post('acceptSubmissionOffer', '/api/distributors/transaction/{id}/accept', {
  summary: 'The asked food bank or agency accepts the load; refused at or after the end of its period.',
  roles: agencyOrFoodBankRoles,
  resource: 'submission',
  params: { id: PathID },
  value: SubmissionView,
})

export const declineSubmissionOffer = post('declineSubmissionOffer', '/api/distributors/transaction/{id}/decline', {
  summary: 'The asked food bank or agency declines the load; the next is asked.',
  roles: agencyOrFoodBankRoles,
  resource: 'submission',
  params: { id: PathID },
  value: SubmissionView,
})

const Count = z.int().check(z.minimum(0), z.maximum(maxCases * 100))

export const recordSubmissionDelivery = post(
  'recordSubmissionDelivery',
  '/api/distributors/transaction/{id}/delivered',
  {
    summary: 'Marks an accepted load as delivered, with the cases and items that arrived.',
    roles: readers,
    resource: 'submission',
    params: { id: PathID },
    body: z.strictObject({ TotalCases: Count, TotalItems: Count }),
    value: SubmissionView,
  },
)

export const updateDriverLocation = post('updateDriverLocation', '/api/distributors/transaction/{id}/driverlocation', {
  summary: 'Records where the driver is, in words and, when known, as a point on the map.',
  roles: network,
  resource: 'submission',
  params: { id: PathID },
  body: z.strictObject({
    DriverLocationDescription: Text(maxPlaceDescription),
    DriverLatitude: z.nullable(z.number().check(z.minimum(-90), z.maximum(90))),
    DriverLongitude: z.nullable(z.number().check(z.minimum(-180), z.maximum(180))),
  }),
  value: SubmissionView,
})
