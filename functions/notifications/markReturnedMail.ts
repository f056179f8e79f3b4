import { MailNotice, returnedOf } from '../../events/mail.ts'
import { mailReturned } from '../../shared/entity/entity.ts'
import { queueWorker } from '../background.ts'
import { directoryWrites } from '../entities/directoryTable.ts'
import { userBySubject } from '../entities/entityTable.ts'
import { entityKeys } from '../table/keys/entities.ts'
import { table } from '../table/table.ts'

/**
 * Marks a person whose address bounced or complained: no further e-mail is sent there, and senders of messages see it. A repeated
 * notice changes nothing; one about a former address marks nothing.
 */
export const handler = queueWorker('notifications/markReturnedMail', async (body) => {
  const returned = returnedOf(MailNotice.parse(body))
  const user = returned && (await userBySubject(returned.Subject))
  if (!returned || !user) return
  const { Subject, ...ReturnedMail } = returned
  const marked = { ...user, ReturnedMail }
  if (!mailReturned(marked)) return
  const isStill = { expression: 'EMailAddress = :address', values: { ':address': user.EMailAddress } }
  await table.commit([
    { update: entityKeys.user(Subject), set: { ReturnedMail }, when: isStill },
    ...(await directoryWrites(marked)),
  ])
})
