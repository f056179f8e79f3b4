import * as z from 'zod/mini'
import { stateAbbreviation, stateNumber, stateOfCounty } from '../../../../shared/core/address/states.ts'
import type { Input } from '../../../../shared/core/schema/endpoint.ts'
import { languages } from '../../../../shared/core/text/languages.ts'
import { phoneText } from '../../../../shared/network/people/contact.ts'
import type * as customers from '../../../../shared/pantry/customers/api.ts'
import { maxHousehold } from '../../../../shared/pantry/customers/changes.ts'
import type { TefapEligibility } from '../../../../shared/pantry/customers/customer.ts'
import type { FullCustomer } from '../../../../shared/pantry/customers/wire.ts'
import { FoodNeeds, noNeeds } from '../../../../shared/pantry/needs/needs.ts'
import { filled } from '../../core/ui/form/filled.ts'

/** The form of a customer: its values, and what is sent of them. */

const isCount = (typed: string) => /^\d*$/.test(typed.trim()) && Number(typed) <= maxHousehold
const Count = z.string().check(z.refine(isCount, 'numberInvalid'))

export const ruleKinds = ['none', 'province', 'foodBank', 'county', 'postalCode'] as const
type RuleKind = (typeof ruleKinds)[number]

export const customerForm = z
  .object({
    FirstName: filled('firstNameMissing'),
    LastName: filled('lastNameMissing'),
    EMailAddress: z.string(),
    PhoneNumber: z.string(),
    PostalCode: z.string(),
    Language: z.enum(languages),
    IsEmailNotificationEnabled: z.boolean(),
    IsTextMessageNotificationEnabled: z.boolean(),
    IsPhoneCallNotificationEnabled: z.boolean(),
    IsTextConsentGiven: z.boolean(),
    HouseholdSize: Count,
    Minors: Count,
    Adults: Count,
    Seniors: Count,
    FoodNeeds,
    IsDeliveryEnabled: z.boolean(),
    IsPOC: z.boolean(),
    IsPantryVisitor: z.boolean(),
    foodInsecure: z.enum(['yes', 'no', 'unknown']),
    ruleKind: z.enum(ruleKinds),
    ruleValue: z.string(),
    ruleCounty: z.nullable(z.number()),
    ruleCountyName: z.string(),
    programs: z.array(z.number()),
    locations: z.array(z.number()),
    Notes: z.string(),
  })
  .check(
    z.refine(({ ruleKind, ruleValue }) => !needsValue(ruleKind) || ruleValue.trim() !== '', {
      error: 'ruleMissing',
      path: ['ruleValue'],
    }),
    z.refine(({ ruleKind, ruleValue }) => ruleKind !== 'county' || stateNumber(ruleValue) !== undefined, {
      error: 'ruleStateUnknown',
      path: ['ruleValue'],
    }),
    z.refine(({ ruleKind, ruleCounty }) => ruleKind !== 'county' || ruleCounty !== null, {
      error: 'ruleCountyMissing',
      path: ['ruleCounty'],
    }),
  )
export type CustomerValues = z.infer<typeof customerForm>

/** A county is chosen among those of a state. */
export const needsValue = (kind: RuleKind) => kind === 'province' || kind === 'postalCode' || kind === 'county'

const noCounty = { ruleCounty: null, ruleCountyName: '' }
type RuleValues = Pick<CustomerValues, 'ruleKind' | 'ruleValue' | 'ruleCounty' | 'ruleCountyName'>
function ruleOf(rule: TefapEligibility | null): RuleValues {
  if (rule?.ProvinceID || rule?.ProvinceAbbreviation)
    return { ...noCounty, ruleKind: 'province', ruleValue: rule.ProvinceAbbreviation ?? '' }
  if (rule?.FoodBankID) return { ...noCounty, ruleKind: 'foodBank', ruleValue: '' }
  if (rule?.CountyID)
    return {
      ruleKind: 'county',
      ruleValue: stateAbbreviation(stateOfCounty(rule.CountyID)),
      ruleCounty: rule.CountyID,
      ruleCountyName: rule.CountyName ?? '',
    }
  if (rule?.PostalCode) return { ...noCounty, ruleKind: 'postalCode', ruleValue: rule.PostalCode }
  return { ...noCounty, ruleKind: 'none', ruleValue: '' }
}

const text = (count: number | null | undefined) => (count === null || count === undefined ? '' : String(count))

export const customerValues = (customer: FullCustomer): CustomerValues => ({
  FirstName: customer.FirstName,
  LastName: customer.LastName,
  EMailAddress: customer.EMailAddress ?? '',
  PhoneNumber: customer.PhoneNumber === null ? '' : phoneText(customer.PhoneNumber),
  PostalCode: customer.PostalCode ?? '',
  Language: customer.Language,
  IsEmailNotificationEnabled: customer.IsEmailNotificationEnabled,
  IsTextMessageNotificationEnabled: customer.IsTextMessageNotificationEnabled,
  IsPhoneCallNotificationEnabled: customer.IsPhoneCallNotificationEnabled,
  IsTextConsentGiven: customer.TextConsent !== null,
  HouseholdSize: text(customer.HouseholdSize),
  Minors: text(customer.Ages?.Minors),
  Adults: text(customer.Ages?.Adults),
  Seniors: text(customer.Ages?.Seniors),
  FoodNeeds: customer.FoodNeeds ?? noNeeds,
  IsDeliveryEnabled: customer.IsDeliveryEnabled,
  IsPOC: customer.IsPOC,
  IsPantryVisitor: customer.IsPantryVisitor,
  foodInsecure: customer.IsFoodInsecure === null ? 'unknown' : customer.IsFoodInsecure ? 'yes' : 'no',
  ...ruleOf(customer.TEFAPEligibility),
  programs: customer.DeliveryPrograms.map(({ ID }) => ID),
  locations: customer.PantryLocations.map(({ ID }) => ID),
  Notes: customer.Notes ?? '',
})

const noRule: TefapEligibility = {
  ProvinceID: null,
  ProvinceAbbreviation: null,
  FoodBankID: null,
  FoodBankName: null,
  CountyID: null,
  CountyName: null,
  PostalCodeID: null,
  PostalCode: null,
}

/** A rule names one thing alone; one that was not changed is kept as it is. */
function ruleSent(values: CustomerValues, { TEFAPEligibility, FoodBankID }: FullCustomer, foodBankName: string) {
  const before = ruleOf(TEFAPEligibility)
  const value = values.ruleValue.trim()
  const isSame = value === before.ruleValue && values.ruleCounty === before.ruleCounty
  if (values.ruleKind === before.ruleKind && isSame) return TEFAPEligibility
  if (values.ruleKind === 'province') return { ...noRule, ProvinceAbbreviation: value.toUpperCase() }
  if (values.ruleKind === 'foodBank') return { ...noRule, FoodBankID, FoodBankName: foodBankName }
  if (values.ruleKind === 'county')
    return { ...noRule, CountyID: values.ruleCounty, CountyName: values.ruleCountyName || null }
  return values.ruleKind === 'postalCode' ? { ...noRule, PostalCode: value } : null
}

const count = (typed: string) => (typed.trim() === '' ? 0 : Number(typed))
const orNull = (typed: string) => (typed.trim() === '' ? null : typed.trim())

export function customerToSend(
  values: CustomerValues,
  customer: FullCustomer,
  foodBankName: string,
): Input<typeof customers.updateCustomer> {
  const { programs, locations, foodInsecure, Minors, Adults, Seniors, Notes, ...typed } = values
  const { ruleKind: _, ruleValue: __, ruleCounty: ___, ruleCountyName: ____, ...rest } = typed
  const Ages = { Minors: count(Minors), Adults: count(Adults), Seniors: count(Seniors) }
  const told = Ages.Minors + Ages.Adults + Ages.Seniors
  return {
    ...rest,
    ...(customer.Access === 'home' ? { Notes } : {}),
    id: customer.ID,
    FirstName: rest.FirstName.trim(),
    LastName: rest.LastName.trim(),
    EMailAddress: orNull(rest.EMailAddress),
    PhoneNumber: orNull(rest.PhoneNumber),
    PostalCode: orNull(rest.PostalCode),
    HouseholdSize: told === 0 ? count(rest.HouseholdSize) || null : Math.min(told, maxHousehold),
    Ages: told === 0 ? null : Ages,
    IsFoodInsecure: foodInsecure === 'unknown' ? null : foodInsecure === 'yes',
    TEFAPEligibility: ruleSent(values, customer, foodBankName),
    DeliveryPrograms: programs.map((ID) => ({ ID })),
    PantryLocations: locations.map((ID) => ({ ID })),
    Version: customer.Version,
  }
}
