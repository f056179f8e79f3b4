import { submissionEvents } from '../../shared/distributor/events.ts'
import { readerRole, settingsUrl } from '../../shared/notification/email.ts'
import { openLoadOffer, writeLoadOffer } from '../../shared/notification/loadEmail.ts'
import { submissionById } from '../distributors/submissionTable.ts'
import { peopleOf } from '../entities/entityTable.ts'
import { reaction } from '../reaction.ts'
import { mailContent, mailer } from './mailer.ts'
import { inTurn, sendOnce } from './sendOnce.ts'
import { webUrl } from './webUrl.ts'

/**
 * Writes to the people of whoever is offered a distributor's load: one event, and so one message of the queue, an entity.
 * An offer that ended meanwhile is not written about.
 */

const send = mailer()
const kind = 'loadOffered'

export const handler = reaction('notifications/onLoadOffered', async (event, now) => {
  const offer = submissionEvents.LoadOffered.detail.parse(event.Detail)
  const submission = await submissionById(event.Subject.ID)
  const match = submission && openLoadOffer(submission, offer, now)
  if (!submission || !match) return
  const people = await peopleOf([match.Entity.ID])
  const readers = people.flatMap((user) => {
    const role = readerRole(user, match.Entity.ID, kind)
    return role ? [{ user, role }] : []
  })
  await inTurn(readers, async ({ user, role }) => {
    const email = writeLoadOffer({ submission, match, webUrl: webUrl() }, { ...user, role })
    const mail = {
      person: user.Subject,
      to: user.EMailAddress,
      ...mailContent(email),
      unsubscribeUrl: settingsUrl(webUrl(), role.Role, kind),
    }
    await sendOnce({ eventId: event.ID, subject: user.Subject, kind }, mail, send, new Date())
  })
})
