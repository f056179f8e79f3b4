import * as z from 'zod/mini'
import { donorRoles, foodBankRoles } from '../access.ts'
import { Address, AgencyMatch, DonorLocation, PickupTimeType, TransactionCategory } from '../donation/donation.ts'
import { area, get, post } from './endpoint.ts'
import { Day, gridQuery, ID, Instant, Nothing, OptionalText, PathID, Pounds, page } from './fields.ts'
import { StatusSummary, Transaction } from './realtime.ts'

const agencyOrFoodBank = ['agency', ...foodBankRoles] as const

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
  DeliveryText: z.string(),
  /** The agency is being asked and may still answer. */
  IsOffered: z.boolean(),
  AgencyExpirationTime: z.nullable(Instant),
  /** The donor said how it went: what is left to do is the receipt. */
  IsDonorClosed: z.boolean(),
  IsReceiptCreationEligible: z.boolean(),
  PendingPickupID: z.nullable(ID),
  PickupDate: z.nullable(Day),
  /** For the receipt link: categories and storage requirements of the donation. */
  Items: z.array(z.object({ DonationCategoryID: ID, Pounds: z.number() })),
  StorageRequirementIDs: z.array(ID),
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
  FoodBankContact: z.object({ Name: z.string(), PhoneNumber: z.string(), EMailAddress: z.string() }),
})
export type Offer = z.infer<typeof Offer>

const ReceiptItem = z.object({ DonationCategoryID: ID, Name: z.string(), Pounds: z.number() })

export const ReceiptRow = z.object({
  ID: ID,
  Code: z.string(),
  Date: Day,
  Created: Instant,
  Agency: z.object({ ID: ID, Name: z.string() }),
  DonorLocation: z.object({ ID: ID, Code: z.string(), Donor: z.object({ Name: z.string() }) }),
  Pounds: z.number(),
  AdHocTransactionID: z.nullable(ID),
})
export type ReceiptRow = z.infer<typeof ReceiptRow>

export const Receipt = z.extend(ReceiptRow, {
  categories: z.array(ReceiptItem),
  StorageRequirement: z.nullable(z.object({ ID: ID, Name: z.string() })),
  IsVolunteer: z.boolean(),
  Notes: z.string(),
})
export type Receipt = z.infer<typeof Receipt>

const ReceiptDraft = z.strictObject({
  /** Food bank roles only; an agency's own is taken from its session (decision 23). */
  agencyId: z.optional(ID),
  donorLocationId: ID,
  categories: z.array(z.strictObject({ categoryId: ID, pounds: Pounds })).check(z.minLength(1), z.maxLength(50)),
  storageRequirementId: z.optional(z.nullable(ID)),
  adHocTransactionId: z.optional(z.nullable(ID)),
  volunteer: z.optional(z.boolean()),
  date: Day,
  Notes: z.optional(OptionalText(1000)),
})
export type ReceiptDraft = z.infer<typeof ReceiptDraft>

export const agency = area('agency', {
  getDashboard: get('/api/AgencyDashboard', {
    summary: 'Totals of the agency: pounds picked up, associated stores, receipts.',
    roles: ['agency'],
    on: 'self',
    value: z.object({ TransactionsPoundsTotal: z.number(), DonorsTotal: z.int(), PickupsTotal: z.int() }),
  }),
  getDashboardPickups: get('/api/AgencyDashboard/pickups', {
    summary: 'Pounds picked up per day; dates are MM-DD-YYYY, an empty or too old start gives the default range.',
    roles: ['agency'],
    on: 'self',
    query: {
      startDate: z.optional(z.string().check(z.maxLength(10))),
      endDate: z.optional(z.string().check(z.maxLength(10))),
    },
    value: z.object({ startDate: Day, endDate: Day, pickups: z.array(z.object({ date: Day, pounds: z.number() })) }),
  }),
  getCurrentId: get('/api/agencies/currentid', {
    summary: 'ID of the signed-in agency.',
    roles: ['agency'],
    on: 'self',
    value: ID,
  }),
  getAgencyGrid: get('/api/AgencyRealTimeGrid', {
    summary: 'The agency’s donations: current ones, or with mode=historical all of a period.',
    roles: ['agency'],
    on: 'self',
    query: gridQuery,
    value: page(AgencyRow),
  }),
  listNewInProgressDonations: get('/api/agencies/current/donations/newinprogress', {
    summary: 'Offers to answer, donations under way and those that wait for a receipt.',
    roles: ['agency'],
    on: 'self',
    value: z.array(AgencyRow),
  }),
  listDonationHistory: get('/api/agencies/current/donations/history', {
    summary: 'Past donations of the agency, newest first, the last 30 days.',
    roles: ['agency'],
    on: 'self',
    value: z.array(AgencyRow),
  }),
  getMatch: get('/api/agencies/current/matches/{id}', {
    summary: 'An offer with its donation, times to choose from and the end of its period.',
    roles: agencyOrFoodBank,
    on: 'donation',
    params: { id: PathID },
    value: Offer,
    uses: ['photos:get'],
  }),
  acceptMatch: post('/api/agencies/current/matches/{id}/accept', {
    summary: 'Accepts an offer with a proposed pickup day and time; refused at or after the end of the offer period.',
    roles: agencyOrFoodBank,
    on: 'donation',
    params: { id: PathID },
    body: z.strictObject({
      AgencyProposedPickupDate: Day,
      AgencyProposedPickupTimeTypeID: ID,
      AgencyDriverID: z.optional(z.nullable(ID)),
    }),
    value: Nothing,
  }),
  declineMatch: post('/api/agencies/current/matches/{id}/decline', {
    summary: 'Declines an offer; the next agency is asked.',
    roles: agencyOrFoodBank,
    on: 'donation',
    params: { id: PathID },
    value: Nothing,
  }),
  getContactInfo: get('/api/agencies/getContactInfo', {
    summary: 'Contact of the own agency; food banks name the agency.',
    roles: agencyOrFoodBank,
    on: 'agency',
    query: { agencyId: z.optional(PathID) },
    value: z.object({
      Name: z.string(),
      ContactName: z.string(),
      PhoneNumber: z.string(),
      EMailAddress: z.string(),
      Address: Address,
    }),
  }),
  listDrivers: get('/api/agencies/current/drivers', {
    summary: 'Drivers of the agency, for the pickup.',
    roles: ['agency'],
    on: 'self',
    value: z.array(z.object({ ID: ID, Name: z.string() })),
  }),
  listDonorLocations: get('/api/agencies/{id}/donorlocations', {
    summary: 'Donor locations the agency may receive from.',
    roles: agencyOrFoodBank,
    on: 'agency',
    params: { id: PathID },
    value: z.array(DonorLocation),
  }),
  listAssociatedDonorLocations: get('/api/donorlocations/associated', {
    summary: 'Donor locations of the caller: the food bank’s, or the donor’s own.',
    roles: [...agencyOrFoodBank, ...donorRoles],
    on: 'self',
    value: z.array(DonorLocation),
  }),
  listAssociatedAdhoc: get('/api/agencies/associated/adhoc', {
    summary: 'Agencies of the food bank that take part in real-time donations.',
    roles: foodBankRoles,
    on: 'self',
    value: z.array(z.object({ ID: ID, Name: z.string(), Address: Address, IsMasterAgency: z.boolean() })),
  }),
  listReceipts: get('/api/receipts', {
    summary: 'Submitted receipts, newest first.',
    roles: agencyOrFoodBank,
    on: 'self',
    query: gridQuery,
    value: page(ReceiptRow),
  }),
  createReceipt: post('/api/receipts', {
    summary: 'Records what an agency picked up; with adHocTransactionId it receipts that donation.',
    roles: agencyOrFoodBank,
    on: 'agency',
    body: ReceiptDraft,
    value: z.object({ PickupID: ID, Pickup: z.object({ Code: z.string() }) }),
    once: true,
  }),
  getReceipt: get('/api/receipts/{id}', {
    summary: 'One receipt.',
    roles: [...agencyOrFoodBank, ...donorRoles],
    on: 'receipt',
    params: { id: PathID },
    value: Receipt,
  }),
  loadReceipt: get('/api/receipts/load/{id}', {
    summary: 'The receipt form’s contents for a donation.',
    roles: agencyOrFoodBank,
    on: 'donation',
    params: { id: PathID },
    value: z.object({
      agencyId: ID,
      agencyName: z.string(),
      donorLocationId: ID,
      categories: z.array(TransactionCategory),
      storageRequirementId: z.nullable(ID),
      adHocTransactionId: ID,
      volunteer: z.boolean(),
      date: Day,
    }),
  }),
  previewReceipt: get('/api/receipts/preview/{id}', {
    summary: 'The receipt of a donation as it is, or as it would be, recorded.',
    roles: [...agencyOrFoodBank, ...donorRoles],
    on: 'donation',
    params: { id: PathID },
    value: z.object({
      IsRecorded: z.boolean(),
      Receipt: z.omit(Receipt, { ID: true, Code: true }),
      Code: z.nullable(z.string()),
    }),
  }),
})
