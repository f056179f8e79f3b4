import { submissionEvents } from '../../../shared/rescue/loads/events.ts'
import { openLoadOffer, writeLoadOffer } from '../../../shared/rescue/loads/loadEmail.ts'
import { reaction } from '../../core/http/reaction.ts'
import { mailer } from '../../core/mail/mailer.ts'
import { mailReaders } from '../../core/mail/mailReaders.ts'
import { webUrl } from '../../core/mail/webUrl.ts'
import { loadPeople } from '../../network/organizations/entityTable.ts'
import { submissionById } from './submissionTable.ts'

/**
 * Writes to the people of whoever is offered a distributor's load: one event, and so one message of the queue, an entity.
 * An offer that ended meanwhile is not written about.
 */

const send = mailer()

export const handler = reaction('notifications/onLoadOffered', async (event, now) => {
  const offer = submissionEvents.LoadOffered.detail.parse(event.Detail)
  const submission = await submissionById(event.Subject.ID)
  const match = submission && openLoadOffer(submission, offer, now)
  if (!submission || !match) return
  const people = await loadPeople([match.Entity.ID])
  const told = { eventId: event.ID, kind: 'loadOffered', entityId: match.Entity.ID } as const
  const load = { submission, match, webUrl: webUrl() }
  await mailReaders(people, told, send, (reader) => writeLoadOffer(load, reader))
})
