import type { Event } from '../../../events/event.ts'
import { agencyContactTag } from '../../../events/mail.ts'
import { refusesOffers } from '../../../shared/network/agencies/answering.ts'
import { donationEvents } from '../../../shared/rescue/donations/events.ts'
import type { EmailContext } from '../../../shared/rescue/donations/mail/emailRows.ts'
import { writeAgencyContact } from '../../../shared/rescue/offers/agencyContactEmail.ts'
import { mailContent, type mailer, soundAddress } from '../../core/mail/mailer.ts'
import { inTurn, sendOnce } from '../../core/mail/sendOnce.ts'
import { findEntity, loadEveryone } from '../../network/organizations/entityTable.ts'

/** Writes to the contact addresses of agencies that were not asked, because nobody can answer for them. */
export async function mailAgencyContacts(
  event: Event,
  context: EmailContext,
  send: ReturnType<typeof mailer>,
): Promise<void> {
  const { Agencies } = donationEvents.AgenciesPassedOver.detail.parse(event.Detail)
  await inTurn(Agencies, async ({ ID }) => {
    const agency = await findEntity('agency', ID)
    const to = soundAddress(agency?.Contact.EMailAddress)
    if (!agency || !to || refusesOffers(to, await loadEveryone([ID]))) return
    const person = agencyContactTag(ID)
    const replyTo = soundAddress(context.foodBank?.Contact.EMailAddress)
    const mail = { person, to, replyTo, ...mailContent(writeAgencyContact(agency, context)), unsubscribeUrl: null }
    await sendOnce({ eventId: event.ID, subject: person, kind: 'offerMade' }, mail, send, new Date())
  })
}
