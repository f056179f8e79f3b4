import {
  correlationTagged,
  customerInvitationTagged,
  customerTagged,
  invitationTagged,
  MailNotice,
  returnedOf,
  scheduleTagged,
} from '../../events/mail.ts'
import { mailReturned } from '../../shared/entity/entity.ts'
import { notMailed } from '../../shared/person/invitation.ts'
import { queueWorker } from '../background.ts'
import { changeCustomer, customerById } from '../customers/customerTable.ts'
import { directoryWrites } from '../entities/directoryTable.ts'
import { userBySubject } from '../entities/entityTable.ts'
import { recordDelivery } from '../invitations/recordDelivery.ts'
import { log } from '../log.ts'
import { invitations } from '../people/invitationTable.ts'
import { personUnchanged } from '../people/personTable.ts'
import { unsubscribeReturned } from '../reports/scheduleTable.ts'
import { entityKeys } from '../table/keys/entities.ts'
import { table } from '../table/table.ts'
import { both } from '../table/write.ts'

/** The invitation is shown as not delivered, so that the address can be corrected. */
async function markInvitation(id: number, now: Date): Promise<void> {
  const loaded = await invitations.load(id)
  if (loaded) await invitations.change(loaded, (one) => notMailed(one, one.Mailings, 'failed'), { by: null, now })
}

/** A neighbor gets no further e-mails at that address: their preferences show it, and they or staff switch them on again. */
async function stopMailTo(customerId: number, address: string): Promise<void> {
  if (!(await customerById(customerId))) return
  await changeCustomer(customerId, ({ EMailAddress }) =>
    EMailAddress === address ? { IsEmailNotificationEnabled: false } : {},
  )
}

/**
 * Marks a person whose address bounced or complained: no further e-mail is sent there, and senders of messages see it. A repeated
 * notice changes nothing; one about a former address marks nothing.
 */
export const handler = queueWorker('notifications/markReturnedMail', async (body, now) => {
  const notice = MailNotice.parse(body)
  const cause = correlationTagged(notice)
  if (cause) log.setCorrelationId(cause)
  const returned = returnedOf(notice)
  if (returned) log.info('mail returned', { kind: returned.Kind, person: returned.Subject })
  const invitationId = returned && invitationTagged(returned.Subject)
  if (invitationId) return markInvitation(invitationId, now)
  const referralId = returned && customerInvitationTagged(returned.Subject)
  if (referralId) return recordDelivery(referralId, 'EMail', 'failed', now)
  const customerId = returned && customerTagged(returned.Subject)
  if (customerId) return stopMailTo(customerId, returned.Address)
  const scheduleId = returned && scheduleTagged(returned.Subject)
  if (scheduleId) return unsubscribeReturned(scheduleId, returned.Address, now)
  const user = returned && (await userBySubject(returned.Subject))
  if (!returned || !user) return
  const { Subject, ...ReturnedMail } = returned
  const marked = { ...user, ReturnedMail }
  if (!mailReturned(marked)) return
  const hasAddress = { expression: 'EMailAddress = :address', values: { ':address': user.EMailAddress } }
  await table.commit([
    { update: entityKeys.user(Subject), set: { ReturnedMail }, when: both(hasAddress, personUnchanged(user)) },
    ...(await directoryWrites(marked)),
  ])
})
