import { isRefusal, refuse } from '../../shared/answer.ts'
import * as referrals from '../../shared/api/referrals.ts'
import { invitedContact } from '../../shared/customerInvitation/customerInvitation.ts'
import { passwordRefusal } from '../../shared/person/password.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { createCustomerAccount, setAccountPassword } from '../customers/account.ts'
import type { PublicContext } from '../http/context.ts'
import { HttpFault } from '../http/fault.ts'
import { addressHash, isOverLimit } from '../http/throttle.ts'
import { openEndpoint } from '../http.ts'
import { customerInvitations } from '../invitations/customerInvitationTable.ts'
import { retryConflicts } from '../table/aggregate.ts'
import { nextId } from '../table/ids.ts'
import { customerInvitationKeys } from '../table/keys/invitations.ts'
import { openReferral } from './openReferral.ts'
import { customerFrom, saveSignUp } from './referralCustomer.ts'

const hour = 3_600_000
/** Families sign up from one pantry's network; more than that at once is a program. */
const limit = { max: 60, spanMs: hour } as const

async function assertFewSignUps({ address, now, language }: PublicContext<unknown>): Promise<void> {
  const sender = addressHash(address)
  if (await isOverLimit(limit, now, (span) => customerInvitationKeys.signUpsFrom(sender, span)))
    throw new HttpFault(429, refusals.tooManySignUps[language])
}

export const handler = openEndpoint(referrals.signUpThroughReferral, async (context) => {
  const { input, now } = context
  const loaded = await openReferral(context)
  if (loaded.Redeemed !== null) return refuse(refusals.referralUsed)
  const { code: _, ...sent } = input
  const contact = invitedContact({ EMailAddress: sent.EMailAddress ?? '', PhoneNumber: sent.PhoneNumber ?? '' })
  if (isRefusal(contact)) return contact
  const about = [sent.FirstName, sent.LastName, contact.EMailAddress, contact.PhoneNumber]
  const weak = passwordRefusal(sent.Password, about)
  if (weak) return weak
  await assertFewSignUps(context)
  const subject = await createCustomerAccount({ ...sent, ...contact }, sent.Password)
  if (isRefusal(subject))
    return subject.refused === refusals.contactInUse ? refuse(refusals.referralAccountExists) : subject
  const customer = customerFrom(await nextId('customer'), loaded, sent, contact, now)
  const reload = () => customerInvitations.load(loaded.ID)
  const refusal = await retryConflicts({ loaded, now, reload }, (invitation, at) =>
    saveSignUp(invitation, customer, subject, at),
  )
  if (refusal) return refusal
  // A sign-up with the same address at the same moment may have set its password behind this one.
  return (await setAccountPassword(subject, sent.Password)) ?? { CustomerID: customer.ID }
})
