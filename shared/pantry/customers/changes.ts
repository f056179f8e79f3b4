import * as z from 'zod/mini'
import { type Refusal, refuse } from '../../core/answer.ts'
import { ID, OptionalText, Text } from '../../core/schema/fields.ts'
import { languages } from '../../core/text/languages.ts'
import { FormVersion } from '../../network/organizations/drafts.ts'
import { maxMailAddress } from '../../network/organizations/mailAddress.ts'
import * as organizationsRefusals from '../../network/organizations/refusals.ts'
import {
  ContactText,
  hasFixedContacts,
  mailAddressOf,
  maxTypedPhone,
  phoneNumberOf,
} from '../../network/people/contact.ts'
import { FoodNeedsDraft, tellsNeeds } from '../needs/needs.ts'
import { textConsentWording } from './consentWording.ts'
import { type Customer, TefapEligibility } from './customer.ts'
import * as refusals from './refusals.ts'

/** Changes of a customer by staff and by the person: what is sent, and what is refused. */

export const maxCustomerName = 60
export const maxPostalCode = 12
export const maxHousehold = 40
export const maxCustomerNotes = 2000
const Count = z.int().check(z.minimum(0), z.maximum(maxHousehold))
export const SentHouseholdSize = z.int().check(z.minimum(1), z.maximum(maxHousehold))
export const SentAges = z.strictObject({ Minors: Count, Adults: Count, Seniors: Count })

/** Fields that the person and the staff may change. */
const profile = {
  FirstName: Text(maxCustomerName),
  LastName: Text(maxCustomerName),
  PostalCode: ContactText(maxPostalCode),
  Language: z.enum(languages),
  IsEmailNotificationEnabled: z.boolean(),
  IsTextMessageNotificationEnabled: z.boolean(),
  IsPhoneCallNotificationEnabled: z.boolean(),
  /** True when the person was asked, in the words of `textConsentWording`, and wants text messages. */
  IsTextConsentGiven: z.optional(z.boolean()),
  HouseholdSize: z.nullable(SentHouseholdSize),
  Ages: z.nullable(SentAges),
  /** Left out they stay as they are. */
  FoodNeeds: z.optional(FoodNeedsDraft),
  Version: z.optional(FormVersion),
} as const

export const CustomerProfileDraft = z.strictObject(profile)
export type CustomerProfileDraft = z.infer<typeof CustomerProfileDraft>

const Named = z.looseObject({ ID: ID })
export const maxAssigned = 40

export const CustomerDraft = z.strictObject({
  ...profile,
  EMailAddress: ContactText(maxMailAddress),
  PhoneNumber: ContactText(maxTypedPhone),
  IsDeliveryEnabled: z.boolean(),
  IsPOC: z.boolean(),
  IsPantryVisitor: z.boolean(),
  IsFoodInsecure: z.nullable(z.boolean()),
  /** The mark follows from a certificate: left out it stays as it is. Set without one it is a migrated certificate that staff witness. */
  IsTefapEligible: z.optional(z.boolean()),
  TEFAPEligibility: z.nullable(TefapEligibility),
  DeliveryPrograms: z.array(Named).check(z.maxLength(maxAssigned)),
  /** Left out they stay as they are: a form that does not show them sends none. */
  Notes: z.optional(OptionalText(maxCustomerNotes)),
  /** The restricted locations that the customer may order at. */
  PantryLocations: z.array(Named).check(z.maxLength(maxAssigned)),
})
export type CustomerDraft = z.infer<typeof CustomerDraft>

type Fields = Partial<Customer>

/** Ages that are told make up the household's size. */
function householdOf({ Ages, HouseholdSize }: Pick<Customer, 'Ages' | 'HouseholdSize'>) {
  const told = Ages === null ? 0 : Ages.Minors + Ages.Adults + Ages.Seniors
  return { Ages: told === 0 ? null : Ages, HouseholdSize: told === 0 ? HouseholdSize : told }
}

/** Texts go to a number, and only to people who were asked. */
function consentOf(
  before: Pick<Customer, 'TextConsent'>,
  draft: Pick<CustomerProfileDraft, 'IsTextMessageNotificationEnabled' | 'IsTextConsentGiven' | 'Language'>,
  phone: string | null,
  now: Date,
): Customer['TextConsent'] | Refusal {
  if (!draft.IsTextMessageNotificationEnabled) return draft.IsTextConsentGiven === false ? null : before.TextConsent
  if (phone === null) return refuse(refusals.textsNeedPhone)
  if (draft.IsTextConsentGiven === true && before.TextConsent === null)
    return { At: now.toISOString(), Wording: textConsentWording[draft.Language] }
  return before.TextConsent ?? refuse(refusals.textsNeedConsent)
}

/** The changed fields of a profile, or why not. */
export function profileChange(
  before: Customer,
  { Version: _, IsTextConsentGiven, FoodNeeds, ...draft }: CustomerProfileDraft,
  now: Date,
  contacts: Pick<Customer, 'EMailAddress' | 'PhoneNumber'> = before,
): Fields | Refusal {
  if (draft.IsEmailNotificationEnabled && contacts.EMailAddress === null) return refuse(refusals.mailsNeedAddress)
  if (draft.IsPhoneCallNotificationEnabled && contacts.PhoneNumber === null) return refuse(refusals.callsNeedPhone)
  const consent = consentOf(before, { ...draft, IsTextConsentGiven }, contacts.PhoneNumber, now)
  if (consent !== null && 'refused' in consent) return consent
  const PostalCode = draft.PostalCode === '' ? null : draft.PostalCode
  const needs = FoodNeeds === undefined ? {} : { FoodNeeds: tellsNeeds(FoodNeeds) ? FoodNeeds : undefined }
  return { ...draft, ...householdOf(draft), ...needs, PostalCode, TextConsent: consent }
}

/** Addresses and numbers as they are stored; a customer without an e-mail address keeps both (section 5). */
export function contactsOf(
  before: Pick<Customer, 'EMailAddress' | 'PhoneNumber'>,
  draft: Pick<CustomerDraft, 'EMailAddress' | 'PhoneNumber'>,
): Pick<Customer, 'EMailAddress' | 'PhoneNumber'> | Refusal {
  const mail = draft.EMailAddress ? mailAddressOf(draft.EMailAddress) : null
  const phone = draft.PhoneNumber ? phoneNumberOf(draft.PhoneNumber) : null
  if (mail === undefined) return refuse(organizationsRefusals.mailAddressInvalid)
  if (phone === undefined) return refuse(refusals.phoneNumberInvalid)
  const isSame = mail === before.EMailAddress && phone === before.PhoneNumber
  if (hasFixedContacts(before) && !isSame) return refuse(refusals.phoneIsUserName)
  if (mail === null && before.EMailAddress !== null) return refuse(refusals.mailIsUserName)
  return { EMailAddress: mail, PhoneNumber: phone }
}

/** The changed fields of what staff send, without what is assigned, or why not. */
export function customerChange(before: Customer, draft: CustomerDraft, now: Date): Fields | Refusal {
  const { EMailAddress, PhoneNumber, DeliveryPrograms, PantryLocations: _, ...rest } = draft
  const {
    IsDeliveryEnabled,
    IsPOC,
    IsPantryVisitor,
    IsFoodInsecure,
    IsTefapEligible: _mark,
    TEFAPEligibility,
    ...own
  } = rest
  const contacts = contactsOf(before, { EMailAddress, PhoneNumber })
  if ('refused' in contacts) return contacts
  const changed = profileChange(before, own, now, contacts)
  if ('refused' in changed) return changed
  return {
    ...changed,
    ...contacts,
    ...{ IsDeliveryEnabled, IsPOC, IsPantryVisitor, IsFoodInsecure, TEFAPEligibility },
    DeliveryProgramIDs: [...new Set(DeliveryPrograms.map((program) => program.ID))],
  }
}
