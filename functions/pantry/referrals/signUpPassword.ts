import { type Refusal, refuse } from '../../../shared/core/answer.ts'
import * as peopleRefusals from '../../../shared/network/people/refusals.ts'
import * as customersRefusals from '../../../shared/pantry/customers/refusals.ts'
import type { InvitedContact } from '../../../shared/pantry/invitations/customerInvitation.ts'
import type { ReferralSignUp } from '../../../shared/pantry/referrals/api.ts'
import { textNumber } from '../../core/texting/texter.ts'
import { randomPassword } from '../../network/people/randomPassword.ts'

/** Of a family with a phone number alone and no password one that nobody knows: they sign in by codes. */
export function signUpPassword(
  { Password }: Pick<ReferralSignUp, 'Password'>,
  contact: InvitedContact,
): string | Refusal {
  if (Password !== null) return Password
  if (contact.EMailAddress !== null) return refuse(peopleRefusals.passwordTooWeak)
  return textNumber() ? randomPassword() : refuse(customersRefusals.textsOff)
}
