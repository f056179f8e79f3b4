import { settingsUrl } from '../../../shared/core/mail/email.ts'
import { messageEvents } from '../../../shared/work/messages/events.ts'
import { messageReader, writeMessageEmail } from '../../../shared/work/messages/messageEmail.ts'
import { reaction } from '../../core/http/reaction.ts'
import { type Mail, mailContent, mailer } from '../../core/mail/mailer.ts'
import { sendOnce } from '../../core/mail/sendOnce.ts'
import { webUrl } from '../../core/mail/webUrl.ts'
import { userBySubject } from '../../network/organizations/entityTable.ts'
import { copiesBetween, messageById, type StoredCopy, type StoredMessage } from './messageTable.ts'

/**
 * Sends the e-mail copies of a batch of a message's recipients, one after the other: two of these functions run at a time
 * (`maxConcurrency` in `events/subscriptions.ts`), which is about SES's first rate of 14 mails a second. When SES throttles
 * nevertheless, the queue brings the batch again, and nobody who has the mail gets another.
 */

const send = mailer()
const kind = 'messageReceived'

/** Read at sending: who was removed, unsubscribed or has opened or deleted the message meanwhile gets no e-mail. */
async function mailOf(message: StoredMessage, { ID, Subject = '' }: StoredCopy): Promise<Mail | undefined> {
  const user = await userBySubject(Subject)
  const reader = user && messageReader(user)
  if (!reader) return undefined
  const email = writeMessageEmail(message, reader, { copyId: ID, webUrl: webUrl(), language: user.Language })
  return {
    person: user.Subject,
    to: user.EMailAddress,
    ...mailContent(email),
    unsubscribeUrl: settingsUrl(webUrl(), reader.role.Role, kind),
  }
}

export const handler = reaction('notifications/onCopiesDelivered', async (event) => {
  const { First, Last } = messageEvents.CopiesDelivered.detail.parse(event.Detail)
  const message = await messageById(event.Subject.ID)
  if (!message) return
  for (const copy of await copiesBetween(message.ID, First, Last)) {
    if (!copy.Subject || copy.IsRemoved || copy.MessageViewedTime !== null) continue
    const mail = await mailOf(message, copy)
    if (mail) await sendOnce({ eventId: event.ID, subject: copy.Subject, kind }, mail, send, new Date())
  }
})
