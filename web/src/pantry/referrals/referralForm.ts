import * as z from 'zod/mini'
import type { Language } from '../../../../shared/core/text/text.ts'
import { isStrongPassword, mailAddressOf, phoneNumberOf } from '../../../../shared/network/people/contact.ts'
import { maxHousehold } from '../../../../shared/pantry/customers/changes.ts'
import type { ReferralSignUp } from '../../../../shared/pantry/referrals/api.ts'
import { filled, isFilled } from '../../core/ui/form/filled.ts'

/** A sign-up as it is typed. Messages are keys of `referralTexts`. */
const isHousehold = (typed: string) =>
  !isFilled(typed) || (/^\d{1,2}$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= maxHousehold)

/** With a phone number alone a family signs in by codes, if it wants no password. */
export const needsNoPassword = ({ EMailAddress, PhoneNumber }: Record<'EMailAddress' | 'PhoneNumber', string>) =>
  !isFilled(EMailAddress) && isFilled(PhoneNumber)

export const referralForm = z
  .object({
    FirstName: filled('missing'),
    LastName: filled('missing'),
    EMailAddress: z
      .string()
      .check(z.refine((typed) => !isFilled(typed) || mailAddressOf(typed) !== undefined, 'emailWrong')),
    PhoneNumber: z
      .string()
      .check(z.refine((typed) => !isFilled(typed) || phoneNumberOf(typed) !== undefined, 'phoneWrong')),
    PostalCode: z.string(),
    HouseholdSize: z.string().check(z.refine(isHousehold, 'householdWrong')),
    password: z.string(),
    IsEmailNotificationEnabled: z.boolean(),
    IsTextMessageNotificationEnabled: z.boolean(),
    IsPhoneCallNotificationEnabled: z.boolean(),
  })
  .check(
    z.refine(({ EMailAddress, PhoneNumber }) => isFilled(EMailAddress) || isFilled(PhoneNumber), {
      path: ['EMailAddress'],
      error: 'contactMissing',
    }),
    z.refine((form) => isStrongPassword(form.password) || (needsNoPassword(form) && form.password === ''), {
      path: ['password'],
      error: 'passwordWeak',
    }),
  )
export type ReferralForm = z.infer<typeof referralForm>

export const emptyReferralForm: ReferralForm = {
  FirstName: '',
  LastName: '',
  EMailAddress: '',
  PhoneNumber: '',
  PostalCode: '',
  HouseholdSize: '',
  password: '',
  IsEmailNotificationEnabled: true,
  IsTextMessageNotificationEnabled: false,
  IsPhoneCallNotificationEnabled: false,
}

/** Sign-in name of the new account in the pool. */
export const signInName = ({ EMailAddress, PhoneNumber }: Pick<ReferralForm, 'EMailAddress' | 'PhoneNumber'>) =>
  mailAddressOf(EMailAddress) ?? phoneNumberOf(PhoneNumber) ?? ''

export const referralInput = (
  code: string,
  { password: Password, HouseholdSize, EMailAddress, PhoneNumber, ...form }: ReferralForm,
  Language: Language,
): ReferralSignUp & { code: string } => ({
  ...form,
  code,
  EMailAddress: isFilled(EMailAddress) ? EMailAddress : null,
  PhoneNumber: isFilled(PhoneNumber) ? PhoneNumber : null,
  HouseholdSize: isFilled(HouseholdSize) ? Number(HouseholdSize) : null,
  Password: Password === '' ? null : Password,
  Language,
})

/** `/referral/ABCDEFGHJKMN` */
export const codeIn = (pathname: string): string => /^\/referral\/([^/]+)\/?$/.exec(pathname)?.[1] ?? ''
