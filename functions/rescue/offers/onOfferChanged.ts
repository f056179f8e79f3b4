import type { Event } from '../../../events/event.ts'
import { settingsUrl } from '../../../shared/core/mail/email.ts'
import { donationEvent } from '../../../shared/rescue/donations/donationEvent.ts'
import { type DonationEventType, donationEvents } from '../../../shared/rescue/donations/events.ts'
import {
  audiencesOf,
  type NotifiedEvent,
  type Recipient,
  recipientsOf,
} from '../../../shared/rescue/donations/mail/audience.ts'
import { writeEmail } from '../../../shared/rescue/donations/mail/donationEmail.ts'
import type { EmailContext } from '../../../shared/rescue/donations/mail/emailRows.ts'
import { notificationKindOf } from '../../../shared/rescue/donations/mail/emailTemplate.ts'
import { reaction } from '../../core/http/reaction.ts'
import { type Mail, mailContent, mailer, soundAddress } from '../../core/mail/mailer.ts'
import { inTurn, sendOnce } from '../../core/mail/sendOnce.ts'
import { loadPeople } from '../../network/organizations/entityTable.ts'
import { donationById } from '../donations/donationTable.ts'
import { loadEmailContext } from '../donations/emailContext.ts'
import { mailAgencyContacts } from './mailAgencyContacts.ts'

/**
 * Notifies people by e-mail of events of a donation, with its current state. Each person gets one e-mail per event, however
 * often the queue delivers it.
 */

const send = mailer()

const isDonationEvent = (type: string): type is DonationEventType => type in donationEvents

function notifiedEventOf({ Type, Detail, At, By }: Event): NotifiedEvent | undefined {
  if (!isDonationEvent(Type)) return undefined
  return { event: donationEvent(Type, donationEvents[Type].detail.parse(Detail)), at: At, by: By }
}

function mailOf({ user, role, template, match }: Recipient, context: EmailContext): Mail {
  const email = writeEmail(template, { Language: user.Language, TimeZone: user.TimeZone, role }, { ...context, match })
  const isFoodBank = role.EntityID === context.donation.FoodBank.ID
  return {
    person: user.Subject,
    to: user.EMailAddress,
    replyTo: isFoodBank ? undefined : soundAddress(context.foodBank?.Contact.EMailAddress),
    ...mailContent(email),
    unsubscribeUrl: settingsUrl(context.webUrl, role.Role, notificationKindOf(template)),
  }
}

export const handler = reaction('notifications/onOfferChanged', async (event, now) => {
  const notified = notifiedEventOf(event)
  const donation = notified && (await donationById(event.Subject.ID))
  if (!notified || !donation) return
  const audiences = audiencesOf(notified, donation, now)
  if (audiences.length === 0 && event.Type !== 'AgenciesPassedOver') return
  const [people, context] = await Promise.all([
    loadPeople(audiences.map((audience) => audience.EntityID)),
    loadEmailContext(donation),
  ])
  if (event.Type === 'AgenciesPassedOver' && donation.Stage !== 'cancelled')
    await mailAgencyContacts(event, context, send)
  await inTurn(recipientsOf(audiences, people, notified.by), (recipient) =>
    sendOnce(
      { eventId: event.ID, subject: recipient.user.Subject, kind: notificationKindOf(recipient.template) },
      mailOf(recipient, context),
      send,
      new Date(),
    ),
  )
})
