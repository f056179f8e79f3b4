import { hash } from 'node:crypto'
import { scheduleTag } from '../../../events/mail.ts'
import { ScheduledReportParameters } from '../../../shared/work/jobs/kinds.ts'
import { isSubscribed, type ScheduleRecipient } from '../../../shared/work/schedules/schedule.ts'
import { scheduleMail } from '../../../shared/work/schedules/scheduleMail.ts'
import { reaction } from '../../core/http/reaction.ts'
import { jobStore } from '../../core/jobMachine/jobTable.ts'
import { mailContent, mailer } from '../../core/mail/mailer.ts'
import { inTurn, sendOnce } from '../../core/mail/sendOnce.ts'
import { webUrl } from '../../core/mail/webUrl.ts'
import { anyEntity } from '../../network/organizations/entityTable.ts'
import { reportSchedules } from './scheduleTable.ts'

/**
 * Sends a scheduled report's link to its recipients, to each once: while SES is throttled the queue brings the event again,
 * and whoever has the e-mail gets no other.
 */

const send = mailer()

/** Names a recipient in the marks of sent mails, without the address. */
const nameOf = ({ EMailAddress }: ScheduleRecipient) => hash('sha256', EMailAddress, 'base64url').slice(0, 22)

export const handler = reaction('reports/onScheduledReportMade', async (event, now) => {
  const job = await jobStore.load(event.Subject.ID)
  const parameters = ScheduledReportParameters.safeParse(job?.Parameters)
  if (job?.Kind !== 'scheduledReport' || !parameters.success) return
  const { scheduleId, start, end } = parameters.data
  const schedule = await reportSchedules.load(scheduleId)
  if (!schedule || start === null || end === null) return
  const entityName = (await anyEntity(schedule.EntityID))?.Name ?? ''
  await inTurn(schedule.Recipients.filter(isSubscribed), (recipient) => {
    const email = scheduleMail({ schedule, recipient, job, range: { start, end }, entityName, webUrl: webUrl() })
    const to = {
      eventId: event.ID,
      subject: `${scheduleTag(scheduleId)}-${nameOf(recipient)}`,
      kind: 'report',
    } as const
    const mail = {
      person: scheduleTag(scheduleId),
      to: recipient.EMailAddress,
      ...mailContent(email),
      unsubscribeUrl: email.footer.settings.url,
    }
    return sendOnce(to, mail, send, now)
  })
})
