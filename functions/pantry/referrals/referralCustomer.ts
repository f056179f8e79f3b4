import { isRefusal, type Refusal, refuse } from '../../../shared/core/answer.ts'
import { textConsentWording } from '../../../shared/pantry/customers/consentWording.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import {
  type CustomerInvitation,
  type InvitedContact,
  redeemed,
} from '../../../shared/pantry/invitations/customerInvitation.ts'
import type { ReferralSignUp } from '../../../shared/pantry/referrals/api.ts'
import * as refusals from '../../../shared/pantry/referrals/refusals.ts'
import { userBySubject } from '../../network/organizations/entityTable.ts'
import { customerUserWrite } from '../customers/account.ts'
import { newCustomer, newCustomerWrites } from '../customers/customerTable.ts'
import { customerInvitations } from '../invitations/customerInvitationTable.ts'
import { grantAccessWrite } from '../locations/accessTable.ts'
import { loadGrants } from './referralGrants.ts'

/** The customer that a sign-up makes. */

/** Personal data of a sign-up; notifications go only where there is an address or number for them. */
export const customerFrom = (
  id: number,
  { FoodBankID }: CustomerInvitation,
  sent: ReferralSignUp,
  contact: InvitedContact,
  now: Date,
): Customer => {
  const { FirstName, LastName, PostalCode, HouseholdSize, Language } = sent
  const Created = now.toISOString()
  const wantsTexts = sent.IsTextMessageNotificationEnabled && contact.PhoneNumber !== null
  return newCustomer({
    ...contact,
    ID: id,
    FoodBankID,
    FirstName,
    LastName,
    PostalCode: PostalCode === '' ? null : PostalCode,
    HouseholdSize,
    Language,
    IsEmailNotificationEnabled: sent.IsEmailNotificationEnabled && contact.EMailAddress !== null,
    IsTextMessageNotificationEnabled: wantsTexts,
    IsPhoneCallNotificationEnabled: sent.IsPhoneCallNotificationEnabled && contact.PhoneNumber !== null,
    TextConsent: wantsTexts ? { At: Created, Wording: textConsentWording[Language] } : null,
    Created,
  })
}

/**
 * Customer, person, what the code opens, and the redemption: one transaction. The account was made before; one that belongs to
 * nobody, because this was not reached, is found again by the next sign-up with its e-mail address or number.
 */
export async function saveSignUp(
  invitation: CustomerInvitation,
  customer: Customer,
  subject: string,
  now: Date,
): Promise<Refusal | undefined> {
  const transition = redeemed(invitation, customer.ID, now)
  if (isRefusal(transition)) return transition
  // Another code made a customer of the same account at the same moment.
  if (await userBySubject(subject)) return refuse(refusals.referralAccountExists)
  const { locationIds, programIds, agencyIds } = await loadGrants(invitation)
  const made = {
    ...customer,
    Subject: subject,
    DeliveryProgramIDs: [...programIds],
    AgencyIDs: [...agencyIds],
    HomeAgencyIDs: [...agencyIds],
  }
  const granted = locationIds.map((PantryLocationID) =>
    grantAccessWrite({ PantryLocationID, CustomerID: customer.ID, Granted: customer.Created }),
  )
  const also = [...newCustomerWrites(made), await customerUserWrite(made, subject), ...granted]
  await customerInvitations.save(invitation, transition, { by: null, now, also })
  return undefined
}
