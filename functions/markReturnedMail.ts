import {
  correlationTagged,
  customerInvitationTagged,
  customerTagged,
  invitationTagged,
  MailNotice,
  returnedOf,
  scheduleTagged,
} from '../events/mail.ts'
import { queueWorker } from './core/http/background.ts'
import { log } from './core/log.ts'
import { markInvitation, markPerson } from './network/people/returnedMail.ts'
import { stopMailTo } from './pantry/customers/customerTable.ts'
import { recordDelivery } from './pantry/invitations/recordDelivery.ts'
import { unsubscribeReturned } from './work/schedules/scheduleTable.ts'

/** Marks whose address bounced or complained, by the kind of recipient that its tag names. A repeated notice changes nothing. */
export const handler = queueWorker('notifications/markReturnedMail', async (body, now) => {
  const notice = MailNotice.parse(body)
  const cause = correlationTagged(notice)
  if (cause) log.setCorrelationId(cause)
  const returned = returnedOf(notice)
  if (!returned) return
  log.info('mail returned', { kind: returned.Kind, person: returned.Subject })
  const invitationId = invitationTagged(returned.Subject)
  if (invitationId) return markInvitation(invitationId, now)
  const referralId = customerInvitationTagged(returned.Subject)
  if (referralId) return recordDelivery(referralId, 'EMail', 'failed', now)
  const customerId = customerTagged(returned.Subject)
  if (customerId) return stopMailTo(customerId, returned.Address)
  const scheduleId = scheduleTagged(returned.Subject)
  if (scheduleId) return unsubscribeReturned(scheduleId, returned.Address, now)
  return markPerson(returned)
})
