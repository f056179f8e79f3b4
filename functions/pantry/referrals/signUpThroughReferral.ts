import { isRefusal, refuse } from '../../../shared/core/answer.ts'
import * as donorsRefusals from '../../../shared/network/donors/refusals.ts'
import { passwordRefusal } from '../../../shared/network/people/password.ts'
import * as customersRefusals from '../../../shared/pantry/customers/refusals.ts'
import { invitedContact } from '../../../shared/pantry/invitations/customerInvitation.ts'
import * as invitationsRefusals from '../../../shared/pantry/invitations/refusals.ts'
import * as referrals from '../../../shared/pantry/referrals/api.ts'
import * as refusals from '../../../shared/pantry/referrals/refusals.ts'
import type { PublicContext } from '../../core/http/context.ts'
import { HttpFault } from '../../core/http/fault.ts'
import { openEndpoint } from '../../core/http/http.ts'
import { addressHash, isOverLimit } from '../../core/http/throttle.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { nextId } from '../../core/table/ids.ts'
import { customerInvitationKeys } from '../../core/table/keys/invitations.ts'
import { createCustomerAccount, setAccountPassword } from '../customers/account.ts'
import { customerInvitations } from '../invitations/customerInvitationTable.ts'
import { openReferral } from './openReferral.ts'
import { customerFrom, saveSignUp } from './referralCustomer.ts'
import { signUpPassword } from './signUpPassword.ts'

const hour = 3_600_000
/** Families sign up from one pantry's network; more than that at once is a program. */
const limit = { max: 60, spanMs: hour } as const

async function assertFewSignUps({ address, now, language }: PublicContext<unknown>): Promise<void> {
  const sender = addressHash(address)
  if (await isOverLimit(limit, now, (span) => customerInvitationKeys.signUpsFrom(sender, span)))
    throw new HttpFault(429, donorsRefusals.tooManySignUps[language])
}

export const handler = openEndpoint(referrals.signUpThroughReferral, async (context) => {
  const { input, now } = context
  const loaded = await openReferral(context)
  if (loaded.Redeemed !== null) return refuse(invitationsRefusals.referralUsed)
  const { code: _, ...sent } = input
  const contact = invitedContact({ EMailAddress: sent.EMailAddress ?? '', PhoneNumber: sent.PhoneNumber ?? '' })
  if (isRefusal(contact)) return contact
  const about = [sent.FirstName, sent.LastName, contact.EMailAddress, contact.PhoneNumber]
  const password = signUpPassword(sent, contact)
  if (isRefusal(password)) return password
  const weak = passwordRefusal(password, about)
  if (weak) return weak
  await assertFewSignUps(context)
  const subject = await createCustomerAccount({ ...sent, ...contact }, password)
  if (isRefusal(subject))
    return subject.refused === customersRefusals.contactInUse ? refuse(refusals.referralAccountExists) : subject
  const customer = customerFrom(await nextId('customer'), loaded, sent, contact, now)
  const reload = () => customerInvitations.load(loaded.ID)
  const refusal = await retryConflicts({ loaded, now, reload }, (invitation, at) =>
    saveSignUp(invitation, customer, subject, at),
  )
  if (refusal) return refusal
  // A sign-up with the same address at the same moment may have set its password behind this one.
  return (await setAccountPassword(subject, password)) ?? { CustomerID: customer.ID }
})
