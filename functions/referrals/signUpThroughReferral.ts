import { isRefusal, type Refusal, refuse } from '../../shared/answer.ts'
import * as referrals from '../../shared/api/referrals.ts'
import { textConsentWording } from '../../shared/customer/changes.ts'
import { isStrongPassword } from '../../shared/customer/contact.ts'
import type { Customer } from '../../shared/customer/customer.ts'
import {
  type CustomerInvitation,
  type InvitedContact,
  invitedContact,
  redeemed,
} from '../../shared/customerInvitation/customerInvitation.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { createCustomerAccount, customerUserWrite } from '../customers/account.ts'
import { newCustomer, newCustomerWrites } from '../customers/customerTable.ts'
import { userBySubject } from '../entities/entityTable.ts'
import { HttpFault } from '../http/fault.ts'
import { addressHash, isOverLimit } from '../http/throttle.ts'
import { type OpenContext, openEndpoint } from '../http.ts'
import { customerInvitations } from '../invitations/customerInvitationTable.ts'
import { grantAccessWrite } from '../locations/accessTable.ts'
import { retryConflicts } from '../table/aggregate.ts'
import { nextId } from '../table/ids.ts'
import { customerInvitationKeys } from '../table/keys/invitations.ts'
import { openReferral } from './openReferral.ts'
import { grantsOf } from './referralGrants.ts'

const hour = 3_600_000
/** Families sign up from one pantry's network; more than that at once is a program. */
const limit = { max: 60, spanMs: hour } as const

async function assertFewSignUps({ address, now, table, language }: OpenContext<unknown>): Promise<void> {
  const sender = addressHash(address)
  if (await isOverLimit(table, limit, now, (span) => customerInvitationKeys.signUpsFrom(sender, span)))
    throw new HttpFault(429, refusals.tooManySignUps[language])
}

const customerFrom = (
  id: number,
  { FoodBankID }: CustomerInvitation,
  sent: referrals.ReferralSignUp,
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
async function save(
  invitation: CustomerInvitation,
  customer: Customer,
  subject: string,
  now: Date,
): Promise<Refusal | undefined> {
  const transition = redeemed(invitation, customer.ID, now)
  if (isRefusal(transition)) return transition
  // Another code made a customer of the same account at the same moment.
  if (await userBySubject(subject)) return refuse(refusals.referralAccountExists)
  const { locationIds, programIds, agencyIds } = await grantsOf(invitation)
  const made = { ...customer, Subject: subject, DeliveryProgramIDs: [...programIds], AgencyIDs: [...agencyIds] }
  const granted = locationIds.map((PantryLocationID) =>
    grantAccessWrite({ PantryLocationID, CustomerID: customer.ID, Granted: customer.Created }),
  )
  const also = [...newCustomerWrites(made), await customerUserWrite(made, subject), ...granted]
  await customerInvitations.save(invitation, transition, { by: null, now, also })
  return undefined
}

export const handler = openEndpoint(referrals.signUpThroughReferral, async (context) => {
  const { input, now } = context
  const loaded = await openReferral(context)
  if (loaded.Redeemed !== null) return refuse(refusals.referralUsed)
  const { code: _, ...sent } = input
  const contact = invitedContact({ EMailAddress: sent.EMailAddress ?? '', PhoneNumber: sent.PhoneNumber ?? '' })
  if (isRefusal(contact)) return contact
  if (!isStrongPassword(sent.Password)) return refuse(refusals.passwordTooWeak)
  await assertFewSignUps(context)
  const subject = await createCustomerAccount({ ...sent, ...contact }, sent.Password)
  if (isRefusal(subject))
    return subject.refused === refusals.contactInUse ? refuse(refusals.referralAccountExists) : subject
  const customer = customerFrom(await nextId('customer'), loaded, sent, contact, now)
  const reload = () => customerInvitations.load(loaded.ID)
  const refusal = await retryConflicts({ loaded, now, reload }, (invitation, at) =>
    save(invitation, customer, subject, at),
  )
  return refusal ?? { CustomerID: customer.ID }
})
