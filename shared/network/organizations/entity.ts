import * as z from 'zod/mini'
import { roles, secondFactorRoles } from '../../core/access.ts'
import { notificationKinds } from '../../core/mail/kinds.ts'
import { Day, ID, Instant } from '../../core/schema/fields.ts'
import { languages } from '../../core/text/languages.ts'
import { PlacedAddress } from './address.ts'
import { defaultQuietHours, QuietHours } from './quietHours.ts'

/**
 * The organizations of the food-rescue network: they share one number space, so that an EntityID alone says who is meant.
 * Everything a person may reach hangs on the entity of the active role.
 */

/** Settings of how a food bank matches and offers (decisions 16, 17, 58). The weights sum to 100. */
export const MatchWeights = z.strictObject({
  closeness: z.int().check(z.minimum(0), z.maximum(100)),
  categories: z.int().check(z.minimum(0), z.maximum(100)),
  storage: z.int().check(z.minimum(0), z.maximum(100)),
  capacity: z.int().check(z.minimum(0), z.maximum(100)),
  fairness: z.int().check(z.minimum(0), z.maximum(100)),
  answers: z.int().check(z.minimum(0), z.maximum(100)),
})
export type MatchWeights = z.infer<typeof MatchWeights>

const settings = {
  /** Minutes an agency has to answer an offer. */
  OfferMinutes: z.int().check(z.minimum(5), z.maximum(1440)),
  /** Minutes before the deadline at which the agency is reminded; 0 for never. */
  ReminderMinutes: z.int().check(z.minimum(0), z.maximum(720)),
  /** Match lists need no approval: offers start by themselves. */
  IsAutomaticallyApproved: z.boolean(),
  /** New donations are offered to all matched agencies at once. */
  IsSimultaneousNotifyEnabled: z.boolean(),
  /** New donations seek a volunteer for the pickup once an agency accepted. */
  IsVolunteerAutomationEnabled: z._default(z.boolean(), false),
  /** Volunteers that a run is offered to in one round. */
  VolunteersAtOnce: z._default(z.int().check(z.minimum(1), z.maximum(20)), 3),
  /** Minutes until the next volunteers are asked as well. */
  VolunteerRoundMinutes: z._default(z.int().check(z.minimum(5), z.maximum(240)), 20),
  MatchWeights: MatchWeights,
  /** Of earlier versions, without effect: donors ask the food bank to cancel. */
  IsDonorCancelAllowed: z.optional(z.boolean()),
  /** Day of the following month up to which a receipt may be corrected. */
  ReceiptCloseDay: z._default(z.int().check(z.minimum(1), z.maximum(28)), 10),
}
/** The settings with the hours in which offers wait; null: they are made at any hour. */
export const FoodBankSettings = z.object({ ...settings, QuietHours: z.nullable(QuietHours) })
export type FoodBankSettings = z.infer<typeof FoodBankSettings>

export const defaultFoodBankSettings: FoodBankSettings = {
  OfferMinutes: 60,
  ReminderMinutes: 15,
  IsAutomaticallyApproved: false,
  IsSimultaneousNotifyEnabled: false,
  IsVolunteerAutomationEnabled: false,
  VolunteersAtOnce: 3,
  VolunteerRoundMinutes: 20,
  MatchWeights: { closeness: 25, categories: 20, storage: 10, capacity: 15, fairness: 20, answers: 10 },
  ReceiptCloseDay: 10,
  QuietHours: defaultQuietHours,
}

/** Roles in which people of a food bank, its agencies and its donors need a second factor. */
export const SecondFactorRequirement = z.strictObject({
  Roles: z.array(z.enum(secondFactorRoles)).check(z.maxLength(secondFactorRoles.length)),
})
export type SecondFactorRequirement = z.infer<typeof SecondFactorRequirement>

/** `Version` counts the changes of an entity by its forms; absent: 1. */
const organization = { ID: ID, Name: z.string(), TimeZone: z.string(), Version: z.optional(z.int()) }
export const Contact = z.object({ ContactName: z.string(), PhoneNumber: z.string(), EMailAddress: z.string() })

/** Hours in which an agency can pick up, on one day of each week: decimal hours in its own zone, Monday is 1. */
export const PickupHours = z.object({ Weekday: z.int(), HourStart: z.number(), HourEnd: z.number() })
export type PickupHours = z.infer<typeof PickupHours>

/** A driver keeps the ID for good: accepted donations name it. Absent `IsActive`: active. */
export const Driver = z.object({ ID: ID, Name: z.string(), IsActive: z.optional(z.boolean()) })
export type Driver = z.infer<typeof Driver>

export const Network = z.object({ ...organization, Kind: z.literal('network') })
export const StateAssociation = z.object({
  ...organization,
  Kind: z.literal('stateAssociation'),
  FoodBankIDs: z.array(ID),
})
export const Coop = z.object({ ...organization, Kind: z.literal('coop'), FoodBankIDs: z.array(ID) })

const storedQuietHours = z.optional(z.nullable(QuietHours))

export const FoodBank = z.object({
  ...organization,
  Kind: z.literal('foodBank'),
  Address: PlacedAddress,
  Contact: Contact,
  StateAssociationID: z.nullable(ID),
  CoopID: z.nullable(ID),
  MasterAgencyID: z.nullable(ID),
  /** Versions before 2026-11-24 fail at a setting that they don't know: those that came since stand beside the others. */
  Settings: z.object({ ...settings, QuietHours: storedQuietHours }),
  /** Absent, they are among the settings, as from 2026-11-24 to 26, or the usual ones. */
  QuietHours: storedQuietHours,
  /** Absent: none are required. */
  SecondFactor: z.optional(SecondFactorRequirement),
})
export type FoodBank = z.infer<typeof FoodBank>

export const settingsOf = ({
  Settings,
  QuietHours = Settings.QuietHours === undefined ? defaultQuietHours : Settings.QuietHours,
}: Pick<FoodBank, 'Settings' | 'QuietHours'>): FoodBankSettings => ({ ...Settings, QuietHours })
/** Settings as fields of their food bank. */
export const settingFields = ({ QuietHours, ...Settings }: FoodBankSettings) => ({ Settings, QuietHours })

export const Agency = z.object({
  ...organization,
  Kind: z.literal('agency'),
  FoodBankID: ID,
  Address: PlacedAddress,
  Contact: Contact,
  IsMasterAgency: z.boolean(),
  /** Takes part in real-time donations. */
  IsActive: z.boolean(),
  MaxMiles: z.number(),
  AcceptedCategoryIDs: z.array(ID),
  StorageCapabilityIDs: z.array(ID),
  /** Pounds the agency can take at a pickup. */
  CapacityPounds: z.number(),
  /** Pounds the agency needs in 90 days. */
  NeedPounds90: z.number(),
  Drivers: z.array(Driver),
  /** Absent: not given yet. Each weekday at most once. */
  PickupHours: z.optional(z.array(PickupHours)),
})
export type Agency = z.infer<typeof Agency>

/** Drivers that may be chosen for a pickup. */
export const activeDrivers = ({ Drivers }: Pick<Agency, 'Drivers'>) =>
  Drivers.filter(({ IsActive }) => IsActive !== false).map(({ ID: id, Name }) => ({ ID: id, Name }))

export const Donor = z.object({ ...organization, Kind: z.literal('donor'), FoodBankIDs: z.array(ID) })
export type Donor = z.infer<typeof Donor>
/** The donor gives to several food banks. */
export const isShared = ({ FoodBankIDs }: Donor) => FoodBankIDs.length > 1

export const DonorLocationEntity = z.object({
  ...organization,
  Kind: z.literal('donorLocation'),
  Code: z.string(),
  DonorID: ID,
  DonorName: z.string(),
  FoodBankID: ID,
  Address: PlacedAddress,
  Contact: Contact,
  IsActive: z.boolean(),
  /** Agencies that always come first for this location, in this order. */
  PresetAgencyIDs: z.array(ID),
  /** A donation or a receipt without one names it: it can't be deleted any more. */
  IsUsed: z.optional(z.boolean()),
})
export type DonorLocationEntity = z.infer<typeof DonorLocationEntity>

export const providerKinds = ['volunteer', 'company'] as const

/** Drivers for a food bank who are not its staff: a volunteer, or a company with trucks. */
export const TransportationProvider = z.object({
  ...organization,
  Kind: z.literal('transportationProvider'),
  FoodBankID: ID,
  ProviderKind: z.enum(providerKinds),
  PhoneNumber: z.string(),
  EMailAddress: z.string(),
  /** Of the e-mails with runs. */
  Language: z.enum(languages),
  IsActive: z.boolean(),
  /** From the food bank to the donor location. */
  MaxMiles: z.number(),
  /** At a pickup. */
  MaxPounds: z.number(),
  CanCarryFrozen: z.boolean(),
  /** A run was offered to it: it can't be deleted any more. */
  IsUsed: z.optional(z.boolean()),
})
export type TransportationProvider = z.infer<typeof TransportationProvider>

export const Entity = z.discriminatedUnion('Kind', [
  Network,
  StateAssociation,
  Coop,
  FoodBank,
  Agency,
  Donor,
  DonorLocationEntity,
  TransportationProvider,
])
export type Entity = z.infer<typeof Entity>
export type EntityKind = Entity['Kind']
export const entityKinds = [
  'network',
  'stateAssociation',
  'coop',
  'foodBank',
  'agency',
  'donor',
  'donorLocation',
  'transportationProvider',
] as const satisfies readonly EntityKind[]

/**
 * History of an agency for matching, kept up to date by receipts and answers. Beside these fields stands one for each
 * week with receipts, `Week2026-47`, with the pounds received in it.
 */
export const AgencyRecord = z.looseObject({
  AgencyID: ID,
  OffersAnswered: z._default(z.int(), 0),
  OffersAccepted: z._default(z.int(), 0),
  /** Declined offers by the reason that was given. */
  DeclinedTooMuch: z.optional(z.int()),
  DeclinedNoDriver: z.optional(z.int()),
  DeclinedWrongKind: z.optional(z.int()),
  DeclinedClosed: z.optional(z.int()),
})
export type AgencyRecord = z.infer<typeof AgencyRecord>

/** Reason that an address gets no more e-mails: it does not exist, or its owner called one of them spam. */
export const ReturnedMail = z.object({ Kind: z.enum(['bounce', 'complaint']), Address: z.string(), At: Instant })
export type ReturnedMail = z.infer<typeof ReturnedMail>

/** Facts of a role that only its food banks and the user pool know, as of the person's last token. */
export const RoleFacts = z.object({
  Role: z.enum(roles),
  EntityID: ID,
  /** Food banks that the entity belongs to or watches. */
  FoodBankIDs: z.array(ID),
  /** Absent: none of them requires one of the role. */
  SecondFactor: z.optional(z.enum(['enrolled', 'missing'])),
})
export type RoleFacts = z.infer<typeof RoleFacts>

export const User = z.object({
  ID: ID,
  /** The pool's opaque user name. */
  Subject: z.string(),
  UserName: z.string(),
  Name: z.string(),
  EMailAddress: z.string(),
  Language: z.enum(languages),
  TimeZone: z.string(),
  Roles: z.array(z.object({ Role: z.enum(roles), EntityID: ID, EntityName: z.string() })),
  ActiveRole: z.object({ Role: z.enum(roles), EntityID: ID }),
  /** Absent, or of another role than the active one, until the next token. */
  RoleFacts: z.optional(RoleFacts),
  /** Kinds of e-mail the person does not want. */
  Unsubscribed: z.array(z.enum(notificationKinds)),
  ReturnedMail: z.optional(ReturnedMail),
  /** Account that was switched off by those who look after the person. */
  IsDisabled: z.optional(z.boolean()),
  /** Of a neighbor: whose orders the role `customer` places. */
  CustomerID: z.optional(ID),
  /** Other households that a neighbor may order for, each until the end of a day. */
  Helps: z.optional(z.array(z.object({ CustomerID: ID, Until: Day }))),
  /** Counts the changes of these. */
  HelpsVersion: z.optional(z.int()),
  /** The one of them that the neighbor acts for now. */
  ActsFor: z.optional(ID),
  /** Changes by others; absent before the first. */
  Version: z.optional(z.int()),
})
export type User = z.infer<typeof User>

/** E-mail to the person's present address came back; a changed address starts anew. */
export const mailReturned = ({ EMailAddress, ReturnedMail }: Pick<User, 'EMailAddress' | 'ReturnedMail'>): boolean =>
  ReturnedMail?.Address.toLowerCase() === EMailAddress.toLowerCase()
