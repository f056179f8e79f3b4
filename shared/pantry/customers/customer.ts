import * as z from 'zod/mini'
import { ID, Instant } from '../../core/schema/fields.ts'
import { languages } from '../../core/text/languages.ts'
import { FoodNeeds } from '../needs/needs.ts'
import { HeldCertificate } from './certified.ts'

const AreaName = z.nullable(z.string())
const AreaID = z.nullable(ID)

/** The area whose TEFAP rules make the customer eligible: the first that is set, in decision 43's order, decides alone. */
export const TefapEligibility = z.object({
  ProvinceID: AreaID,
  ProvinceAbbreviation: AreaName,
  FoodBankID: AreaID,
  FoodBankName: AreaName,
  CountyID: AreaID,
  CountyName: AreaName,
  PostalCodeID: AreaID,
  PostalCode: AreaName,
})
export type TefapEligibility = z.infer<typeof TefapEligibility>

/** Number of the household of each age (decision 80); no names or birth dates. */
export const HouseholdAges = z.object({ Minors: z.int(), Adults: z.int(), Seniors: z.int() })
export type HouseholdAges = z.infer<typeof HouseholdAges>

/** Consent to text messages, in the words that the customer was asked with (decision 85). */
export const TextConsent = z.object({ At: Instant, Wording: z.string() })
export type TextConsent = z.infer<typeof TextConsent>

/**
 * A neighbor who orders from the pantries of a food bank and its agencies; the wire calls them FoodInsecureNeighbor.
 * Either the e-mail address or the phone number may be missing.
 */
export const Customer = z.object({
  ID: ID,
  FoodBankID: ID,
  /** Agencies that invited them, or that they ordered from: these see them. */
  AgencyIDs: z._default(z.array(ID), []),
  /** Those of them that invited or added the customer; absent from before they were told apart (`homeAgencyIds`). */
  HomeAgencyIDs: z.optional(z.array(ID)),
  FirstName: z.string(),
  LastName: z.string(),
  EMailAddress: z.nullable(z.string()),
  PhoneNumber: z.nullable(z.string()),
  /** Number that the person proved by a code; of an earlier number it proves nothing. */
  ConfirmedPhone: z.optional(z.string()),
  PostalCode: z.nullable(z.string()),
  Language: z._default(z.enum(languages), 'en'),
  IsEmailNotificationEnabled: z._default(z.boolean(), false),
  IsTextMessageNotificationEnabled: z._default(z.boolean(), false),
  IsPhoneCallNotificationEnabled: z._default(z.boolean(), false),
  TextConsent: z._default(z.nullable(TextConsent), null),
  IsDeliveryEnabled: z._default(z.boolean(), false),
  DeliveryProgramIDs: z._default(z.array(ID), []),
  /** The food bank's: blocks new and changed orders at all pantries (decision 47). */
  IsRestricted: z._default(z.boolean(), false),
  /** Agencies that block new and changed orders at their own pantries. */
  RestrictedAtIDs: z.optional(z.array(ID)),
  IsPOC: z._default(z.boolean(), false),
  IsPantryVisitor: z._default(z.boolean(), false),
  IsFoodInsecure: z._default(z.nullable(z.boolean()), null),
  HouseholdSize: z._default(z.nullable(z.int()), null),
  Ages: z._default(z.nullable(HouseholdAges), null),
  /** Told freely; absent of one who told none. */
  FoodNeeds: z.optional(FoodNeeds),
  /** Marked as eligible, by a certificate or before there were any; `asCertified` says whether it counts on a day. */
  IsTefapEligible: z._default(z.boolean(), false),
  /** The certificate that counts; absent of a mark that is older than certificates. */
  TefapCertificate: z.optional(HeldCertificate),
  TEFAPEligibility: z._default(z.nullable(TefapEligibility), null),
  /** County of residence by the census's number: of the primary address, else of the certificate. */
  ResidenceCountyID: z.optional(ID),
  /** Notes for staff at the table; the person does not read them. */
  Notes: z.optional(z.string()),
  /** The user pool's own name of the person; null for one who never signed up. */
  Subject: z._default(z.nullable(z.string()), null),
  LastLogin: z._default(z.nullable(Instant), null),
  /** Orders that were not cancelled. */
  OrderCount: z._default(z.int(), 0),
  Created: Instant,
  /** Duplicates whose history belongs to this customer now. */
  MergedIDs: z._default(z.array(ID), []),
  /** The customer that this duplicate was merged into: it stands in no list any more. */
  MergedInto: z.optional(ID),
  /** Contact data were removed at the person's wish; orders are kept without them. */
  Forgotten: z.optional(Instant),
  /** Counts the changes. */
  Version: z._default(z.int(), 1),
  /** The version after the last change that forms show; counters and addresses raise `Version` alone. */
  FormVersion: z.optional(z.int()),
})
export type Customer = z.infer<typeof Customer>

const rowOfCustomer = z.pick(Customer, {
  ID: true,
  FoodBankID: true,
  AgencyIDs: true,
  HomeAgencyIDs: true,
  FirstName: true,
  LastName: true,
  EMailAddress: true,
  PhoneNumber: true,
  PostalCode: true,
  IsPhoneCallNotificationEnabled: true,
  IsDeliveryEnabled: true,
  IsRestricted: true,
  RestrictedAtIDs: true,
  IsPOC: true,
  IsPantryVisitor: true,
  IsFoodInsecure: true,
  HouseholdSize: true,
  IsTefapEligible: true,
  OrderCount: true,
  Created: true,
  LastLogin: true,
})
/** A row of the lists of customers: what grids show, and what they filter by. */
export const CustomerRow = z.extend(rowOfCustomer, {
  TefapCertificate: z.optional(z.pick(HeldCertificate, { ValidTo: true })),
})
export type CustomerRow = z.infer<typeof CustomerRow>

/** Version that a form of the customer was filled from. */
export const formVersionOf = ({ FormVersion, Version }: Pick<Customer, 'FormVersion' | 'Version'>) =>
  FormVersion ?? Version

/** Fields of its customer that an order stores, so that a grid of orders reads no customers. */
export const CustomerOfOrder = z.object({
  ID: ID,
  FirstName: z.string(),
  LastName: z.string(),
  PostalCode: z.nullable(z.string()),
})
export type CustomerOfOrder = z.infer<typeof CustomerOfOrder>

/** Sort key of customers: by last name, regardless of case. */
export const customerOrder = ({ LastName, FirstName, ID: id }: Pick<Customer, 'LastName' | 'FirstName' | 'ID'>) =>
  `${LastName.toLowerCase()} ${FirstName.toLowerCase()}#${id}`
