import * as z from 'zod/mini'
import type { ReferralSignUp } from '../../../shared/api/referrals.ts'
import { maxHousehold } from '../../../shared/customer/changes.ts'
import { isStrongPassword, mailAddressOf, phoneNumberOf } from '../../../shared/customer/contact.ts'
import type { Language } from '../../../shared/text/text.ts'

/** A sign-up as it is typed. Messages are keys of `referralTexts`. */
const isEmpty = (typed: string) => typed.trim() === ''
const filled = z.string().check(z.refine((typed) => !isEmpty(typed), 'missing'))
const isHousehold = (typed: string) =>
  isEmpty(typed) || (/^\d{1,2}$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= maxHousehold)

export const referralForm = z
  .object({
    FirstName: filled,
    LastName: filled,
    EMailAddress: z
      .string()
      .check(z.refine((typed) => isEmpty(typed) || mailAddressOf(typed) !== undefined, 'emailWrong')),
    PhoneNumber: z
      .string()
      .check(z.refine((typed) => isEmpty(typed) || phoneNumberOf(typed) !== undefined, 'phoneWrong')),
    PostalCode: z.string(),
    HouseholdSize: z.string().check(z.refine(isHousehold, 'householdWrong')),
    password: z.string().check(z.refine(isStrongPassword, 'passwordWeak')),
    IsEmailNotificationEnabled: z.boolean(),
    IsTextMessageNotificationEnabled: z.boolean(),
    IsPhoneCallNotificationEnabled: z.boolean(),
  })
  .check(
    z.refine(({ EMailAddress, PhoneNumber }) => !isEmpty(EMailAddress) || !isEmpty(PhoneNumber), {
      path: ['EMailAddress'],
      error: 'contactMissing',
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

/** What the pool knows the new account by. */
export const signInName = ({ EMailAddress, PhoneNumber }: Pick<ReferralForm, 'EMailAddress' | 'PhoneNumber'>) =>
  mailAddressOf(EMailAddress) ?? phoneNumberOf(PhoneNumber) ?? ''

export const referralInput = (
  code: string,
  { password: Password, HouseholdSize, EMailAddress, PhoneNumber, ...form }: ReferralForm,
  Language: Language,
): ReferralSignUp & { code: string } => ({
  ...form,
  code,
  EMailAddress: isEmpty(EMailAddress) ? null : EMailAddress,
  PhoneNumber: isEmpty(PhoneNumber) ? null : PhoneNumber,
  HouseholdSize: isEmpty(HouseholdSize) ? null : Number(HouseholdSize),
  Password,
  Language,
})

/** `/referral/ABCDEFGHJKMN` */
export const codeIn = (pathname: string): string => /^\/referral\/([^/]+)\/?$/.exec(pathname)?.[1] ?? ''
