import { mailReturned, User } from '../../../shared/network/organizations/entity.ts'
import { jobMail } from '../../../shared/work/jobs/jobMail.ts'
import { jobKindOf } from '../../../shared/work/jobs/kinds.ts'
import { reaction } from '../../core/http/reaction.ts'
import { jobStore } from '../../core/jobMachine/jobTable.ts'
import { mailContent, mailer } from '../../core/mail/mailer.ts'
import { sendOnce } from '../../core/mail/sendOnce.ts'
import { webUrl } from '../../core/mail/webUrl.ts'
import { entityKeys } from '../../core/table/keys/entities.ts'
import { table } from '../../core/table/table.ts'

/**
 * One e-mail for each job that ended, to whoever asked for it; its file stays behind the sign-in. A result for others is
 * told to them by the kind's own reactions, to its owner only a failure that still stands.
 */

const send = mailer()

export const handler = reaction('jobs/onJobEnded', async (event, now) => {
  const job = await jobStore.load(event.Subject.ID)
  if (job && job.State !== 'failed' && jobKindOf(job.Kind)?.isForOthers) return
  const user = job && (await table.get(entityKeys.user(job.Owner.Subject), User))
  if (!job || !user || mailReturned(user)) return
  const email = jobMail(job, user, webUrl())
  await sendOnce(
    { eventId: event.ID, subject: user.Subject, kind: 'job' },
    {
      person: user.Subject,
      to: user.EMailAddress,
      ...mailContent(email),
      unsubscribeUrl: email.footer.settings.url,
    },
    send,
    now,
  )
})
