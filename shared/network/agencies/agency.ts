import * as z from 'zod/mini'
import { isRefusal, type Refusal, refuse } from '../../core/answer.ts'
import { storageRequirements } from '../../core/reference/reference.ts'
import { ID, maxPounds, Text } from '../../core/schema/fields.ts'
import {
  AddressDraft,
  ContactDraft,
  FormVersion,
  mailRefusal,
  OrganizationName,
  organizationRefusals,
  ZoneName,
} from '../organizations/drafts.ts'
import { Agency, type Driver, PickupHours } from '../organizations/entity.ts'
import * as refusals from './refusals.ts'
import { unattendedReasons } from './unattendedReason.ts'

/**
 * An agency as its food bank sets it up and as it keeps its own part up to date: matching reads distance, categories,
 * storage, capacity and need. A change counts for donations that are posted after it.
 */

export const maxDrivers = 50
export const maxDriverName = 80
export const maxAgencyMiles = 500
/** Pounds in 90 days; two truckloads a week. */
export const maxNeed = 1_200_000
const maxListedCategories = 200

/** Defaults of a new agency: decision 16's 50 miles, and every kind of storage left for the agency to say. */
export const defaultAgencyNumbers = { MaxMiles: 50, CapacityPounds: 1000, NeedPounds90: 5000 } as const

/** Without an ID: a new driver. */
export const DriverDraft = z.strictObject({ ID: z.optional(ID), Name: Text(maxDriverName), IsActive: z.boolean() })
export type DriverDraft = z.infer<typeof DriverDraft>

const hour = z.number().check(z.minimum(0), z.maximum(24), z.multipleOf(0.5))
export const PickupHoursDraft = z.strictObject({
  Weekday: z.int().check(z.minimum(1), z.maximum(7)),
  HourStart: hour,
  HourEnd: hour,
})

/** Fields that an agency changes by itself. */
export const AgencyOwnDraft = z.strictObject({
  Contact: ContactDraft,
  StorageCapabilityIDs: z.array(ID).check(z.maxLength(20)),
  AcceptedCategoryIDs: z.array(ID).check(z.maxLength(maxListedCategories)),
  CapacityPounds: z.int().check(z.minimum(1), z.maximum(maxPounds)),
  PickupHours: z.array(PickupHoursDraft).check(z.maxLength(7)),
  Drivers: z.array(DriverDraft).check(z.maxLength(maxDrivers)),
})
export type AgencyOwnDraft = z.infer<typeof AgencyOwnDraft>

/** Fields that its food bank sets beside these. */
export const AgencyDraft = z.extend(AgencyOwnDraft, {
  Name: OrganizationName,
  TimeZone: ZoneName,
  Address: AddressDraft,
  MaxMiles: z.number().check(z.minimum(1), z.maximum(maxAgencyMiles)),
  NeedPounds90: z.int().check(z.minimum(0), z.maximum(maxNeed)),
  IsActive: z.boolean(),
})
export type AgencyDraft = z.infer<typeof AgencyDraft>

export const AgencyChange = z.extend(AgencyDraft, { Version: FormVersion })
export const AgencyOwnChange = z.extend(AgencyOwnDraft, { Version: FormVersion })

/** Nobody can answer offers for the agency, and why. */
const answerFields = {
  IsUnattended: z.optional(z.boolean()),
  UnattendedReason: z.optional(z.enum(unattendedReasons)),
}

/** Agency in its form. */
export const ShownAgency = z.extend(z.omit(Agency, { Kind: true, FoodBankID: true }), {
  Version: z.int(),
  PickupHours: z.array(PickupHours),
  Drivers: z.array(z.object({ ID: ID, Name: z.string(), IsActive: z.boolean() })),
  /** Told where it is read, not after a change. */
  ...answerFields,
})
export type ShownAgency = z.infer<typeof ShownAgency>

/** Agency in the list of agencies. */
export const AgencyListRow = z.pick(Agency, {
  ID: true,
  Name: true,
  Address: true,
  Contact: true,
  IsMasterAgency: true,
  IsActive: true,
  MaxMiles: true,
  CapacityPounds: true,
})
export const AnswerableAgency = z.extend(AgencyListRow, {
  ...answerFields,
  /** It is asked at any day and hour. */
  HasNoHours: z.optional(z.boolean()),
})
export type AnswerableAgency = z.infer<typeof AnswerableAgency>
export type AgencyListRow = z.infer<typeof AgencyListRow>

type Attended = Pick<AnswerableAgency, 'IsActive' | 'IsMasterAgency' | 'IsUnattended' | 'HasNoHours'>

/** Somebody has to see to the agency: nobody can answer for it, or it has no pickup hours. The food bank answers for its own. */
export const needsAttention = ({ IsActive, IsMasterAgency, IsUnattended, HasNoHours }: Attended): boolean =>
  IsActive && !IsMasterAgency && (IsUnattended === true || HasNoHours === true)

type Described = Pick<AgencyListRow, 'Name' | 'Address' | 'Contact'>

/** Texts by which an agency is found; its phone number also as digits, and with hyphens. */
export function agencyWords({ Name, Address, Contact }: Described): string[] {
  const digits = Contact.PhoneNumber.replace(/\D/g, '')
  return [
    Name,
    ...[Address.AddressLine1, Address.City, Address.PostalCode],
    ...[Contact.ContactName, Contact.EMailAddress, Contact.PhoneNumber],
    ...[digits, digits.replace(/(\d{3})(\d{3})(\d{4})$/, '-$1-$2-$3')],
  ]
}

const isRepeated = (values: readonly unknown[]) => new Set(values).size < values.length

/** One window a day, which ends after it starts. */
export function hoursRefusal(hours: readonly PickupHours[]): Refusal | undefined {
  if (isRepeated(hours.map(({ Weekday }) => Weekday))) return refuse(refusals.hoursRepeated)
  return hours.some(({ HourStart, HourEnd }) => HourStart >= HourEnd) ? refuse(refusals.hoursOrder) : undefined
}

/** All that keeps an agency's own part from being saved. */
function ownRefusals(draft: AgencyOwnDraft, categoryIds: readonly number[]): Refusal[] {
  const { StorageCapabilityIDs: storage, AcceptedCategoryIDs: accepted } = draft
  const isKnownStorage = storage.every((id) => storageRequirements.some(({ ID: known }) => known === id))
  return [
    isRepeated(storage) || !isKnownStorage ? refuse(refusals.unknownStorage) : undefined,
    isRepeated(accepted) ? refuse(refusals.repeatedCategory) : undefined,
    accepted.some((id) => !categoryIds.includes(id)) ? refuse(refusals.unknownCategory) : undefined,
    hoursRefusal(draft.PickupHours),
    mailRefusal(draft.Contact.EMailAddress),
  ].filter(isRefusal)
}
export const ownRefusal = (draft: AgencyOwnDraft, categoryIds: readonly number[]): Refusal | undefined =>
  ownRefusals(draft, categoryIds)[0]

export const agencyRefusals = (draft: AgencyDraft, categoryIds: readonly number[]): Refusal[] => [
  ...organizationRefusals(draft),
  ...ownRefusals(draft, categoryIds),
]
export const agencyRefusal = (draft: AgencyDraft, categoryIds: readonly number[]): Refusal | undefined =>
  agencyRefusals(draft, categoryIds)[0]

/**
 * The drivers after a change: those with an ID are renamed, deactivated or activated, the others are new. A driver that
 * isn't sent stays, because accepted donations name it.
 */
export function changedDrivers(
  agency: Pick<Agency, 'ID' | 'Drivers'>,
  sent: readonly DriverDraft[],
): Driver[] | Refusal {
  const named = sent.flatMap(({ ID: id }) => (id === undefined ? [] : [id]))
  if (isRepeated(named) || named.some((id) => !agency.Drivers.some((driver) => driver.ID === id)))
    return refuse(refusals.unknownDriver)
  const stayed = agency.Drivers.map((driver) => ({ ...driver, ...sent.find(({ ID: id }) => id === driver.ID) }))
  const last = Math.max(agency.ID * 1000, ...agency.Drivers.map((driver) => driver.ID))
  const added = sent
    .filter(({ ID: id }) => id === undefined)
    .map(({ Name, IsActive }, index) => ({ ID: last + index + 1, Name, IsActive }))
  const all = [...stayed, ...added]
  return all.length > maxDrivers ? refuse(refusals.tooManyDrivers, { max: maxDrivers }) : all
}

/** A donation that the agency has to answer or to fetch. */
export interface Underway {
  readonly Code: string
  readonly IsAccepted: boolean
}

/** An agency takes part until what it was asked or promised is done; the master agency always does. */
export function deactivationRefusal(
  { IsMasterAgency }: Pick<Agency, 'IsMasterAgency'>,
  underway: readonly Underway[],
): Refusal | undefined {
  if (IsMasterAgency) return refuse(refusals.masterStaysActive)
  const accepted = underway.find(({ IsAccepted }) => IsAccepted)
  if (accepted) return refuse(refusals.agencyHasDonation, { code: accepted.Code })
  const [offered] = underway
  return offered && refuse(refusals.agencyHasOffer, { code: offered.Code })
}
