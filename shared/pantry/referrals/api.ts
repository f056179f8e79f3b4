import * as z from 'zod/mini'
import { area } from '../../core/schema/endpoint.ts'
import { ID, Nothing, OptionalText, Text } from '../../core/schema/fields.ts'
import { languages } from '../../core/text/languages.ts'
import { maxMailAddress } from '../../network/organizations/mailAddress.ts'
import { ContactText, maxTypedPhone } from '../../network/people/contact.ts'
import { maxCustomerName, maxHousehold, maxPostalCode } from '../customers/changes.ts'
import { referralCodeShape } from '../invitations/referralCode.ts'

/** The link of a neighbor's invitation: what it opens, signing up by it, and adding it to an account. */
const { get, post } = area('referrals')

const code = { code: z.string().check(z.regex(referralCodeShape)) }
export const maxPassword = 256

export const Referral = z.object({
  Code: z.string(),
  FoodBank: z.object({ Name: z.string() }),
  Message: z.string(),
  PantryLocations: z.array(z.object({ Label: z.string(), City: z.string() })),
  DeliveryPrograms: z.array(z.object({ Name: z.string() })),
  PreferredLanguageCode: z.enum(languages),
  IsRedeemed: z.boolean(),
})
export type Referral = z.infer<typeof Referral>

export const getReferral = get('getReferral', '/api/referral/{code}', {
  summary: 'What an invitation’s link opens. Of whoever was invited it says nothing: links are passed on.',
  roles: 'anonymous',
  resource: 'code',
  params: code,
  value: Referral,
  // Wrong codes are counted.
  permissions: ['table:write'],
})

export const ReferralSignUp = z.strictObject({
  FirstName: Text(maxCustomerName),
  LastName: Text(maxCustomerName),
  EMailAddress: ContactText(maxMailAddress),
  PhoneNumber: ContactText(maxTypedPhone),
  PostalCode: z._default(OptionalText(maxPostalCode), ''),
  HouseholdSize: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(maxHousehold))), null),
  /** null with a phone number alone: the family signs in by codes. */
  Password: z._default(z.nullable(z.string().check(z.minLength(1), z.maxLength(maxPassword))), null),
  Language: z.enum(languages),
  IsEmailNotificationEnabled: z._default(z.boolean(), false),
  IsTextMessageNotificationEnabled: z._default(z.boolean(), false),
  IsPhoneCallNotificationEnabled: z._default(z.boolean(), false),
})
export type ReferralSignUp = z.infer<typeof ReferralSignUp>

export const signUpThroughReferral = post('signUpThroughReferral', '/api/referral/{code}/signup', {
  summary: 'Makes the account of a new customer by an invitation’s link, and redeems the link with it.',
  roles: 'anonymous',
  resource: 'code',
  params: code,
  body: ReferralSignUp,
  value: z.object({ CustomerID: ID }),
  permissions: ['users:invite', 'users:signout'],
})

export const redeemReferral = post('redeemReferral', '/api/referral/{code}/redeem', {
  summary: 'Adds the restricted locations and delivery programs of a link to the customer, once.',
  roles: ['customer'],
  resource: 'self',
  params: code,
  value: Nothing,
})
