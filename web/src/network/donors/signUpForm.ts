import * as z from 'zod/mini'
import type { Language } from '../../../../shared/core/text/text.ts'
import type { DonorSignUpDraft } from '../../../../shared/network/donors/signUp.ts'
import { isMailAddress } from '../../../../shared/network/organizations/mailAddress.ts'
import { filled } from '../../core/ui/form/filled.ts'

/** A sign-up as it is typed. Messages are keys of `signUpTexts`. */

export const signUpForm = z.object({
  donorName: filled(),
  locationName: filled(),
  street: filled(),
  city: filled(),
  province: filled(),
  postalCode: filled(),
  contactName: filled(),
  mail: filled().check(z.refine((typed) => typed.trim() === '' || isMailAddress(typed.trim()), 'mailWrong')),
  phone: filled(),
  notes: z.string(),
  website: z.string(),
  hasConsent: z.boolean().check(z.refine((given) => given, 'consentMissing')),
})
export type SignUpForm = z.infer<typeof signUpForm>

export const emptySignUp: SignUpForm = {
  donorName: '',
  locationName: '',
  street: '',
  city: '',
  province: '',
  postalCode: '',
  contactName: '',
  mail: '',
  phone: '',
  notes: '',
  website: '',
  hasConsent: false,
}

export const signUpInput = (FoodBankID: number, form: SignUpForm, Language: Language): DonorSignUpDraft => ({
  FoodBankID,
  DonorName: form.donorName,
  LocationName: form.locationName,
  Address: {
    AddressLine1: form.street,
    City: form.city,
    Province: form.province,
    PostalCode: form.postalCode,
  },
  ContactName: form.contactName,
  EMailAddress: form.mail,
  PhoneNumber: form.phone,
  Notes: form.notes,
  Language,
  IsConsentGiven: true,
  Website: form.website,
})

/** `?foodBank=12`, as a food bank gives its sign-up address away. */
export function foodBankIn(search: string): number | undefined {
  const id = new URLSearchParams(search).get('foodBank') ?? ''
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined
}
