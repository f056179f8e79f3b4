import * as z from 'zod/mini'
import { isRefusal, type Refusal } from '../../core/answer.ts'
import { OptionalText, Text } from '../../core/schema/fields.ts'
import { languages } from '../../core/text/languages.ts'
import { maxMailAddress } from '../../network/organizations/mailAddress.ts'
import { ContactText, maxTypedPhone } from '../../network/people/contact.ts'
import { contactsOf, maxCustomerName, maxCustomerNotes, maxPostalCode, SentAges, SentHouseholdSize } from './changes.ts'
import type { Customer } from './customer.ts'

/** A neighbor whom staff add at the table: a name is enough, neither e-mail address nor phone number is needed. */
export const NewCustomerDraft = z.strictObject({
  FirstName: Text(maxCustomerName),
  LastName: Text(maxCustomerName),
  EMailAddress: ContactText(maxMailAddress),
  PhoneNumber: ContactText(maxTypedPhone),
  PostalCode: ContactText(maxPostalCode),
  Language: z._default(z.enum(languages), 'en'),
  HouseholdSize: z._default(z.nullable(SentHouseholdSize), null),
  Ages: z._default(z.nullable(SentAges), null),
  IsTefapEligible: z._default(z.boolean(), false),
  Notes: z.optional(OptionalText(maxCustomerNotes)),
})
export type NewCustomerDraft = z.infer<typeof NewCustomerDraft>

interface Adding {
  readonly ID: number
  readonly FoodBankID: number
  readonly foodBankName: string
  /** Agencies at which they are at home; none when the food bank adds them. */
  readonly agencyIds: readonly number[]
  readonly now: Date
}

/** Service area of a customer for whom staff chose none: all of their food bank. */
export const foodBankRule = (FoodBankID: number, FoodBankName: string) => ({
  ...{ ProvinceID: null, ProvinceAbbreviation: null, CountyID: null, CountyName: null },
  ...{ PostalCodeID: null, PostalCode: null, FoodBankID, FoodBankName },
})

const noContacts = { EMailAddress: null, PhoneNumber: null }

/** The customer as they are stored first, or why not. Orders are confirmed by e-mail where there is an address; texts need a consent. */
export function addedCustomer(
  draft: NewCustomerDraft,
  { ID, FoodBankID, foodBankName, agencyIds, now }: Adding,
): z.input<typeof Customer> | Refusal {
  const contacts = contactsOf(noContacts, draft)
  if (isRefusal(contacts)) return contacts
  const { Ages, HouseholdSize, ...own } = draft
  const told = Ages === null ? 0 : Ages.Minors + Ages.Adults + Ages.Seniors
  return {
    ...own,
    ...contacts,
    ID,
    FoodBankID,
    AgencyIDs: [...agencyIds],
    HomeAgencyIDs: [...agencyIds],
    PostalCode: draft.PostalCode || null,
    Ages: told === 0 ? null : Ages,
    HouseholdSize: told === 0 ? HouseholdSize : told,
    // A mark without an area would count nowhere.
    TEFAPEligibility: draft.IsTefapEligible ? foodBankRule(FoodBankID, foodBankName) : null,
    IsPantryVisitor: true,
    IsEmailNotificationEnabled: contacts.EMailAddress !== null,
    Created: now.toISOString(),
  }
}
