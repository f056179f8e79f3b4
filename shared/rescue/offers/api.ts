import * as z from 'zod/mini'
import { agencyOrFoodBankRoles, foodBankRoles } from '../../core/access.ts'
import { area } from '../../core/schema/endpoint.ts'
import { Day, donationGridQuery, ID, Instant, OptionalText, PathID, page } from '../../core/schema/fields.ts'
import { Address } from '../../network/organizations/address.ts'
import { QuietHours } from '../../network/organizations/quietHours.ts'
import { GridRow, StatusSummary, Transaction } from '../donations/api.ts'
import { DeclineReason, maxDeclineNote } from '../donations/declineReason.ts'
import { AgencyMatch, PickupTimeType, ScoreComponent } from '../donations/donation.ts'
import { moveModes } from '../donations/moveRanks.ts'
import { HandBackReason, maxHandBackNote } from '../donations/pickup/handBackReason.ts'
import { tones } from '../donations/status/tone.ts'
import { componentNames, providerTypes } from '../providers/providerTypes.ts'

/** Offers: what agencies answer, and the match list that food banks rank, approve and change. */
const { get, post } = area('offers')

/** One donation as an agency lists it: its own part only. */
export const AgencyRow = z.object({
  ID: ID,
  MatchID: ID,
  Code: z.string(),
  Created: Instant,
  Pounds: z.number(),
  DonationContentsSummary: z.string(),
  FoodBank: z.object({ ID: ID, Name: z.string() }),
  DonorLocation: z.object({ ID: ID, Code: z.string(), Donor: z.object({ Name: z.string() }) }),
  /** Label of section 4, in the caller's language. */
  StatusLabel: z.string(),
  StatusTone: z.enum(tones),
  DeliveryText: z.string(),
  /** The agency is being asked and may still answer. */
  IsOffered: z.boolean(),
  AgencyExpirationTime: z.nullable(Instant),
  /** The donor said how it went: what is left to do is the receipt. */
  IsDonorClosed: z.boolean(),
  IsReceiptCreationEligible: z.boolean(),
  PendingPickupID: z.nullable(ID),
  PickupDate: z.nullable(Day),
  /** Time at which the pickup's window ends; null while no day is known. */
  PickupEnds: z._default(z.nullable(Instant), null),
  /** For the receipt link: categories and storage requirements of the donation. */
  Items: z.array(z.object({ DonationCategoryID: ID, Pounds: z.number() })),
  StorageRequirementIDs: z.array(ID),
  /** A volunteer has the run, or delivered it. */
  IsVolunteer: z._default(z.boolean(), false),
})
export type AgencyRow = z.infer<typeof AgencyRow>

/** The agency's status summary of section 3. */
export const OfferSummary = z.extend(StatusSummary, {
  AcceptedByRequestingAgency: z.boolean(),
  RejectedByRequestingAgency: z.boolean(),
  TimeoutNoResponseByRequestingAgency: z.boolean(),
  AvailableDates: z.array(z.object({ Date: Day })),
  AllPickupTimes: z.array(PickupTimeType),
  TotalMinutesAgencyOfferPeriod: z.number(),
  AgencyExpirationTime: z.nullable(Instant),
})
export type OfferSummary = z.infer<typeof OfferSummary>

export const Offer = z.object({
  Transaction: Transaction,
  Match: AgencyMatch,
  StatusSummary: OfferSummary,
  StatusLabel: z.string(),
  StatusTone: z.enum(tones),
  FoodBankContact: z.object({ Name: z.string(), PhoneNumber: z.string(), EMailAddress: z.string() }),
  /** Contact at the store: for the agency that has the pickup. */
  StoreContact: z.optional(z.object({ ContactName: z.string(), PhoneNumber: z.string() })),
})
export type Offer = z.infer<typeof Offer>

export const getAgencyGrid = get('getAgencyGrid', '/api/AgencyRealTimeGrid', {
  summary: 'The agency’s donations: current ones, or with mode=historical all of a period.',
  roles: ['agency'],
  resource: 'self',
  query: donationGridQuery,
  value: page(AgencyRow),
})

export const listNewInProgressDonations = get(
  'listNewInProgressDonations',
  '/api/agencies/current/donations/newinprogress',
  {
    summary: 'Offers to answer, donations under way and those that wait for a receipt.',
    roles: ['agency'],
    resource: 'self',
    query: {
      searchFilter: donationGridQuery.searchFilter,
      donorFilter: donationGridQuery.donorFilter,
      statusTypeId: donationGridQuery.statusTypeId,
    },
    value: z.array(AgencyRow),
  },
)

export const listDonationHistory = get('listDonationHistory', '/api/agencies/current/donations/history', {
  summary: 'Past donations of the agency, newest first, the last 30 days.',
  roles: ['agency'],
  resource: 'self',
  value: z.array(AgencyRow),
})

export const getMatch = get('getMatch', '/api/agencies/current/matches/{id}', {
  summary: 'An offer with its donation, times to choose from and the end of its period.',
  roles: agencyOrFoodBankRoles,
  resource: 'donation',
  params: { id: PathID },
  value: Offer,
  permissions: ['photos:get'],
})

export const acceptMatch = post('acceptMatch', '/api/agencies/current/matches/{id}/accept', {
  summary: 'Accepts an offer with a proposed pickup day and time; refused at or after the end of the offer period.',
  roles: agencyOrFoodBankRoles,
  resource: 'donation',
  params: { id: PathID },
  body: z.strictObject({
    AgencyProposedPickupDate: Day,
    AgencyProposedPickupTimeTypeID: ID,
    AgencyDriverID: z.optional(z.nullable(ID)),
  }),
  value: Offer,
  permissions: ['photos:get'],
})

export const declineMatch = post('declineMatch', '/api/agencies/current/matches/{id}/decline', {
  summary: 'Declines an offer, with or without a reason; the next agency is asked.',
  roles: agencyOrFoodBankRoles,
  resource: 'donation',
  params: { id: PathID },
  body: z.strictObject({ Reason: z.optional(DeclineReason), Note: z.optional(OptionalText(maxDeclineNote)) }),
  value: Offer,
  permissions: ['photos:get'],
})

export const handBackMatch = post('handBackMatch', '/api/agencies/current/matches/{id}/handback', {
  summary:
    'Hands an accepted pickup back before it was picked up: agencies that were not asked yet are, or staff are told.',
  roles: agencyOrFoodBankRoles,
  resource: 'donation',
  params: { id: PathID },
  body: z.strictObject({ Reason: z.optional(HandBackReason), Note: z.optional(OptionalText(maxHandBackNote)) }),
  value: Offer,
  permissions: ['photos:get'],
})

/** Driver: one of the list, or a name with a telephone; without either nobody is named. */
const namedDriver = {
  AgencyDriverID: z.optional(z.nullable(ID)),
  DriverName: z.optional(OptionalText(100)),
  DriverPhoneNumber: z.optional(OptionalText(30)),
}

export const updatePickup = post('updatePickup', '/api/agencies/current/matches/{id}/pickup', {
  summary:
    'Changes an accepted pickup until it was picked up: day and time, the driver, and by the food bank who fetches it.',
  roles: agencyOrFoodBankRoles,
  resource: 'donation',
  params: { id: PathID },
  body: z.strictObject({
    /** Both or none: the time stays. */
    AgencyProposedPickupDate: z.optional(Day),
    AgencyProposedPickupTimeTypeID: z.optional(ID),
    ...namedDriver,
    /** Food banks only. */
    ProviderType: z.optional(z.enum(providerTypes)),
  }),
  value: Offer,
  permissions: ['photos:get'],
})

export const getContactInfo = get('getContactInfo', '/api/agencies/getContactInfo', {
  summary: 'Contact of the own agency; food banks name the agency.',
  roles: agencyOrFoodBankRoles,
  resource: 'agency',
  query: { agencyId: z.optional(PathID) },
  value: z.object({
    Name: z.string(),
    ContactName: z.string(),
    PhoneNumber: z.string(),
    EMailAddress: z.string(),
    Address: Address,
  }),
})

export const listPendingMatches = get('listPendingMatches', '/api/foodbanks/current/matches/pending', {
  summary:
    'Donations whose match list waits for the food bank’s approval, the longest waiting first, at most a hundred.',
  roles: foodBankRoles,
  resource: 'self',
  value: z.extend(page(GridRow), { HasMore: z.boolean() }),
})

const Rank = z.coerce.number<number>().check(z.int(), z.minimum(-1), z.maximum(1000))

export const moveMatch = get('moveMatch', '/api/foodbanks/current/matches/agency/{id}/move/{from}/{to}', {
  summary: 'Swaps two ranks, or inserts at the new rank; at rank 1 the active offer changes hands.',
  roles: foodBankRoles,
  resource: 'donation',
  params: { id: PathID, from: Rank, to: Rank },
  query: { mode: z.optional(z.enum(moveModes)) },
  mutates: true,
  value: Transaction,
  permissions: ['photos:get'],
})

export const removeMatch = get('removeMatch', '/api/foodbanks/current/matches/agency/{id}/remove', {
  summary: 'Takes an agency out of the ranking; the active match stays.',
  roles: foodBankRoles,
  resource: 'donation',
  params: { id: PathID },
  mutates: true,
  value: Transaction,
  permissions: ['photos:get'],
})

export const addAgency = get('addAgency', '/api/foodbanks/current/matches/{txId}/agency/add/{agencyId}', {
  summary: 'Adds an agency at the end of the ranking.',
  roles: foodBankRoles,
  resource: 'donation',
  params: { txId: PathID, agencyId: PathID },
  mutates: true,
  value: Transaction,
  permissions: ['photos:get'],
})

export const acceptMatches = get('acceptMatches', '/api/foodbanks/current/matches/{txId}/accept', {
  summary: 'Approves the match list: offers start now, or at the delayed start.',
  roles: foodBankRoles,
  resource: 'donation',
  params: { txId: PathID },
  mutates: true,
  value: Transaction,
  permissions: ['photos:get'],
})

export const takeBackApproval = post('takeBackApproval', '/api/foodbanks/current/matches/{txId}/accept/undo', {
  summary: 'Takes an approval back before any agency has answered: offers are withdrawn and the list waits again.',
  roles: foodBankRoles,
  resource: 'donation',
  params: { txId: PathID },
  value: Transaction,
  permissions: ['photos:get'],
})

/** A pickup that was agreed with the agency; without both, the one that the donor recorded. */
const proposedPickup = {
  AgencyProposedPickupDate: z.optional(Day),
  AgencyProposedPickupTimeTypeID: z.optional(PathID),
}
const Provider = z.enum(providerTypes)

export const listProviderTypes = get('listProviderTypes', '/api/foodbanks/current/providers', {
  summary: 'Who can fetch a directly accepted donation: values for providerType, named in the caller’s language.',
  roles: foodBankRoles,
  resource: 'tenant',
  value: z.array(z.object({ Code: Provider, Name: z.string() })),
})

/** The check of a provider part by part, `Detail` in the caller's language. */
export const ServiceAnswer = z.object({
  CanService: z.boolean(),
  Audit: z.object({
    Components: z.array(z.object({ Name: z.enum(componentNames), Passed: z.boolean(), Detail: z.string() })),
    /** First hour of the pickup window, `09:30`; empty while none is known. */
    TimeKey: z.string(),
  }),
})
export type ServiceAnswer = z.infer<typeof ServiceAnswer>

export const canService = get(
  'canService',
  '/api/foodbanks/current/matches/agency/{id}/providers/{providerType}/canService',
  {
    summary: 'Whether a provider can fetch the donation for an agency of its list, and why not.',
    roles: foodBankRoles,
    resource: 'donation',
    params: { id: PathID, providerType: Provider },
    query: proposedPickup,
    value: ServiceAnswer,
  },
)

export const assignDirect = get(
  'assignDirect',
  '/api/foodbanks/current/matches/agency/{id}/assignDirect/{providerType}',
  {
    summary: 'Direct accept: accepts on the agency’s behalf, with the provider and the driver that fetch it.',
    roles: foodBankRoles,
    resource: 'donation',
    params: { id: PathID, providerType: Provider },
    query: { AgencyDriverID: z.optional(PathID), ...proposedPickup },
    mutates: true,
    value: Transaction,
    permissions: ['photos:get'],
  },
)

export const reassignPickup = post('reassignPickup', '/api/foodbanks/current/matches/{txId}/reassign', {
  summary: 'Gives an accepted donation to another agency in one step, until it was picked up; the former one is told.',
  roles: foodBankRoles,
  resource: 'donation',
  params: { txId: PathID },
  body: z.strictObject({
    AgencyID: ID,
    /** The match that has the pickup as the caller saw it: refused when it is another agency's by now. */
    FromMatchID: z.optional(ID),
    ProviderType: Provider,
    AgencyProposedPickupDate: z.optional(Day),
    AgencyProposedPickupTimeTypeID: z.optional(ID),
    ...namedDriver,
  }),
  value: Transaction,
  permissions: ['photos:get'],
})

export const prioritizeMasterAgency = get(
  'prioritizeMasterAgency',
  '/api/foodbanks/current/{txId}/prioritizeMasterAgency',
  {
    summary: 'Food bank delivery: the agencies leave the list and the food bank’s own agency is first.',
    roles: foodBankRoles,
    resource: 'donation',
    params: { txId: PathID },
    mutates: true,
    value: Transaction,
    permissions: ['photos:get'],
  },
)

/** An agency of the food bank as matching sees it now; `Reason` says why it is left out. */
export const ExplainedAgency = z.object({
  Agency: z.object({ ID: ID, Name: z.string(), IsMasterAgency: z.boolean() }),
  DistanceMiles: z.number(),
  TotalMatchScore: z.number(),
  IsFromPresetMatch: z.boolean(),
  ScoreComponents: z.array(ScoreComponent),
  Reason: z.nullable(z.string()),
})
export type ExplainedAgency = z.infer<typeof ExplainedAgency>

export const explainMatches = get('explainMatches', '/api/foodbanks/current/matches/{txId}/explanation', {
  summary: 'Every agency of the food bank with its score or the first reason that leaves it out, as matching is now.',
  roles: foodBankRoles,
  resource: 'donation',
  params: { txId: PathID },
  value: z.array(ExplainedAgency),
})

export const updateEscalationMode = post('updateEscalationMode', '/api/foodbanks/updateEscalationMode', {
  summary: 'Ordered: one agency after the other. Simultaneous: all at once, first acceptance wins.',
  roles: foodBankRoles,
  resource: 'donation',
  body: z.strictObject({ id: ID, mode: z.enum(['ordered', 'simultaneous']) }),
  value: Transaction,
  permissions: ['photos:get'],
})

export const updateStartMode = post('updateStartMode', '/api/foodbanks/updateStartMode', {
  summary: 'Future: offers start tomorrow at midnight of the user’s clock. Now: at once; the delay is gone for good.',
  roles: foodBankRoles,
  resource: 'donation',
  body: z.strictObject({
    id: ID,
    mode: z.enum(['now', 'future']),
    /** The browser's now with its offset, `2026-11-20T18:00:00-05:00`: what tomorrow means to the user. */
    clientTimeSnapshot: z.iso.datetime({ offset: true }),
  }),
  value: Transaction,
  permissions: ['photos:get'],
})

export const predictNotificationActions = post(
  'predictNotificationActions',
  '/api/foodbank/predictNotificationActions',
  {
    summary: 'Who would be notified, and when, with the given mode and start.',
    roles: foodBankRoles,
    resource: 'tenant',
    mutates: false,
    body: z.strictObject({
      entities: z.array(z.strictObject({ ID: ID, Name: z.string().check(z.maxLength(200)) })).check(z.maxLength(100)),
      mode: z.optional(z.enum(['ordered', 'simultaneous'])),
      isPendingStart: z.boolean(),
      startAfter: z.nullable(Instant),
      OfferMinutes: z.optional(z.int().check(z.minimum(5), z.maximum(1440))),
      /** Hours in which offers wait, in the zone; `Limit` is when the food spoils or its window ends. */
      Quiet: z.optional(
        z.strictObject({ Hours: QuietHours, TimeZone: z.string().check(z.maxLength(60)), Limit: z.nullable(Instant) }),
      ),
    }),
    // Not `Instant`: the last of many agencies is asked long after the start, possibly beyond its years.
    value: z.array(z.object({ ID: ID, Name: z.string(), NotifyAt: z.iso.datetime(), AnswerUntil: z.iso.datetime() })),
  },
)
