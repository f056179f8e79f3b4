import * as z from 'zod/mini'
import { foodBankRoles } from '../../core/access.ts'
import { JpegToSend, PhotoUpload } from '../../core/attachments/photo.ts'
import { DonationCategory } from '../../core/reference/reference.ts'
import { area } from '../../core/schema/endpoint.ts'
import { Day, ID, Instant, LoadedPounds, OptionalText, PathID } from '../../core/schema/fields.ts'
import { Address } from '../../network/organizations/address.ts'
import { Transaction } from '../donations/api.ts'
import { maxCategories } from '../donations/donation.ts'
import { problemKinds } from '../donations/pickup/attemptedPickup.ts'
import { reportKinds, runStates } from './report.ts'

/** Transport: volunteers are sought for accepted donations, and drivers report their runs from a page without an account. */
const { get, post } = area('transport')

export const updateVolunteerAutomationMode = post(
  'updateVolunteerAutomationMode',
  '/api/foodbanks/updateVolunteerAutomationMode',
  {
    summary: 'Volunteer pickup on or off; on again after a search without success, it starts anew.',
    roles: foodBankRoles,
    resource: 'donation',
    body: z.strictObject({ id: ID, enabled: z.boolean() }),
    value: Transaction,
    permissions: ['photos:get'],
  },
)

const Stop = z.object({
  Name: z.string(),
  Address: Address,
  /** Person to ask for; empty until the run is taken. */
  ContactName: z.string(),
  PhoneNumber: z.string(),
})

/** A run as its driver's page shows it. */
export const DriverRun = z.object({
  ID: ID,
  Code: z.string(),
  State: z.enum(runStates),
  /** Reason that there is nothing to do, in words; empty while there is. */
  Reason: z.string(),
  TimeZone: z.string(),
  TransportationProvider: z.object({ ID: ID, Name: z.string() }),
  FoodBank: z.object({ Name: z.string(), PhoneNumber: z.string(), EMailAddress: z.string() }),
  Pickup: Stop,
  Dropoff: Stop,
  DistanceMiles: z.number(),
  PickupDate: z.nullable(Day),
  PickupTime: z.string(),
  PickupWindowStart: z.nullable(Instant),
  PickupWindowEnd: z.nullable(Instant),
  Notes: z.string(),
  StorageRequirements: z.array(z.string()),
  Items: z.array(z.object({ Pounds: z.number(), DonationCategory: DonationCategory })),
  /** The driver may still say what was loaded. */
  IsOpen: z.boolean(),
  EnRouteTime: z.nullable(Instant),
  PickedUpTime: z.nullable(Instant),
  DroppedOffTime: z.nullable(Instant),
  EstimatedPickupTime: z.nullable(Instant),
  EstimatedDropoffTime: z.nullable(Instant),
  Problem: z.nullable(z.object({ Kind: z.enum(problemKinds), Note: z.string() })),
  /** Reports that arrived, so that a page that was offline sends no other again. */
  EventIDs: z.array(z.string()),
})
export type DriverRun = z.infer<typeof DriverRun>

/** Pages of before the state took such a run for cancelled. */
const runBefore2 = ({ State, ...run }: DriverRun) => ({ ...run, State: State === 'carrying' ? 'cancelled' : State })

const path = '/api/realtime/attemptedpickups/{id}'

export const getAttemptedPickup = get('getAttemptedPickup', path, {
  summary: 'A run for its driver: stops, window, contents and what was recorded so far.',
  roles: 'anonymous',
  resource: 'code',
  params: { id: PathID },
  value: DriverRun,
  before2: runBefore2,
  // Wrong codes are counted.
  permissions: ['table:write'],
})

/** Report of a driver, with an ID that the driver's phone made: a report that is sent again changes nothing. */
export const RunReportDraft = z.strictObject({
  EventID: z.uuid(),
  kind: z.enum(reportKinds),
  /** Time of the report, by the phone's clock. */
  time: Instant,
  EstimatedPickupTime: z.optional(Instant),
  EstimatedDropoffTime: z.optional(Instant),
  items: z.optional(
    z.array(z.strictObject({ DonationCategoryID: ID, Pounds: LoadedPounds })).check(z.maxLength(maxCategories)),
  ),
  PhotoKey: z.optional(z.string().check(z.maxLength(200))),
  Problem: z.optional(z.strictObject({ Kind: z.enum(problemKinds), Note: OptionalText(500) })),
})
export type RunReportDraft = z.infer<typeof RunReportDraft>

export const recordAttemptedPickupEvent = post('recordAttemptedPickupEvent', `${path}/events`, {
  summary: 'Records what a driver reports; the first to accept a run has it.',
  roles: 'anonymous',
  resource: 'code',
  params: { id: PathID },
  body: RunReportDraft,
  value: DriverRun,
  before2: runBefore2,
  permissions: ['photos:get'],
})

export const prepareAttemptedPickupPhoto = post('prepareAttemptedPickupPhoto', `${path}/photos`, {
  summary: 'A short-lived address to upload the photo of a pickup to, and the key to report with it.',
  roles: 'anonymous',
  resource: 'code',
  params: { id: PathID },
  body: JpegToSend,
  value: PhotoUpload,
  permissions: ['photos:put'],
})
