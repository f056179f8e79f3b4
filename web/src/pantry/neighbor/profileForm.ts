import * as z from 'zod/mini'
import { languages } from '../../../../shared/core/text/languages.ts'
import {
  type CustomerProfileDraft,
  maxCustomerName,
  maxHousehold,
  maxPostalCode,
} from '../../../../shared/pantry/customers/changes.ts'
import type { ShownCustomer } from '../../../../shared/pantry/customers/wire.ts'
import { FoodNeeds, noNeeds } from '../../../../shared/pantry/needs/needs.ts'

/** The profile as its form holds it: numbers as they are typed. */

const Name = z.string().check(z.trim(), z.minLength(1, 'missing'), z.maxLength(maxCustomerName, 'tooLong'))
const isCount = (typed: string) => /^\d{0,2}$/.test(typed) && Number(typed) <= maxHousehold
const Count = z.string().check(z.trim(), z.refine(isCount, 'wholeNumber'))

export const ProfileForm = z.object({
  FirstName: Name,
  LastName: Name,
  PostalCode: z.string().check(z.trim(), z.maxLength(maxPostalCode, 'tooLong')),
  Language: z.enum(languages),
  IsEmailNotificationEnabled: z.boolean(),
  IsTextMessageNotificationEnabled: z.boolean(),
  IsPhoneCallNotificationEnabled: z.boolean(),
  HasConsent: z.boolean(),
  Minors: Count,
  Adults: Count,
  Seniors: Count,
  FoodNeeds,
})
export type ProfileForm = z.infer<typeof ProfileForm>

/** Texts go only to people who agreed (decision 85). */
export const ProfileFormWithConsent = ProfileForm.check(
  z.refine<ProfileForm>(({ IsTextMessageNotificationEnabled: wants, HasConsent }) => !wants || HasConsent, {
    path: ['HasConsent'],
    error: 'consentMissing',
  }),
)

const typed = (count: number | undefined) => (count ? String(count) : '')

export const profileForm = (customer: ShownCustomer): ProfileForm => ({
  ...ProfileForm.parse({
    ...customer,
    PostalCode: customer.PostalCode ?? '',
    HasConsent: customer.TextConsent !== null,
    Minors: typed(customer.Ages?.Minors),
    Adults: typed(customer.Ages?.Adults),
    Seniors: typed(customer.Ages?.Seniors),
    FoodNeeds: customer.FoodNeeds ?? noNeeds,
  }),
})

/** Ages that nobody told leave the household's size as it is. */
export function profileDraft(
  { HasConsent, Minors, Adults, Seniors, ...rest }: ProfileForm,
  { HouseholdSize, Version }: Pick<ShownCustomer, 'HouseholdSize' | 'Version'>,
): CustomerProfileDraft {
  const Ages = { Minors: Number(Minors), Adults: Number(Adults), Seniors: Number(Seniors) }
  const isTold = Ages.Minors + Ages.Adults + Ages.Seniors > 0
  return { ...rest, IsTextConsentGiven: HasConsent, HouseholdSize, Ages: isTold ? Ages : null, Version }
}
