import * as z from 'zod/mini'
import { countyRefusal } from '../../core/address/county.ts'
import { locatedBy } from '../../core/address/lookUp.ts'
import { type Refusal, refuse } from '../../core/answer.ts'
import { AttachmentCollection } from '../../core/attachments/attachment.ts'
import { ID, Instant, OptionalText, Text } from '../../core/schema/fields.ts'
import { StoredTranslations, TranslationsDraft } from '../../core/schema/translated.ts'
import { AddressDraft, FormVersion, pinRefusal } from '../../network/organizations/drafts.ts'
import * as refusals from './refusals.ts'

/**
 * Place at which customers pick up what they ordered: a site of the food bank or agency that runs the pantry. Pickup
 * windows open it; a restricted one needs a referral. The wire calls it a PantryLocation, apart from donor and storage
 * locations.
 */

export const maxLocationLabel = 100
export const maxLocationDescription = 1000
export const maxAddressLine = 120

/** Kinds of handing over; the specification names the code of lockers alone. */
export const locationTypeCodes = ['PANTRY', 'CLICKANDCOLLECT'] as const
export type LocationTypeCode = (typeof locationTypeCodes)[number]
const LocationType = z.object({ Code: z.enum(locationTypeCodes) })
const LocationTypeDraft = z.strictObject({ Code: z.enum(locationTypeCodes) })
export const hasLockers = ({ PantryLocationType: type }: Pick<PickupLocation, 'PantryLocationType'>) =>
  type.Code === 'CLICKANDCOLLECT'

export const LocationAddressDraft = z.extend(AddressDraft, {
  AddressLine2: z._default(OptionalText(maxAddressLine), ''),
  /** By the census's number; county rules of TEFAP are matched by it. */
  CountyID: z.optional(z.nullable(ID)),
})
export type LocationAddressDraft = z.infer<typeof LocationAddressDraft>

/** The description in further languages. */
const Translations = z.optional(
  TranslationsDraft(z.strictObject({ Description: OptionalText(maxLocationDescription) })),
)

export const LocationDraft = z.strictObject({
  Label: Text(maxLocationLabel),
  Description: z._default(OptionalText(maxLocationDescription), ''),
  Translations,
  PantryLocationType: z._default(LocationTypeDraft, { Code: 'PANTRY' }),
  Address: LocationAddressDraft,
  /** The agency that runs the pantry; a food bank names one of its own, an agency itself or nobody. */
  AssociatedAgencyID: z.optional(z.nullable(ID)),
})
/** Fields that are left out stay. */
export const LocationChange = z.strictObject({
  Label: Text(maxLocationLabel),
  Description: z.optional(OptionalText(maxLocationDescription)),
  Translations,
  PantryLocationType: z.optional(LocationTypeDraft),
  Version: z.optional(FormVersion),
})
export type LocationDraft = z.infer<typeof LocationDraft>

export const locationAddressRefusal = (address: LocationAddressDraft): Refusal | undefined =>
  pinRefusal(address) ?? countyRefusal(address)

const LocationAddress = z.object({
  AddressLine1: z.string(),
  AddressLine2: z._default(z.string(), ''),
  City: z.string(),
  Province: z.string(),
  PostalCode: z.string(),
  Latitude: z.number(),
  Longitude: z.number(),
  LocatedBy: z.optional(z.enum(locatedBy)),
  CountyID: z.optional(z.nullable(ID)),
})
export type LocationAddress = z.infer<typeof LocationAddress>

/** Location in lists. */
export const PickupLocationRow = z.object({
  ID: ID,
  /** The food bank or agency that runs the pantry. */
  EntityID: ID,
  FoodBankID: ID,
  /** Set when an agency runs it. */
  AssociatedAgencyID: z.nullable(ID),
  Label: z.string(),
  Address: LocationAddress,
  PantryLocationType: LocationType,
  IsActive: z.boolean(),
  IsRestricted: z.boolean(),
  /** Of its owner: its windows and days are meant in it. */
  TimeZone: z.string(),
})
export type PickupLocationRow = z.infer<typeof PickupLocationRow>

export const PickupLocation = z.extend(PickupLocationRow, {
  Description: z.string(),
  Translations: z.optional(StoredTranslations(z.object({ Description: z.string() }))),
  /** Photos, so that people recognize it. */
  AttachmentCollection: z._default(AttachmentCollection, []),
  Created: Instant,
  /** Counts the changes. */
  Version: z.int(),
})
export type PickupLocation = z.infer<typeof PickupLocation>

/** Location on its page. */
export const ShownLocation = z.extend(PickupLocation, {
  /** An address belongs to one location, whose number it has. */
  AddressID: ID,
  Agency: z.object({ EntityID: ID }),
})
export type ShownLocation = z.infer<typeof ShownLocation>

export const locationView = (location: PickupLocation): ShownLocation => ({
  ...PickupLocation.parse(location),
  AddressID: location.ID,
  Agency: { EntityID: location.EntityID },
})

/** Owner of a new location. */
export interface LocationOwner {
  readonly EntityID: number
  readonly FoodBankID: number
  readonly AssociatedAgencyID: number | null
  readonly TimeZone: string
}

/** A new location: visible at once, and open once it has windows. */
export const newLocation = (
  id: number,
  { Label, Description, Translations: translated, PantryLocationType, Address }: LocationDraft,
  owner: LocationOwner,
  now: Date,
): PickupLocation => ({
  ID: id,
  ...owner,
  Label,
  Description,
  ...(translated ? { Translations: translated } : {}),
  AttachmentCollection: [],
  Address,
  PantryLocationType,
  IsActive: true,
  IsRestricted: false,
  Created: now.toISOString(),
  Version: 1,
})

/** Orders of a location that keep it. */
export interface LocationUse {
  readonly inProgress: number
  readonly future: number
}

/** Decision 36: eligible when no order is in progress and no future order exists. */
export const locationRemovalRefusal = ({ inProgress, future }: LocationUse): Refusal | undefined => {
  if (inProgress > 0) return refuse(refusals.locationHasOrdersInProgress, { count: inProgress })
  return future > 0 ? refuse(refusals.locationHasFutureOrders, { count: future }) : undefined
}
